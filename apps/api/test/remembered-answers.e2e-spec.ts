import { describe, expect, it } from '@jest/globals';
import { type Answer, Client } from '@testing/http-client.js';
import { sharedStack } from './stack.js';

const visitor = new Client(sharedStack());

const addresses = [
  ...['/', '/fr', '/en', '/ar', '/fr/index.md', '/materials', '/en/pricing', '/ar/delivery', '/terms.md'],
  ...['/api/materials', '/api/shipping/cities', '/api/tariff'],
];

const ways: Record<string, string>[] = [
  {},
  { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  { Accept: 'text/markdown' },
  { 'Accept-Language': 'en-GB,en;q=0.9' },
  { 'Accept-Language': 'ar' },
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip' },
  { 'Accept-Encoding': 'identity' },
];

const ofOneCall = ['x-request-id', 'ratelimit', 'date'];

/** All that two answers should have in common. */
const asSent = ({ status, headers, text }: Answer) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !ofOneCall.includes(name)),
});

describe.each(addresses)('%s, asked for again', (address) => {
  it('is the same answer, whichever way it is asked for', async () => {
    for (const headers of ways) {
      const [first, ...more] = [1, 2, 3].map(() => () => visitor.get(address, headers));
      const answer = await first!();
      expect(answer.status).toBe(200);
      for (const next of more) expect(asSent(await next())).toEqual(asSent(answer));
    }
  });

  it('is 304 for whoever holds it, with the same headers', async () => {
    const etag = (await visitor.get(address)).headers.get('etag')!;
    const held = () => visitor.get(address, { 'If-None-Match': etag });
    // No memory has answers of a search.
    const made = await visitor.get(`${address}?again`, { 'If-None-Match': etag });
    expect(asSent(made)).toMatchObject({ status: 304, text: '' });
    expect(asSent(await held())).toEqual(asSent(made));
    expect(asSent(await visitor.get(address, { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  it('has an id of its own, or the one that the caller gives it', async () => {
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await visitor.get(address)).headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    const named = await visitor.get(address, { 'X-Request-Id': 'of-the-caller' });
    expect(named.headers.get('x-request-id')).toBe('of-the-caller');
  });
});
