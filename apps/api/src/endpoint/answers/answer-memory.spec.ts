import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import express from 'express';
import { AnswerMemory } from './answer-memory.js';
import { CachedValue } from './cached-value.js';
import { noteRateRule } from '../limits/rate-rule.js';

/** A server whose answers vary by language; it notes what the memory would have answered. */
let memory: AnswerMemory;
let stock: { colours: number };
let held: CachedValue<{ colours: number }>;
let found: (string | null)[];
let server: Server;

const rule = { place: 'Stock-colours', limit: 120, windowMs: 60_000 };

beforeAll(async () => {
  const app = express();
  app.use((request, _response, next) => {
    found.push(memory.find(request)?.body.toString() ?? null);
    next();
  });
  app.use('/colours', async (request, response) => {
    noteRateRule(request, rule);
    const value = await held.get();
    const body = Buffer.from(`${value.colours} ${request.headers['accept-language'] ?? ''}`);
    response.vary('Origin').vary('Accept-Language');
    response.status(request.url.endsWith('gone') ? 410 : 200).send(body);
    memory.keep(response, body, [[held, value]]);
  });
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterAll(() => void server.close());

beforeEach(() => {
  [memory, found, stock] = [new AnswerMemory(), [], { colours: 5 }];
  held = new CachedValue(() => Promise.resolve(stock), 60_000);
});

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<string | null> {
  const { port } = server.address() as AddressInfo;
  await (
    await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'Accept-Language': 'fr', ...headers },
    })
  ).text();
  return found.at(-1)!;
}

it('has an answer for who asks alike, by the headers that it varies by', async () => {
  expect(await ask('/colours')).toBeNull();
  expect(await ask('/colours')).toBe('5 fr');
  expect(await ask('/colours', { 'X-Other': 'header' })).toBe('5 fr');
  expect(await ask('/colours', { 'Accept-Language': 'ar' })).toBeNull();
  expect(await ask('/colours', { 'Accept-Language': 'ar' })).toBe('5 ar');
  expect(await ask('/colours')).toBe('5 fr');
  expect(await ask('/Colours')).toBeNull();
});

it('has none once a part of it is another, or has not been looked at for long', async () => {
  await ask('/colours');
  stock = { colours: 6 };
  expect(await ask('/colours')).toBe('5 fr');
  held.forget();
  expect(await ask('/colours')).toBeNull();
  expect(await ask('/colours')).toBe('6 fr');
  held = new CachedValue(() => Promise.resolve(stock), -1);
  expect(await ask('/colours?')).toBeNull();
  await ask('/colours/short');
  expect(await ask('/colours/short')).toBeNull();
});

it.each<[string, string, Record<string, string>, string]>([
  ['searches', '/colours?of=pla', {}, 'GET'],
  ['other methods', '/colours', {}, 'HEAD'],
  ['pages of other sites', '/colours', { Origin: 'https://elsewhere.example' }, 'GET'],
  ['answers that are no success', '/colours/gone', {}, 'GET'],
  ['questions longer than any browser asks', '/colours', { 'Accept-Language': 'fr,'.repeat(400) }, 'GET'],
])('keeps nothing of %s', async (_, path, headers, method) => {
  await ask(path, headers, method);
  expect(await ask(path, headers, method)).toBeNull();
});

it('holds a bounded number of them, those that were asked for last', async () => {
  for (let i = 0; i <= 512; i++) {
    await ask('/colours', { 'Accept-Language': `x-${i}` });
    expect(await ask('/colours', { 'Accept-Language': 'x-0' })).toBe('5 x-0');
  }
  expect(await ask('/colours', { 'Accept-Language': 'x-512' })).toBe('5 x-512');
  expect(await ask('/colours', { 'Accept-Language': 'x-1' })).toBeNull();
});

it('holds as many addresses, however one is written', async () => {
  for (let i = 0; i <= 512; i++) await ask(`/colours/${i}`);
  expect(await ask('/colours/512')).toBe('5 fr');
  expect(await ask('/colours/0')).toBeNull();
});
