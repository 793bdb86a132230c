import { beforeAll, describe, expect, it } from '@jest/globals';
import { businessYear } from '@shared/domain/contract/business-time.js';
import { Client, signedIn } from '@testing/http-client.js';
import { toBasketTotals } from '@shared/domain/pricing/quote.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import {
  addAddress,
  orderLine,
  placeOrder,
  quoteLine,
  type SavedQuoteAnswer,
  saveQuote,
  untilDrawn,
  uploadBox,
} from './shop.js';
import { sharedStack } from './stack.js';
import {
  type BodyCase,
  emptyText,
  expectVerdict,
  inItem,
  judged,
  oneOf,
  optional,
  required,
} from './body-cases.js';
import type { DocumentContent } from '@shared/infra/documents/document-content.js';
import { renderDocument } from '@shared/infra/documents/render-document.js';

const stack = sharedStack();
let client: Client;
let fileKey: string;

const newAddressId = '00000000-0000-4000-8000-000000000000';
const batchLine = (filename: string) => ({ fileKey, filename, materialId: 'pla-noir', quantity: 1 });

const get = (id: string, by = client) => by.get<SavedQuoteAnswer>(`/api/quotes/${id}`);
const list = async (by = client, filter = '') =>
  (await by.get<SavedQuoteAnswer[]>(`/api/quotes${filter}`)).data;
const setStatus = (id: string, status: unknown, by = client) =>
  by.post<SavedQuoteAnswer>(`/api/quotes/${id}`, { status }, {}, 'PATCH');
const remove = (id: string, by = client) =>
  by.send<{ id: string }>(`/api/quotes/${id}`, { method: 'DELETE' });
const endNow = (id: string) =>
  query(stack, `update saved_quotes set expires_at = now() - interval '1 second' where id = $1`, [id]);

beforeAll(async () => {
  client = judged(await signedIn(stack));
  fileKey = await uploadBox(client);
});

describe('POST /api/quotes', () => {
  it('saves a basket under a number, for a week, at the price that the basket was told', async () => {
    const items = [
      quoteLine(fileKey, { quantity: 12, finish: 'smooth' }),
      quoteLine(fileKey, { materialId: 'petg-noir', quantity: 3 }),
    ];
    const asked = items.map(({ fileName, ...item }) => ({ ...item, filename: fileName }));
    const basket = await client.post<{ totals: { total: number }; estimatedDeliveryDays: number }>(
      '/api/quotes/batch',
      { items: asked },
    );
    const { status, data } = await client.post<SavedQuoteAnswer>('/api/quotes', { items });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(new RegExp(`^DV-${businessYear(new Date())}-\\d{4,}$`)),
      expiresAt: expect.any(String),
      itemCount: 2,
      totalPrice: basket.data.totals.total,
      estimatedDeliveryDays: basket.data.estimatedDeliveryDays,
    });
    const lifeMs = Date.parse(data.expiresAt) - Date.now();
    expect(Math.round(lifeMs / 60_000)).toBe(7 * 24 * 60);
  });

  it('keeps its lines in their order, with their prices', async () => {
    const items = [quoteLine(fileKey, { quantity: 2 }), quoteLine(fileKey, { finish: 'polished' })];
    const saved = await saveQuote(client, items);
    const { data } = await get(saved.id);
    expect(data.status).toBe('pending');
    expect(data.items).toMatchObject([
      { ...items[0], finish: 'standard' },
      { ...items[1], quantity: 1 },
    ]);
    const lines = data.items.reduce((sum, { quote }) => sum + Math.round(quote.total * 100), 0);
    expect(lines).toBe(Math.round(data.totals.subtotal * 100));
    expect(data.totals.total).toBe(saved.totalPrice);
  });

  it('saves more copies than can be ordered, and refuses what cannot be counted exactly', async () => {
    const { itemCount } = await saveQuote(client, [quoteLine(fileKey, { quantity: 100_000 })]);
    expect(itemCount).toBe(1);
    const answer = await client.post('/api/quotes', {
      items: [quoteLine(fileKey, { quantity: Number.MAX_SAFE_INTEGER })],
    });
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('quantityTooLarge');
  });

  it.each(['\u202e', '\u200b', ' ', '\n', 'a\u202ejbo.exe', 'a\u2066b', 'a\tb.stl', '\u2028', '\u2800'])(
    'refuses a part called %j wherever one is named',
    async (name) => {
      const bodies: [path: string, body: object, field: string][] = [
        ['/api/quotes', { items: [quoteLine(fileKey, { fileName: name })] }, 'items.0.fileName'],
        [
          '/api/orders',
          { addressId: newAddressId, acceptTerms: true, items: [orderLine(fileKey, { fileName: name })] },
          'items.0.fileName',
        ],
        ['/api/quotes/batch', { items: [batchLine(name)] }, 'items.0.filename'],
        ['/api/quotes/calculate', batchLine(name), 'filename'],
        ['/api/analyze', { fileKey, filename: name, material: 'pla-noir' }, 'filename'],
      ];
      for (const [path, body, field] of bodies) {
        const details = expectRefusal(await client.post(path, body), 400, 'VALIDATION_ERROR');
        expect([path, refusedFields(details)]).toEqual([path, [field]]);
      }
    },
  );

  it('keeps the name of a part as it was sent, in any script', async () => {
    for (const fileName of ['ⵜⴰⵎⴰⵣⵉⵖⵜ.stl', ' قطعة\u200f.stl ', '北京 ★😀', '.', 'é'.repeat(1024)]) {
      const { id } = await saveQuote(client, [quoteLine(fileKey, { fileName })]);
      expect((await get(id)).data.items).toMatchObject([{ fileName }]);
    }
  });

  it('takes 1 to 25 lines', async () => {
    const lines = (count: number) => ({ items: Array.from({ length: count }, () => quoteLine(fileKey)) });
    expect((await client.post('/api/quotes', lines(25))).status).toBe(201);
    expectRefusal(await client.post('/api/quotes', lines(0)), 400, 'EMPTY_ITEMS');
    expectRefusal(await client.post('/api/quotes', lines(26)), 400, 'VALIDATION_ERROR');
  });

  it("refuses another's file and a colour that is not in stock", async () => {
    const other = await signedIn(stack);
    expectRefusal(await other.post('/api/quotes', { items: [quoteLine(fileKey)] }), 404, 'FILE_NOT_FOUND');
    const items = [quoteLine(fileKey), quoteLine(fileKey, { materialId: 'pla-licorne' })];
    const details = expectRefusal(await client.post('/api/quotes', { items }), 400, 'VALIDATION_ERROR');
    expect(details.reason).toBe('materialUnavailable');
    expect(refusedFields(details)).toEqual(['items.1.materialId']);
  });
});

describe('GET /api/quotes', () => {
  it('lists the newest first, by status when asked', async () => {
    const own = await signedIn(stack);
    const key = await uploadBox(own);
    const saved: SavedQuoteAnswer[] = [];
    for (let count = 0; count < 4; count++) saved.push(await saveQuote(own, [quoteLine(key)]));
    await setStatus(saved[1]!.id, 'draft', own);
    await setStatus(saved[2]!.id, 'confirmed', own);
    await endNow(saved[3]!.id);
    expect((await list(own)).map(({ id, status }) => [id, status])).toEqual([
      [saved[3]!.id, 'expired'],
      [saved[2]!.id, 'confirmed'],
      [saved[1]!.id, 'draft'],
      [saved[0]!.id, 'pending'],
    ]);
    for (const [place, status] of ['pending', 'draft', 'confirmed', 'expired'].entries()) {
      const found = await list(own, `?status=${status}`);
      expect(found.map(({ id }) => id)).toEqual([saved[place]!.id]);
    }
  });

  it('refuses a status that is none', async () => {
    const details = expectRefusal(await client.get('/api/quotes?status=paid'), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['status']);
  });
});

describe('PATCH /api/quotes/{id}', () => {
  it('goes where the table of states lets it', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    for (const status of [
      'draft',
      'pending',
      'pending',
      'confirmed',
      'pending',
      'confirmed',
      'expired',
      'expired',
    ]) {
      const { status: code, data } = await setStatus(id, status);
      expect([code, data.status]).toEqual([200, status]);
    }
    expect(expectRefusal(await setStatus(id, 'pending'), 400, 'INVALID_INPUT').reason).toBe('quoteExpired');
  });

  it('is refused once the week is over, whatever is stored', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    await endNow(id);
    expect((await get(id)).data.status).toBe('expired');
    expect(expectRefusal(await setStatus(id, 'confirmed'), 400, 'INVALID_INPUT').reason).toBe('quoteExpired');
    expect((await setStatus(id, 'expired')).status).toBe(200);
  });

  it('is refused while an order stands, and so is deleting', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    const addressId = await addAddress(client);
    const order = await placeOrder(client, { addressId, quoteId: id, items: [orderLine(fileKey)] });
    expect((await get(id)).data).toMatchObject({ status: 'confirmed', orderId: order.id });
    expect(expectRefusal(await setStatus(id, 'pending'), 400, 'INVALID_INPUT').reason).toBe('quoteLocked');
    expect(expectRefusal(await remove(id), 400, 'INVALID_INPUT').reason).toBe('quoteLocked');
    expect((await client.post(`/api/orders/${order.id}/cancel`)).status).toBe(200);
    expect((await get(id)).data).toMatchObject({ status: 'confirmed', orderId: null });
    expect((await remove(id)).status).toBe(200);
  });

  it.each([undefined, null, 'paid', 7])('refuses the status %j', async (status) => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    const details = expectRefusal(await setStatus(id, status), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['status']);
  });
});

describe('DELETE /api/quotes/{id}', () => {
  it('deletes the quote with its lines', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey), quoteLine(fileKey)]);
    const { status, data } = await remove(id);
    expect([status, data]).toEqual([200, { id }]);
    expectRefusal(await get(id), 404, 'QUOTE_NOT_FOUND');
    expectRefusal(await remove(id), 404, 'QUOTE_NOT_FOUND');
    expect(await query(stack, 'select id from saved_quote_lines where quote_id = $1', [id])).toEqual([]);
  });
});

describe('a quote that is not the caller’s', () => {
  it('is refused by 403, one that does not exist by 404', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    const other = await signedIn(stack);
    const none = '01890000-0000-7000-8000-000000000000';
    const pdf = (which: string, by = client) => by.get(`/api/quotes/${which}/pdf`);
    expectRefusal(await get(id, other), 403, 'FORBIDDEN');
    expectRefusal(await setStatus(id, 'draft', other), 403, 'FORBIDDEN');
    expectRefusal(await remove(id, other), 403, 'FORBIDDEN');
    expectRefusal(await pdf(id, other), 403, 'FORBIDDEN');
    for (const which of [none, 'nonsense']) {
      expectRefusal(await get(which), 404, 'QUOTE_NOT_FOUND');
      expectRefusal(await setStatus(which, 'draft'), 404, 'QUOTE_NOT_FOUND');
      expectRefusal(await remove(which), 404, 'QUOTE_NOT_FOUND');
      expectRefusal(await pdf(which), 404, 'QUOTE_NOT_FOUND');
    }
    expect(await list(other)).toEqual([]);
    expectRefusal(await get(id, new Client(stack)), 401, 'UNAUTHORIZED');
  });
});

const finishes = ['standard', 'smooth', 'polished'];

describe('The fields of a saved quote', () => {
  const save = (changes: object) => client.post('/api/quotes', { items: [quoteLine(fileKey, changes)] });
  const most = Number.MAX_SAFE_INTEGER;
  const cases: BodyCase[] = [
    ...required('fileKey', 'fileName', 'fileSize', 'materialId', 'technology'),
    ...['fileKey', 'fileName', 'materialId'].map(emptyText),
    ...optional('finish', 'quantity'),
    ...oneOf('technology', ['fdm']),
    ...oneOf('finish', finishes),
    ['fileSize is an integer', { fileSize: 1.5 }, 'fileSize'],
    ['quantity is an integer', { quantity: 1.5 }, 'quantity'],
    ['fileSize is above 0', { fileSize: 0 }, 'fileSize'],
    ['fileSize of 9007199254740991 is accepted', { fileSize: most }],
    ['fileSize of 9007199254740992 is refused', { fileSize: most + 1 }, 'fileSize'],
    ['quantity is above 0', { quantity: 0 }, 'quantity'],
    ['quantity of 1001 may be saved', { quantity: 1001 }],
    ['quantity of 9007199254740992 is refused', { quantity: most + 1 }, 'quantity'],
  ];

  it.each(inItem(cases))('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await save(changes), 201, refused);
  });

  it('finish is standard and quantity 1 unless said', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    const { data } = await client.get<{ items: object[] }>(`/api/quotes/${id}`);
    expect(data.items).toMatchObject([{ finish: 'standard', quantity: 1 }]);
  });

  it('201 data = { id, reference, expiresAt, itemCount, totalPrice }', async () => {
    const { data } = await save({});
    const names = ['id', 'reference', 'expiresAt', 'itemCount', 'totalPrice', 'estimatedDeliveryDays'];
    expect(Object.keys(data as object)).toEqual(names);
  });
});

describe('The statuses of quotes', () => {
  const statuses = ['draft', 'pending', 'confirmed', 'expired'];

  it('filter the list: the quotes of that status and no other', async () => {
    const owner = await signedIn(stack);
    const ownFile = await uploadBox(owner);
    const ids: Record<string, string> = {};
    for (const one of statuses) {
      const { id } = await saveQuote(owner, [quoteLine(ownFile)]);
      await owner.post(`/api/quotes/${id}`, { status: one }, {}, 'PATCH');
      ids[one] = id;
    }
    for (const status of statuses) {
      const { data } = await owner.get<{ id: string; status: string }[]>(`/api/quotes?status=${status}`);
      expect(data.map((one) => [one.id, one.status])).toEqual([[ids[status], status]]);
    }
    expect((await owner.get<object[]>('/api/quotes')).data).toHaveLength(4);
  });

  it.each(statuses)('take %s after pending', async (status) => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    expect((await setStatus(id, status)).data).toMatchObject({ id, status });
  });
});

describe('The PDF of a quote', () => {
  it('is priced anew from the files, whatever the rows say', async () => {
    const { id, totalPrice } = await saveQuote(client, [quoteLine(fileKey, { quantity: 40 })]);
    const larger = await uploadBox(client, [61, 43, 23]);
    // Its picture would stand in the PDF, or not, as soon as it is drawn.
    await untilDrawn(client, larger);
    await query(
      stack,
      `delete from part_pictures where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [larger],
    );
    const item = { fileKey: larger, filename: 'b.stl', materialId: 'pla-noir', quantity: 40 };
    const { data } = await client.post<{ totals: { total: number } }>('/api/quotes/batch', {
      items: [item],
    });
    expect(data.totals.total).toBeGreaterThan(totalPrice);
    // The rows tell another file and another price.
    await query(
      stack,
      `update saved_quote_lines set file_key = $1, price = '{"totalCentimes": 100}' where quote_id = $2`,
      [larger, id],
    );
    await query(
      stack,
      `update saved_quotes set totals = '{"totalCentimes": 100}', total_centimes = 100 where id = $1`,
      [id],
    );
    const response = await fetch(new URL(`/api/quotes/${id}/pdf`, stack.baseUrl), {
      headers: { Cookie: client.cookie! },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [document] = await query<{ content: DocumentContent }>(
      stack,
      'select content from rendered_documents where subject_id = $1',
      [id],
    );
    expect(toBasketTotals(document!.content.totals)).toEqual(data.totals);
    expect(document!.content).toMatchObject({ lines: [{ boxMm: { x: 61, y: 43, z: 23 } }] });
    const shown = await renderDocument(document!.content);
    expect(Buffer.from(await response.arrayBuffer()).equals(shown)).toBe(true);
  });
});
