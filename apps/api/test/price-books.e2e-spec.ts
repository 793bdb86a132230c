import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import {
  addAddress,
  type OrderAnswer,
  orderLine,
  placeOrder,
  quoteLine,
  type SavedQuoteAnswer,
  saveQuote,
  uploadBox,
} from './shop.js';
import { startStack } from './stack.js';

interface Book {
  version: string;
  status: string;
  basedOn: string | null;
  note: string | null;
  publishedBy: string | null;
  book: PriceBook;
  changes: { field: string; before: number | null; after: number | null }[];
  faults: { field: string; code: string; message: string }[];
}

interface Comparison {
  current: string;
  proposed: string;
  figures: string;
  compared: number;
  unmeasured: number;
  refused: number;
  dearer: number;
  cheaper: number;
  same: number;
  currentSum: number;
  proposedSum: number;
  difference: number;
  baskets: { kind: string; number: string; current: number; proposed: number; isRefused: boolean }[];
}

const root = '/ops/api/price-books';
const ownerEmail = 'owner@example.com';

let stack: TestStack;
let admin: Client;
let customer: Client & { email: string };
let other: Client;
let fileKey: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: ownerEmail } });
  admin = await signedIn(stack, ownerEmail);
  customer = await signedIn(stack, 'customer@example.com');
  other = new Client({ ...stack, baseUrl: (await stack.addApi()).baseUrl });
  fileKey = await uploadBox(customer);
});

afterAll(() => stack.stop());

const begin = async (body: object = {}): Promise<Book> => (await admin.post<Book>(root, body)).data;
const change = (version: string, body: object) =>
  admin.post<Book>(`${root}/${version}`, body, { 'Accept-Language': 'en' }, 'PATCH');
const compare = async (version: string) =>
  (await admin.get<Comparison>(`${root}/${version}/comparison`)).data;
/** Publishes a book as it was compared just now. */
const publish = async (version: string) =>
  admin.post<Book>(`${root}/${version}/publish`, { compared: (await compare(version)).figures });
const discard = (version: string) => admin.send(`${root}/${version}`, { method: 'DELETE' });
const year = new Date().getFullYear();

describe('The first price book', () => {
  it('is in the database as the engine has it, and current', async () => {
    const { data } = await admin.get<Book[]>(root);
    expect(data.map(({ version, status }) => [version, status])).toEqual([['MA-2026-1', 'published']]);
    const one = await admin.get<Book>(`${root}/MA-2026-1`);
    expect(one.data).toMatchObject({ book: ma20261, changes: [], faults: [], basedOn: null });
    expect(Object.keys(one.data.book).length).toBe(Object.keys(ma20261).length);
  });

  it('cannot be changed, thrown away or edited in the database', async () => {
    expect(expectRefusal(await change('MA-2026-1', { note: 'x' }), 400, 'INVALID_INPUT').reason).toBe(
      'priceBookFixed',
    );
    expect(expectRefusal(await discard('MA-2026-1'), 400, 'INVALID_INPUT').reason).toBe('priceBookFixed');
    await expect(
      query(stack, `update price_books set content = content || '{"tvaPercent": 10}'`),
    ).rejects.toThrow('it stays as it is');
    await expect(query(stack, 'delete from price_books')).rejects.toThrow('it stays as it is');
  });

  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['GET', '/comparison'],
    ['POST', '/publish'],
  ])('is alone: %s of another is not found', async (method, tail) => {
    const answer = await admin.send(`${root}/MA-1999-1${tail}`, { method });
    expectRefusal(answer, 404, 'RESOURCE_NOT_FOUND');
  });
});

describe('A draft', () => {
  it('is written by admins alone', async () => {
    const operator = await signedIn(stack);
    const { email } = operator;
    await admin.post('/ops/api/operators', { email, role: 'operator' });
    expect((await operator.get(root)).status).toBe(200);
    expect((await operator.get(`${root}/MA-2026-1/comparison`)).status).toBe(200);
    expectRefusal(await operator.post(root, {}), 403, 'INSUFFICIENT_PERMISSIONS');
    expectRefusal(await operator.post(`${root}/MA-2026-1/publish`), 403, 'INSUFFICIENT_PERMISSIONS');
    expectRefusal(await customer.get(root), 403, 'INSUFFICIENT_PERMISSIONS');
  });

  it('is a copy of the current book, changed as asked, and thrown away again', async () => {
    const key = { 'Idempotency-Key': 'draft-1' };
    const first = await admin.post<Book>(root, { note: 'Dearer TPU' }, key);
    expect(first.status).toBe(201);
    const { version } = first.data;
    expect(first.data).toMatchObject({
      status: 'draft',
      basedOn: 'MA-2026-1',
      note: 'Dearer TPU',
      changes: [],
    });
    expect(version).toBe(year === 2026 ? 'MA-2026-2' : `MA-${year}-1`);
    expect(first.data.book).toEqual({ ...ma20261, version });
    const again = await admin.post<Book>(root, { note: 'Dearer TPU' }, key);
    expect(again.data.version).toBe(version);

    const book = structuredClone(ma20261);
    book.materials.tpu.centimesPerGram = 250;
    const changed = await change(version, { book, note: null });
    expect(changed.data).toMatchObject({ note: null, faults: [] });
    expect(changed.data.changes).toEqual([
      { field: 'materials.tpu.centimesPerGram', before: 220, after: 250 },
    ]);
    expect((await discard(version)).status).toBe(204);
    expectRefusal(await admin.get(`${root}/${version}`), 404, 'RESOURCE_NOT_FOUND');
  });

  it('is refused with figures out of their bounds, each by its path', async () => {
    const { version } = await begin();
    const book = structuredClone(ma20261) as unknown as Record<string, unknown>;
    book.serviceFeeCentimes = -1;
    book.tvaPercent = 20.5;
    (book.materials as Record<string, unknown>).pla = { centimesPerGram: 'x', densityGPerCm3: 0 };
    book.quantityBrackets = [];
    const answer = await change(version, { book });
    expectRefusal(answer, 400, 'VALIDATION_ERROR');
    expect(answer.error.details.errors?.map(({ field }) => field).sort()).toEqual([
      'book.materials.pla.centimesPerGram',
      'book.materials.pla.densityGPerCm3',
      'book.quantityBrackets',
      'book.serviceFeeCentimes',
      'book.tvaPercent',
    ]);
    await discard(version);
  });

  it('is kept with figures that break a promise, told in words, and not published with them', async () => {
    const book = structuredClone(ma20261);
    book.finishes.polished.percent = 100;
    book.rush.minimumCentimes = 5_00;
    book.shippingCentimes = 35_00;
    const { version } = await begin();
    const { data } = await change(version, { book });
    expect(data.faults).toEqual([
      { field: 'finishes.polished.percent', code: 'atLeast', message: 'must not be less than 135' },
      { field: 'rush.minimumCentimes', code: 'atLeast', message: 'must not be less than 1000' },
      {
        field: 'shippingCentimes',
        code: 'deliveryIncluded',
        message: 'must be 0: prices include delivery',
      },
    ]);
    const refused = await publish(version);
    expect(expectRefusal(refused, 400, 'INVALID_INPUT').reason).toBe('priceBookFaulty');
    expect(refused.error.details.errors?.map(({ field }) => field)).toEqual([
      'finishes.polished.percent',
      'rush.minimumCentimes',
      'shippingCentimes',
    ]);
    await discard(version);
  });

  it('is published with exactly the figures that were compared', async () => {
    const { version } = await begin();
    const uncompared = (answer: Awaited<ReturnType<typeof publish>>) =>
      expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('priceBookUncompared');
    uncompared(await admin.post<Book>(`${root}/${version}/publish`));
    uncompared(await admin.post<Book>(`${root}/${version}/publish`, { compared: 'of another day' }));
    const before = await compare(version);
    const book = structuredClone(ma20261);
    book.machineCentimesPerHour += 1_00;
    await change(version, { book });
    uncompared(await admin.post<Book>(`${root}/${version}/publish`, { compared: before.figures }));
    const after = await compare(version);
    expect([before.figures === after.figures, (await compare(version)).figures]).toEqual([
      false,
      after.figures,
    ]);
    // A note is no figure.
    await change(version, { note: 'Dearer hours' });
    expect((await compare(version)).figures).toBe(after.figures);
    expect((await admin.get<Book>(`${root}/${version}`)).data.status).toBe('draft');
    await discard(version);
  });

  it('is one of twenty at most', async () => {
    const drafts: string[] = [];
    for (let place = 0; place < 20; place += 1) drafts.push((await begin()).version);
    expect(expectRefusal(await admin.post(root, {}), 400, 'INVALID_INPUT').reason).toBe('tooManyRecords');
    const page = await admin.get<Book[]>(`${root}?limit=3`);
    const { nextCursor } = JSON.parse(page.text) as { nextCursor: string };
    const next = await admin.get<Book[]>(`${root}?limit=100&after=${nextCursor}`);
    expect([...page.data, ...next.data].map(({ version }) => version)).toEqual([
      ...drafts.toReversed(),
      'MA-2026-1',
    ]);
    await Promise.all(drafts.map(discard));
  });
});

describe('A published draft', () => {
  let saved: SavedQuoteAnswer;
  let placed: OrderAnswer;
  let version: string;

  /** The total of a basket of one PLA box, as both processes tell it. */
  const totals = async (): Promise<number[]> => {
    const items = [
      { fileKey, filename: 'box.stl', materialId: 'pla-noir', finish: 'standard', quantity: 20 },
    ];
    const elsewhere = Object.assign(new Client(other.service), { cookie: customer.cookie });
    const answers = await Promise.all(
      [customer, elsewhere].map((client) =>
        client.post<{ totals: { total: number } }>('/api/quotes/batch', { items }),
      ),
    );
    return answers.map(({ data }) => data.totals.total);
  };

  beforeAll(async () => {
    saved = await saveQuote(customer, [quoteLine(fileKey, { quantity: 20 })]);
    placed = await placeOrder(customer, {
      addressId: await addAddress(customer),
      items: [orderLine(fileKey, { quantity: 3 })],
    });
  });

  it('is compared with the current one over the last baskets', async () => {
    const book = structuredClone(ma20261);
    book.serviceFeeCentimes += 7_00;
    book.minimumOrderCentimes = 0;
    ({ version } = await begin({ book }));
    const { data } = await admin.get<Comparison>(`${root}/${version}/comparison`);
    expect(data).toMatchObject({
      current: 'MA-2026-1',
      proposed: version,
      compared: 2,
      unmeasured: 0,
      refused: 0,
    });
    const byNumber = new Map(data.baskets.map((basket) => [basket.number, basket]));
    const ofQuote = byNumber.get(saved.reference)!;
    const ofOrder = byNumber.get(placed.orderNumber)!;
    expect([ofQuote.kind, ofQuote.current]).toEqual(['quote', saved.totalPrice]);
    expect([ofOrder.kind, ofOrder.current]).toEqual(['order', placed.totalAmount]);
    const whole = await customer.get<SavedQuoteAnswer>(`/api/quotes/${saved.id}`);
    const { subtotal, minimumAdjustment, setup } = whole.data.totals;
    expect(ofQuote.proposed).toBeCloseTo(subtotal + setup + 7, 2);
    const grown = data.baskets.filter(({ current, proposed }) => proposed > current).length;
    expect([data.dearer, data.dearer + data.cheaper + data.same]).toEqual([grown, 2]);
    expect(data.currentSum).toBeCloseTo(saved.totalPrice + placed.totalAmount, 2);
    expect(data.proposedSum).toBeCloseTo(ofQuote.proposed + ofOrder.proposed, 2);
    expect(data.difference).toBeCloseTo(data.proposedSum - data.currentSum, 2);
    expect(minimumAdjustment).toBeGreaterThanOrEqual(0);
  });

  it('is compared although a basket has no exact sum under it: that one counts as refused', async () => {
    const immense = quoteLine(fileKey, { quantity: 30_000_000_000, finish: 'polished' });
    const { id, reference } = await saveQuote(customer, [immense]);
    const book = structuredClone(ma20261);
    book.finishes.polished.centimesPerCopy *= 100;
    const dearer = await begin({ book });
    const { status, data } = await admin.get<Comparison>(`${root}/${dearer.version}/comparison`);
    expect([status, data.compared, data.refused, data.same]).toEqual([200, 3, 1, 2]);
    expect(data.baskets.find(({ isRefused }) => isRefused)?.number).toBe(reference);
    expect(data.currentSum).toBeCloseTo(saved.totalPrice + placed.totalAmount, 2);
    await discard(dearer.version);
    expect((await customer.send(`/api/quotes/${id}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('prices new baskets in every process, keeps saved quotes as they are, and changes the tariff', async () => {
    const before = await totals();
    const etag = (await customer.get('/api/tariff')).headers.get('etag');
    const stale = (await begin()).version;
    const { data } = await publish(version);
    expect(data).toMatchObject({ status: 'published', publishedBy: ownerEmail, changes: [], faults: [] });
    const giveUpAt = Date.now() + 20_000;
    while ((await totals()).some((total) => total === before[0]) && Date.now() < giveUpAt) await sleep(100);
    const [here, there] = await totals();
    expect(there).toBe(here);
    const saves = await saveQuote(customer, [quoteLine(fileKey, { quantity: 20 })]);
    expect(saves.totalPrice).toBe(here);

    const tariff = await customer.get<Tariff>('/api/tariff');
    expect([tariff.data.book.version, tariff.headers.get('etag') === etag]).toEqual([version, false]);
    const { text } = await customer.get('/en/pricing.md');
    expect(text).toContain(version);

    const kept = await customer.get<SavedQuoteAnswer>(`/api/quotes/${saved.id}`);
    expect(kept.data.totalPrice).toBe(saved.totalPrice);
    const ordered = await placeOrder(customer, {
      addressId: await addAddress(customer),
      quoteId: saved.id,
      items: [orderLine(fileKey, { quantity: 20, quoteItemId: kept.data.items[0]!.id })],
    });
    expect(ordered.totalAmount).toBe(saved.totalPrice);
    const rows = await query<{ price_book: string }>(stack, 'select price_book from orders where id = $1', [
      ordered.id,
    ]);
    expect(rows).toEqual([{ price_book: 'MA-2026-1' }]);

    const { data: books } = await admin.get<Book[]>(root);
    expect(books.map((one) => [one.version, one.status])).toEqual([
      [stale, 'draft'],
      [version, 'published'],
      ['MA-2026-1', 'retired'],
    ]);
    expect(expectRefusal(await publish(stale), 400, 'INVALID_INPUT').reason).toBe('priceBookOutdated');
    expect(expectRefusal(await publish('MA-2026-1'), 400, 'INVALID_INPUT').reason).toBe('priceBookFixed');
  });

  it('is published once, however often it is asked for', async () => {
    const entries = () =>
      query<{ count: number }>(
        stack,
        `select count(*)::int as count from audit_entries where action = 'priceBook.publish'`,
      );
    const before = await entries();
    const answers = await Promise.all([publish(version), admin.post(`${root}/${version}/publish`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await entries()).toEqual(before);
    expect(before).toEqual([{ count: 1 }]);
  });
});
