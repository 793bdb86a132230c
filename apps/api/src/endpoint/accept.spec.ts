import { describe, expect, it } from '@jest/globals';
import { asksForPage, preferredType } from './accept.js';

const chrome = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

describe('preferredType', () => {
  it.each([
    [undefined, 'text/html'],
    ['', 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    [chrome, 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['TEXT/MARKDOWN', 'text/markdown'],
    ['text/markdown; charset=utf-8', 'text/markdown'],
    ['text/markdown;variant=GFM;q=0.9, text/html;q=0.8', 'text/markdown'],
    ['text/markdown, */*', 'text/markdown'],
    ['text/markdown, text/html', 'text/markdown'],
    ['text/html, text/markdown', 'text/html'],
    ['text/html;q=0.8, text/markdown', 'text/markdown'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/markdown;q=0.5, */*;q=0.1', 'text/markdown'],
    ['text/markdown;q=0.5, */*', 'text/html'],
    ['text/markdown;q=0, */*', 'text/html'],
    ['text/html;q=0, */*', 'text/markdown'],
    ['text/html;q=0, text/*;q=0.1', 'text/markdown'],
    ['text/markdown;q=0', null],
    ['text/markdown;q=2', null],
    ['text/markdown;q=high', null],
    ['application/json', null],
    ['image/*', null],
  ])('of %j is %j', (accept, type) => {
    expect(preferredType(accept, ['text/html', 'text/markdown'])).toBe(type);
  });
});

describe('asksForPage', () => {
  it.each([
    [chrome, true],
    ['text/html', true],
    ['application/json, text/html', false],
    ['application/json;q=0.5, text/html', true],
    ['text/html;q=0', false],
    ['*/*', false],
    ['text/*', false],
    ['text/markdown', false],
    [undefined, false],
  ])('of %j is %s', (accept, isAsked) => {
    expect(asksForPage(accept)).toBe(isAsked);
  });
});
