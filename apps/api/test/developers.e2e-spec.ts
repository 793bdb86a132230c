import { describe, expect, it } from '@jest/globals';
import { Client } from '@testing/http-client.js';
import { operations } from '@testing/openapi/judge.js';
import { sharedStack } from './stack.js';

const guest = new Client(sharedStack());

describe('Versions', () => {
  it('the API description is version 1.0.0', async () => {
    const { text, status } = await guest.get('/openapi.json');
    const { openapi, info } = JSON.parse(text) as { openapi: string; info: { version: string } };
    expect([status, openapi, info.version]).toEqual([200, '3.1.0', '1.0.0']);
  });

  it('paths carry no version segment', () => {
    expect(operations.filter(({ path }) => /\/v\d/.test(path))).toEqual([]);
  });

  it.each(['/api/materials', '/api/nowhere', '/openapi.json'])(
    'every answer says its version: %s',
    async (path) => {
      expect((await guest.get(path)).headers.get('api-version')).toBe('1.0.0');
    },
  );
});

describe('The API description', () => {
  it.each([
    ['text/html', 'text/html', /^<!doctype html>/i],
    ['text/markdown', 'text/markdown', /^# \S/],
    ['text/html;q=0.5, text/markdown', 'text/markdown', /^# \S/],
    ['text/markdown;q=0.5, text/html', 'text/html', /^<!doctype html>/i],
  ])('is a page in the form that is preferred: %s', async (Accept, type, start) => {
    const { status, headers, text } = await guest.get('/developers', { Accept });
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(headers.get('vary')).toMatch(/Accept(,|$)/);
    expect(text).toMatch(start);
  });

  it('is public and cached; who has it already is told so', async () => {
    const first = await guest.get('/openapi.json');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await guest.get('/openapi.json', {
      'If-None-Match': first.headers.get('etag') ?? '',
      // Otherwise fetch adds no-cache, which asks for the whole again.
      'Cache-Control': 'max-age=0',
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('has a page that loads nothing and runs nothing', async () => {
    const { headers, text } = await guest.get('/developers', { Accept: 'text/html' });
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(text).not.toMatch(/<script|src=|@import|url\(/);
  });

  it.each(operations)('its page shows $method $path', async ({ path, operation }) => {
    const { text } = await guest.get('/developers', { Accept: 'text/html' });
    expect(text).toContain(`<article id="${operation.operationId}">`);
    expect((await guest.get('/developers.md')).text).toContain(` ${path}\n`);
  });
});
