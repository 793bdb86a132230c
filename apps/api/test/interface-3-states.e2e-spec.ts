import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { judged } from './interface-client.js';
import { knownSecret, openCheckout, press, sendCallback, untilOrderIs } from './payment-orders.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let customer: Client & { email: string };
let operator: Client & { email: string };
let fileKey: string;
let addressId: string;

beforeAll(async () => {
  const email = 'operator@example.com';
  stack = await startStack({ env: { APP_SECRET: knownSecret, OPERATOR_EMAILS: email } });
  [customer, operator] = [judged(await signedIn(stack)), judged(await signedIn(stack, email))];
  fileKey = await uploadBox(customer);
  addressId = await addAddress(customer);
});

afterAll(() => stack.stop());

const order = (changes: object = {}) =>
  placeOrder(customer, { addressId, items: [orderLine(fileKey)], ...changes });
const statusOf = async (id: string): Promise<string | undefined> =>
  (await customer.get<{ id: string; status: string }[]>('/api/orders')).data.find((one) => one.id === id)
    ?.status;
const patchQuote = (id: string, status: string) =>
  customer.post<{ status: string }>(`/api/quotes/${id}`, { status }, {}, 'PATCH');
const moveOrder = (id: string, status: string) =>
  operator.post<{ status: string }>(`/ops/orders/${id}`, { status }, {}, 'PATCH');

describe('§3 Saved quote status (transitions: decision 27)', () => {
  it('is created pending', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    expect((await customer.get<{ status: string }>(`/api/quotes/${id}`)).data.status).toBe('pending');
  });

  it.each([
    [['draft', 'pending']],
    [['draft', 'confirmed']],
    [['confirmed', 'pending']],
    [['pending', 'pending']],
    [['confirmed', 'expired']],
  ])('may go pending → %s', async (way) => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    for (const status of way) expect((await patchQuote(id, status)).data.status).toBe(status);
  });

  it('expired is terminal: quoteExpired', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    await patchQuote(id, 'expired');
    expect(expectRefusal(await patchQuote(id, 'pending'), 400, 'INVALID_INPUT').reason).toBe('quoteExpired');
  });

  it('with a live order: quoteLocked', async () => {
    const { id } = await saveQuote(customer, [quoteLine(fileKey)]);
    await order({ quoteId: id });
    expect(expectRefusal(await patchQuote(id, 'pending'), 400, 'INVALID_INPUT').reason).toBe('quoteLocked');
  });
});

describe('§3 Order status', () => {
  it('(none) → unpaid: a valid request; the response carries the status', async () => {
    expect((await order()).status).toBe('unpaid');
  });

  it('never becomes paid on the client’s request: opening or leaving the page changes nothing', async () => {
    const { id } = await order();
    const { url } = await openCheckout(customer, id);
    await customer.get(url.pathname + url.search);
    expect(await statusOf(id)).toBe('unpaid');
  });

  it('before payment the invoice answers 404', async () => {
    const { id } = await order();
    expectRefusal(await customer.get(`/api/orders/${id}/invoice`), 404, 'ORDER_NOT_FOUND');
  });

  it('unpaid → paid: the provider confirms; the invoice becomes available', async () => {
    const { id } = await order();
    const { url } = await openCheckout(customer, id);
    await press(new Client(stack), url, 'pay');
    await untilOrderIs(stack, id, 'paid');
    expect(await statusOf(id)).toBe('paid');
    const { status, headers } = await customer.get(`/api/orders/${id}/invoice`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('paid → inProduction → shipped → delivered, by an operator (decision 31)', async () => {
    const { id, totalAmount } = await order();
    const { attemptId } = await openCheckout(customer, id);
    await sendCallback(stack, { attemptId, amountCentimes: Math.round(totalAmount * 100) });
    await untilOrderIs(stack, id, 'paid');
    for (const status of ['inProduction', 'shipped', 'delivered']) {
      expect((await moveOrder(id, status)).data.status).toBe(status);
    }
  });

  it('unpaid → cancelled, by an operator (decision 31)', async () => {
    const { id } = await order();
    expect((await moveOrder(id, 'cancelled')).data.status).toBe('cancelled');
    const answer = await customer.post('/api/payments/checkout', { orderId: id });
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('orderNotPayable');
  });

  it('an operator cannot make an order paid', async () => {
    const { id } = await order();
    expectRefusal(await moveOrder(id, 'paid'), 400, 'VALIDATION_ERROR');
  });
});

describe('§3 Project request status', () => {
  it('begins as received (decision 35)', async () => {
    const body = { vertical: 'other', title: 'A knob', description: 'A knob for an old radio, like this.' };
    expect((await customer.post('/api/requests', body)).data).toMatchObject({ status: 'received' });
  });
});
