import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Quote } from '@shared/domain/pricing/quote.js';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { judged } from './body-cases.js';
import { addAddress, addressBody, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

type Row = Record<string, unknown>;

const stack = sharedStack();
let customer: Client & { email: string };
let fileKey: string;
const records: Record<string, Row> = {};

beforeAll(async () => {
  customer = judged(await signedIn(stack));
  const line = { filename: 'box.stl', materialId: 'pla-noir' };
  const limits = await customer.get('/api/upload');
  fileKey = await uploadBox(customer);
  const { data: file } = await customer.upload(
    'box.obj',
    Buffer.from('v 0 0 0\nv 9 0 0\nv 0 9 0\nf 1 2 3\n'),
  );
  const { data: materials } = await customer.get<{ materials: Row[] }>('/api/materials');
  const { data: analysed } = await customer.post<Record<string, Row>>('/api/analyze', {
    fileKey,
    filename: 'b',
  });
  const { data: batch } = await customer.post<{ totals: Row }>('/api/quotes/batch', {
    items: [{ ...line, fileKey }],
  });
  const { data: cities } = await customer.get<{ destinations: Row[] }>('/api/shipping/destinations?q=fes');
  const addressId = await addAddress(customer);
  const { data: addresses } = await customer.get<Row[]>('/api/addresses');
  const { data: session } = await customer.get<{ session: Row; user: Row }>('/api/auth/get-session');
  const project = { vertical: 'other', title: 'A knob', description: 'A knob for an old radio, like this.' };
  Object.assign(records, {
    limits: limits.data,
    file,
    metadata: file.metadata,
    material: materials.materials[0]!,
    ...analysed,
    totals: batch.totals,
    destination: cities.destinations[0]!,
    savedQuote: (await saveQuote(customer, [quoteLine(fileKey)])) as unknown as Row,
    address: addresses[0]!,
    order: (await placeOrder(customer, { addressId, items: [orderLine(fileKey)] })) as unknown as Row,
    project: (await customer.post<Row>('/api/requests', project)).data,
    ...session,
  });
});

/** One case for each row of a table of fields. */
const rows: [section: string, record: string, fields: Record<string, unknown>][] = [
  [
    'Material',
    'material',
    {
      id: 'string',
      name: 'string',
      nameFr: 'string',
      technology: 'fdm',
      materialType: /^(pla|petg|abs|asa|tpu)$/,
      pricePerGram: 'number',
      density: 'number',
      available: true,
      previewColor: /^#[0-9a-f]{6}$/i,
    },
  ],
  [
    'Quote',
    'quote',
    {
      total: 'number',
      totalHT: 'number',
      tvaAmount: 'number',
      tvaRate: 0.2,
      discount: 'number',
      estimatedPrintTime: 'number',
      estimatedWeight: 'number',
      estimatedDeliveryDays: 'number',
    },
  ],
  [
    'Basket totals',
    'totals',
    {
      subtotal: 'number',
      setup: 20,
      minimumAdjustment: 'number',
      shipping: 0,
      total: 'number',
      machineHours: 'number',
      plateCredit: 'number',
    },
  ],
  [
    'Destination',
    'destination',
    { id: 'string', code: 'string', name: 'string', deliveryDaysMin: 'integer', deliveryDaysMax: 'integer' },
  ],
  ['Uploaded file', 'file', { key: /^uploads\//, url: /^http/, metadata: 'object' }],
  ['Uploaded file: metadata', 'metadata', { filename: 'box.obj', size: 32 }],
  [
    'Saved quote',
    'savedQuote',
    {
      id: 'string',
      reference: /^DV-\d{4}-\d{4,}$/,
      expiresAt: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
      itemCount: 1,
      totalPrice: 'number',
    },
  ],
  [
    'Address',
    'address',
    {
      id: 'string',
      label: 'Atelier',
      fullName: 'Amina Test',
      phone: '0612345678',
      street: '12, rue des Forges',
      city: 'Casablanca',
      shippingDestinationId: 'string',
      postalCode: '20250',
      isDefault: false,
    },
  ],
  [
    'Order',
    'order',
    {
      id: 'string',
      orderNumber: /^CMD-\d{4}-\d{4,}$/,
      status: 'unpaid',
      subtotalAmount: 'number',
      shippingCost: 0,
      totalAmount: 'number',
      itemCount: 1,
    },
  ],
  ['Project request', 'project', { id: 'string', reference: /^PR-\d{4}-\d{4,}$/, status: 'received' }],
  [
    'Analysis',
    'analysis',
    {
      fileHash: /^[0-9a-f]{64}$/,
      kernelVersion: 'string',
      format: 'stl',
      unit: 'millimeter',
      triangles: 12,
      shells: 1,
      volumeMm3: 8000,
      surfaceAreaMm2: 2800,
      boundingBoxMm: { x: 40, y: 20, z: 10 },
      isClosed: true,
      overhangAreaMm2: 0,
      supportVolumeMm3: 0,
      layerCount: 'integer',
    },
  ],
  ['Validation', 'validation', { printable: true, errors: [], warnings: 'object' }],
  [
    'User',
    'user',
    {
      id: 'string',
      name: 'Amina Test',
      email: /@example\.com$/,
      emailVerified: true,
      phone: null,
      image: null,
      createdAt: 'string',
      updatedAt: 'string',
    },
  ],
  ['Session', 'session', { id: 'string', userId: 'string', expiresAt: 'string' }],
];

const cases = rows.flatMap(([section, record, fields]) =>
  Object.entries(fields).map(([field, expected]) => ({ section, record, field, expected })),
);

describe('Resources and their fields', () => {
  it.each(cases)('$section: $field', ({ record, field, expected }) => {
    const value = records[record]?.[field];
    if (expected === 'integer') expect(Number.isInteger(value)).toBe(true);
    else if (['string', 'number', 'object'].includes(String(expected))) expect(typeof value).toBe(expected);
    else if (expected instanceof RegExp) expect(value).toMatch(expected);
    else expect(value).toEqual(expected);
  });

  it('the catalog lists every in-stock colour SKU, and each once', async () => {
    const listed = async () => (await customer.get<{ materials: Row[] }>('/api/materials')).data.materials;
    const inStock = async () =>
      (await query<{ sku: string }>(stack, 'select sku from materials where is_available')).map(
        ({ sku }) => sku,
      );
    expect((await listed()).every(({ available }) => available === true)).toBe(true);
    const ids = (await listed()).map(({ id }) => id);
    expect(ids.sort()).toEqual((await inStock()).sort());
  });

  it('figures are of all copies: hours and grams grow with them; the discount is for quantity', async () => {
    const priced = async (quantity: number) => {
      const line = { fileKey, filename: 'box.stl', materialId: 'pla-noir', quantity };
      return (await customer.post<{ quote: Quote }>('/api/quotes/calculate', line)).data.quote;
    };
    const [one, two, ten] = [await priced(1), await priced(2), await priced(10)];
    // A box of 8 cm³ in PLA of 1.24 g/cm³ is at most 9.92 g; it is not printed solid.
    expect([one.estimatedWeight > 3, one.estimatedWeight < 9.92]).toEqual([true, true]);
    expect(two.estimatedWeight).toBeCloseTo(2 * one.estimatedWeight, 1);
    expect(two.estimatedPrintTime).toBeGreaterThan(one.estimatedPrintTime);
    expect([one.discount, two.discount]).toEqual([0, 0]);
    expect(ten.discount).toBeGreaterThan(0);
  });

  it('postalCode may be left out; isDefault is false unless said', async () => {
    const body = await addressBody(customer, { postalCode: undefined, label: 'Bare' });
    expect((await customer.post('/api/addresses', body)).status).toBe(201);
    const { data } = await customer.get<Row[]>('/api/addresses');
    expect(data.find(({ label }) => label === 'Bare')).toMatchObject({ postalCode: null, isDefault: false });
  });
});
