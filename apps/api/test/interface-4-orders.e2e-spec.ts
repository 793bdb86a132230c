import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import {
  type BodyCase,
  expectVerdict,
  flag,
  judged,
  oneOf,
  optional,
  phonePattern,
  quantityBounds,
  required,
  textBounds,
} from './interface-client.js';
import { openCheckout } from './payment-orders.js';
import { expectRefusal } from './refusal.js';
import {
  addAddress,
  addressBody,
  type OrderAnswer,
  orderLine,
  placeOrder,
  quoteLine,
  type SavedQuoteAnswer,
  saveQuote,
  uploadBox,
} from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const finishes = ['standard', 'smooth', 'polished'];
let customer: Client & { email: string };
let stranger: Client;
let fileKey: string;
let addressId: string;

beforeAll(async () => {
  [customer, stranger] = [judged(await signedIn(stack)), judged(await signedIn(stack))];
  fileKey = await uploadBox(customer);
  addressId = await addAddress(customer);
});

/** `city` has bounds of its own, but must also name the destination: what passes them is another refusal. */
const addressCases: BodyCase[] = [
  ...textBounds('label', 1, 50),
  ...textBounds('fullName', 2, 100),
  ...phonePattern(),
  ...textBounds('street', 5, 200),
  ['city of 1 character is refused', { city: 'F' }, 'city'],
  ['city of 101 characters is refused', { city: 'F'.repeat(101) }, 'city'],
  ['shippingDestinationId is at least 1 character', { shippingDestinationId: '' }, 'shippingDestinationId'],
  ['postalCode 20250 is accepted', { postalCode: '20250' }],
  ['postalCode 2025 is refused', { postalCode: '2025' }, 'postalCode'],
  ['postalCode 202500 is refused', { postalCode: '202500' }, 'postalCode'],
  ['postalCode 2025a is refused', { postalCode: '2025a' }, 'postalCode'],
  ...flag('isDefault'),
];

describe('§4.4 POST /api/addresses', () => {
  const cases: BodyCase[] = [
    ...required('label', 'fullName', 'phone', 'street', 'city', 'shippingDestinationId'),
    ...optional('postalCode', 'isDefault'),
    ...addressCases,
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await customer.post('/api/addresses', await addressBody(customer, changes)), 201, refused);
  });

  it('201 data = { id, city }', async () => {
    const { data } = await customer.post('/api/addresses', await addressBody(customer));
    expect(data).toEqual({ id: expect.any(String), city: 'Casablanca' });
  });

  it.each([2, 100])(
    'city of %i characters keeps the bounds: what it names is judged next',
    async (length) => {
      const body = await addressBody(customer, { city: 'F'.repeat(length) });
      const answer = await customer.post('/api/addresses', body);
      expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('cityNotServed');
    },
  );

  it.each([
    ['a city that the destination is not', { city: 'Fès' }],
    ['an unknown destination', { shippingDestinationId: 'nowhere' }],
  ])('%s: 400, reason cityNotServed (decision 30)', async (_said, changes) => {
    const answer = await customer.post('/api/addresses', await addressBody(customer, changes));
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('cityNotServed');
  });
});

describe('§4.4 PATCH /api/addresses/{id}', () => {
  const patch = (changes: object, client: Client = customer) =>
    client.post(`/api/addresses/${addressId}`, changes, {}, 'PATCH');

  it.each([['nothing is required', {}] as BodyCase, ...addressCases])(
    '%s',
    async (_said, changes, ...[refused]) => {
      expectVerdict(await patch(changes), 200, refused);
    },
  );

  it('200 data = record', async () => {
    expect((await patch({ label: 'Maison' })).data).toMatchObject({ id: addressId, label: 'Maison' });
  });

  it('only the caller’s own address (decision 30: 404)', async () => {
    expectRefusal(await patch({ label: 'Mine' }, stranger), 404, 'RESOURCE_NOT_FOUND');
  });
});

describe('§4.4 DELETE /api/addresses/{id}', () => {
  const remove = (client: Client, id: string) => client.post(`/api/addresses/${id}`, undefined, {}, 'DELETE');

  it('only the caller’s own address; 204, empty body', async () => {
    const id = await addAddress(customer);
    expectRefusal(await remove(stranger, id), 404, 'RESOURCE_NOT_FOUND');
    const { status, text } = await remove(customer, id);
    expect([status, text]).toEqual([204, '']);
    const { data } = await customer.get<{ id: string }[]>('/api/addresses');
    expect(data.map((one) => one.id)).not.toContain(id);
  });
});

describe('§4.4 POST /api/orders', () => {
  const order = (changes: object) =>
    customer.post<object>('/api/orders', {
      addressId,
      acceptTerms: true,
      items: [orderLine(fileKey)],
      ...changes,
    });
  const cases: BodyCase[] = [
    ...required('addressId', 'acceptTerms', 'items'),
    ['addressId is at least 1 character', { addressId: '' }, 'addressId'],
    ['quoteId may be left out', { quoteId: undefined }],
    ['quoteId that is empty is none (decision 43)', { quoteId: '' }],
    ['acceptTerms must be true', { acceptTerms: false }, 'acceptTerms'],
    ['acceptTerms is a boolean', { acceptTerms: 'true' }, 'acceptTerms'],
  ];
  const itemCases: BodyCase[] = [
    ...required('fileKey', 'fileName', 'materialId', 'technology', 'quantity'),
    ...optional('quoteItemId', 'finish', 'isRush'),
    ...oneOf('technology', ['fdm']),
    ...oneOf('finish', finishes),
    ...quantityBounds(),
    ...flag('isRush'),
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await order(changes), 201, refused);
  });

  it.each(itemCases)('item: %s', async (_said, changes, ...[refused]) => {
    const answer = await order({ items: [orderLine(fileKey, changes)] });
    expectVerdict(answer, 201, refused && `items.0.${refused}`);
  });

  it('items: 25 entries are accepted, 26 refused, none is EMPTY_ITEMS', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => orderLine(fileKey));
    expectVerdict(await order({ items: lines(25) }), 201, undefined);
    expectVerdict(await order({ items: lines(26) }), 201, 'items');
    expectRefusal(await order({ items: [] }), 400, 'EMPTY_ITEMS');
  });

  it('201 data, the order unpaid', async () => {
    const { data } = await order({});
    const names = [
      'id',
      'orderNumber',
      'status',
      'subtotalAmount',
      'shippingCost',
      'totalAmount',
      'itemCount',
      'estimatedDeliveryDays',
    ];
    expect(Object.keys(data)).toEqual(names);
    expect(data).toMatchObject({ status: 'unpaid' });
  });

  it('finish is standard and isRush false unless said', async () => {
    const plain = await order({});
    const said = await order({ items: [orderLine(fileKey, { finish: 'standard', isRush: false })] });
    const rushed = await order({ items: [orderLine(fileKey, { quantity: 6, isRush: true })] });
    expect(said.data).toMatchObject({ totalAmount: (plain.data as OrderAnswer).totalAmount });
    expect((rushed.data as OrderAnswer).totalAmount).toBeGreaterThan(
      ((await order({ items: [orderLine(fileKey, { quantity: 6 })] })).data as OrderAnswer).totalAmount,
    );
  });

  it('quoteId and quoteItemId name a saved quote and its line', async () => {
    const quote = await saveQuote(customer, [quoteLine(fileKey, { quantity: 30 })]);
    const { data } = await customer.get<SavedQuoteAnswer>(`/api/quotes/${quote.id}`);
    const line = { quantity: 30, quoteItemId: data.items[0]!.id };
    const answer = await order({ quoteId: quote.id, items: [orderLine(fileKey, line)] });
    expect(answer.data).toMatchObject({ totalAmount: quote.totalPrice, itemCount: 1 });
  });

  it('a mismatch with the quote: 400, reason quoteMismatch', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    const answer = await order({ quoteId: id, items: [orderLine(fileKey, { quantity: 2 })] });
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('quoteMismatch');
  });

  it('a not-owned address is refused (404)', async () => {
    const body = { addressId, acceptTerms: true, items: [orderLine(await uploadBox(stranger))] };
    expectRefusal(await stranger.post('/api/orders', body), 404, 'RESOURCE_NOT_FOUND');
  });
});

describe('§4.4 GET /api/orders', () => {
  it('lists the caller’s orders, newest first', async () => {
    const items = [orderLine(fileKey)];
    const [first, second] = [
      await placeOrder(customer, { addressId, items }),
      await placeOrder(customer, { addressId, items }),
    ];
    const { data } = await customer.get<{ id: string }[]>('/api/orders');
    expect(data.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe('§4.4 GET /api/orders/{id}/invoice', () => {
  it('404 when the order is not yet paid or not the caller’s', async () => {
    const { id } = await placeOrder(customer, { addressId, items: [orderLine(fileKey)] });
    expectRefusal(await customer.get(`/api/orders/${id}/invoice`), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await stranger.get(`/api/orders/${id}/invoice`), 404, 'ORDER_NOT_FOUND');
  });
});

describe('§4.4 POST /api/payments/checkout', () => {
  const cases: BodyCase[] = [
    ...required('orderId'),
    ['orderId is at least 1 character', { orderId: '' }, 'orderId'],
    ...optional('locale'),
    ...oneOf('locale', ['fr', 'en']),
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    const { id } = await placeOrder(customer, { addressId, items: [orderLine(fileKey)] });
    const answer = await customer.post<{ url: string }>('/api/payments/checkout', {
      orderId: id,
      ...changes,
    });
    expectVerdict(answer, 200, refused);
    if (refused === undefined) expect(URL.canParse(answer.data.url)).toBe(true);
  });

  it('the hosted page charges the order’s total in MAD, which is the response’s of placing it', async () => {
    const items = [orderLine(fileKey, { quantity: 37, isRush: false, materialId: 'tpu-noir' })];
    const basket = await customer.post<{ totals: { total: number } }>('/api/quotes/batch', {
      items: [{ fileKey, filename: 'b', materialId: 'tpu-noir', quantity: 37 }],
    });
    const { id, totalAmount } = await placeOrder(customer, { addressId, items });
    expect(totalAmount).toBe(basket.data.totals.total);
    expect(Number.isInteger(totalAmount)).toBe(false);
    const { url, attemptId } = await openCheckout(customer, id, 'en');
    const { text } = await new Client(stack).get(url.pathname + url.search);
    const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(totalAmount);
    expect(text.replaceAll('\u00a0', ' ')).toContain(`${amount} MAD`);
    const [attempt] = await query(
      stack,
      'select amount_centimes::int as centimes, currency from payment_attempts where id = $1',
      [attemptId],
    );
    expect(attempt).toEqual({ centimes: Math.round(totalAmount * 100), currency: 'MAD' });
  });

  it('locale is fr unless said', async () => {
    const { id } = await placeOrder(customer, { addressId, items: [orderLine(fileKey)] });
    const { url } = await openCheckout(customer, id);
    const { text } = await new Client(stack).get(url.pathname + url.search);
    expect(text).toContain('<html lang="fr">');
  });

  it('a not-owned order is refused (404)', async () => {
    const { id } = await placeOrder(customer, { addressId, items: [orderLine(fileKey)] });
    const answer = await stranger.post('/api/payments/checkout', { orderId: id });
    expectRefusal(answer, 404, 'ORDER_NOT_FOUND');
  });
});
