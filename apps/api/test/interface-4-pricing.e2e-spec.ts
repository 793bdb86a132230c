import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import {
  type BodyCase,
  emptyText,
  expectVerdict,
  flag,
  inItem,
  judged,
  oneOf,
  optional,
  quantityBounds,
  required,
} from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { destinationId, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const finishes = ['standard', 'smooth', 'polished'];
let customer: Client & { email: string };
let guest: Client;
let fileKey: string;

beforeAll(async () => {
  customer = judged(await signedIn(stack));
  guest = judged(new Client(stack));
  fileKey = await uploadBox(customer);
});

describe('§4.2 GET /api/materials', () => {
  it('is public; 200 data.materials', async () => {
    const { status, data } = await guest.get('/api/materials');
    expect([status, data]).toEqual([200, { materials: expect.any(Array) }]);
  });

  it.each([
    ['technology may be fdm', 'fdm', 200],
    ['technology is nothing else', 'sla', 400],
  ])('%s', async (_said, technology, status) => {
    expect((await guest.get(`/api/materials?technology=${technology}`)).status).toBe(status);
  });
});

describe('§4.2 GET /api/shipping/destinations', () => {
  const search = (query: string) =>
    customer.get<{ destinations: object[] }>(`/api/shipping/destinations?${query}`);

  it.each([
    ['q is required', 'limit=3', 400],
    ['q is at least 1 character', 'q=', 400],
    ['q of 1 character is accepted', 'q=f', 200],
    ['q of 60 characters is accepted', `q=${'a'.repeat(60)}`, 200],
    ['q of 61 characters is refused', `q=${'a'.repeat(61)}`, 400],
    ['limit 0 is refused', 'q=a&limit=0', 400],
    ['limit 1 is accepted', 'q=a&limit=1', 200],
    ['limit 20 is accepted', 'q=a&limit=20', 200],
    ['limit 21 is refused', 'q=a&limit=21', 400],
    ['limit is an integer', 'q=a&limit=2.5', 400],
  ])('%s', async (_said, query, status) => {
    expect((await search(query)).status).toBe(status);
  });

  it('limit is 10 unless said', async () => {
    expect((await search('q=a')).data.destinations).toHaveLength(10);
    expect((await search('q=a&limit=2')).data.destinations).toHaveLength(2);
  });

  it.each([
    ['casa', 'Casablanca'],
    ['fes', 'Fès'],
    ['TANG', 'Tanger'],
  ])('is a type-ahead search on served cities: %s finds %s first', async (q, name) => {
    expect((await search(`q=${q}`)).data.destinations[0]).toMatchObject({ name });
  });

  it('needs a session', async () => {
    expectRefusal(await guest.get('/api/shipping/destinations?q=a'), 401, 'UNAUTHORIZED');
  });
});

const lineCases: BodyCase[] = [
  ...required('fileKey', 'filename', 'materialId'),
  ...['fileKey', 'filename', 'materialId'].map(emptyText),
  ...optional('finish', 'quantity', 'isRush'),
  ...oneOf('finish', finishes),
  ...quantityBounds(),
];

describe('§4.3 POST /api/analyze', () => {
  const cases: BodyCase[] = [
    ...required('fileKey', 'filename'),
    ...['fileKey', 'filename'].map(emptyText),
    ...optional('technology', 'material', 'finish', 'quantity'),
    ...oneOf('technology', ['fdm']),
    ...oneOf('finish', finishes),
    ...quantityBounds(),
    ['material may be an SKU', { material: 'tpu-noir' }],
  ];
  const analyze = (changes: object) =>
    customer.post('/api/analyze', { fileKey, filename: 'b.stl', ...changes });

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await analyze(changes), 200, refused);
  });

  it('200 data = { analysis, validation, material, quote }, one copy in the first PLA (decision 26)', async () => {
    const { data } = await analyze({});
    expect(Object.keys(data as object)).toEqual(['analysis', 'validation', 'material', 'quote']);
    expect(data).toMatchObject({ material: { materialType: 'pla' } });
    const said = { technology: 'fdm', finish: 'standard', quantity: 1 };
    expect((await analyze(said)).data).toEqual(data);
  });

  it('a material that is no SKU: VALIDATION_ERROR, reason materialUnavailable (decision 26)', async () => {
    const { reason, errors } = expectRefusal(await analyze({ material: 'gold' }), 400, 'VALIDATION_ERROR');
    expect([reason, errors?.[0]?.field]).toEqual(['materialUnavailable', 'material']);
  });

  it.each([
    ['does not fit the 256 mm bed', [300, 20, 20], 'exceedsBuildVolume'],
    ['is too small (decision 19)', [3, 3, 3], 'belowMinimumSize'],
  ] as const)('a part that %s: 400, reason %3$s', async (_said, [x, y, z], reason) => {
    const small = await uploadBox(customer, [x, y, z]);
    const details = expectRefusal(await analyze({ fileKey: small }), 400, 'INVALID_INPUT');
    expect(details.reason).toBe(reason);
  });

  it('a part that is not a closed mesh: 400, reason meshNotClosed', async () => {
    const open = encodeBinaryStl(box(20, 20, 20)).subarray(0, 84 + 50 * 11);
    open.writeUInt32LE(11, 80);
    const { data } = await customer.upload('open.stl', open);
    const details = expectRefusal(await analyze({ fileKey: data.key }), 400, 'INVALID_INPUT');
    expect(details.reason).toBe('meshNotClosed');
  });
});

describe('§4.3 POST /api/quotes/calculate', () => {
  const calculate = (changes: object) =>
    customer.post('/api/quotes/calculate', {
      fileKey,
      filename: 'b.stl',
      materialId: 'pla-noir',
      ...changes,
    });

  it.each([...lineCases, ...flag('isRush').slice(1)])('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await calculate(changes), 200, refused);
  });

  it('200 data = { analysis, material, quote }', async () => {
    expect(Object.keys((await calculate({ isRush: true })).data as object)).toEqual([
      'analysis',
      'material',
      'quote',
    ]);
  });

  it('defaults: finish standard, quantity 1, isRush false', async () => {
    const said = await calculate({ finish: 'standard', quantity: 1, isRush: false });
    expect((await calculate({})).data).toEqual(said.data);
  });

  it('isRush that does not fit a working day: 400, reason rushUnavailable', async () => {
    const answer = await calculate({ isRush: true, quantity: 1000 });
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('rushUnavailable');
  });
});

describe('§4.3 POST /api/quotes/batch', () => {
  const item = (changes: object = {}) => ({ fileKey, filename: 'b.stl', materialId: 'pla-noir', ...changes });
  const batch = (items: unknown, changes: object = {}) =>
    customer.post<{ items: { quote: Quote }[]; totals: BasketTotals }>('/api/quotes/batch', {
      items,
      ...changes,
    });
  const calculateTotal = async (changes: object) =>
    (await customer.post<{ quote: Quote }>('/api/quotes/calculate', item(changes))).data.quote.total;

  it.each(inItem(lineCases))('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await batch([item(changes)]), 200, refused);
  });

  it.each([1, 25])('items: %i entries are accepted', async (count) => {
    expect((await batch(Array.from({ length: count }, () => item()))).data.items).toHaveLength(count);
  });

  it('items: 26 entries are refused', async () => {
    expectVerdict(await batch(Array.from({ length: 26 }, () => item())), 200, 'items');
  });

  it('items: none is EMPTY_ITEMS', async () => {
    expectRefusal(await batch([]), 400, 'EMPTY_ITEMS');
  });

  it('items is required', async () => {
    expectVerdict(await batch(undefined), 200, 'items');
  });

  it('destinationId that is empty is none (decision 43), and it may be one of the destinations', async () => {
    expectVerdict(await batch([item()], { destinationId: '' }), 200, undefined);
    expectVerdict(await batch([item()], { destinationId: await destinationId(customer) }), 200, undefined);
  });

  it('an unknown destinationId: VALIDATION_ERROR, reason cityNotServed (decision 26)', async () => {
    const answer = await batch([item()], { destinationId: 'nowhere' });
    expect(expectRefusal(answer, 400, 'VALIDATION_ERROR').reason).toBe('cityNotServed');
  });

  it('200 data = { items: [{ fileKey, quote }], totals }, in the order of the lines', async () => {
    const other = await uploadBox(customer, [25, 15, 5]);
    const { data } = await batch([item(), item({ fileKey: other })]);
    expect(Object.keys(data)).toEqual(['items', 'totals', 'estimatedDeliveryDays']);
    expect(data.items).toEqual([fileKey, other].map((key) => ({ fileKey: key, quote: expect.any(Object) })));
  });

  it('is no sum of single lines: lines of one SKU share a plate and its fee, and the order’s', async () => {
    const quantities = [9, 7];
    const alone = await Promise.all(quantities.map((quantity) => calculateTotal({ quantity })));
    const { items, totals } = (await batch(quantities.map((quantity) => item({ quantity })))).data;
    // 16 boxes fit on one plate of 10 MAD.
    expect(totals).toMatchObject({ plateCredit: 10, setup: 20, shipping: 0 });
    expect(totals.subtotal).toBeCloseTo(alone[0]! + alone[1]! - 10, 9);
    expect(items[0]!.quote.total + items[1]!.quote.total).toBeCloseTo(totals.subtotal, 9);
    expect(totals.total).toBeCloseTo(totals.subtotal + 20 + totals.minimumAdjustment, 9);
  });
});
