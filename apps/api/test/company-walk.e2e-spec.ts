import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { splitTva } from '@shared/domain/money/tva.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import {
  addAddress,
  type OrderAnswer,
  orderLine,
  quoteLine,
  type SavedQuoteAnswer,
  uploadBox,
} from './shop.js';
import { startStack } from './stack.js';

interface OrderView extends OrderAnswer {
  invoiceNumber: string | null;
  paymentMethod: string | null;
  refundedAmount: number;
  creditNotes: { number: string; amount: number; reason: string }[];
  shipment: object | null;
  history: { status: string; at: string }[];
  company: object | null;
  purchaseOrder: string | null;
  project: string | null;
  billingAddress: object | null;
}

const operatorEmail = 'operator@example.com';
const company = { name: 'Atlas Pièces SARL', ice: '001234567000089' };

let stack: TestStack;
let operator: Client;
let buyer: Client & { email: string };
let addressId: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: operatorEmail } });
  operator = await signedIn(stack, operatorEmail);
  buyer = await signedIn(stack);
  addressId = await addAddress(buyer);
});

afterAll(() => stack.stop());

const shown = async (id: string) => (await buyer.get<OrderView>(`/api/orders/${id}`)).data;
const mailsOf = (orderNumber: string) =>
  query<{ template: string; recipient: string; data: object }>(
    stack,
    `select template, recipient, data from outbound_mails where data->>'orderNumber' = $1 order by id`,
    [orderNumber],
  );

/** An unpaid order of the buyer's. */
async function newOrder(changes: object = {}): Promise<OrderAnswer> {
  const items = [orderLine(await uploadBox(buyer), { quantity: 20 })];
  const { data, text, status } = await buyer.post<OrderAnswer>('/api/orders', {
    ...{ addressId, acceptTerms: true, items },
    ...changes,
  });
  if (status !== 201) throw new Error(text);
  return data;
}

const confirm = (id: string, amount: number, reference = `VIR ${id}`) =>
  operator.post<OrderView>(`/ops/api/orders/${id}/transfer`, { amount, reference });

async function paidOrder(changes: object = {}): Promise<OrderAnswer> {
  const order = await newOrder(changes);
  expect((await confirm(order.id, order.totalAmount)).status).toBe(200);
  return order;
}

it('A company buys: quote with purchase order, transfer, production, parcel, part refund, credit note', async () => {
  const fileKey = await uploadBox(buyer);
  const purchase = { company, purchaseOrder: 'BC-2026-118', project: 'Ligne 3' };
  const quoted = await buyer.post<SavedQuoteAnswer>('/api/quotes', {
    items: [quoteLine(fileKey, { quantity: 25 })],
    ...purchase,
  });
  expect(quoted.status).toBe(201);
  const quote = (await buyer.get<SavedQuoteAnswer>(`/api/quotes/${quoted.data.id}`)).data;
  expect(quote).toMatchObject(purchase);

  const billingAddress = { street: '8, boulevard Zerktouni', city: 'Casablanca', postalCode: '20000' };
  const items = [orderLine(fileKey, { quantity: 25, quoteItemId: quote.items[0]!.id })];
  const placed = await buyer.post<OrderAnswer>('/api/orders', {
    ...{ addressId, acceptTerms: true, quoteId: quote.id, items },
    billingAddress,
  });
  expect([placed.status, placed.data.totalAmount]).toEqual([201, quote.totalPrice]);
  const { id, orderNumber, totalAmount } = placed.data;

  const checkout = await buyer.post<{ url: string; transfer: object }>('/api/payments/checkout', {
    orderId: id,
    method: 'transfer',
  });
  expect(checkout.data.transfer).toEqual({
    bank: 'Banque Démo, RIB 000 000 0000000000000000 00',
    reference: orderNumber,
    amount: totalAmount,
  });
  const page = await new Client(stack).send(
    new URL(checkout.data.url).pathname + new URL(checkout.data.url).search,
    {},
  );
  expect([page.status, page.text.includes(orderNumber), page.text.includes('RIB')]).toEqual([
    200,
    true,
    true,
  ]);

  const details = expectRefusal(await confirm(id, totalAmount - 1), 400, 'INVALID_INPUT');
  expect(details).toMatchObject({ reason: 'amountMismatch', expected: totalAmount });
  const confirmed = await confirm(id, totalAmount);
  expect(confirmed.data).toMatchObject({
    status: 'paid',
    paymentMethod: 'transfer',
    ...purchase,
    billingAddress,
  });
  expect((await confirm(id, totalAmount)).status).toBe(200);

  const move = (body: object) => operator.post<OrderView>(`/ops/api/orders/${id}`, body, {}, 'PATCH');
  expect((await move({ status: 'inProduction' })).status).toBe(200);
  const parcel = { carrier: 'Amana', trackingNumber: 'LB 123', trackingUrl: 'https://carrier.example/LB123' };
  expect((await move({ status: 'shipped', ...parcel })).data).toMatchObject({
    status: 'shipped',
    shipment: parcel,
  });

  const refunded = await operator.post<{ status: string; creditNoteNumber: string }>(
    `/ops/api/orders/${id}/refunds`,
    {
      amount: 50.5,
      reason: 'Deux pièces voilées',
      reference: 'VIR 2026-78',
    },
    { 'Idempotency-Key': 'VIR 2026-78' },
  );
  expect([refunded.status, refunded.data]).toEqual([
    201,
    expect.objectContaining({
      status: 'done',
      amount: 50.5,
      creditNoteNumber: expect.stringMatching(/^AV-\d{4}-\d{4,}$/),
    }),
  ]);
  const number = refunded.data.creditNoteNumber;
  const order = await shown(id);
  expect(order).toMatchObject({ status: 'shipped', refundedAmount: 50.5, shipment: parcel });
  expect(order.creditNotes).toMatchObject([{ number, amount: 50.5, reason: 'Deux pièces voilées' }]);
  expect(order.history.map(({ status }) => status)).toEqual(['unpaid', 'paid', 'inProduction', 'shipped']);
  const pdf = await buyer.get(`/api/orders/${id}/credit-notes/${number}`);
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);

  // Paper and UBL say the same, to the centime.
  for (const [path, total] of [
    [`/api/orders/${id}/invoice`, totalAmount],
    [`/api/orders/${id}/credit-notes/${number}`, 50.5],
  ] as const) {
    const { text } = await buyer.get(`${path}?format=ubl`);
    const cents = (element: string) =>
      Math.round(Number(new RegExp(`<cbc:${element} currencyID="MAD">([0-9.]+)<`).exec(text)?.[1]) * 100);
    const { htCentimes, tvaCentimes } = splitTva(BigInt(Math.round(total * 100)), 20n);
    expect([cents('TaxInclusiveAmount'), cents('TaxExclusiveAmount'), cents('TaxAmount')]).toEqual([
      Math.round(total * 100),
      Number(htCentimes),
      Number(tvaCentimes),
    ]);
    expect(text).toContain(company.ice);
  }

  const mails = await mailsOf(orderNumber);
  expect(mails.map(({ template }) => template)).toEqual([
    'order-placed',
    'transfer-awaited',
    'payment-received',
    'order-in-production',
    'order-shipped',
    'order-refunded',
  ]);
  const { name, ice } = company;
  for (const { template, data } of mails) {
    if (['order-placed', 'payment-received', 'order-refunded'].includes(template))
      expect(data).toMatchObject({ ...purchase, company: name, ice });
  }
  const audit = await query<{ action: string; actor_email: string }>(
    stack,
    'select action, actor_email from audit_entries where subject_id = $1 order by id',
    [id],
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'order.transferReceived',
    'order.move',
    'order.move',
    'order.refund',
  ]);
  expect(new Set(audit.map(({ actor_email }) => actor_email))).toEqual(new Set([operatorEmail]));
});

describe('What a company is', () => {
  it('comes from the account unless the quote or the order says otherwise', async () => {
    const employee = await signedIn(stack);
    const theirs = await addAddress(employee);
    await employee.post('/api/user/profile', { company, project: 'Atelier' }, {}, 'PATCH');
    const items = [orderLine(await uploadBox(employee))];
    const body = { addressId: theirs, acceptTerms: true, items, project: 'Ligne 4' };
    const { data } = await employee.post<OrderAnswer>('/api/orders', body);
    const order = (await employee.get<OrderView>(`/api/orders/${data.id}`)).data;
    expect(order).toMatchObject({ company, project: 'Ligne 4', purchaseOrder: null, billingAddress: null });
    const cleared = await employee.post('/api/user/profile', { company: null, project: '' }, {}, 'PATCH');
    expect(cleared.data).toMatchObject({ company: null, project: null });
  });

  it('comes not from the account where the request says so, nor for the order of a quote that said so', async () => {
    const employee = await signedIn(stack);
    const theirs = await addAddress(employee);
    await employee.post('/api/user/profile', { company, purchaseOrder: 'BC-1' }, {}, 'PATCH');
    const fileKey = await uploadBox(employee);
    const none = { company: null, purchaseOrder: null, project: null };
    const save = async (body: object) => {
      const items = [quoteLine(fileKey)];
      const { data } = await employee.post<SavedQuoteAnswer>('/api/quotes', { items, ...body });
      return (await employee.get<SavedQuoteAnswer>(`/api/quotes/${data.id}`)).data;
    };
    const order = async (body: object) => {
      const { data, text, status } = await employee.post<OrderAnswer>('/api/orders', {
        ...{ addressId: theirs, acceptTerms: true, items: [orderLine(fileKey)] },
        ...body,
      });
      expect([status, text]).toEqual([201, text]);
      return (await employee.get<OrderView>(`/api/orders/${data.id}`)).data;
    };
    expect(await order({ accountDefaults: null })).toMatchObject({ company, purchaseOrder: 'BC-1' });
    expect(await order({ accountDefaults: false })).toMatchObject(none);
    expect(await order({ accountDefaults: false, project: 'P' })).toMatchObject({ ...none, project: 'P' });

    const privately = await save({ accountDefaults: false });
    expect(privately).toMatchObject(none);
    const items = (quote: SavedQuoteAnswer) => [orderLine(fileKey, { quoteItemId: quote.items[0]!.id })];
    const ofQuote = (quote: SavedQuoteAnswer, body: object = {}) =>
      order({ quoteId: quote.id, items: items(quote), ...body });
    expect(await ofQuote(privately)).toMatchObject(none);
    expect(await ofQuote(await save({}), { accountDefaults: false })).toMatchObject(none);
    const other = await save({ accountDefaults: false, project: 'P' });
    expect(await ofQuote(other, { accountDefaults: true })).toMatchObject({ company, project: 'P' });
    // Repeated while it is unpaid, the order is what was asked for last.
    expect(await ofQuote(other, { accountDefaults: false })).toMatchObject({ ...none, project: 'P' });
    const refused = await employee.post('/api/quotes', { items: [quoteLine('x')], accountDefaults: 'no' });
    expect(refusedFields(expectRefusal(refused, 400, 'VALIDATION_ERROR'))).toContain('accountDefaults');
  });

  it.each([
    [{ company: { name: 'X' } }, ['company.ice']],
    [{ company: { name: ' ', ice: '1' } }, ['company.ice', 'company.name']],
    [{ company: 'Atlas' }, ['company']],
    [{ purchaseOrder: 'x'.repeat(61), project: 'x'.repeat(101) }, ['project', 'purchaseOrder']],
    [{ billingAddress: { street: 'x', city: 'Fès' } }, ['billingAddress.street']],
  ])('is checked: %j', async (changes, fields) => {
    const answer = await buyer.post('/api/orders', {
      ...{ addressId, acceptTerms: true, items: [orderLine('x')] },
      ...changes,
    });
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR')).sort()).toEqual(fields);
  });
});

describe('POST /api/orders/{id}/cancel', () => {
  it('cancels an unpaid order once, and mails its customer', async () => {
    const purchase = { company, purchaseOrder: 'BC-2026-121', project: null };
    const { id, orderNumber } = await newOrder(purchase);
    const cancel = () => buyer.post<OrderView>(`/api/orders/${id}/cancel`, {});
    for (const { status, data } of [await cancel(), await cancel()]) {
      expect([status, data.status, data.history.length]).toEqual([200, 'cancelled', 2]);
    }
    const facts = { ...purchase, company: company.name, ice: company.ice };
    expect(await mailsOf(orderNumber)).toMatchObject([
      { template: 'order-placed', data: facts },
      { template: 'order-cancelled', data: facts },
    ]);
  });

  it('is refused for a paid order and for another customer', async () => {
    const { id } = await paidOrder();
    expect(
      expectRefusal(await buyer.post(`/api/orders/${id}/cancel`, {}), 400, 'INVALID_INPUT'),
    ).toMatchObject({
      reason: 'orderAlreadyPaid',
    });
    const stranger = await signedIn(stack);
    expectRefusal(await stranger.post(`/api/orders/${id}/cancel`, {}), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await stranger.get(`/api/orders/${id}/credit-notes/AV-2026-0001`), 404, 'ORDER_NOT_FOUND');
  });
});

describe('Refunds', () => {
  const refund = (id: string, body: object, headers: Record<string, string> = {}) =>
    operator.post<{ id: string; amount: number; creditNoteNumber: string }>(
      `/ops/api/orders/${id}/refunds`,
      { reference: 'VIR 2026-79', ...body },
      { 'Idempotency-Key': randomUUID(), ...headers },
    );

  it('never add up to more than was paid, also when twenty are asked for at once', async () => {
    const { id, totalAmount } = await paidOrder();
    const part = Math.floor((totalAmount * 100) / 7) / 100;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(id, { amount: part, reason: 'Geste' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    const refused = answers.find(({ status }) => status !== 201)!;
    expect(expectRefusal(refused, 400, 'INVALID_INPUT')).toMatchObject({ reason: 'refundTooLarge' });
    // Sevenths leave a rest of some centimes.
    expect(refused.error.details.hint).toMatch(/^At most 0\.\d+ MAD|^At most 0 MAD/);
    await refund(id, { reason: 'Le reste' });
    const order = await shown(id);
    expect([order.status, order.refundedAmount]).toEqual(['refunded', totalAmount]);
    expectRefusal(await refund(id, { reason: 'Encore' }), 400, 'INVALID_INPUT');
    const notes = await query<{ ht: string; tva: string; total: string }>(
      stack,
      `select sum((content->>'totalHtCentimes')::bigint) as ht, sum((content->>'tvaCentimes')::bigint) as tva,
         sum((content->'totals'->>'totalCentimes')::bigint) as total
       from rendered_documents where kind = 'creditNote' and subject_id in (select id from refunds where order_id = $1)`,
      [id],
    );
    const { htCentimes, tvaCentimes } = splitTva(BigInt(Math.round(totalAmount * 100)), 20n);
    expect(notes[0]).toEqual({
      ht: String(htCentimes),
      tva: String(tvaCentimes),
      total: String(Math.round(totalAmount * 100)),
    });
  });

  it('are told before they are asked for: what is left, and who returns it', async () => {
    const { id, totalAmount } = await paidOrder();
    const { status } = (await operator.get<{ status: string }>(`/ops/api/orders/${id}`)).data;
    const refundable = async () => (await operator.get<object>(`/ops/api/orders/${id}/refundable`)).data;
    const standing = { status, paidAmount: totalAmount, pendingAmount: 0, returnedBy: 'operator' };
    expect(await refundable()).toEqual({ ...standing, refundedAmount: 0, refundableAmount: totalAmount });
    for (const amount of [0, -1]) {
      expectRefusal(await refund(id, { amount, reason: 'Geste' }), 400, 'VALIDATION_ERROR');
    }
    await refund(id, { amount: 10, reason: 'Geste' });
    const refundableAmount = (Math.round(totalAmount * 100) - 1000) / 100;
    expect(await refundable()).toEqual({ ...standing, refundedAmount: 10, refundableAmount });
    await refund(id, { reason: 'Le reste' });
    expect(await refundable()).toEqual({
      ...{ ...standing, status: 'refunded', returnedBy: null },
      ...{ refundedAmount: totalAmount, refundableAmount: 0 },
    });
    expectRefusal(await operator.get('/ops/api/orders/nonsense/refundable'), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await buyer.get(`/ops/api/orders/${id}/refundable`), 403, 'INSUFFICIENT_PERMISSIONS');
  });

  it('are made once by a repeated request', async () => {
    const { id } = await paidOrder();
    const key = { 'Idempotency-Key': `refund-${id}` };
    const body = { amount: 10, reason: 'Geste commercial' };
    const answers = [await refund(id, body, key), await refund(id, body, key)];
    expect(answers[0]!.data).toEqual(answers[1]!.data);
    expect((await shown(id)).refundedAmount).toBe(10);
  });

  it('need a key, so that a second click gives nothing back twice', async () => {
    const { id } = await paidOrder();
    const body = { amount: 10, reason: 'Geste commercial', reference: 'VIR 2026-80' };
    const keyless = await operator.post(`/ops/api/orders/${id}/refunds`, body);
    expect(expectRefusal(keyless, 400, 'VALIDATION_ERROR').errors).toEqual([
      {
        field: 'Idempotency-Key',
        code: 'keyRequired',
        message: 'is required: send a new one for each action, and the same one to repeat it',
      },
    ]);
    expect((await shown(id)).refundedAmount).toBe(0);
  });

  it('number their credit notes without a gap', async () => {
    const rows = await query<{ n: string }>(
      stack,
      `select credit_note_number as n from refunds where status = 'done' order by credit_note_number`,
    );
    const places = rows.map(({ n }) => Number(n.split('-')[2]));
    expect(places).toEqual(places.map((_, index) => index + 1));
  });

  it.each([
    [{ amount: 0, reason: 'Geste' }, ['amount']],
    [{ amount: 1.005, reason: 'Geste' }, ['amount']],
    [{ amount: -1, reason: '' }, ['amount', 'reason']],
    [{ amount: '5', reason: 'x'.repeat(301) }, ['amount', 'reason']],
  ])('are checked: %j', async (body, fields) => {
    const { id } = await newOrder();
    expect(refusedFields(expectRefusal(await refund(id, body), 400, 'VALIDATION_ERROR')).sort()).toEqual(
      fields,
    );
  });

  it('name what was returned by hand, and take null for what is left out', async () => {
    const { id, totalAmount } = await paidOrder({ purchaseOrder: null, company: null });
    const nameless = await refund(id, { reason: 'Geste', reference: '' });
    expect(refusedFields(expectRefusal(nameless, 400, 'VALIDATION_ERROR'))).toEqual(['reference']);
    const move = (body: object) =>
      operator.post(`/ops/api/orders/${id}`, { status: 'refunded', ...body }, {}, 'PATCH');
    expect(refusedFields(expectRefusal(await move({}), 400, 'VALIDATION_ERROR'))).toEqual(['reference']);
    expect((await refund(id, { amount: null, reason: 'Tout' })).data.amount).toBe(totalAmount);
    expect((await move({})).status).toBe(200);
  });

  it('say why in the words of the customer’s language where the operator says nothing', async () => {
    const speak = (locale: string) => buyer.post('/api/user/profile', { locale }, {}, 'PATCH');
    const { id } = await paidOrder();
    await speak('ar');
    await operator.post(`/ops/api/orders/${id}`, { status: 'refunded', reference: 'VIR 9' }, {}, 'PATCH');
    const [note] = (await shown(id)).creditNotes;
    const mail = await buyer.mailTo(buyer.email, new RegExp(note!.number));
    expect([note!.reason, mail.text]).toEqual([
      'La commande entière',
      expect.stringContaining('الطلبية بأكملها'),
    ]);
    const path = `/api/orders/${id}/credit-notes/${note!.number}?format=ubl`;
    expect((await buyer.get(`${path}&locale=en`)).text).toContain('The whole order');
    expect((await buyer.get(path)).text).toContain('La commande entière');
    await speak('fr');
  });

  it('and transfers have references as long as their bound', async () => {
    const { id, totalAmount } = await newOrder();
    expect((await confirm(id, totalAmount, 'R'.repeat(255))).status).toBe(200);
  });

  it('are for paid orders, and for operators alone', async () => {
    const { id } = await newOrder();
    const details = expectRefusal(await refund(id, { reason: 'Geste' }), 400, 'INVALID_INPUT');
    expect(details).toMatchObject({ reason: 'notRefundable' });
    for (const path of ['refunds', 'transfer']) {
      const answer = await buyer.post(`/ops/api/orders/${id}/${path}`, {
        reason: 'Geste',
        amount: 1,
        reference: 'x',
      });
      expectRefusal(answer, 403, 'INSUFFICIENT_PERMISSIONS');
    }
  });
});

describe('The reference of a transfer', () => {
  const shared = (id: string, amount: number, reference: string) =>
    operator.post(`/ops/api/orders/${id}/transfer`, { amount, reference, sharedTransfer: true });

  it('confirms one order, and another only where the operator says that it pays both', async () => {
    const [one, two, three] = [await newOrder(), await newOrder(), await newOrder()];
    expect((await confirm(one.id, one.totalAmount, 'VIR 2026-81')).status).toBe(200);
    const refused = await confirm(two.id, two.totalAmount, 'VIR 2026-81');
    expect(refused.error.message).toContain(one.orderNumber);
    expect(expectRefusal(refused, 400, 'INVALID_INPUT')).toEqual({
      reason: 'transferAlreadyUsed',
      orderNumbers: [one.orderNumber],
      hint: expect.stringContaining('sharedTransfer: true'),
    });
    expect((await shown(two.id)).status).toBe('unpaid');
    expect((await shared(two.id, two.totalAmount, 'VIR 2026-81')).status).toBe(200);
    const third = await confirm(three.id, three.totalAmount, 'VIR 2026-81');
    expect(expectRefusal(third, 400, 'INVALID_INPUT').orderNumbers).toEqual([
      one.orderNumber,
      two.orderNumber,
    ]);
    // The same confirmation again changes nothing.
    expect((await confirm(one.id, one.totalAmount, 'VIR 2026-81')).status).toBe(200);
  });

  it('is the same one in any case, with any spaces and dashes', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    expect((await confirm(one.id, one.totalAmount, 'VIR-2026-0083 Atlas')).status).toBe(200);
    const refused = await confirm(two.id, two.totalAmount, 'vir 2026 0083 ATLAS');
    expect(expectRefusal(refused, 400, 'INVALID_INPUT').orderNumbers).toEqual([one.orderNumber]);
    expect((await confirm(one.id, one.totalAmount, 'vir2026–0083atlas')).status).toBe(200);
    expect(
      (await mailsOf(one.orderNumber)).filter(({ template }) => template === 'payment-received'),
    ).toHaveLength(1);
  });

  it('confirms one of two orders that are confirmed at once', async () => {
    const orders = [await newOrder(), await newOrder()];
    const answers = await Promise.all(
      orders.map(({ id, totalAmount }) => confirm(id, totalAmount, 'VIR 2026-82')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('A transfer that no order awaits', () => {
  const toReturn = async (id: string) =>
    (await operator.get<{ paymentsToReturn: object[] }>(`/ops/api/orders/${id}`)).data.paymentsToReturn;
  const arrived = (amount: number, reference: string) => ({
    ...{ paymentMethod: 'transfer', amount, reference },
    receivedAt: expect.any(String),
  });

  it('is money to give back when its order is cancelled, whatever its amount, and recorded once', async () => {
    const { id, orderNumber } = await newOrder();
    await buyer.post(`/api/orders/${id}/cancel`);
    expect(await toReturn(id)).toEqual([]);
    const { status, data } = await confirm(id, 250.5, 'VIR 2026-91');
    expect([status, data.status, data.invoiceNumber, data.paymentMethod]).toEqual([
      200,
      'cancelled',
      null,
      null,
    ]);
    expect((await confirm(id, 250.5, 'vir 2026 91')).status).toBe(200);
    expect(await toReturn(id)).toEqual([arrived(250.5, 'VIR 2026-91')]);
    const told = (await mailsOf(orderNumber)).slice(-2);
    expect(told).toMatchObject([
      { template: 'payment-refund-due', recipient: expect.any(String) },
      { template: 'payment-returned', recipient: buyer.email },
    ]);
    const mail = await buyer.mailTo(buyer.email, new RegExp(`rembourser, commande ${orderNumber}`));
    for (const text of ['250,50', 'VIR 2026-91', 'le compte']) expect(mail.text).toContain(text);
    const [entry] = await query<{ after: object }>(
      stack,
      `select after from audit_entries where subject_id = $1 and action = 'order.transferReceived'`,
      [id],
    );
    expect(entry?.after).toMatchObject({ status: 'cancelled', amountCentimes: 25_050, refundDue: true });
    // Another order is not paid with the money that goes back.
    const other = await newOrder();
    const used = await confirm(other.id, other.totalAmount, 'VIR 2026 91');
    expect(expectRefusal(used, 400, 'INVALID_INPUT').orderNumbers).toEqual([orderNumber]);
  });

  it('is a second payment of a paid order only where the operator says so', async () => {
    const { id, totalAmount } = await paidOrder();
    const refused = expectRefusal(await confirm(id, totalAmount, 'VIR 2026-92'), 400, 'INVALID_INPUT');
    expect(refused).toEqual({
      reason: 'orderAlreadyPaid',
      hint: expect.stringContaining('surplus: true'),
    });
    const surplus = { amount: totalAmount, reference: 'VIR 2026-92', surplus: true };
    const { data } = await operator.post<OrderView>(`/ops/api/orders/${id}/transfer`, surplus);
    expect(data).toMatchObject({ status: 'paid', refundedAmount: 0 });
    expect(await toReturn(id)).toEqual([arrived(totalAmount, 'VIR 2026-92')]);
    expect(await toReturn((await paidOrder()).id)).toEqual([]);
    // A customer gives the same reference both times.
    const other = await newOrder();
    const twice = { amount: other.totalAmount, reference: other.orderNumber };
    const again = (body: object) => operator.post(`/ops/api/orders/${other.id}/transfer`, body);
    for (const body of [twice, twice]) expect((await again(body)).status).toBe(200);
    expect(await toReturn(other.id)).toEqual([]);
    for (const body of [1, 2].map(() => ({ ...twice, surplus: true })))
      expect((await again(body)).status).toBe(200);
    expect(await toReturn(other.id)).toEqual([arrived(other.totalAmount, other.orderNumber)]);
    // Another amount is other money.
    expectRefusal(await again({ ...twice, amount: 55 }), 400, 'INVALID_INPUT');
    expect((await again({ ...twice, amount: 55, surplus: true })).status).toBe(200);
    expect(await toReturn(other.id)).toEqual([
      arrived(other.totalAmount, other.orderNumber),
      arrived(55, other.orderNumber),
    ]);
  });

  it('is listed with its order', async () => {
    const { id } = await newOrder();
    await buyer.post(`/api/orders/${id}/cancel`);
    await confirm(id, 100, 'VIR 2026-93');
    for (const amount of [60, 60]) await confirm(id, amount, 'VIR 2026-93');
    const { data } = await operator.get<{ id: string; paymentsToReturn: object[] }[]>(
      '/ops/api/orders?status=cancelled&limit=100',
    );
    expect(data.find((order) => order.id === id)?.paymentsToReturn).toEqual([
      arrived(100, 'VIR 2026-93'),
      arrived(60, 'VIR 2026-93'),
    ]);
  });
});

describe('The page of an order', () => {
  it('is reached from its mails without a session, and shows its states and its parcel', async () => {
    const { id, orderNumber } = await paidOrder();
    const parcel = { carrier: 'Amana <b>', trackingUrl: 'https://carrier.example/LB123' };
    for (const body of [{ status: 'inProduction' }, { status: 'shipped', ...parcel }]) {
      await operator.post(`/ops/api/orders/${id}`, body, {}, 'PATCH');
    }
    const mail = await buyer.mailTo(buyer.email, new RegExp(`${orderNumber}.*expédiée`));
    const [link = ''] = /http\S+\/pay\/status\/\S+/.exec(mail.text ?? '') ?? [];
    const { pathname, searchParams } = new URL(link);
    const visitor = new Client(stack);
    const french = await visitor.get(`${pathname}?${searchParams.toString()}`);
    expect([french.status, french.headers.get('content-language')]).toEqual([200, 'fr']);
    for (const text of ['En route', 'Payée', 'Expédiée', 'Amana &lt;b>', parcel.trackingUrl, orderNumber])
      expect(french.text).toContain(text);
    searchParams.set('lang', 'en');
    expect((await visitor.get(`${pathname}?${searchParams.toString()}`)).text).toContain('On its way');
    searchParams.set('token', 'x');
    expect((await visitor.get(`${pathname}?${searchParams.toString()}`)).status).toBe(404);
  });

  it('offers each way to pay as long as it is unpaid', async () => {
    const { id } = await newOrder();
    const { url } = (
      await buyer.post<{ url: string }>('/api/payments/checkout', { orderId: id, method: 'transfer' })
    ).data;
    const transfer = await buyer.get(new URL(url).pathname + new URL(url).search);
    const [, status = ''] = /href="(\/pay\/status\/[^"]+)"/.exec(transfer.text) ?? [];
    const page = await buyer.get(status.replaceAll('&amp;', '&'));
    const ways = [...page.text.matchAll(/href="(\/pay\/order\/[^"]+)"/g)].map(([, way = '']) =>
      way.replaceAll('&amp;', '&'),
    );
    const targets = await Promise.all(
      ways.map(async (way) => (await buyer.get(way)).headers.get('location')),
    );
    expect(targets.map((target) => new URL(target ?? '').pathname.split('/')[2])).toEqual([
      'sandbox',
      'transfer',
    ]);
  });
});

describe('A checkout', () => {
  it('sends the browser to the addresses that it names, on allowed origins only', async () => {
    const { id } = await newOrder();
    const [successUrl, cancelUrl] = ['/fr?paid=1', '/fr?left=1'];
    const refused = await buyer.post('/api/payments/checkout', {
      orderId: id,
      successUrl: 'https://evil.example/',
      method: 'cheque',
    });
    expect(refusedFields(expectRefusal(refused, 400, 'VALIDATION_ERROR'))).toEqual(['method']);
    const evil = await buyer.post('/api/payments/checkout', {
      orderId: id,
      cancelUrl: 'https://evil.example/',
    });
    expect(refusedFields(expectRefusal(evil, 400, 'VALIDATION_ERROR'))).toEqual(['cancelUrl']);
    const { data } = await buyer.post<{ url: string }>('/api/payments/checkout', {
      orderId: id,
      successUrl,
      cancelUrl,
    });
    const { pathname, search } = new URL(data.url);
    const returned = pathname.replace('/sandbox/', '/return/') + search;
    expect((await buyer.get(`${returned}&left=1`)).headers.get('location')).toBe(cancelUrl);
    await query(stack, `update orders set status = 'paid' where id = $1`, [id]);
    expect((await buyer.get(returned)).headers.get('location')).toBe(successUrl);
  });
});
