import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { kernelVersion } from '@kernel/version.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { sharedStack, startStack } from './stack.js';

const guest = new Client(sharedStack());

describe('The tariff', () => {
  it('is the current price book, the catalogue and the kernel, for anyone', async () => {
    const answer = await guest.get<Tariff>('/api/tariff');
    expect(answer.status).toBe(200);
    const parts = ['book', 'materials', 'unavailable', 'destinations', 'paces', 'kernelVersion'];
    expect(Object.keys(answer.data)).toEqual(parts);
    expect(answer.data.book).toEqual(ma20261);
    expect(answer.data.kernelVersion).toBe(kernelVersion);
    expect(answer.data.paces).toEqual({});
    const { data } = await guest.get<Pick<Tariff, 'materials'>>('/api/materials');
    expect(data).toEqual({ materials: answer.data.materials });
  });

  it('names every served city in each spelling that finds it', async () => {
    const { destinations } = (await guest.get<Tariff>('/api/tariff')).data;
    const casablanca = destinations.find(({ name }) => name === 'Casablanca');
    expect(casablanca).toMatchObject({ deliveryDaysMin: 1, deliveryDaysMax: 2 });
    expect(casablanca?.aliases).toContain('الدار البيضاء');
    const customer = await signedIn(sharedStack());
    const search = '/api/shipping/destinations?q=casablanca';
    const { data } = await customer.get<{ destinations: object[] }>(search);
    expect(casablanca).toMatchObject(data.destinations[0]!);
  });

  it('holds sale rates, no cost and no markup', async () => {
    const { text } = await guest.get('/api/tariff');
    expect(text).not.toMatch(/cost|markup|margin|marge/i);
  });

  it.each(['/api/tariff', '/api/materials', '/api/shipping/cities'])(
    'may be kept for a minute, and is sent once a version: %s',
    async (path) => {
      const plain = { 'Accept-Encoding': 'identity' };
      const first = await guest.get(path, plain);
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60');
      for (const held of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
        const again = await guest.get(path, { ...plain, 'If-None-Match': held });
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      const other = await guest.get(path, { ...plain, 'If-None-Match': '"old"' });
      expect([other.status, other.text]).toEqual([200, first.text]);
    },
  );

  it('is sent in the encoding that a client takes, each with a version of its own', async () => {
    const sent = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => guest.get('/api/tariff', { 'Accept-Encoding': encoding })),
    );
    const [plain, gzip, br] = sent.map(({ headers }) => headers.get('etag')!.slice(1, -1));
    expect([gzip, br]).toEqual([`${plain}-gzip`, `${plain}-br`]);
    expect(sent.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br']);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(sent.map(({ headers }) => headers.get('vary')?.includes('Accept-Encoding'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is not there for another method', async () => {
    expectRefusal(await guest.post('/api/tariff', {}), 404, 'NOT_FOUND');
  });
});

describe('A tariff of two processes', () => {
  let stack: TestStack;
  let other: Client;

  beforeAll(async () => {
    // What is kept of the database is then read again after a second and a half.
    stack = await startStack({ env: { TIME_LIMIT_SCALE: '0.3' } });
    other = new Client({ ...stack, baseUrl: (await stack.addApi()).baseUrl });
  });

  afterAll(() => stack.stop());

  it('has one version in both, and another once a colour has sold out or a city is renamed', async () => {
    const first = new Client(stack);
    const versionsOf = async () => {
      const answers = await Promise.all([first.get('/api/tariff'), other.get('/api/tariff')]);
      return answers.map(({ headers }) => headers.get('etag'));
    };
    const [before] = await versionsOf();
    expect(await versionsOf()).toEqual([before, before]);

    /** The version of both once neither is the old one. */
    const nextOf = async (old: string | null | undefined) => {
      for (let waitedMs = 0; ; waitedMs += 100) {
        const versions = await versionsOf();
        if (versions.every((one) => one !== old)) return versions;
        if (waitedMs > 15_000) throw new Error('The tariff did not change.');
        await sleep(100);
      }
    };
    await query(stack, 'update materials set is_available = false where sku = $1', ['tpu-noir']);
    const [soldOut, soldOutToo] = await nextOf(before);
    expect(soldOutToo).toBe(soldOut);
    const { data } = await first.get<Tariff>('/api/tariff', { 'If-None-Match': before! });
    expect(data.materials.some(({ id }) => id === 'tpu-noir')).toBe(false);

    await query(stack, `update destinations set aliases = '{"Dar Bida"}' where name = $1`, ['Casablanca']);
    const [renamed, renamedToo] = await nextOf(soldOut);
    expect(renamedToo).toBe(renamed);
  });
});

describe('A private tariff', () => {
  let stack: TestStack;

  beforeAll(async () => {
    stack = await startStack({ env: { TARIFF: 'private' } });
  });

  afterAll(() => stack.stop());

  it('is not found', async () => {
    expectRefusal(await new Client(stack).get('/api/tariff'), 404, 'NOT_FOUND');
  });

  it('leaves the cities and the colours, which the shop is then chosen from', async () => {
    const own = new Client(stack);
    const { data } = await guest.get<Tariff>('/api/tariff');
    const cities = await own.get('/api/shipping/cities');
    expect([cities.status, cities.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    const { destinations } = cities.data as Pick<Tariff, 'destinations'>;
    const withoutIds = (list: Tariff['destinations']) => list.map((city) => ({ ...city, id: '' }));
    expect(withoutIds(destinations)).toEqual(withoutIds(data.destinations));
    expect((await own.get('/api/materials')).status).toBe(200);
  });

  it.each([
    '/en/pricing.md',
    '/fr/pricing.md',
    '/en/cards.md',
    '/fr/cards.md',
    '/en/index.md',
    '/fr/index.md',
  ])('leaves no rate on %s', async (path) => {
    const own = new Client(stack);
    const known = await guest.get(path);
    const { status, text } = await own.get(path);
    expect([known.status, status]).toEqual([200, 200]);
    expect(known.text).toMatch(/\d (MAD|DH)|\d\u00a0(MAD|DH)/);
    expect(text).not.toMatch(/\d[\s\u00a0](MAD|DH)\b|<!--/);
    expect(text.length).toBeGreaterThan(500);
  });

  it('leaves the materials with densities and colours, without the price of a gram', async () => {
    const { text } = await new Client(stack).get('/en/materials.md');
    expect(text).toContain('| Material | Density | Colours |');
    expect(text).not.toMatch(/MAD/);
  });
});
