import { describe, expect, it } from '@jest/globals';
import { safeCallback } from './callback-url.js';

const rules = {
  publicUrl: 'https://shop.example',
  allowedOrigins: ['https://shop.example', 'http://localhost:5173'],
};

describe('The place to go to after a mailed link', () => {
  it.each([
    ['/', '/'],
    ['/welcome?step=2#top', '/welcome?step=2#top'],
    ['/a@b/c', '/a@b/c'],
    ['/é', '/é'],
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example/welcome', 'https://shop.example/welcome'],
    ['HTTPS://SHOP.EXAMPLE/Welcome', 'https://shop.example/Welcome'],
    ['https://shop.example:443/x', 'https://shop.example/x'],
    ['http://localhost:5173/#/in', 'http://localhost:5173/#/in'],
    ['welcome', 'https://shop.example/welcome'],
    ['?step=2', 'https://shop.example/?step=2'],
  ])('may be %j', (given, expected) => {
    expect(safeCallback(given, rules)).toBe(expected);
  });

  it.each([
    'blob:https://shop.example/0c9a7c1e',
    'BLOB:https://shop.example/x',
    'filesystem:https://shop.example/x',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'view-source:https://shop.example/',
    'file:///etc/passwd',
    'ftp://shop.example/',
    'ws://shop.example/',
    'about:blank',
    'mailto:a@shop.example',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://shop.example.evil.example/',
    'https://evil.example/',
    '//shop.example/x',
    '//evil.example',
    'https:///shop.example/',
    'https:welcome',
    '///evil.example',
    '////evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '//evil.example ',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://shop.example@evil.example/',
    'https://evil.example@shop.example/',
    'https://user:secret@shop.example/',
    'https://@shop.example/',
    'https://:@shop.example/',
    '//user@shop.example/',
    'https://shop.example\\@evil.example/',
    'https://shop.example\u0000.evil.example/',
    '/welcome\r\nSet-Cookie: a=b',
    '/wel come',
    '/wel\u00a0come',
    '/x\u2028y',
    'https://',
    '//',
    'https://[',
  ])('may not be %j', (given) => {
    expect(safeCallback(given, rules)).toBeNull();
  });
});
