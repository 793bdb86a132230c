import { beforeAll, describe, expect, it } from '@jest/globals';
import type { KeptAnalysis, MeshValidation } from '@shared/domain/contract/analysis.js';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import { encodeAsciiStl, encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { box, hollowBox, sphere } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import { sharedStack } from './stack.js';
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
} from './body-cases.js';
import { expectRefusal } from './refusal.js';
import { destinationId } from './shop.js';

interface Priced {
  analysis: KeptAnalysis;
  validation: MeshValidation;
  material: { id: string };
  quote: Quote;
}

interface Basket {
  items: { fileKey: string; quote: Quote }[];
  totals: BasketTotals;
}

const stack = sharedStack();
let client: Client;
let boxKey: string;

async function upload(filename: string, content: Uint8Array, by = client): Promise<string> {
  const { status, data, text } = await by.upload(filename, content);
  if (status !== 200) throw new Error(text);
  return data.key;
}

const line = (fileKey: string, more: object = {}) => ({
  fileKey,
  filename: 'part.stl',
  materialId: 'pla-noir',
  ...more,
});

beforeAll(async () => {
  client = judged(await signedIn(stack));
  boxKey = await upload('box.stl', encodeBinaryStl(box(40, 20, 10)));
});

describe('POST /api/analyze', () => {
  it('measures a 40 × 20 × 10 mm box to the digit and prices one copy in the first PLA', async () => {
    const { status, data } = await client.post<Priced>('/api/analyze', {
      fileKey: boxKey,
      filename: 'box.stl',
    });
    expect(status).toBe(200);
    expect(data.analysis).toEqual({
      fileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      kernelVersion: expect.any(String),
      format: 'stl',
      unit: 'millimeter',
      uploadUnit: 'mm',
      triangles: 12,
      shells: 1,
      volumeMm3: 8000,
      surfaceAreaMm2: 2800,
      boundingBoxMm: { x: 40, y: 20, z: 10 },
      isClosed: true,
      overhangAreaMm2: 0,
      supportVolumeMm3: 0,
      layerCount: 50,
      printSeconds: expect.any(Number),
      longestLayerSeconds: expect.any(Number),
      estimateBand: {
        plasticMm3: { p10: expect.any(Number), p90: expect.any(Number) },
        hours: { p10: expect.any(Number), p90: expect.any(Number) },
      },
    });
    const { printSeconds, estimateBand } = data.analysis;
    expect(estimateBand?.hours.p10).toBeLessThan(printSeconds / 3600);
    expect(estimateBand?.hours.p90).toBeGreaterThan(printSeconds / 3600);
    expect(data.validation).toEqual({ printable: true, errors: [], warnings: [] });
    expect(data.material).toEqual({
      id: 'pla-noir',
      name: 'PLA Black',
      nameFr: 'PLA noir',
      technology: 'fdm',
      materialType: 'pla',
      pricePerGram: 1.2,
      density: 1.24,
      available: true,
      previewColor: '#1a1a1a',
    });
  });

  it.each([
    ['ASCII STL', 'a.stl', encodeAsciiStl(box(40, 20, 10))],
    ['OBJ', 'a.obj', encodeObj(box(40, 20, 10))],
    ['3MF', 'a.3mf', encodeThreemf(box(40, 20, 10))],
  ])('finds the same part and price in %s', async (_format, filename, content) => {
    const fileKey = await upload(filename, content);
    const binary = await client.post<Priced>('/api/analyze', { fileKey: boxKey, filename });
    const { data } = await client.post<Priced>('/api/analyze', { fileKey, filename });
    expect(data.analysis.volumeMm3).toBeCloseTo(8000, 9);
    expect(data.quote).toEqual(binary.data.quote);
  });

  it('reads a 3MF in inches', async () => {
    const content = encodeThreemf({ unit: 'inch', objects: [{ mesh: box(1, 1, 1) }] });
    const fileKey = await upload('inch.3mf', content);
    const { data } = await client.post<Priced>('/api/analyze', { fileKey, filename: 'inch.3mf' });
    expect(data.analysis.unit).toBe('inch');
    expect(data.analysis.volumeMm3).toBeCloseTo(25.4 ** 3, 6);
    expect(data.analysis.boundingBoxMm.x).toBeCloseTo(25.4, 9);
  });

  it('subtracts a cavity and counts both shells', async () => {
    const fileKey = await upload('case.stl', encodeBinaryStl(hollowBox(20, 20, 20, 2)));
    const { data } = await client.post<Priced>('/api/analyze', { fileKey, filename: 'case.stl' });
    expect([data.analysis.volumeMm3, data.analysis.shells]).toEqual([8000 - 16 ** 3, 2]);
  });
});

describe('refusals of geometry', () => {
  const openBox = (() => {
    const mesh = box(20, 20, 20);
    return { ...mesh, triangles: mesh.triangles.slice(3) };
  })();

  it.each([
    ['meshNotClosed', 'open.stl', encodeBinaryStl(openBox)],
    ['exceedsBuildVolume', 'long.stl', encodeBinaryStl(box(256.02, 20, 20))],
    ['belowMinimumSize', 'short.stl', encodeBinaryStl(box(4.9, 4.9, 4.9))],
    ['belowMinimumSize', 'thin.stl', encodeBinaryStl(box(30, 30, 0.39))],
    ['belowMinimumSize', 'slight.stl', encodeBinaryStl(box(5.5, 1.9, 1.9))],
    ['meshUnreadable', 'cut.3mf', encodeThreemf(box(20, 20, 20)).subarray(0, 400)],
    ['meshUnreadable', 'index.obj', Buffer.from('v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n')],
  ])('%s: %s', async (reason, filename, content) => {
    const fileKey = await upload(filename, content);
    const { status, error } = await client.post('/api/analyze', { fileKey, filename });
    expect([status, error.code, error.details.reason]).toEqual([400, 'INVALID_INPUT', reason]);
    expect(error.details.hint).toMatch(/\.$/);
    expect(error.details.errors?.[0]).toMatchObject({ field: 'fileKey', reason });
  });

  it('names how many edges are open and where the first ones are', async () => {
    const fileKey = await upload('open.stl', encodeBinaryStl(openBox));
    const { error } = await client.post('/api/analyze', { fileKey, filename: 'open.stl' });
    expect(error.message).toMatch(
      /^The mesh is not closed: 3 open edges, the first from corner to corner \(0, 0, 0\)–\(/,
    );
  });

  it('prints a part of exactly 256 mm, and one a hundredth larger', async () => {
    for (const side of [256, 256.01]) {
      const fileKey = await upload('long.obj', encodeObj(box(side, 20, 20)));
      expect((await client.post('/api/analyze', { fileKey, filename: 'long.obj' })).status).toBe(200);
    }
  });
});

describe('POST /api/quotes/calculate', () => {
  it('splits the tax exactly and shows no costs', async () => {
    const { status, data } = await client.post<Priced>(
      '/api/quotes/calculate',
      line(boxKey, { quantity: 12, finish: 'smooth' }),
    );
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(['analysis', 'material', 'quote']);
    const { total, totalHT, tvaAmount } = data.quote;
    expect(Math.round(100 * totalHT) + Math.round(100 * tvaAmount)).toBe(Math.round(100 * total));
    expect(Object.keys(data.quote).sort()).toEqual([
      'discount',
      'estimatedDeliveryDays',
      'estimatedPrintTime',
      'estimatedWeight',
      'total',
      'totalHT',
      'tvaAmount',
      'tvaRate',
    ]);
  });

  it('takes no price, weight or volume from a client', async () => {
    const plain = await client.post<Priced>('/api/quotes/calculate', line(boxKey));
    const sent = await client.post<Priced>(
      '/api/quotes/calculate',
      line(boxKey, { price: 1, total: 1, volume: 1, weight: 1, volumeMm3: 1, quote: { total: 1 } }),
    );
    expect(sent.data.quote).toEqual(plain.data.quote);
  });

  it('rushes what prints within a working day, for 30 MAD or more', async () => {
    const plain = await client.post<Priced>('/api/quotes/calculate', line(boxKey));
    const rushed = await client.post<Priced>('/api/quotes/calculate', line(boxKey, { isRush: true }));
    expect(rushed.data.quote.total).toBeCloseTo(plain.data.quote.total + 30, 9);
    expect([plain.data.quote.estimatedDeliveryDays, rushed.data.quote.estimatedDeliveryDays]).toEqual([5, 4]);
  });

  it('refuses to rush what takes more than eight hours', async () => {
    const { status, error } = await client.post(
      '/api/quotes/calculate',
      line(boxKey, { isRush: true, quantity: 1000 }),
    );
    expect([status, error.code, error.details.reason]).toEqual([400, 'INVALID_INPUT', 'rushUnavailable']);
    expect(error.details.errors?.[0]?.field).toBe('isRush');
  });

  it('does not tell an unknown file from another user’s', async () => {
    const stranger = await signedIn(stack);
    const foreign = await stranger.post('/api/quotes/calculate', line(boxKey));
    const unknown = await stranger.post('/api/quotes/calculate', line('uploads/nobody/nothing.stl'));
    for (const { status, error } of [foreign, unknown]) {
      expect([status, error.code]).toEqual([404, 'FILE_NOT_FOUND']);
    }
    expect(foreign.text).toBe(unknown.text);
  });
});

describe('POST /api/quotes/batch', () => {
  it('prices one line as calculate does, with the fee and the minimum on top', async () => {
    const single = await client.post<Priced>('/api/quotes/calculate', line(boxKey));
    const { status, data } = await client.post<Basket>('/api/quotes/batch', { items: [line(boxKey)] });
    expect(status).toBe(200);
    expect(data.items).toEqual([{ fileKey: boxKey, quote: single.data.quote }]);
    const { total } = single.data.quote;
    expect(data.totals).toEqual({
      subtotal: total,
      setup: 20,
      minimumAdjustment: Math.round(100 * (80 - total)) / 100,
      shipping: 0,
      total: 100,
      machineHours: single.data.quote.estimatedPrintTime,
      plateCredit: 0,
    });
  });

  it('shares plates between lines of one SKU and not with rushed ones', async () => {
    const items = [line(boxKey), line(boxKey), line(boxKey, { isRush: true })];
    const { data } = await client.post<Basket>('/api/quotes/batch', { items });
    expect(data.totals.plateCredit).toBe(10);
    const sum = data.items.reduce((total, { quote }) => total + Math.round(100 * quote.total), 0);
    expect(Math.round(100 * data.totals.subtotal)).toBe(sum);
  });

  it('counts the destination’s days, and three where it is not known', async () => {
    const { data } = await client.get<{ destinations: { id: string; deliveryDaysMax: number }[] }>(
      '/api/shipping/destinations?q=Dakhla',
    );
    const [dakhla] = data.destinations;
    const unknown = await client.post<Basket>('/api/quotes/batch', { items: [line(boxKey)] });
    const known = await client.post<Basket>('/api/quotes/batch', {
      items: [line(boxKey)],
      destinationId: dakhla?.id,
    });
    expect(unknown.data.items[0]?.quote.estimatedDeliveryDays).toBe(2 + 3);
    expect(known.data.items[0]?.quote.estimatedDeliveryDays).toBe(2 + dakhla!.deliveryDaysMax);
  });

  it('prices 25 lines and refuses 26, none, and what is no list', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => line(boxKey));
    expect((await client.post('/api/quotes/batch', { items: lines(25) })).status).toBe(200);
    const over = await client.post('/api/quotes/batch', { items: lines(26) });
    expect([over.status, over.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    const none = await client.post('/api/quotes/batch', { items: [] });
    expect([none.status, none.error.code]).toEqual([400, 'EMPTY_ITEMS']);
    for (const items of [undefined, null, {}, 'x']) {
      const { status, error } = await client.post('/api/quotes/batch', { items });
      expect([status, error.code]).toEqual([400, 'VALIDATION_ERROR']);
    }
  });

  it('reports every fault of the schema with its dotted path', async () => {
    const items = [
      line(boxKey),
      { ...line(boxKey), materialId: 7, quantity: 0 },
      null,
      line('', { isRush: 'yes' }),
    ];
    const { error } = await client.post('/api/quotes/batch', { items });
    const fields = new Set(error.details.errors?.map(({ field }) => field));
    expect(fields).toEqual(
      new Set(['items.1.materialId', 'items.1.quantity', 'items.2', 'items.3.fileKey', 'items.3.isRush']),
    );
  });

  it('reports every line that cannot be printed, the first one’s reason on top', async () => {
    const small = await upload('small.stl', encodeBinaryStl(box(3, 3, 3)));
    const long = await upload('long.stl', encodeBinaryStl(sphere(140)));
    const items = [line(boxKey), line(long), line(small), line(boxKey, { isRush: true, quantity: 900 })];
    const { status, error } = await client.post('/api/quotes/batch', { items });
    expect([status, error.code, error.details.reason]).toEqual([400, 'INVALID_INPUT', 'exceedsBuildVolume']);
    expect(error.details.errors?.map(({ field, reason }) => [field, reason])).toEqual([
      ['items.1.fileKey', 'exceedsBuildVolume'],
      ['items.2.fileKey', 'belowMinimumSize'],
      ['items.3.isRush', 'rushUnavailable'],
    ]);
  });

  it('names every line of an unknown SKU, and an unserved destination', async () => {
    const items = [line(boxKey, { materialId: 'gold' }), line(boxKey), line(boxKey, { materialId: 'tin' })];
    const { status, error } = await client.post('/api/quotes/batch', { items });
    expect([status, error.code, error.details.reason]).toEqual([
      400,
      'VALIDATION_ERROR',
      'materialUnavailable',
    ]);
    expect(error.details.errors?.map(({ field }) => field)).toEqual([
      'items.0.materialId',
      'items.2.materialId',
    ]);
    const nowhere = await client.post('/api/quotes/batch', { items: [line(boxKey)], destinationId: 'x' });
    expect([nowhere.status, nowhere.error.details.reason]).toEqual([400, 'cityNotServed']);
  });

  it('names unknown SKUs and the unserved destination together', async () => {
    const { error } = await client.post('/api/quotes/batch', {
      items: [line(boxKey), line('unknown', { materialId: 'gold' })],
      destinationId: 'nowhere',
    });
    expect(error.details.errors?.map(({ field, reason }) => [field, reason])).toEqual([
      ['items.1.materialId', 'materialUnavailable'],
      ['destinationId', 'cityNotServed'],
    ]);
  });

  it('names every unknown file', async () => {
    const items = [line('a'), line(boxKey), line('b')];
    const { status, error } = await client.post('/api/quotes/batch', { items });
    expect([status, error.code]).toEqual([404, 'FILE_NOT_FOUND']);
    expect(error.details.errors?.map(({ field }) => field)).toEqual(['items.0.fileKey', 'items.2.fileKey']);
  });
});

const finishes = ['standard', 'smooth', 'polished'];

const lineCases: BodyCase[] = [
  ...required('fileKey', 'filename', 'materialId'),
  ...['fileKey', 'filename', 'materialId'].map(emptyText),
  ...optional('finish', 'quantity', 'isRush'),
  ...oneOf('finish', finishes),
  ...quantityBounds(),
];

describe('The fields of an analysis', () => {
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
    client.post('/api/analyze', { fileKey: boxKey, filename: 'b.stl', ...changes });

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await analyze(changes), 200, refused);
  });

  it('200 data = { analysis, validation, material, quote }, one copy in the first PLA', async () => {
    const { data } = await analyze({});
    expect(Object.keys(data as object)).toEqual(['analysis', 'validation', 'material', 'quote']);
    expect(data).toMatchObject({ material: { materialType: 'pla' } });
    const said = { technology: 'fdm', finish: 'standard', quantity: 1 };
    expect((await analyze(said)).data).toEqual(data);
  });

  it('a material that is no SKU: VALIDATION_ERROR, reason materialUnavailable', async () => {
    const { reason, errors } = expectRefusal(await analyze({ material: 'gold' }), 400, 'VALIDATION_ERROR');
    expect([reason, errors?.[0]?.field]).toEqual(['materialUnavailable', 'material']);
  });
});

describe('The fields of a price', () => {
  const calculate = (changes: object) =>
    client.post<Priced>('/api/quotes/calculate', {
      fileKey: boxKey,
      filename: 'b.stl',
      materialId: 'pla-noir',
      ...changes,
    });

  it.each([...lineCases, ...flag('isRush').slice(1)])('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await calculate(changes), 200, refused);
  });

  it('200 data = { analysis, material, quote }', async () => {
    expect(Object.keys((await calculate({ isRush: true })).data)).toEqual(['analysis', 'material', 'quote']);
  });

  it('defaults: finish standard, quantity 1, isRush false', async () => {
    const said = await calculate({ finish: 'standard', quantity: 1, isRush: false });
    expect((await calculate({})).data).toEqual(said.data);
  });

  it('the material SKU, the finish, the quantity and the rush are what a client chooses', async () => {
    const { total } = (await calculate({})).data.quote;
    const chosen = [{ materialId: 'tpu-noir' }, { finish: 'polished' }, { quantity: 30 }, { isRush: true }];
    for (const choice of chosen) expect((await calculate(choice)).data.quote.total).toBeGreaterThan(total);
  });

  it('a larger part costs more', async () => {
    const large = await upload('large.stl', encodeBinaryStl(box(80, 80, 40)));
    const { total } = (await calculate({ quantity: 20 })).data.quote;
    expect((await calculate({ quantity: 20, fileKey: large })).data.quote.total).toBeGreaterThan(total);
  });
});

describe('The fields of a basket', () => {
  const item = (changes: object = {}) => ({
    fileKey: boxKey,
    filename: 'b.stl',
    materialId: 'pla-noir',
    ...changes,
  });
  const batch = (items: unknown, changes: object = {}) =>
    client.post<{ items: { quote: Quote }[]; totals: BasketTotals }>('/api/quotes/batch', {
      items,
      ...changes,
    });
  const calculateTotal = async (changes: object) =>
    (await client.post<{ quote: Quote }>('/api/quotes/calculate', item(changes))).data.quote.total;

  it.each(inItem(lineCases))('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await batch([item(changes)]), 200, refused);
  });

  it('destinationId that is empty is none, and it may be one of the destinations', async () => {
    expectVerdict(await batch([item()], { destinationId: '' }), 200, undefined);
    expectVerdict(await batch([item()], { destinationId: await destinationId(client) }), 200, undefined);
  });

  it('200 data = { items: [{ fileKey, quote }], totals }, in the order of the lines', async () => {
    const other = await upload('other.stl', encodeBinaryStl(box(25, 15, 5)));
    const { data } = await batch([item(), item({ fileKey: other })]);
    expect(Object.keys(data)).toEqual(['items', 'totals', 'estimatedDeliveryDays']);
    expect(data.items).toEqual([boxKey, other].map((key) => ({ fileKey: key, quote: expect.any(Object) })));
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
