import { workingDayAfter } from '@shared/domain/orders/working-days.js';
import { formatBusinessDay } from '@shared/words/moments.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client as PgClient } from 'pg';
import { businessYear } from '@shared/domain/contract/business-time.js';
import type { TotalsRecord } from '@shared/domain/pricing/price-record.js';
import type { BasketTotals } from '@shared/domain/pricing/quote.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import {
  addAddress,
  destinationId,
  type OrderAnswer,
  orderLine,
  placeOrder,
  quoteLine,
  type SavedQuoteAnswer,
  saveQuote,
  uploadBox,
} from './shop.js';
import { sharedStack } from './stack.js';
import {
  type BodyCase,
  expectVerdict,
  flag,
  judged,
  oneOf,
  optional,
  quantityBounds,
  required,
} from './body-cases.js';
import { openCheckout } from './payment-orders.js';

interface ListedOrder extends OrderAnswer {
  quoteId: string | null;
  address: { city: string; street: string };
  invoiceNumber: string | null;
  paidAt: string | null;
  items: { fileKey: string; quantity: number; isRush: boolean; quote: { total: number } }[];
}

const stack = sharedStack();
let client: Client & { email: string };
let addressId: string;
let fileKey: string;

/** A box without its last side. */
function openBox(): IndexedMesh {
  const { positions, triangles } = box(30, 30, 30);
  return { positions, triangles: triangles.slice(0, -6) };
}

const list = async (by: Client = client) => (await by.get<ListedOrder[]>('/api/orders')).data;
const place = (body: object, by: Client = client) =>
  by.post<OrderAnswer>('/api/orders', { addressId, acceptTerms: true, ...body });
const setOrderStatus = (id: string, status: string) =>
  query(stack, 'update orders set status = $1 where id = $2', [status, id]);
const endNow = (id: string) =>
  query(stack, `update saved_quotes set expires_at = now() - interval '1 second' where id = $1`, [id]);

beforeAll(async () => {
  client = judged(await signedIn(stack));
  addressId = await addAddress(client);
  fileKey = await uploadBox(client);
});

describe('POST /api/orders', () => {
  it('places an unpaid order at the total that the basket was told, and mails it', async () => {
    const items = [orderLine(fileKey, { quantity: 30, isRush: false }), orderLine(fileKey, { isRush: true })];
    const asked = items.map(({ fileName, ...item }) => ({ ...item, filename: fileName }));
    const basket = await client.post<{ totals: BasketTotals }>('/api/quotes/batch', { items: asked });
    const { status, data } = await place({ items });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(String),
      orderNumber: expect.stringMatching(new RegExp(`^CMD-${businessYear(new Date())}-\\d{4,}$`)),
      status: 'unpaid',
      subtotalAmount: basket.data.totals.total,
      shippingCost: 0,
      totalAmount: basket.data.totals.total,
      estimatedDeliveryDays: 4,
      itemCount: 2,
    });
    const mail = await client.mailTo(client.email, new RegExp(data.orderNumber));
    const text = mail.text!.replaceAll('\u00a0', ' ');
    expect(text).toMatch(
      /Lignes : 2\n30 × box\.stl \(PLA noir, finition standard\) : [\d ]+,\d\d DH\n1 × box\.stl \(PLA noir, finition standard\) : [\d ]+,\d\d DH\n/i,
    );
    const day = new Date(`${workingDayAfter(new Date(), 4)}T12:00:00Z`);
    expect(text).toContain(`Livraison, si vous payez aujourd’hui : ${formatBusinessDay(day, 'fr')}\n`);
    expect(text).toMatch(/Adresse de livraison : .+\n12, rue des Forges\n.*Casablanca\n/);
  });

  it('mails it in the words of its customer’s language', async () => {
    const reader = await signedIn(stack);
    await reader.post('/api/user/profile', { locale: 'ar' }, {}, 'PATCH');
    const line = orderLine(await uploadBox(reader), { materialId: 'petg-bleu', finish: 'smooth' });
    const order = await placeOrder(reader, { addressId: await addAddress(reader), items: [line] });
    const mail = await reader.mailTo(reader.email, new RegExp(order.orderNumber));
    const text = mail.text!.replaceAll(/[\u200f\u2066-\u2069]/g, '');
    expect(text).toContain('1 × box.stl (PETG أزرق، تشطيب مصقول): ');
    expect(text).not.toMatch(/bleu|liss|smooth|Blue/);
  });

  it('mails a small order with what brings it to the minimum, its ICE and where its invoice goes', async () => {
    const { data } = await place({
      items: [orderLine(fileKey)],
      company: { name: 'Atlas Pièces SARL', ice: '001234567000089' },
      billingAddress: { street: '8, boulevard Zerktouni', city: 'Casablanca', postalCode: '20000' },
    });
    const mail = await client.mailTo(client.email, new RegExp(data.orderNumber));
    const text = mail.text!.replaceAll('\u00a0', ' ');
    const amounts = [...text.matchAll(/^(.+?) : ([\d ]+,\d\d) DH$/gm)];
    expect(amounts.map(([, label]) => label)).toEqual([
      '1 × box.stl (PLA noir, finition standard)',
      'Frais de service',
      'Complément au minimum de commande',
      'Total TTC, livraison incluse',
    ]);
    const centimes = amounts.map(([, , amount]) => Number(amount!.replaceAll(/\D/g, '')));
    expect([centimes[3], centimes[0]! + centimes[1]! + centimes[2]!]).toEqual([10_000, 10_000]);
    expect(text).toContain(
      'Entreprise : Atlas Pièces SARL\nICE : 001234567000089\n' +
        'Adresse de facturation : 8, boulevard Zerktouni\n20000 Casablanca\n',
    );
  });

  it('has no say for a price, a weight or a status that the client sends', async () => {
    const honest = await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
    const sly = { price: 1, volume: 1, weight: 1, quote: { total: 1 }, totalAmount: 1, status: 'paid' };
    const { data } = await place({ ...sly, items: [orderLine(fileKey, sly)] });
    expect([data.totalAmount, data.status]).toEqual([honest.totalAmount, 'unpaid']);
  });

  it('copies the address and the lines: what is changed later changes no order', async () => {
    const own = await signedIn(stack);
    const ownAddress = await addAddress(own);
    const ownFile = await uploadBox(own);
    await placeOrder(own, { addressId: ownAddress, items: [orderLine(ownFile, { quantity: 4 })] });
    const fes = { city: 'Fès', shippingDestinationId: await destinationId(own, 'Fès') };
    await own.post(`/api/addresses/${ownAddress}`, { street: '1, autre rue', ...fes }, {}, 'PATCH');
    await own.send(`/api/addresses/${ownAddress}`, { method: 'DELETE' });
    const [order] = await list(own);
    expect(order!.address).toMatchObject({ street: '12, rue des Forges', city: 'Casablanca' });
    expect(order!.items).toMatchObject([{ fileKey: ownFile, quantity: 4, isRush: false }]);
  });

  it('refuses every part that cannot be printed, at its place', async () => {
    const huge = await uploadBox(client, [300, 10, 10]);
    const open = (await client.upload('open.stl', encodeBinaryStl(openBox()))).data.key;
    const details = expectRefusal(
      await place({ items: [orderLine(fileKey), orderLine(huge), orderLine(open)] }),
      400,
      'INVALID_INPUT',
    );
    expect(details.reason).toBe('exceedsBuildVolume');
    expect(details.errors?.map(({ field, reason }) => [field, reason])).toEqual([
      ['items.1.fileKey', 'exceedsBuildVolume'],
      ['items.2.fileKey', 'meshNotClosed'],
    ]);
  });

  it('takes 1 to 25 lines', async () => {
    const items = (count: number) => ({ items: Array.from({ length: count }, () => orderLine(fileKey)) });
    expect((await place(items(25))).status).toBe(201);
    expectRefusal(await place(items(0)), 400, 'EMPTY_ITEMS');
    expectRefusal(await place(items(26)), 400, 'VALIDATION_ERROR');
  });

  it("refuses another's address, quote and file", async () => {
    const other = await signedIn(stack);
    const items = [orderLine(fileKey)];
    expectRefusal(await place({ items }, other), 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await place({ items, addressId: 'nonsense' }), 404, 'RESOURCE_NOT_FOUND');
    const own = await addAddress(other);
    expectRefusal(await place({ items, addressId: own }, other), 404, 'FILE_NOT_FOUND');
    const { id: quoteId } = await saveQuote(client, [quoteLine(fileKey)]);
    expectRefusal(await place({ items, addressId: own, quoteId }, other), 403, 'FORBIDDEN');
    expectRefusal(await place({ items, quoteId: 'nonsense' }), 404, 'QUOTE_NOT_FOUND');
    expectRefusal(await place({ items }, new Client(stack)), 401, 'UNAUTHORIZED');
  });
});

describe('an order of a saved quote', () => {
  let quote: SavedQuoteAnswer;
  const ordered = () => [
    orderLine(fileKey, { quantity: 7, finish: 'smooth', quoteItemId: quote.items[0]!.id }),
    orderLine(fileKey, { materialId: 'petg-noir' }),
  ];
  const diffOf = async (items: object[]) => {
    const details = expectRefusal(await place({ quoteId: quote.id, items }), 400, 'INVALID_INPUT');
    expect(details.reason).toBe('quoteMismatch');
    return details.diff;
  };

  beforeAll(async () => {
    const { id } = await saveQuote(client, [
      quoteLine(fileKey, { quantity: 7, finish: 'smooth' }),
      quoteLine(fileKey, { materialId: 'petg-noir' }),
    ]);
    quote = (await client.get<SavedQuoteAnswer>(`/api/quotes/${id}`)).data;
  });

  it('must be the quote, line for line', async () => {
    const [first, second] = quote.items.map(({ id }) => id);
    const [a, b] = ordered();
    expect(await diffOf([a!])).toEqual([{ kind: 'missing', quoteItemId: second }]);
    expect(await diffOf([a!, b!, b!])).toEqual([{ kind: 'unexpected', index: 2 }]);
    expect(await diffOf([{ ...a, quantity: 8, isRush: true }, b!])).toEqual([
      { kind: 'changed', index: 0, quoteItemId: first, fields: ['quantity', 'isRush'] },
    ]);
    expect(await diffOf([{ ...a, quoteItemId: second }, b!])).toEqual([
      { kind: 'changed', index: 0, quoteItemId: second, fields: ['materialId', 'finish', 'quantity'] },
      { kind: 'unexpected', index: 1 },
      { kind: 'missing', quoteItemId: first },
    ]);
  });

  it('tells a total that is no longer the same', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey, { quantity: 9 })]);
    await query(stack, 'update saved_quotes set total_centimes = total_centimes + 1 where id = $1', [id]);
    const answer = await place({ quoteId: id, items: [orderLine(fileKey, { quantity: 9 })] });
    const { reason, diff } = expectRefusal(answer, 400, 'INVALID_INPUT');
    const { data } = await client.get<SavedQuoteAnswer>(`/api/quotes/${id}`);
    const now = data.totals.total;
    expect([reason, diff]).toEqual(['quoteMismatch', [{ kind: 'total', quoted: data.totalPrice, now }]]);
    expect(Math.round(data.totalPrice * 100) - Math.round(now * 100)).toBe(1);
  });

  it('is placed once, however often and in whichever order it is asked for', async () => {
    const total = quote.totalPrice;
    const first = await placeOrder(client, { addressId, quoteId: quote.id, items: ordered() });
    expect(first.totalAmount).toBe(total);
    const elsewhere = await addAddress(client, { street: '7, place de la Poste' });
    const again = await placeOrder(client, {
      addressId: elsewhere,
      quoteId: quote.id,
      items: ordered().reverse(),
    });
    expect(again).toEqual(first);
    const listed = (await list()).find(({ id }) => id === first.id);
    expect(listed?.address.street).toBe('7, place de la Poste');
    expect((await list()).filter(({ quoteId }) => quoteId === quote.id)).toHaveLength(1);

    await setOrderStatus(first.id, 'paid');
    const refused = await place({ quoteId: quote.id, items: ordered() });
    expect(expectRefusal(refused, 400, 'INVALID_INPUT').reason).toBe('quoteAlreadyOrdered');
    await setOrderStatus(first.id, 'refunded');
    const anew = await placeOrder(client, { addressId, quoteId: quote.id, items: ordered() });
    expect(anew.orderNumber).not.toBe(first.orderNumber);
  });

  it('is one order when fifty requests ask at once', async () => {
    const { id: quoteId } = await saveQuote(client, [quoteLine(fileKey)]);
    const items = [orderLine(fileKey)];
    const orders = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(client, { addressId, quoteId, items })),
    );
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    const rows = await query(stack, 'select id from orders where quote_id = $1', [quoteId]);
    expect(rows).toEqual([{ id: orders[0]!.id }]);
  });

  it('is refused when the quote has run out, unless it was placed before', async () => {
    const late = await saveQuote(client, [quoteLine(fileKey)]);
    await endNow(late.id);
    const answer = await place({ quoteId: late.id, items: [orderLine(fileKey)] });
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('quoteExpired');

    const early = await saveQuote(client, [quoteLine(fileKey)]);
    const placed = await placeOrder(client, { addressId, quoteId: early.id, items: [orderLine(fileKey)] });
    await endNow(early.id);
    const again = await placeOrder(client, { addressId, quoteId: early.id, items: [orderLine(fileKey)] });
    expect(again.id).toBe(placed.id);
  });

  it('outlives its quote', async () => {
    const { id: quoteId } = await saveQuote(client, [quoteLine(fileKey)]);
    const { id } = await placeOrder(client, { addressId, quoteId, items: [orderLine(fileKey)] });
    await setOrderStatus(id, 'cancelled');
    const removed = await client.send(`/api/quotes/${quoteId}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect((await list()).find((order) => order.id === id)).toMatchObject({
      quoteId: null,
      status: 'cancelled',
    });
  });
});

describe('When all of a basket arrives', () => {
  it('is told by basket, quote and order: what all its machine hours need, at least its longest line', async () => {
    interface Told {
      estimatedDeliveryDays: number;
      totals: BasketTotals;
      items: { quote: { estimatedDeliveryDays: number; estimatedPrintTime: number } }[];
    }
    const own = await signedIn(stack);
    const key = await uploadBox(own, [200, 200, 40]);
    const days = (hours: number, transport: number) => 1 + Math.ceil(hours / 200) + transport;
    const asked = { fileKey: key, filename: 'box.stl', materialId: 'pla-noir', quantity: 2 };
    const { data: basket } = await own.post<Told>('/api/quotes/batch', {
      items: Array.from({ length: 25 }, () => asked),
    });
    expect(basket.totals.machineHours).toBeGreaterThan(200);
    const longest = Math.max(...basket.items.map(({ quote }) => quote.estimatedDeliveryDays));
    expect(basket.estimatedDeliveryDays).toBe(Math.max(longest, days(basket.totals.machineHours, 3)));
    expect(basket.estimatedDeliveryDays).toBeGreaterThan(longest);

    const lines = Array.from({ length: 25 }, () => quoteLine(key, { quantity: 2 }));
    const saved = await saveQuote(own, lines);
    const { data: quote } = await own.get<Told>(`/api/quotes/${saved.id}`);
    expect(quote.estimatedDeliveryDays).toBe(basket.estimatedDeliveryDays);
    const addressId = await addAddress(own);
    const items = Array.from({ length: 25 }, () => orderLine(key, { quantity: 2 }));
    const { id } = await placeOrder(own, { addressId, items });
    const { data: order } = await own.get<Told>(`/api/orders/${id}`);
    const [{ max }] = (await query<{ max: number }>(
      stack,
      `select delivery_days_max as max from destinations where name = 'Casablanca'`,
    )) as [{ max: number }];
    expect(order.estimatedDeliveryDays).toBe(days(basket.totals.machineHours, max));
    // The id is no text: capitals name the same order.
    expect((await own.get<Told>(`/api/orders/${id.toUpperCase()}`)).data).toEqual(order);
  });
});

describe('The address of a standing order', () => {
  it('brings its own days: those of the order and of its lines are as if it had been the first', async () => {
    const own = await signedIn(stack);
    const near = await addAddress(own);
    const far = await addAddress(own, {
      city: 'Dakhla',
      shippingDestinationId: await destinationId(own, 'Dakhla'),
    });
    const key = await uploadBox(own);
    const lines = [quoteLine(key), quoteLine(key, { quantity: 40 })];
    const items = [orderLine(key), orderLine(key, { quantity: 40 })];
    const daysOf = async (...addresses: string[]) => {
      const { id: quoteId } = await saveQuote(own, lines);
      for (const addressId of addresses)
        await placeOrder(own, { addressId, quoteId, items: items.reverse() });
      const order = (await list(own)).find((one) => one.quoteId === quoteId)!;
      const { data } = await own.get<{
        estimatedDeliveryDays: number;
        items: { quantity: number; quote: { estimatedDeliveryDays: number } }[];
      }>(`/api/orders/${order.id}`);
      const ofLines = data.items.map(({ quantity, quote }) => [quantity, quote.estimatedDeliveryDays]);
      return { whole: data.estimatedDeliveryDays, ofLines: ofLines.sort(([a], [b]) => a! - b!) };
    };
    const there = await daysOf(far);
    expect(there.whole).toBeGreaterThan((await daysOf(near)).whole);
    expect(await daysOf(near, far)).toEqual(there);
  });

  it('does not change once a payment has taken the order, though both came at once', async () => {
    const own = await signedIn(stack);
    const [first, second] = [
      await addAddress(own),
      await addAddress(own, { street: '99, avenue Hassan II' }),
    ];
    const key = await uploadBox(own);
    const { id: quoteId } = await saveQuote(own, [quoteLine(key)]);
    const items = [orderLine(key)];
    const { id } = await placeOrder(own, { addressId: first, quoteId, items });
    const payment = new PgClient({ connectionString: stack.databaseUrl });
    await payment.connect();
    await payment.query('begin');
    await payment.query(`update orders set status = 'paid' where id = $1`, [id]);
    const asked = own.post('/api/orders', { addressId: second, quoteId, acceptTerms: true, items });
    await sleep(1000);
    await payment.query('commit');
    await payment.end();
    expect(expectRefusal(await asked, 400, 'INVALID_INPUT').reason).toBe('quoteAlreadyOrdered');
    const [order] = await list(own);
    expect([order?.status, order?.address.street]).toEqual(['paid', '12, rue des Forges']);
  });
});

describe('GET /api/orders', () => {
  it("lists the caller's orders, newest first, as they were placed", async () => {
    const own = await signedIn(stack);
    const ownAddress = await addAddress(own);
    const key = await uploadBox(own);
    const placed: OrderAnswer[] = [];
    for (const quantity of [1, 2, 3]) {
      placed.push(await placeOrder(own, { addressId: ownAddress, items: [orderLine(key, { quantity })] }));
    }
    const orders = await list(own);
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(
      placed.map(({ orderNumber }) => orderNumber).reverse(),
    );
    expect(orders[0]).toMatchObject({ ...placed[2], invoiceNumber: null, paidAt: null });
    const [{ totals }] = (await query<{ totals: TotalsRecord }>(
      stack,
      'select totals from orders where id = $1',
      [placed[2]!.id],
    )) as [{ totals: TotalsRecord }];
    expect(orders[0]!.items[0]!.quote.total).toBe(totals.subtotalCentimes / 100);
    expect(await list(await signedIn(stack))).toEqual([]);
  });
});

describe('GET /api/orders/{id}/invoice', () => {
  it('does not exist before the payment, for others, or for orders that do not', async () => {
    const { id } = await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
    const other = await signedIn(stack);
    expectRefusal(await client.get(`/api/orders/${id}/invoice`), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await other.get(`/api/orders/${id}/invoice`), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await client.get('/api/orders/nonsense/invoice'), 404, 'ORDER_NOT_FOUND');
  });
});

const finishes = ['standard', 'smooth', 'polished'];

describe('The fields of an order', () => {
  const order = (changes: object) =>
    client.post<object>('/api/orders', {
      addressId,
      acceptTerms: true,
      items: [orderLine(fileKey)],
      ...changes,
    });
  const cases: BodyCase[] = [
    ...required('addressId', 'acceptTerms', 'items'),
    ['addressId is at least 1 character', { addressId: '' }, 'addressId'],
    ['quoteId may be left out', { quoteId: undefined }],
    ['quoteId that is empty is none', { quoteId: '' }],
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
    const quote = await saveQuote(client, [quoteLine(fileKey, { quantity: 30 })]);
    const { data } = await client.get<SavedQuoteAnswer>(`/api/quotes/${quote.id}`);
    const line = { quantity: 30, quoteItemId: data.items[0]!.id };
    const answer = await order({ quoteId: quote.id, items: [orderLine(fileKey, line)] });
    expect(answer.data).toMatchObject({ totalAmount: quote.totalPrice, itemCount: 1 });
  });
});

describe('The checkout of an order', () => {
  const cases: BodyCase[] = [
    ...required('orderId'),
    ['orderId is at least 1 character', { orderId: '' }, 'orderId'],
    ...optional('locale'),
    ...oneOf('locale', ['fr', 'en']),
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    const { id } = await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
    const answer = await client.post<{ url: string }>('/api/payments/checkout', {
      orderId: id,
      ...changes,
    });
    expectVerdict(answer, 200, refused);
    if (refused === undefined) expect(URL.canParse(answer.data.url)).toBe(true);
  });

  it('the hosted page charges the order’s total in MAD, which is the response’s of placing it', async () => {
    const items = [orderLine(fileKey, { quantity: 37, isRush: false, materialId: 'tpu-noir' })];
    const basket = await client.post<{ totals: { total: number } }>('/api/quotes/batch', {
      items: [{ fileKey, filename: 'b', materialId: 'tpu-noir', quantity: 37 }],
    });
    const { id, totalAmount } = await placeOrder(client, { addressId, items });
    expect(totalAmount).toBe(basket.data.totals.total);
    expect(Number.isInteger(totalAmount)).toBe(false);
    const { url, attemptId } = await openCheckout(client, id, 'en');
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
    const { id } = await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
    const { url } = await openCheckout(client, id);
    const { text } = await new Client(stack).get(url.pathname + url.search);
    expect(text).toContain('<html lang="fr">');
  });

  it('goes from the upload over price, address and order to the payment', async () => {
    const items = [{ fileKey, filename: 'box.stl', materialId: 'pla-noir', quantity: 3 }];
    const basket = await client.post<{ totals: { total: number } }>('/api/quotes/batch', { items });
    const addressId = await addAddress(client);
    const order = await placeOrder(client, { addressId, items: [orderLine(fileKey, { quantity: 3 })] });
    expect(order.totalAmount).toBe(basket.data.totals.total);
    const checkout = await client.post<{ url: string }>('/api/payments/checkout', { orderId: order.id });
    expect(URL.canParse(checkout.data.url)).toBe(true);
  });
});
