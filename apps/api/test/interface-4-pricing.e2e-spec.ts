import { beforeAll, describe, expect, it } from '@jest/globals';
import { encodeBinaryStl } from '../../../tools/meshes/encode.js';
import { box } from '../../../tools/meshes/shapes.js';
import { Client, signedIn } from '../../../tools/service-client.js';
import {
  type BodyCase,
  expectVerdict,
  flag,
  judged,
  oneOf,
  optional,
  quantityBounds,
  required,
} from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { destinationId, quoteLine, saveQuote, uploadBox } from './shop.js';
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

/** Puts each case's changes into the only item; the refused field is then the item's. */
const inItem = (cases: BodyCase[]): BodyCase[] =>
  cases.map(([said, changes, refused]) => [`item: ${said}`, changes, refused && `items.0.${refused}`]);

const emptyText = (field: string): BodyCase => [`${field} is at least 1 character`, { [field]: '' }, field];

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

  it('needs a session', async () => {
    expectRefusal(await guest.get('/api/shipping/destinations?q=a'), 401, 'UNAUTHORIZED');
  });
});

describe('§4.3 POST /api/upload', () => {
  it('200 with key, url and metadata', async () => {
    const { status, data } = await customer.upload('box.stl', encodeBinaryStl(box(9, 8, 7)));
    expect([status, data.metadata]).toEqual([200, { filename: 'box.stl', size: 684 }]);
  });

  it.each([
    ['another type: INVALID_FILE_TYPE', 'notes.txt', Buffer.from('words'), 'INVALID_FILE_TYPE'],
    [
      'a content that is no STL: INVALID_FILE_TYPE',
      'box.3mf',
      encodeBinaryStl(box(9, 9, 9)),
      'INVALID_FILE_TYPE',
    ],
    ['one byte over 50 MB: FILE_TOO_LARGE', 'big.stl', Buffer.alloc(52_428_801), 'FILE_TOO_LARGE'],
  ] as const)('%s', async (_said, filename, content, code) => {
    expectRefusal(await customer.upload(filename, content), 400, code);
  });

  it('one field `file`: MISSING_FIELD without it', async () => {
    const body = new FormData();
    body.append('other', 'x');
    expectRefusal(await customer.send('/api/upload', { method: 'POST', body }), 400, 'MISSING_FIELD');
  });
});

describe('§4.3 GET /api/upload', () => {
  it('200 with maxSize, maxSizeMB and allowedExtensions (decision 15)', async () => {
    const allowedExtensions = ['.stl', '.obj', '.3mf'];
    const limits = { maxSize: 52_428_800, maxSizeMB: 50, allowedExtensions };
    expect((await customer.get('/api/upload')).data).toEqual(limits);
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
    expect((await analyze({ quantity: 1 })).data).toEqual(data);
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
    customer.post<{ items: object[]; totals: { total: number } }>('/api/quotes/batch', { items, ...changes });

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

  it('destinationId is at least 1 character, and may be one of the destinations', async () => {
    expectVerdict(await batch([item()], { destinationId: '' }), 200, 'destinationId');
    expectVerdict(await batch([item()], { destinationId: await destinationId(customer) }), 200, undefined);
  });

  it('an unknown destinationId: VALIDATION_ERROR, reason cityNotServed (decision 26)', async () => {
    const answer = await batch([item()], { destinationId: 'nowhere' });
    expect(expectRefusal(answer, 400, 'VALIDATION_ERROR').reason).toBe('cityNotServed');
  });

  it('is no sum of single lines: two lines share a plate and one fee', async () => {
    const [one, two] = [await batch([item({ quantity: 9 })]), await batch([item({ quantity: 9 }), item()])];
    expect(two.data.totals.total).toBeLessThan(2 * one.data.totals.total);
  });
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

  it('201 data = { id, reference, expiresAt, itemCount, totalPrice }', async () => {
    const { data } = await save({});
    expect(Object.keys(data as object)).toEqual(['id', 'reference', 'expiresAt', 'itemCount', 'totalPrice']);
  });
});

describe('§4.3 GET, PATCH and DELETE /api/quotes', () => {
  const statuses = ['draft', 'pending', 'confirmed', 'expired'];
  const patch = (id: string, status: unknown) => customer.post(`/api/quotes/${id}`, { status }, {}, 'PATCH');

  it.each(statuses)('GET /api/quotes?status=%s is a filter', async (status) => {
    const { data } = await customer.get<{ status: string }[]>(`/api/quotes?status=${status}`);
    expect(data.every((one) => one.status === status)).toBe(true);
  });

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

  it('GET /api/quotes/{id}/pdf: 200 application/pdf', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    const { status, headers, text } = await customer.get(`/api/quotes/${id}/pdf`);
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });
});
