import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayCallback } from '@testing/stand-ins/cmi-stand-in.js';
import { stripeEvent, StripeStandIn } from '@testing/stand-ins/stripe-stand-in.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import {
  attemptRows,
  insertOrder,
  invoiceCount,
  knownSecret,
  mailRows,
  openCheckout,
  orderRow,
  outcomes,
  payToken,
  postCallback,
} from './payment-orders.js';
import { expectRefusal } from './refusal.js';
import { startStack } from './stack.js';

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The hidden fields of a page's form, as a browser would post them. */
function fieldsOf(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)];
  const text = (value: string) =>
    value.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, text(value)]));
}

describe('With CMI', () => {
  const storeKey = 'TEST|Store\\Key';
  let stack: TestStack;
  let customer: Client & { email: string };

  beforeAll(async () => {
    stack = await startStack({
      env: {
        APP_SECRET: knownSecret,
        PAYMENT_PROVIDER: 'cmi',
        CMI_CLIENT_ID: '600000123',
        CMI_STORE_KEY: storeKey,
        CMI_GATEWAY_URL: 'https://gateway.example/fim/est3Dgate',
      },
    });
    customer = await signedIn(stack);
  });

  afterAll(() => stack.stop());

  /** A customer's way to the gateway: the form that our page posts. */
  async function atTheGateway() {
    const order = await insertOrder(stack, customer.email);
    const checkout = await openCheckout(customer, order.id);
    const page = await new Client(stack).get(checkout.url.pathname + checkout.url.search);
    return { ...order, ...checkout, page, form: fieldsOf(page.text) };
  }

  const tell = (body: string) =>
    postCallback(stack, body, { 'Content-Type': 'application/x-www-form-urlencoded' }, 'cmi');

  it('the customer’s browser posts a signed form to the gateway, by a script or a button', async () => {
    const { page, form, number, attemptId } = await atTheGateway();
    expect(page.text).toContain('action="https://gateway.example/fim/est3Dgate"');
    expect(page.text).toMatch(/<button [^>]*type="submit"[^>]*>Continuer vers le paiement<\/button>/);
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'sha256-[^']+'; form-action https:\/\/gateway\.example;/,
    );
    expect(form).toMatchObject({
      clientid: '600000123',
      oid: `${number}-${attemptId}`,
      amount: '1234.05',
      currency: '504',
      callbackUrl: `${stack.baseUrl}/api/payments/callback/cmi`,
      okUrl: `${stack.baseUrl}/pay/return/${attemptId}?token=${payToken(attemptId)}`,
    });
  });

  it('refused tries, then an approved one, pay the order; the gateway is asked to capture that one', async () => {
    const { id, number, form } = await atTheGateway();
    for (const transactionId of ['T1', 'T2']) {
      const declined = await tell(gatewayCallback(form, storeKey, { isApproved: false, transactionId }));
      expect([declined.status, declined.text]).toEqual([200, 'APPROVED']);
    }
    const approved = gatewayCallback(form, storeKey, { isApproved: true, transactionId: 'T3' });
    for (let time = 0; time < 2; time += 1) {
      const answer = await tell(approved);
      expect([answer.status, answer.text]).toEqual([200, 'ACTION=POSTAUTH']);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
    expect(await orderRow(stack, id)).toMatchObject({ status: 'paid', payment_reference: 'T3' });
    expect(await outcomes(stack, id)).toEqual(['applied', 'ignored', 'applied']);
    expect(await mailRows(stack, 'payment-failed', number)).toHaveLength(1);
    // A second payment of the order is not captured, so nobody has to give it back.
    const second = await tell(gatewayCallback(form, storeKey, { isApproved: true, transactionId: 'T4' }));
    expect([second.text, await invoiceCount(stack, id)]).toEqual(['APPROVED', 1]);
    expect(await outcomes(stack, id)).toEqual(['applied', 'ignored', 'applied', 'ignored']);
    for (const told of ['payment-refund-due', 'payment-returned'])
      expect(await mailRows(stack, told, number)).toHaveLength(0);
  });

  it('a refused try of an order that was cancelled meanwhile asks nobody to pay', async () => {
    const { id, number, form, attemptId } = await atTheGateway();
    expect((await customer.post(`/api/orders/${id}/cancel`, {})).status).toBe(200);
    await tell(gatewayCallback(form, storeKey, { isApproved: false }));
    expect(await attemptRows(stack, id)).toMatchObject([{ id: attemptId, status: 'failed' }]);
    expect(await mailRows(stack, 'payment-failed', number)).toEqual([]);
  });

  it('a callback of another amount or currency captures nothing and moves nothing', async () => {
    const { id, form } = await atTheGateway();
    const wrong: Record<string, string>[] = [{ amount: '1.00' }, { currency: '840' }, { amount: 'much' }];
    for (const changes of wrong) {
      const answer = await tell(gatewayCallback(form, storeKey, { isApproved: true, changes }));
      expect([answer.status, answer.text]).toEqual([200, 'FAILURE']);
    }
    expect([(await orderRow(stack, id)).status, await outcomes(stack, id)]).toEqual([
      'unpaid',
      ['refused', 'refused', 'refused'],
    ]);
  });

  it('an altered callback is refused and leaves no trace', async () => {
    const { id, form } = await atTheGateway();
    const declined = gatewayCallback(form, storeKey, { isApproved: false });
    const altered = declined
      .replace('ProcReturnCode=05', 'ProcReturnCode=00')
      .replace('Declined', 'Approved');
    expectRefusal(await tell(altered), 400, 'INVALID_INPUT');
    expect([(await orderRow(stack, id)).status, await outcomes(stack, id)]).toEqual(['unpaid', []]);
  });
});

describe('With Stripe', () => {
  const secret = 'whsec_test';
  let stack: TestStack;
  let stripe: StripeStandIn;
  let operator: Client;
  let customer: Client & { email: string };

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    stack = await startStack({
      env: {
        APP_SECRET: knownSecret,
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_URL: stripe.url,
        OPERATOR_EMAILS: 'operator@example.com',
        TEAM_EMAIL: 'team@print.example',
      },
    });
    customer = await signedIn(stack);
    operator = await signedIn(stack, 'operator@example.com');
  });

  afterAll(async () => {
    await stack.stop();
    await stripe.stop();
  });

  let eventCount = 0;

  function tell(
    type: string,
    attemptId: string,
    changes: Record<string, unknown> = {},
    id = `evt_${eventCount++}`,
  ) {
    const session = {
      id: `cs_${attemptId}`,
      amount_total: 123_405,
      currency: 'mad',
      payment_status: 'paid',
      payment_intent: `pi_${attemptId}`,
      metadata: { attemptId },
      ...changes,
    };
    const { body, headers } = stripeEvent(type, session, { id, secret });
    return postCallback(stack, body, headers, 'stripe');
  }

  async function orderWithAttempt() {
    const order = await insertOrder(stack, customer.email);
    const answer = await customer.post<{ url: string }>('/api/payments/checkout', { orderId: order.id });
    const [attempt] = await attemptRows(stack, order.id);
    return { ...order, url: answer.data.url, attemptId: attempt!.id };
  }

  it.each([
    { failure: 'no answer', mostSessions: 1 },
    // Those whose address is not given out cannot be paid.
    { failure: 'status 500', mostSessions: 10 },
  ] as const)('the page is one, asked for by ten calls at once after $failure', async (told) => {
    const { failure, mostSessions } = told;
    const { id } = await insertOrder(stack, customer.email);
    const before = stripe.sessions.size;
    stripe.failure = failure;
    const refused = await customer.post('/api/payments/checkout', { orderId: id });
    expect(expectRefusal(refused, 502, 'EXTERNAL_SERVICE_ERROR')).toEqual({ hint: expect.any(String) });
    stripe.failure = 'none';
    expect(stripe.sessions.size).toBe(before);
    expect((await orderRow(stack, id)).status).toBe('unpaid');
    const pages = await Promise.all(Array.from({ length: 10 }, () => openCheckout(customer, id)));
    expect(new Set(pages.map(({ url }) => url.href)).size).toBe(1);
    expect(stripe.sessions.size - before).toBeLessThanOrEqual(mostSessions);
    const attempts = await attemptRows(stack, id);
    expect(attempts).toEqual([{ id: expect.any(String), status: 'open', url: pages[0]!.url.href }]);
    expect(stripe.askedFor(attempts[0]!.id)?.['line_items[0][price_data][unit_amount]']).toBe('123405');
  });

  const checkoutOnce = (orderId: string) =>
    customer.post<{ url: string }>(
      '/api/payments/checkout',
      { orderId },
      { 'Idempotency-Key': `key-${orderId}` },
    );

  it('a checkout repeated with its Idempotency-Key has one page, also after a failure and once it is paid', async () => {
    const { id } = await insertOrder(stack, customer.email);
    const repeat = () => checkoutOnce(id);
    stripe.failure = 'status 500';
    expectRefusal(await repeat(), 502, 'EXTERNAL_SERVICE_ERROR');
    stripe.failure = 'none';
    const opened = await repeat();
    const [attempt, ...others] = await attemptRows(stack, id);
    expect([opened.data, others]).toEqual([{ url: attempt!.url }, []]);
    await tell('checkout.session.completed', attempt!.id);
    expect((await repeat()).data).toEqual(opened.data);
  });

  it('a repeat whose page was never opened, of an attempt that has ended, opens another', async () => {
    const { id } = await insertOrder(stack, customer.email);
    const repeat = () => checkoutOnce(id);
    stripe.failure = 'no answer';
    expectRefusal(await repeat(), 502, 'EXTERNAL_SERVICE_ERROR');
    stripe.failure = 'none';
    const sql = `update payment_attempts set status = 'expired', closed_at = now() where order_id = $1`;
    await query(stack, sql, [id]);
    const opened = await repeat();
    expect(await attemptRows(stack, id)).toEqual([
      { id: expect.any(String), status: 'expired', url: null },
      { id: expect.any(String), status: 'open', url: opened.data.url },
    ]);
  });

  it('a repeat whose page was never opened opens none for an order that was cancelled meanwhile', async () => {
    const { id } = await insertOrder(stack, customer.email);
    stripe.failure = 'no answer';
    expectRefusal(await checkoutOnce(id), 502, 'EXTERNAL_SERVICE_ERROR');
    stripe.failure = 'none';
    expect((await customer.post(`/api/orders/${id}/cancel`, {})).status).toBe(200);
    const sessions = stripe.sessions.size;
    expect(expectRefusal(await checkoutOnce(id), 400, 'INVALID_INPUT').reason).toBe('orderNotPayable');
    expect([stripe.sessions.size, (await attemptRows(stack, id)).map(({ url }) => url)]).toEqual([
      sessions,
      [null],
    ]);
  });

  it('a paid session pays the order once, however it is told', async () => {
    const { id, number, attemptId } = await orderWithAttempt();
    await tell('checkout.session.completed', attemptId, { payment_status: 'unpaid' });
    expect((await orderRow(stack, id)).status).toBe('unpaid');
    for (const type of ['checkout.session.async_payment_succeeded', 'checkout.session.completed']) {
      const answer = await tell(type, attemptId);
      expect([answer.status, answer.text]).toEqual([200, '{"received":"taken"}']);
    }
    expect(await orderRow(stack, id)).toMatchObject({ status: 'paid', payment_reference: `pi_${attemptId}` });
    expect([await outcomes(stack, id), await invoiceCount(stack, id)]).toEqual([['applied', 'ignored'], 1]);
    expect(await mailRows(stack, 'payment-refund-due', number)).toEqual([]);
  });

  const refund = (orderId: string, body: object) =>
    operator.post(`/ops/api/orders/${orderId}/refunds`, body, { 'Idempotency-Key': randomUUID() });

  /** What operators see of the last refund of an order, once it is no longer pending. */
  async function settledRefund(orderId: string) {
    for (const giveUpAt = Date.now() + 60_000; ; await sleep(100)) {
      const { data } = await operator.get<{ id: string; status: string; reference: string; note: string }[]>(
        `/ops/api/orders/${orderId}/refunds`,
      );
      if (data.at(-1)?.status !== 'pending') return data.at(-1)!;
      if (Date.now() > giveUpAt) throw new Error('The refund is still pending after 60 s.');
    }
  }

  async function paidOrder() {
    const order = await orderWithAttempt();
    await tell('checkout.session.completed', order.attemptId);
    return order;
  }

  it('a refund is made once at Stripe, also if its answer is lost, and has a credit note', async () => {
    const { id, number, attemptId } = await paidOrder();
    stripe.failure = 'answer lost';
    const asked = await refund(id, { amount: 100, reason: 'Une pièce manquait' });
    expect([asked.status, asked.data]).toEqual([
      201,
      expect.objectContaining({ status: 'pending', amount: 100 }),
    ]);
    const more = await refund(id, { amount: 1_134.06, reason: 'Trop' });
    expect(expectRefusal(more, 400, 'INVALID_INPUT')).toMatchObject({ refundable: 1_134.05 });
    await sleep(1_000);
    stripe.failure = 'none';
    expect(await settledRefund(id)).toMatchObject({ status: 'done', reference: stripe.refunds[0]!.id });
    expect(stripe.refunds).toMatchObject([{ payment_intent: `pi_${attemptId}`, amount: 10_000 }]);
    expect(await mailRows(stack, 'order-refunded', number)).toHaveLength(1);
    const [order] = await query<{ refunded_centimes: string; status: string }>(
      stack,
      'select refunded_centimes, status from orders where id = $1',
      [id],
    );
    expect(order).toEqual({ refunded_centimes: '10000', status: 'paid' });
  });

  it('a refund is made once at Stripe after failures that it saves with their keys', async () => {
    const { id, attemptId } = await paidOrder();
    stripe.failure = 'status 500';
    await refund(id, { amount: 100, reason: 'Une pièce manquait' });
    await sleep(3_000);
    stripe.failure = 'none';
    expect(await settledRefund(id)).toMatchObject({ status: 'done', amount: 100 });
    const made = stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${attemptId}`);
    expect(made).toMatchObject([{ amount: 10_000 }]);
  });

  it('a part is given back once, where two operators decide on it by what they see', async () => {
    const { id } = await paidOrder();
    const decide = () => refund(id, { amount: 50, reason: 'Une rayure', ofRefundable: 1_234.05 });
    const answers = await Promise.all([decide(), decide()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(expectRefusal(refused, 409, 'CONFLICT')).toMatchObject({ refundable: 1_184.05 });
    // Nor of an order that has moved on since.
    const late = await refund(id, { amount: 50, reason: 'Trop tard', ofStatus: 'inProduction' });
    expect(expectRefusal(late, 409, 'CONFLICT')).toMatchObject({ status: 'paid' });
    const seen = { ofRefundable: 1_184.05, ofStatus: 'paid' };
    expect((await refund(id, { amount: 50, reason: 'Encore', ...seen })).status).toBe(201);
  });

  it('money that an operator says to have returned is not returned by Stripe besides', async () => {
    const { id, attemptId } = await paidOrder();
    const named = await refund(id, { reason: 'Tout', reference: 'VIR 10' });
    const { errors } = expectRefusal(named, 400, 'VALIDATION_ERROR');
    expect(errors).toEqual([
      expect.objectContaining({
        field: 'reference',
        message: 'must be left out: the provider returns this money by itself',
      }),
    ]);
    await sleep(1_000);
    expect((await operator.get(`/ops/api/orders/${id}/refunds`)).data).toEqual([]);
    expect(stripe.refunds).not.toContainEqual(expect.objectContaining({ payment_intent: `pi_${attemptId}` }));
  });

  it('a refund that Stripe refuses gives nothing back and is told to the team', async () => {
    const { id, number } = await paidOrder();
    stripe.failure = 'refused';
    await refund(id, { reason: 'Tout' });
    expect(await settledRefund(id)).toMatchObject({
      status: 'failed',
      note: 'Stripe: charge_already_refunded',
      creditNoteNumber: null,
    });
    stripe.failure = 'none';
    expect(await mailRows(stack, 'refund-failed', number)).toMatchObject([
      { recipient: 'team@print.example' },
    ]);
    const again = await refund(id, { reason: 'Tout' });
    expect([again.status, again.data]).toEqual([201, expect.objectContaining({ amount: 1_234.05 })]);
  });

  it('a refund that Stripe refuses may be made by hand, and is then no longer listed', async () => {
    const { id, number } = await paidOrder();
    const refundable = async () => (await operator.get(`/ops/api/orders/${id}/refundable`)).data;
    const listed = async () =>
      (await operator.get<{ orderId: string }[]>('/ops/api/given-up?kind=refund')).data.filter(
        ({ orderId }) => orderId === id,
      );
    expect(await refundable()).toMatchObject({ returnedBy: 'provider' });
    stripe.failure = 'refused';
    await refund(id, { reason: 'Tout' });
    expect(await settledRefund(id)).toMatchObject({ status: 'failed' });
    const again = await refund(id, { reason: 'Encore' });
    expect(await settledRefund(id)).toMatchObject({
      id: (again.data as { id: string }).id,
      status: 'failed',
    });
    stripe.failure = 'none';
    expect(await refundable()).toMatchObject({ returnedBy: 'either', refundableAmount: 1_234.05 });
    expect(await listed()).toHaveLength(2);
    // A part of it leaves the rest to be given back.
    await refund(id, { amount: 234.05, reason: 'Une part', reference: 'VIR 11' });
    expect(await listed()).toHaveLength(2);
    const byHand = await refund(id, { reason: 'Tout', reference: 'VIR 12' });
    expect(byHand.data).toMatchObject({ status: 'done', reference: 'VIR 12', amount: 1_000 });
    expect((await orderRow(stack, id)).status).toBe('refunded');
    expect(await listed()).toEqual([]);
    // What goes back from the shop's account says so, to the customer and in its lists.
    const mails = await mailRows(stack, 'order-refunded', number);
    expect(mails.map(({ data }) => [data.refundMethod, data.refundReference]).sort()).toEqual([
      ['transfer', 'VIR 11'],
      ['transfer', 'VIR 12'],
    ]);
    const movements = await operator.get<object[]>('/ops/api/money/movements?limit=5');
    expect(movements.data).toContainEqual(
      expect.objectContaining({ kind: 'refund', paymentMethod: 'transfer', reference: 'VIR 12' }),
    );
  });

  it('a refused refund that is not wanted any more is taken off the list, with a note; one that is asked for is not', async () => {
    const { id } = await paidOrder();
    stripe.failure = 'refused';
    const { data } = await refund(id, { amount: 300, reason: 'Trente, et non trois cents' });
    const path = `/ops/api/jobs/payments.refund/${(data as { id: string }).id}/dismiss`;
    expect(await settledRefund(id)).toMatchObject({ status: 'failed' });
    stripe.failure = 'none';
    const listed = async () =>
      (await operator.get<{ orderId: string; actions: string[] }[]>('/ops/api/given-up?kind=refund')).data
        .filter(({ orderId }) => orderId === id)
        .map(({ actions }) => actions);
    expect(await listed()).toEqual([['order', 'dismiss']]);
    const dismiss = () => operator.post(path, { note: 'Une faute de frappe' });
    expect((await dismiss()).data).toEqual({ done: 1, skipped: 0 });
    expect(await listed()).toEqual([]);
    stripe.failure = 'answer lost';
    const next = (await refund(id, { amount: 30, reason: 'Trente' })).data as { id: string };
    const pending = await operator.post(path.replace((data as { id: string }).id, next.id), { note: 'Non' });
    expect(pending.data).toEqual({ done: 0, skipped: 1 });
    stripe.failure = 'none';
    expect(await settledRefund(id)).toMatchObject({ status: 'done', amount: 30 });
  });

  it('a refused refund stays listed until as much goes back after it', async () => {
    const { id } = await paidOrder();
    const listed = async () =>
      (await operator.get<{ orderId: string }[]>('/ops/api/given-up?kind=refund')).data.filter(
        ({ orderId }) => orderId === id,
      ).length;
    const refuse = async (amount: number) => {
      stripe.failure = 'refused';
      await refund(id, { amount, reason: 'Une part' });
      expect(await settledRefund(id)).toMatchObject({ status: 'failed' });
      stripe.failure = 'none';
    };
    const byHand = (amount: number) => refund(id, { amount, reason: 'Une part', reference: `VIR ${amount}` });
    await refuse(50);
    await byHand(200);
    expect(await listed()).toBe(0);
    await refuse(100);
    await byHand(10);
    expect(await listed()).toBe(1);
    await byHand(90);
    expect(await listed()).toBe(0);
  });

  it('a refund that fails after it was done is to be given back by hand, once, and its credit note stands', async () => {
    const { id, number, attemptId } = await paidOrder();
    await refund(id, { reason: 'Tout' });
    const { id: refundId, reference } = await settledRefund(id);
    const failed = { id: reference, object: 'refund', status: 'failed', metadata: { refundId } };
    for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) {
      const answer = await tell(type, attemptId, { ...failed, failure_reason: 'expired_or_canceled_card' });
      expect([answer.status, answer.text]).toEqual([200, '{"received":"noted"}']);
    }
    const note = 'Stripe: failed afterwards (expired_or_canceled_card)';
    expect(await settledRefund(id)).toMatchObject({ status: 'done', note });
    expect(await mailRows(stack, 'refund-failed-later', number)).toMatchObject([{ data: { note } }]);
    const ofOrder = async (list: string) =>
      (await operator.get<{ id: string; order: { number: string } }[]>(list)).data.filter(
        ({ order }) => order.number === number,
      );
    const [due, ...others] = await ofOrder('/ops/api/money/returns');
    expect([due, others]).toEqual([
      expect.objectContaining({ amount: 1_234.05, reference, ground: 'refundFailed' }),
      [],
    ]);
    const { data: givenUp } = await operator.get<object[]>('/ops/api/given-up?kind=payment');
    const actions = ['return', 'order'];
    expect(givenUp).toContainEqual(
      expect.objectContaining({ subject: due!.id, reason: 'refundFailed', actions }),
    );
    const settle = await operator.post(`/ops/api/given-up/payments/${due!.id}/settle`, { note: 'Done' });
    expectRefusal(settle, 404, 'RESOURCE_NOT_FOUND');
    expect(
      (await operator.post(`/ops/api/money/returns/${due!.id}`, { reference: 'VIR 9' })).data,
    ).toMatchObject({ returnedReference: 'VIR 9' });
    await tell('refund.updated', attemptId, failed);
    expect(await ofOrder('/ops/api/money/returns')).toEqual([]);
    expect(await mailRows(stack, 'payment-sent-back', number)).toHaveLength(1);
  });

  describe('money that Stripe takes back by itself', () => {
    const charge = (attemptId: string, refunded: number) => ({
      ...{ object: 'charge', id: `ch_${attemptId}`, amount_refunded: refunded },
    });
    const dispute = (attemptId: string, status: string) => ({
      ...{ object: 'dispute', id: `dp_${attemptId}`, amount: 123_405, status, reason: 'fraudulent' },
    });
    const mailed = async (number: string) =>
      (await mailRows(stack, 'payment-taken-back', number)).map(({ recipient, data }) => [
        ...[recipient, data.totalCentimes, data.note],
      ]);

    it('is listed and mailed to the team once, and moves neither the order nor the books', async () => {
      const { id, number, attemptId } = await paidOrder();
      const stories = [
        ['charge.dispute.created', 'needs_response'],
        ['charge.dispute.closed', 'lost'],
      ] as const;
      for (const [type, status] of [...stories, ...stories]) {
        const answer = await tell(type, attemptId, dispute(attemptId, status));
        expect([answer.status, answer.text]).toEqual([200, '{"received":"noted"}']);
      }
      const team = 'team@print.example';
      expect((await mailed(number)).sort()).toEqual([
        [team, 123_405, 'Stripe: dispute lost (fraudulent)'],
        [team, 123_405, 'Stripe: dispute opened (fraudulent)'],
      ]);
      expect([(await orderRow(stack, id)).status, await invoiceCount(stack, id)]).toEqual(['paid', 1]);
      expect((await operator.get(`/ops/api/orders/${id}/refunds`)).data).toEqual([]);
      const listed = async () =>
        (
          await operator.get<{ id: string; kind: string; order: { number: string } | null }[]>(
            '/ops/api/money/mismatches?limit=100',
          )
        ).data.filter(({ order }) => order?.number === number);
      const [last, first, ...others] = await listed();
      expect([last, first, others]).toEqual([
        expect.objectContaining({ kind: 'takenBack', amount: 1_234.05, reference: `dp_${attemptId}` }),
        expect.objectContaining({ kind: 'takenBack', note: 'Stripe: dispute opened (fraudulent)' }),
        [],
      ]);
      const { data: givenUp } = await operator.get<object[]>('/ops/api/given-up?kind=payment');
      const actions = ['settle', 'order'];
      expect(givenUp).toContainEqual(
        expect.objectContaining({ subject: last!.id, reason: 'paymentTakenBack', actions }),
      );
      for (const one of [last!, first!]) {
        const path = `/ops/api/given-up/payments/${one.id}/settle`;
        expect((await operator.post(path, { note: 'Perdu' })).status).toBe(200);
      }
      expect(await listed()).toEqual([]);
    });

    it('is what its own pages refunded, without what was refunded from here', async () => {
      const { id, number, attemptId } = await paidOrder();
      await refund(id, { amount: 100, reason: 'Une pièce manquait' });
      await settledRefund(id);
      await tell('charge.refunded', attemptId, charge(attemptId, 10_000));
      expect(await mailed(number)).toEqual([]);
      await tell('charge.refunded', attemptId, charge(attemptId, 12_500), 'evt_once');
      await tell('charge.refunded', attemptId, charge(attemptId, 12_500), 'evt_once');
      const note = 'Stripe: refunded there';
      expect(await mailed(number)).toEqual([['team@print.example', 2_500, note]]);
      await refund(id, { amount: 10, reason: 'Encore' });
      await settledRefund(id);
      await tell('charge.refunded', attemptId, charge(attemptId, 13_500));
      expect(await mailed(number)).toHaveLength(1);
    });

    it('is not what an operator gives back there of money that no order awaited, nor others’ money', async () => {
      const { number, attemptId } = await paidOrder();
      const second = { payment_intent: `pi_second_${attemptId}` };
      await tell('checkout.session.completed', attemptId, second);
      await tell('charge.refunded', attemptId, { ...charge(attemptId, 123_405), ...second });
      await tell('charge.refunded', attemptId, { ...charge(attemptId, 5), payment_intent: 'pi_of_others' });
      expect(await mailed(number)).toEqual([]);
    });
  });

  it('a failure that comes before the refund is known to be done is told again', async () => {
    const { id, attemptId } = await paidOrder();
    stripe.failure = 'no answer';
    const { id: refundId } = (await refund(id, { reason: 'Tout' })).data as { id: string };
    const failed = { id: 're_early', object: 'refund', status: 'failed', metadata: { refundId } };
    expectRefusal(await tell('refund.failed', attemptId, failed), 409, 'CONFLICT');
    stripe.failure = 'none';
    await settledRefund(id);
  });

  it('a session that ends unpaid gives way to another', async () => {
    const { id, number, url, attemptId } = await orderWithAttempt();
    await tell('checkout.session.expired', attemptId, { payment_status: 'unpaid', payment_intent: null });
    const next = await openCheckout(customer, id);
    expect(next.url.href).not.toBe(url);
    const [, open] = await attemptRows(stack, id);
    await tell('checkout.session.async_payment_failed', open!.id, { payment_status: 'unpaid' });
    expect((await attemptRows(stack, id)).map(({ status }) => status)).toEqual(['expired', 'failed']);
    expect(await mailRows(stack, 'payment-failed', number)).toHaveLength(1);
  });

  it('more than Stripe takes at once is refused before it is asked', async () => {
    const { id: orderId, number } = await insertOrder(stack, customer.email);
    const sized = (centimes: number) =>
      query(stack, 'update orders set total_centimes = $1 where id = $2', [centimes, orderId]);
    await sized(100_000_000);
    const refused = await customer.post('/api/payments/checkout', { orderId });
    expect(expectRefusal(refused, 400, 'INVALID_INPUT').reason).toBe('orderNotPayable');
    expect(await attemptRows(stack, orderId)).toEqual([]);
    const transfer = { orderId, method: 'transfer' };
    expect((await customer.post('/api/payments/checkout', transfer)).status).toBe(200);
    // Its mail does not offer the card.
    const [mail] = await mailRows(stack, 'transfer-awaited', number);
    expect(mail?.data).toMatchObject({ isCardOffered: false });
    await sized(99_999_999);
    expect((await customer.post('/api/payments/checkout', { orderId })).status).toBe(200);
  });

  it('what Stripe tells of others’ sessions is heard and left alone; what is forged is not heard', async () => {
    const { id, attemptId } = await orderWithAttempt();
    expect((await tell('checkout.session.completed', attemptId, { metadata: {} })).status).toBe(200);
    expect((await tell('customer.created', attemptId)).status).toBe(200);
    const { body } = stripeEvent('checkout.session.completed', {}, { id: 'evt_x', secret });
    const forged = await postCallback(stack, body, { 'stripe-signature': 't=1,v1=00' }, 'stripe');
    expectRefusal(forged, 400, 'INVALID_INPUT');
    expect([(await orderRow(stack, id)).status, await outcomes(stack, id)]).toEqual(['unpaid', []]);
  });

  it('who leaves Stripe’s page is offered the way back, who has paid is asked to wait', async () => {
    const { attemptId, url } = await orderWithAttempt();
    const path = `/pay/return/${attemptId}?token=${payToken(attemptId)}`;
    expect((await new Client(stack).get(`${path}&left=1`)).text).toContain(`href="${url}"`);
    expect((await new Client(stack).get(path)).text).toContain('http-equiv="refresh"');
  });
});
