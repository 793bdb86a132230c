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

  it('comes in the encoding that the client takes, each with an ETag of its own', async () => {
    const tags = new Set<string | null>();
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { headers, text } = await guest.get('/openapi.json', { 'Accept-Encoding': accepted });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toMatch(/Accept-Encoding(,|$)/);
      expect((JSON.parse(text) as { openapi: string }).openapi).toBe('3.1.0');
      tags.add(headers.get('etag'));
    }
    expect(tags.size).toBe(3);
  });
});

const part = ({ operation }: (typeof operations)[number]): 'customers' | 'operators' =>
  operation['x-operators-only'] || operation.operationId === 'metricsRead' ? 'operators' : 'customers';
const indexPaths = { customers: '/developers', operators: '/developers/operators' };
const asHtml = async (path: string): Promise<string> => (await guest.get(path, { Accept: 'text/html' })).text;

describe('Its pages', () => {
  it.each(['/developers', '/developers/orders', '/developers/operators'])(
    'load our stylesheet and icon alone, and run nothing: %s',
    async (path) => {
      const { headers, text } = await guest.get(path, { Accept: 'text/html' });
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none';/,
      );
      expect(text).not.toMatch(/<script|src=|@import|url\(/);
    },
  );

  it.each(operations)('list and describe $method $path', async (one) => {
    const { path, method, operation } = one;
    const index = await asHtml(indexPaths[part(one)]);
    const [, href = ''] = new RegExp(`<li id="${operation.operationId}"><a href="([^"]+)"`).exec(index) ?? [];
    const [groupPath = '', anchor] = href.split('#');
    expect([groupPath.startsWith(`${indexPaths[part(one)]}/`), anchor]).toEqual([
      true,
      operation.operationId,
    ]);
    expect(await asHtml(groupPath)).toContain(`<article id="${operation.operationId}">`);
    const heading = `\n### ${method.toUpperCase()} ${path}\n`;
    expect((await guest.get(`${groupPath}.md`)).text).toContain(heading);
    expect((await guest.get('/llms-full.txt')).text.includes(heading)).toBe(part(one) === 'customers');
  });

  it('keep what operators do apart, and lead there', async () => {
    const index = await asHtml('/developers');
    expect(index).not.toContain('<code>/ops/');
    expect(index).toContain('<a href="/developers/operators">');
    expect(await asHtml('/developers/operators')).toContain('<code>/ops/api/orders</code>');
  });

  it('stay light: none has more than 150 kB before it is compressed', async () => {
    const { text } = await guest.get('/sitemap.xml');
    const paths = [...text.matchAll(/<loc>[^<]*(\/developers[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    const heavy: string[] = [];
    for (const path of paths) if ((await asHtml(path)).length > 150_000) heavy.push(path);
    expect(heavy).toEqual([]);
  });

  it.each(['/developers/nothing', '/developers/nothing.md', '/developers/operators/orders'])(
    'are not there for another name: %s',
    async (path) => expect((await guest.get(path)).status).toBe(404),
  );
});
