import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentContent } from '@shared/infra/documents/document-content.js';
import { toBasketTotals } from '@shared/domain/pricing/quote.js';
import { renderDocument } from '@shared/infra/documents/render-document.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import {
  type BodyCase,
  emptyText,
  expectVerdict,
  inItem,
  judged,
  oneOf,
  optional,
  required,
} from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const finishes = ['standard', 'smooth', 'polished'];
let customer: Client & { email: string };
let fileKey: string;

beforeAll(async () => {
  customer = judged(await signedIn(stack));
  fileKey = await uploadBox(customer);
});

describe('§4.3 POST /api/quotes', () => {
  const save = (changes: object) => customer.post('/api/quotes', { items: [quoteLine(fileKey, changes)] });
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
    ['quantity of 1001 may be saved (decision 28)', { quantity: 1001 }],
    ['quantity of 9007199254740992 is refused', { quantity: most + 1 }, 'quantity'],
  ];

  it.each(inItem(cases))('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await save(changes), 201, refused);
  });

  it('item: quantity of 9007199254740991 passes the schema; its total is quantityTooLarge (decision 28)', async () => {
    const details = expectRefusal(await save({ quantity: most }), 400, 'INVALID_INPUT');
    expect(details.reason).toBe('quantityTooLarge');
  });

  it.each([
    [25, 201],
    [26, 400],
  ])('items: %i entries answer %i', async (count, status) => {
    const items = Array.from({ length: count }, () => quoteLine(fileKey));
    expect((await customer.post('/api/quotes', { items })).status).toBe(status);
  });

  it('finish is standard and quantity 1 unless said', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    const { data } = await customer.get<{ items: object[] }>(`/api/quotes/${id}`);
    expect(data.items).toMatchObject([{ finish: 'standard', quantity: 1 }]);
  });

  it('the total is that of the basket, priced from the files', async () => {
    const { totalPrice, itemCount } = await saveQuote(customer, [
      quoteLine(fileKey, { quantity: 30 }),
      quoteLine(fileKey, { finish: 'smooth' }),
    ]);
    const item = { fileKey, filename: 'b.stl', materialId: 'pla-noir' };
    const items = [
      { ...item, quantity: 30 },
      { ...item, finish: 'smooth' },
    ];
    const { data } = await customer.post<{ totals: { total: number } }>('/api/quotes/batch', { items });
    expect([totalPrice, itemCount]).toEqual([data.totals.total, 2]);
  });

  it('201 data = { id, reference, expiresAt, itemCount, totalPrice }', async () => {
    const { data } = await save({});
    const names = ['id', 'reference', 'expiresAt', 'itemCount', 'totalPrice', 'estimatedDeliveryDays'];
    expect(Object.keys(data as object)).toEqual(names);
  });
});

describe('§4.3 GET, PATCH and DELETE /api/quotes', () => {
  const statuses = ['draft', 'pending', 'confirmed', 'expired'];
  const patch = (id: string, status: unknown) => customer.post(`/api/quotes/${id}`, { status }, {}, 'PATCH');

  it.each(statuses)(
    'GET /api/quotes?status=%s is a filter: the quotes of that status and no other',
    async (status) => {
      const owner = judged(await signedIn(stack));
      const ownFile = await uploadBox(owner);
      const ids: Record<string, string> = {};
      for (const one of statuses) {
        const { id } = await saveQuote(owner, [quoteLine(ownFile)]);
        await owner.post(`/api/quotes/${id}`, { status: one }, {}, 'PATCH');
        ids[one] = id;
      }
      const { data } = await owner.get<{ id: string; status: string }[]>(`/api/quotes?status=${status}`);
      expect(data.map((one) => [one.id, one.status])).toEqual([[ids[status], status]]);
      expect((await owner.get<object[]>('/api/quotes')).data).toHaveLength(4);
    },
  );

  it('GET /api/quotes?status=other is refused', async () => {
    expectRefusal(await customer.get('/api/quotes?status=other'), 400, 'VALIDATION_ERROR');
  });

  it.each(statuses)('PATCH /api/quotes/{id} takes %s, from pending', async (status) => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    expect((await patch(id, status)).data).toMatchObject({ id, status });
  });

  it('PATCH /api/quotes/{id} takes no other status', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    expectVerdict(await patch(id, 'paid'), 200, 'status');
    expectVerdict(await patch(id, undefined), 200, 'status');
  });

  it('GET /api/quotes/{id}: the record with its lines', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    expect((await customer.get(`/api/quotes/${id}`)).data).toMatchObject({ id, items: [{ fileKey }] });
  });

  it('GET /api/quotes/{id}: 403 when it is another’s, 404 when none exists', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    const stranger = judged(await signedIn(stack));
    expectRefusal(await stranger.get(`/api/quotes/${id}`), 403, 'FORBIDDEN');
    expectRefusal(await customer.get('/api/quotes/none'), 404, 'QUOTE_NOT_FOUND');
  });

  it('DELETE /api/quotes/{id}: 200 data = { id }', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    const { status, data } = await customer.post(`/api/quotes/${id}`, undefined, {}, 'DELETE');
    expect([status, data]).toEqual([200, { id }]);
  });

  it('GET /api/quotes/{id}/pdf: 200 application/pdf, re-priced from the files', async () => {
    const { id, totalPrice } = await saveQuote(customer, [quoteLine(fileKey, { quantity: 40 })]);
    const larger = await uploadBox(customer, [60, 40, 20]);
    const item = { fileKey: larger, filename: 'b.stl', materialId: 'pla-noir', quantity: 40 };
    const { data } = await customer.post<{ totals: { total: number } }>('/api/quotes/batch', {
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
      headers: { Cookie: customer.cookie! },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [document] = await query<{ content: DocumentContent }>(
      stack,
      'select content from rendered_documents where subject_id = $1',
      [id],
    );
    expect(toBasketTotals(document!.content.totals)).toEqual(data.totals);
    expect(document!.content).toMatchObject({ lines: [{ boxMm: { x: 60, y: 40, z: 20 } }] });
    const shown = await renderDocument(document!.content);
    expect(Buffer.from(await response.arrayBuffer()).equals(shown)).toBe(true);
  });
});
