import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import {
  attemptRows,
  insertOrder,
  invoiceCount,
  invoicePlaces,
  knownSecret,
  mailRows,
  openCheckout,
  orderRow,
  outcomes,
  postCallback,
  sandboxCallback,
  sendCallback,
} from './payment-orders.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { startStack } from './stack.js';

let stack: TestStack;
let customer: Client & { email: string };

beforeAll(async () => {
  stack = await startStack({ env: { APP_SECRET: knownSecret, TEAM_EMAIL: 'team@print.example' } });
  customer = await signedIn(stack);
});

afterAll(() => stack.stop());

const newOrder = () => insertOrder(stack, customer.email);
const setStatus = (orderId: string, status: string) =>
  query(stack, 'update orders set status = $1 where id = $2', [status, orderId]);
const checkout = (body: Record<string, unknown>) => customer.post('/api/payments/checkout', body);

/** An unpaid order with an open attempt. */
async function orderWithAttempt() {
  const order = await newOrder();
  const { attemptId, url } = await openCheckout(customer, order.id);
  return { ...order, attemptId, url };
}

const expectTaken = (answer: Answer) =>
  expect([answer.status, answer.text]).toEqual([200, '{"received":"taken"}']);
const expectNoted = (answer: Answer) =>
  expect([answer.status, answer.text]).toEqual([200, '{"received":"noted"}']);

describe('POST /api/payments/checkout', () => {
  it('answers the address of a page on our host', async () => {
    const { id } = await newOrder();
    const answer = await checkout({ orderId: id });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/sandbox\/[0-9a-f-]{36}\?token=[\w-]{43}$/),
    });
    expect(await attemptRows(stack, id)).toEqual([
      { id: expect.any(String), status: 'open', url: (answer.data as { url: string }).url },
    ]);
    expect((await orderRow(stack, id)).status).toBe('unpaid');
  });

  it('gives the open page again, whatever the language, also to twenty calls at once', async () => {
    const { id } = await newOrder();
    const first = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openCheckout(customer, id, index % 2 ? 'fr' : 'en')),
    );
    const again = await openCheckout(customer, id, 'en');
    expect(new Set([...first, again].map(({ url }) => url.href)).size).toBe(1);
    expect(await attemptRows(stack, id)).toHaveLength(1);
  });

  it('opens another page when the first has run out', async () => {
    const { id, url, attemptId } = await orderWithAttempt();
    await query(stack, `update payment_attempts set expires_at = now() - interval '1 s' where id = $1`, [
      attemptId,
    ]);
    const next = await openCheckout(customer, id);
    expect(next.url.href).not.toBe(url.href);
    expect((await attemptRows(stack, id)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('opens another page after a failure', async () => {
    const { id, attemptId } = await orderWithAttempt();
    await sendCallback(stack, { attemptId, isPaid: false });
    await openCheckout(customer, id);
    expect((await attemptRows(stack, id)).map(({ status }) => status)).toEqual(['failed', 'open']);
  });

  it('opens 30 pages a day for an order, and mails the bank account once', async () => {
    const { id } = await newOrder();
    const open = (n: number) => checkout({ orderId: id, method: n % 2 ? 'transfer' : 'card' });
    for (let n = 0; n < 30; n += 1) expect((await open(n)).status).toBe(200);
    const refused = await open(30);
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    // The page that is open stays so.
    expect((await open(29)).status).toBe(200);
    const told = `select data -> 'isCardOffered' as card from outbound_mails
      where template = 'transfer-awaited' and data ->> 'shownOrderId' = $1`;
    expect(await query(stack, told, [id])).toEqual([{ card: true }]);
    await query(
      stack,
      `update payment_attempts set created_at = now() - interval '1 day' where order_id = $1`,
      [id],
    );
    expect((await open(30)).status).toBe(200);
  });

  it('knows only the caller’s orders', async () => {
    const stranger = await signedIn(stack);
    const { id } = await newOrder();
    expectRefusal(await stranger.post('/api/payments/checkout', { orderId: id }), 404, 'ORDER_NOT_FOUND');
    for (const orderId of ['01a1fcdc-e346-75d8-a749-4e51adca3cc9', 'x', "'; drop table orders"])
      expectRefusal(await checkout({ orderId }), 404, 'ORDER_NOT_FOUND');
  });

  it.each([
    ['paid', 'orderAlreadyPaid'],
    ['inProduction', 'orderAlreadyPaid'],
    ['shipped', 'orderAlreadyPaid'],
    ['delivered', 'orderAlreadyPaid'],
    ['cancelled', 'orderNotPayable'],
    ['refunded', 'orderNotPayable'],
  ])('refuses an order that is %s', async (status, reason) => {
    const { id } = await orderWithAttempt();
    await setStatus(id, status);
    const details = expectRefusal(await checkout({ orderId: id }), 400, 'INVALID_INPUT');
    expect(details).toEqual({ reason, hint: expect.any(String) });
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ orderId: 7 }, ['orderId']],
    [{ locale: 'FR' }, ['orderId', 'locale']],
  ])('refuses the body %j', async (body, fields) => {
    expect(refusedFields(expectRefusal(await checkout(body), 400, 'VALIDATION_ERROR'))).toEqual(fields);
  });

  it('needs a session', async () => {
    expectRefusal(
      await new Client(stack).post('/api/payments/checkout', { orderId: 'x' }),
      401,
      'UNAUTHORIZED',
    );
  });
});

describe('A success', () => {
  it('makes the order paid, numbers its invoice and asks for its PDF', async () => {
    const { id, number, attemptId } = await orderWithAttempt();
    expectTaken(await sendCallback(stack, { attemptId }));
    const order = await orderRow(stack, id);
    expect(order).toEqual({
      status: 'paid',
      paid_at: expect.any(Date),
      payment_reference: `SB-${attemptId.slice(-12).toUpperCase()}`,
      invoice_number: expect.stringMatching(/^FA-\d{4}-\d{4}$/),
    });
    expect(await attemptRows(stack, id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await outcomes(stack, id)).toEqual(['applied']);
    const [document] = await query<{ locale: string; digest: string; content: Record<string, unknown> }>(
      stack,
      `select locale, digest, content from rendered_documents where kind = 'invoice' and subject_id = $1`,
      [id],
    );
    expect(document).toMatchObject({ locale: 'fr', digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(document!.content).toMatchObject({
      kind: 'invoice',
      locale: 'fr',
      number: order.invoice_number,
      orderNumber: number,
      issuedAt: order.paid_at!.toISOString(),
      paidAt: order.paid_at!.toISOString(),
      paymentReference: order.payment_reference,
      totalHtCentimes: 102_838,
      tvaCentimes: 20_567,
      tvaPercent: 20,
      buyer: {
        name: 'Amina Test',
        email: customer.email,
        phone: '0612345678',
        addressLines: ['12 rue des Oliviers', '30000 Fès'],
      },
      lines: [
        { fileName: 'part-0.stl', materialName: 'PLA noir', quantity: 2, price: { totalCentimes: 100_005 } },
        { fileName: 'part-1.stl', materialName: expect.stringMatching(/^TPU/), quantity: 2 },
      ],
      totals: { totalCentimes: 123_405 },
    });
  });

  it('names materials in the language of the page', async () => {
    const { id } = await newOrder();
    const { attemptId } = await openCheckout(customer, id, 'en');
    await sendCallback(stack, { attemptId });
    const [document] = await query<{ content: { lines: { materialName: string }[] } }>(
      stack,
      'select content from rendered_documents where subject_id = $1',
      [id],
    );
    expect(document!.content.lines[0]!.materialName).toBe('PLA Black');
  });

  it('counts once however often it is told', async () => {
    const { id, attemptId } = await orderWithAttempt();
    const { body, signature } = sandboxCallback({ attemptId });
    for (let time = 0; time < 3; time += 1) {
      expectTaken(await postCallback(stack, body, { 'Sandbox-Signature': signature }));
    }
    const before = await orderRow(stack, id);
    expectTaken(await sendCallback(stack, { attemptId }));
    expect(await orderRow(stack, id)).toEqual(before);
    expect([await outcomes(stack, id), await invoiceCount(stack, id)]).toEqual([['applied'], 1]);
  });

  it('counts after a failure of the same attempt, and a failure after it changes nothing', async () => {
    const { id, number, attemptId } = await orderWithAttempt();
    expectNoted(await sendCallback(stack, { attemptId, isPaid: false }));
    expect(await attemptRows(stack, id)).toMatchObject([{ status: 'failed' }]);
    expectTaken(await sendCallback(stack, { attemptId }));
    const paid = await orderRow(stack, id);
    expect(paid.status).toBe('paid');
    expectNoted(await sendCallback(stack, { attemptId, isPaid: false, variant: '-late' }));
    expect(await orderRow(stack, id)).toEqual(paid);
    expect(await attemptRows(stack, id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await outcomes(stack, id)).toEqual(['applied', 'applied', 'ignored']);
    expect(await mailRows(stack, 'payment-failed', number)).toHaveLength(1);
  });

  it('counts when it comes late, for a page that has run out, and ends the page that took its place', async () => {
    const { id, attemptId } = await orderWithAttempt();
    await query(stack, `update payment_attempts set expires_at = now() where id = $1`, [attemptId]);
    await openCheckout(customer, id);
    expectTaken(await sendCallback(stack, { attemptId }));
    expect((await orderRow(stack, id)).status).toBe('paid');
    expect((await attemptRows(stack, id)).map(({ status }) => status)).toEqual(['succeeded', 'expired']);
  });

  it.each(['paid', 'cancelled', 'refunded', 'shipped'])(
    'of an order that is %s is given back: team and customer are told once, nothing else moves',
    async (status) => {
      const { id, number, attemptId } = await orderWithAttempt();
      await setStatus(id, status);
      const before = await orderRow(stack, id);
      for (const variant of ['-a', '-a', '-b'])
        expectNoted(await sendCallback(stack, { attemptId, variant }));
      expect(await orderRow(stack, id)).toEqual(before);
      expect([await outcomes(stack, id), await invoiceCount(stack, id)]).toEqual([
        ['refundDue', 'refundDue'],
        0,
      ]);
      const mails = await mailRows(stack, 'payment-refund-due', number);
      expect(mails.map(({ recipient }) => recipient)).toEqual(['team@print.example', 'team@print.example']);
      const reference = `SB-${attemptId.slice(-12).toUpperCase()}`;
      expect(mails.map(({ data }) => data.reference).sort()).toEqual([`${reference}-a`, `${reference}-b`]);
      expect(mails[0]!.data).toMatchObject({
        name: 'Amina Test',
        totalCentimes: 123_405,
        provider: 'sandbox',
      });
      const told = await mailRows(stack, 'payment-returned', number);
      expect(told.map(({ recipient }) => recipient)).toEqual([customer.email, customer.email]);
      expect(told.map(({ data }) => data.reference).sort()).toEqual([`${reference}-a`, `${reference}-b`]);
    },
  );
});

describe('A failure', () => {
  it('ends the attempt and tells the customer once', async () => {
    const { id, number, attemptId } = await orderWithAttempt();
    expectNoted(await sendCallback(stack, { attemptId, isPaid: false }));
    expectNoted(await sendCallback(stack, { attemptId, isPaid: false }));
    expectNoted(await sendCallback(stack, { attemptId, isPaid: false, variant: '-again' }));
    expect((await orderRow(stack, id)).status).toBe('unpaid');
    expect(await outcomes(stack, id)).toEqual(['applied', 'ignored']);
    expect(await mailRows(stack, 'payment-failed', number)).toEqual([
      {
        recipient: customer.email,
        data: { name: 'Amina Test', orderNumber: number, totalCentimes: 123_405, orderId: id },
      },
    ]);
  });

  it('is mailed once a day, however often the customer tries again', async () => {
    const { id, number, attemptId } = await orderWithAttempt();
    expectNoted(await sendCallback(stack, { attemptId, isPaid: false }));
    const decline = async () => {
      const again = await openCheckout(customer, id);
      expectNoted(await sendCallback(stack, { attemptId: again.attemptId, isPaid: false }));
    };
    await decline();
    await decline();
    expect((await attemptRows(stack, id)).map(({ status }) => status)).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
    expect(await mailRows(stack, 'payment-failed', number)).toHaveLength(1);
    await query(
      stack,
      `update payment_attempts set closed_at = closed_at - interval '25 hours' where order_id = $1`,
      [id],
    );
    await decline();
    expect(await mailRows(stack, 'payment-failed', number)).toHaveLength(2);
  });
});

describe('A callback that does not fit', () => {
  it.each([{ amountCentimes: 123_404 }, { amountCentimes: 1 }, { currency: 'EUR' }])(
    '%j is kept and moves nothing',
    async (change) => {
      const { id, number, attemptId } = await orderWithAttempt();
      for (const isPaid of [true, false]) {
        const answer = await sendCallback(stack, { attemptId, isPaid, ...change });
        expect([answer.status, answer.text]).toEqual([200, '{"received":"refused"}']);
      }
      expect((await orderRow(stack, id)).status).toBe('unpaid');
      expect(await attemptRows(stack, id)).toMatchObject([{ status: 'open' }]);
      expect([await outcomes(stack, id), await invoiceCount(stack, id)]).toEqual([['refused', 'refused'], 0]);
      // The provider may have taken money that no order counts: the team looks.
      const [mail, ...others] = await mailRows(stack, 'payment-not-credited', number);
      const asked: { amountCentimes?: number; currency?: string } = change;
      const { amountCentimes = 123_405, currency = 'MAD' } = asked;
      expect([mail?.data, others]).toMatchObject([
        {
          received: `${(amountCentimes / 100).toFixed(2)} ${currency}`,
          ...{ expected: '1234.05 MAD', money: 'taken' },
        },
        [],
      ]);
      expect(await mailRows(stack, 'payment-refund-due', number)).toEqual([]);
      // What fits still pays.
      expectTaken(await sendCallback(stack, { attemptId, variant: '-right' }));
    },
  );

  it.each(['01a1fcdc-e346-75d8-a749-4e51adca3cc9', 'CMD-2026-0001'])(
    'names an attempt that is not ours, %s: it is kept once, also when twenty come at once',
    async (attemptId) => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendCallback(stack, { attemptId })));
      expect(answers.map(({ text }) => text)).toEqual(Array(20).fill('{"received":"refused"}'));
      const kept = await query(stack, `select outcome, note from payment_events where event_id = $1`, [
        `${attemptId}-pay`,
      ]);
      expect(kept).toEqual([{ outcome: 'refused', note: 'There is no such attempt.' }]);
    },
  );
});

describe('A callback that is not genuine', () => {
  async function expectNothing(orderId: string, answer: Answer): Promise<void> {
    expectRefusal(answer, 400, 'INVALID_INPUT');
    expect([(await orderRow(stack, orderId)).status, await outcomes(stack, orderId)]).toEqual(['unpaid', []]);
  }

  it('is refused when it is forged, altered or unsigned', async () => {
    const { id, attemptId } = await orderWithAttempt();
    await expectNothing(id, await sendCallback(stack, { attemptId, secret: 'x'.repeat(32) }));
    const { body, signature } = sandboxCallback({ attemptId, amountCentimes: 1 });
    const altered = body.replace('"amountCentimes":1,', '"amountCentimes":123405,');
    await expectNothing(id, await postCallback(stack, altered, { 'Sandbox-Signature': signature }));
    await expectNothing(id, await postCallback(stack, `${body} `, { 'Sandbox-Signature': signature }));
    await expectNothing(id, await postCallback(stack, body, {}));
    const bare = createHash('sha256').update(body).digest('hex');
    await expectNothing(id, await postCallback(stack, body, { 'Sandbox-Signature': `t=1,v1=${bare}` }));
  });

  it('is refused when it is replayed later than five minutes', async () => {
    const { id, attemptId } = await orderWithAttempt();
    for (const seconds of [-310, 310]) {
      const sentAt = new Date(Date.now() + seconds * 1000);
      await expectNothing(id, await sendCallback(stack, { attemptId, sentAt }));
    }
  });

  it('is refused when it is too large, compressed or empty', async () => {
    const { id, attemptId } = await orderWithAttempt();
    await expectNothing(id, await postCallback(stack, 'x'.repeat(1_100_000), {}));
    await expectNothing(id, await postCallback(stack, '', {}));
    const { body, signature } = sandboxCallback({ attemptId });
    const headers = { 'Sandbox-Signature': signature, 'Content-Encoding': 'gzip' };
    await expectNothing(id, await postCallback(stack, body, headers));
  });

  it.each(['cmi', 'stripe', 'paypal', '%00'])('is not expected from %s', async (provider) => {
    const { attemptId } = await orderWithAttempt();
    const { body, signature } = sandboxCallback({ attemptId });
    const answer = await postCallback(stack, body, { 'Sandbox-Signature': signature }, provider);
    expectRefusal(answer, 404, 'NOT_FOUND');
  });
});

describe('Many at once', () => {
  it('fifty tellings of one success and fifty other payments of the order: paid once, invoiced once', async () => {
    const { id, number, attemptId } = await orderWithAttempt();
    const same = Array.from({ length: 25 }, () => ({ attemptId }));
    const others = Array.from({ length: 25 }, (_, index) => ({ attemptId, variant: `-${index}` }));
    const failures = Array.from({ length: 10 }, (_, index) => ({
      attemptId,
      isPaid: false,
      variant: `-${index}`,
    }));
    const answers = await Promise.all(
      [...same, ...others, ...failures].map((word) => sendCallback(stack, word)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
    const order = await orderRow(stack, id);
    expect([order.status, await invoiceCount(stack, id)]).toEqual(['paid', 1]);
    const told = await query<{ outcome: string; kind: string; n: number }>(
      stack,
      `select outcome, kind, count(*)::int as n from payment_events where attempt_id = $1 group by 1, 2`,
      [attemptId],
    );
    const count = (outcome: string, kind: string) =>
      told.find((row) => row.outcome === outcome && row.kind === kind)?.n ?? 0;
    expect([count('applied', 'succeeded'), count('refundDue', 'succeeded')]).toEqual([1, 25]);
    expect(count('applied', 'failed') + count('ignored', 'failed')).toBe(10);
    expect(await mailRows(stack, 'payment-refund-due', number)).toHaveLength(25);
    // Whoever told of the payment that counts hears that it was taken.
    const [winner] = await query<{ event_id: string }>(
      stack,
      `select event_id from payment_events where attempt_id = $1 and outcome = 'applied' and kind = 'succeeded'`,
      [attemptId],
    );
    const taken = answers.filter(({ text }) => text.includes('taken')).length;
    expect(taken).toBe(winner!.event_id.endsWith('-pay') ? 25 : 1);
  });

  it('fifty orders paid at once have invoice numbers without a gap', async () => {
    const before = await invoicePlaces(stack);
    const orders = await Promise.all(Array.from({ length: 50 }, () => orderWithAttempt()));
    const answers = await Promise.all(orders.map(({ attemptId }) => sendCallback(stack, { attemptId })));
    answers.forEach(expectTaken);
    const after = await invoicePlaces(stack);
    expect(after).toEqual(Array.from({ length: before.length + 50 }, (_, index) => index + 1));
    const counts = await Promise.all(orders.map(({ id }) => invoiceCount(stack, id)));
    expect(counts).toEqual(Array(50).fill(1));
  });
});
