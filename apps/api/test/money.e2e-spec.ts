import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { insertOrder, mailRows } from './payment-orders.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { startStack } from './stack.js';

interface MoneyOrder {
  id: string;
  number: string;
  customer: string;
}

interface Sum {
  count: number;
  amount: number;
}

interface Statement {
  transfers: {
    line: number;
    day: string | null;
    amount: number;
    reference: string;
    match: string;
    isShared: boolean;
    isKnown: boolean;
    timesRecorded: number;
    lastRecorded: { amount: number; receivedOn: string | null } | null;
    orders: (MoneyOrder & { ground: string; isSameAmount: boolean })[];
  }[];
  debits: number;
  unreadable: number[];
  isColumnUnknown: boolean;
}

interface Movement {
  id: string;
  kind: string;
  paidOn: string;
  amount: number;
  reference: string;
  order: MoneyOrder;
}

interface Return {
  id: string;
  order: MoneyOrder;
  amount: number;
}

const root = '/ops/api/money';
const buyerEmail = 'buyer@example.com';
/** Of {@link insertOrder}, in MAD. */
const total = 1234.05;

let stack: TestStack;
let operator: Client;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'owner@example.com' } });
  operator = await signedIn(stack, 'owner@example.com');
  await signedIn(stack, buyerEmail);
});

afterAll(() => stack.stop());

const daysAgo = (days: number): string => businessDay(new Date(Date.now() - days * 86_400_000));

let numbered = 0;

/** An unpaid order with a number as customers have them. */
async function order(): Promise<{ id: string; number: string }> {
  const { id } = await insertOrder(stack, buyerEmail);
  numbered += 1;
  const number = `CMD-2026-${String(numbered).padStart(4, '0')}`;
  await query(stack, 'update orders set number = $2 where id = $1', [id, number]);
  return { id, number };
}

const confirm = (id: string, reference: string, more: object = {}) =>
  operator.post(`/ops/api/orders/${id}/transfer`, { amount: total, reference, ...more });

const day = async () => {
  const { data } = await operator.get<Record<string, Sum>>(`${root}/day`);
  return data;
};

describe('A bank statement', () => {
  it('is matched with orders: exact, near, several, recorded or none; one click then confirms', async () => {
    const [a, b, c] = [await order(), await order(), await order()];
    await confirm(c.id, `VIR RECU ${c.number}`);
    const statement = [
      'Date;Libellé;Débit;Crédit',
      `22/11/2026;VIR ${a.number.replaceAll('-', ' ')} ATELIER NORD;;"1 234,05"`,
      `22/11/2026;VIR ${b.number};;1200,00`,
      '22/11/2026;VIR SANS NUMERO;;1234,05',
      `22/11/2026;VIR RECU ${c.number};;1234,05`,
      '22/11/2026;VIR AUTRE;;7,00',
      `22/11/2026;${a.number} ${b.number};;2468,10`,
      '22/11/2026;FRAIS;12,00;',
      'Solde final;;;',
    ].join('\n');
    const { status, data } = await operator.post<Statement>(`${root}/transfers/match`, { statement });
    expect(status).toBe(200);
    expect(
      data.transfers.map(({ line, match, orders }) => [line, match, orders.map((one) => one.number)]),
    ).toEqual([
      [2, 'exact', [a.number]],
      [3, 'near', [b.number]],
      [4, 'several', [a.number, b.number]],
      [5, 'recorded', [c.number]],
      [6, 'none', []],
      [7, 'several', [a.number, b.number]],
    ]);
    expect(data.transfers.map(({ isShared }) => isShared)).toEqual([false, false, false, false, false, true]);
    expect([data.debits, data.unreadable]).toEqual([1, [9]]);
    const [exact] = data.transfers;
    expect(exact).toMatchObject({ day: '2026-11-22', amount: total });
    expect(exact!.orders[0]).toMatchObject({ customer: buyerEmail, ground: 'number', isSameAmount: true });
    const confirmed = await confirm(exact!.orders[0]!.id, exact!.reference, { receivedOn: exact!.day });
    expect(confirmed.status).toBe(200);
    // The invoice is of today, and says when the money had come.
    const [invoice] = await query<{ paid: string; issued: string }>(
      stack,
      `select content ->> 'paidAt' as paid, content ->> 'issuedAt' as issued
       from rendered_documents where kind = 'invoice' and subject_id = $1`,
      [a.id],
    );
    expect(invoice!.paid).toBe('2026-11-22T12:00:00.000Z');
    expect(Date.now() - Date.parse(invoice!.issued)).toBeLessThan(60_000);
    const again = await operator.post<Statement>(`${root}/transfers/match`, { statement });
    expect(again.data.transfers[0]!.match).toBe('recorded');
  });

  it.each(['2999-01-01', '22/11/2026', '1900-01-01'])(
    'has come on a day of now, not on “%s”',
    async (receivedOn) => {
      const { id, number } = await order();
      const { status, error } = await confirm(id, `VIR ${number}`, { receivedOn });
      expect([status, refusedFields(error.details)]).toEqual([400, ['receivedOn']]);
    },
  );

  it('may have the text of an earlier one: another amount is another transfer', async () => {
    const [march, april] = [await order(), await order()];
    await query(stack, 'update orders set total_centimes = 50000 where id = $1', [april.id]);
    const reference = `VIR SARL ATLAS ${randomUUID()}`;
    await confirm(march.id, reference);
    const transfers = [total, 500].map((amount) => ({ amount, reference }));
    const { data } = await operator.post<Statement>(`${root}/transfers/match`, { transfers });
    expect(data.transfers.map(({ match, isKnown }) => [match, isKnown])).toEqual([
      ['recorded', true],
      ['near', true],
    ]);
    expect(data.transfers[1]!.orders.map(({ number }) => number)).toEqual([april.number]);
    expect((await confirm(april.id, reference, { amount: 500 })).status).toBe(400);
    expect((await confirm(april.id, reference, { amount: 500, sharedTransfer: true })).status).toBe(200);
  });

  it('may have text and amount of an earlier one: of another day it is another transfer, once', async () => {
    const [november, december, other] = [await order(), await order(), await order()];
    const reference = `VIR PERMANENT ATLAS ${randomUUID()}`;
    const [first, second] = [daysAgo(28), daysAgo(1)];
    const match = async (day?: string) => {
      const transfers = [{ amount: total, reference, ...(day !== undefined && { day }) }];
      return (await operator.post<Statement>(`${root}/transfers/match`, { transfers })).data.transfers[0]!;
    };
    expect(await match(first)).toMatchObject({ isKnown: false, timesRecorded: 0, lastRecorded: null });
    await confirm(november.id, reference, { receivedOn: first });
    expect(await match(first)).toMatchObject({ match: 'recorded', isKnown: true });
    // The same transfer may be, where a side has no day.
    expect((await match()).match).toBe('recorded');
    const found = await match(second);
    expect(found).toMatchObject({
      ...{ match: 'several', isKnown: true, timesRecorded: 1 },
      lastRecorded: { amount: total, receivedOn: first },
    });
    const further = { sharedTransfer: true, ofRecorded: found.timesRecorded, receivedOn: second };
    // Two operators decide by the same statement; the second click of one of them is answered as the first.
    const answers = await Promise.all([
      confirm(december.id, reference, further),
      confirm(december.id, reference, further),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const late = await confirm(other.id, reference, further);
    expect(expectRefusal(late, 409, 'CONFLICT')).toMatchObject({
      recorded: 2,
      orderNumbers: [november.number, december.number],
    });
    expect((await match(second)).match).toBe('recorded');
    const [counted] = await query<{ events: number }>(
      stack,
      `select count(*)::int as events from payment_events where reference = $1`,
      [reference],
    );
    expect(counted!.events).toBe(2);
    // Of an order that is paid another day is a further payment, which nobody awaits.
    const again = await confirm(november.id, reference, { receivedOn: second });
    expect(expectRefusal(again, 400, 'INVALID_INPUT')).toMatchObject({ reason: 'orderAlreadyPaid' });
    expect((await confirm(november.id, reference, { receivedOn: first })).status).toBe(200);
    await query(stack, `update orders set status = 'cancelled' where id = $1`, [other.id]);
  });

  it('whose columns are not known has no rows', async () => {
    const { number } = await order();
    const statement = `Date;Texte;Sortie;Entrée\n29/11/2026;REJET VIR ${number};${total};`;
    const { data } = await operator.post<Statement>(`${root}/transfers/match`, { statement });
    expect(data).toMatchObject({ transfers: [], debits: 0, unreadable: [1, 2], isColumnUnknown: true });
    const broken = `Date;LibellÃ©;DÃ©bit;CrÃ©dit\n29/11/2026;REJET VIR ${number};1234,05;`;
    const read = await operator.post<Statement>(`${root}/transfers/match`, { statement: broken });
    expect(read.data).toMatchObject({ transfers: [], debits: 1, isColumnUnknown: false });
  });

  it('may be typed, and is refused empty or unbounded', async () => {
    const { id, number } = await order();
    const transfers = [{ amount: total, reference: number }];
    const { data } = await operator.post<Statement>(`${root}/transfers/match`, { transfers });
    expect(data.transfers.map(({ match, orders }) => [match, orders[0]?.id])).toEqual([['exact', id]]);
    expect(refusedFields((await operator.post(`${root}/transfers/match`, {})).error.details)).toEqual([
      'statement',
    ]);
    const many = { transfers: Array(201).fill(transfers[0]) };
    expect(refusedFields((await operator.post(`${root}/transfers/match`, many)).error.details)).toEqual([
      'transfers',
    ]);
  });
});

describe('Money that no order awaited', () => {
  it('is listed until it is marked as given back, which mails its customer once', async () => {
    const { id, number } = await order();
    await confirm(id, `FIRST ${number}`);
    await confirm(id, `SECOND ${number}`, { surplus: true });
    const open = await operator.get<{ id: string; order: MoneyOrder; amount: number }[]>(`${root}/returns`);
    const [entry] = open.data;
    expect(entry).toMatchObject({ amount: total, order: { id, number, customer: buyerEmail } });
    const before = await day();
    expect(before.toReturn).toMatchObject({ count: 1, amount: total });

    const mark = () => operator.post(`${root}/returns/${entry!.id}`, { reference: 'VIR 81' });
    const answers = await Promise.all([mark(), mark()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailRows(stack, 'payment-sent-back', number)).toEqual([
      {
        recipient: buyerEmail,
        data: { name: 'Amina Test', orderNumber: number, totalCentimes: 123_405, reference: 'VIR 81' },
      },
    ]);
    // Another transfer would be the second one.
    const twice = await operator.post(`${root}/returns/${entry!.id}`, { reference: 'VIR 82' });
    expect(expectRefusal(twice, 409, 'CONFLICT')).toMatchObject({ returnedReference: 'VIR 81' });
    expect((await operator.get(`${root}/returns`)).data).toEqual([]);
    const returned = await operator.get<object[]>(`${root}/returns?state=returned`);
    expect(returned.data).toMatchObject([{ id: entry!.id, returnedReference: 'VIR 81' }]);
    const shown = await operator.get<{ paymentsToReturn: object[] }>(`/ops/api/orders/${id}`);
    expect(shown.data.paymentsToReturn).toEqual([]);
    expect((await day()).toReturn).toEqual({ count: 0, amount: 0 });
  });

  it('is in the movements and sums of the days on which it came and went', async () => {
    const before = await day();
    const [paid, cancelled] = [await order(), await order()];
    await query(stack, `update orders set status = 'cancelled' where id = $1`, [cancelled.id]);
    const came = daysAgo(3);
    await confirm(paid.id, `M1 ${paid.number}`);
    await confirm(paid.id, `M2 ${paid.number}`, { surplus: true, receivedOn: came });
    await confirm(cancelled.id, `M3 ${cancelled.number}`, { amount: 50 });
    const open = await operator.get<Return[]>(`${root}/returns`);
    for (const [place, { id }] of open.data.entries())
      await operator.post(`${root}/returns/${id}`, { reference: `BACK ${place}` });
    // A refund that failed after it was done is owed to its customer.
    await query(
      stack,
      `insert into payment_events (id, provider, event_id, kind, attempt_id, amount_centimes, currency, reference, outcome,
         received_at)
       select gen_random_uuid(), 'stripe', $2, 'refundFailed', id, 100, 'MAD', 're_1', 'refundDue', now()
       from payment_attempts where order_id = $1 and status = 'succeeded'`,
      [paid.id, randomUUID()],
    );
    const all = await operator.get<Movement[]>(`${root}/movements`);
    const ofOrders = all.data.filter(({ order: { id } }) => [paid.id, cancelled.id].includes(id));
    expect(ofOrders.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
      ['refundFailed', 1, 're_1'],
      ['return', -total, 'BACK 1'],
      ['return', -50, 'BACK 0'],
      ['surplus', 50, `M3 ${cancelled.number}`],
      ['surplus', total, `M2 ${paid.number}`],
      ['payment', total, `M1 ${paid.number}`],
    ]);
    expect(ofOrders.map(({ paidOn }) => paidOn)).toEqual([
      ...Array<string>(4).fill(daysAgo(0)),
      came,
      daysAgo(0),
    ]);
    expect(new Set(all.data.map(({ id }) => id)).size).toBe(all.data.length);

    const after = await day();
    const centimes = (sum: number): number => Math.round(sum * 100);
    const grown = (part: string) => centimes(after[part]!.amount) - centimes(before[part]!.amount);
    expect([grown('surplus'), grown('returned')]).toEqual([centimes(total + 51), centimes(total + 50)]);
    const moved = all.data.reduce((sum, { amount }) => sum + centimes(amount), 0);
    const { paid: inflow, surplus, refunds, returned } = after;
    expect(moved).toBe(
      centimes(inflow!.amount + surplus!.amount) - centimes(refunds!.amount + returned!.amount),
    );
    await query(
      stack,
      `update payment_events set settled_at = now(), settled_note = 'x' where reference = 're_1'`,
    );
  });

  it('is read page by page, also where rows of all kinds have one moment', async () => {
    // On a day of their own, at one microsecond: the id decides, and a return has another one than what it gives back.
    const at = '2021-03-04T10:11:12.345678Z';
    await query(
      stack,
      `update payment_events set received_at = $1, settled_at = $1 where outcome = 'refundDue' and settled_at is not null`,
      [at],
    );
    const days = 'from=2021-03-04&to=2021-03-04';
    const whole = await operator.get<Movement[]>(`${root}/movements?${days}`);
    expect(whole.data.length).toBeGreaterThanOrEqual(6);
    const paged: Movement[] = [];
    for (let after = ''; ;) {
      const { data, text } = await operator.get<Movement[]>(`${root}/movements?${days}&limit=1${after}`);
      paged.push(...data);
      const { nextCursor } = JSON.parse(text) as { nextCursor?: string };
      if (nextCursor === undefined) break;
      after = `&after=${nextCursor}`;
    }
    expect(paged).toEqual(whole.data);
    expect(paged.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
  });

  it('is listed by days: of those on which it came in, or was given back', async () => {
    const list = async (filter: string) =>
      (await operator.get<Return[]>(`${root}/returns?${filter}`)).data.map(({ id }) => id);
    const all = await list('state=returned');
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(await list('state=returned&from=2021-03-04&to=2021-03-04')).toEqual(all);
    expect(await list('state=returned&from=2021-03-05&to=2021-03-06')).toEqual([]);
    expect(await list('from=2021-03-04&to=2021-03-04')).toEqual([]);
    const { error } = await operator.get(`${root}/returns?from=2026-02-01&to=2026-01-01`);
    expect(refusedFields(error.details)).toEqual(['from']);
  });

  it('is not found under another id', async () => {
    const answer = await operator.post(`${root}/returns/${'0'.repeat(8)}-0000-7000-8000-000000000000`, {
      reference: 'x',
    });
    expectRefusal(answer, 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await operator.post(`${root}/returns/x`, { reference: 'x' }), 404, 'RESOURCE_NOT_FOUND');
  });
});

describe('The day', () => {
  it('sums what was paid and what went back, and says what is due and late', async () => {
    const before = await day();
    const [paid, late] = [await order(), await order()];
    await confirm(paid.id, `DAY ${paid.number}`);
    const refund = { amount: 34.05, reason: 'A scratch', reference: 'VIR 9' };
    const key = { 'Idempotency-Key': paid.id };
    expect((await operator.post(`/ops/api/orders/${paid.id}/refunds`, refund, key)).status).toBe(201);
    await query(
      stack,
      `insert into payment_attempts (id, order_id, provider, status, amount_centimes, currency, locale, created_at)
       values ($1, $1, 'transfer', 'open', 123405, 'MAD', 'fr', now() - interval '4 days')`,
      [late.id],
    );
    const after = await day();
    const grown = (part: string) => [
      after[part]!.count - before[part]!.count,
      Math.round((after[part]!.amount - before[part]!.amount) * 100) / 100,
    ];
    expect(grown('paid')).toEqual([1, total]);
    expect(grown('paidByTransfer')).toEqual([1, total]);
    expect(grown('paidByCard')).toEqual([0, 0]);
    expect(grown('refunds')).toEqual([1, 34.05]);
    expect(grown('due')).toEqual([1, total]);
    expect(grown('late')).toEqual([1, total]);

    const moved = await operator.get<{ kind: string; amount: number; order: MoneyOrder }[]>(
      `${root}/movements?limit=2`,
    );
    expect(moved.data.map(({ kind, amount, order: { number } }) => [kind, amount, number])).toEqual([
      ['refund', -34.05, paid.number],
      ['payment', total, paid.number],
    ]);
    const due = await operator.get<{ order: MoneyOrder; state: string }[]>(`${root}/due?state=late`);
    expect(due.data.map((one) => [one.order.number, one.state])).toEqual([[late.number, 'late']]);
  });

  it('of another day is empty, and days are checked', async () => {
    const { data } = await operator.get<Record<string, Sum>>(`${root}/day?day=2020-02-29`);
    expect([data.paid, data.refunds]).toEqual([
      { count: 0, amount: 0 },
      { count: 0, amount: 0 },
    ]);
    for (const day of ['2020-02-30', '22/11/2026', 'x'])
      expect(refusedFields((await operator.get(`${root}/day?day=${day}`)).error.details)).toEqual(['day']);
    expect(
      refusedFields((await operator.get(`${root}/movements?from=2026-02-01&to=2026-01-01`)).error.details),
    ).toEqual(['from']);
    expect(
      refusedFields((await operator.get(`${root}/mismatches?from=2024-01-01&to=2026-01-01`)).error.details),
    ).toEqual(['from']);
  });
});

describe('Mismatches', () => {
  it('are none where all agrees', async () => {
    const { data } = await operator.get<{ kind: string }[]>(`${root}/mismatches`);
    expect(data).toEqual([]);
  });

  it('are found between payments, orders, invoices and refunds', async () => {
    const [other, eventless, bare] = [await order(), await order(), await order()];
    for (const { id, number } of [other, bare]) await confirm(id, `M ${number}`);
    await query(
      stack,
      `update payment_events set amount_centimes = 1 where attempt_id in
         (select id from payment_attempts where order_id = $1)`,
      [other.id],
    );
    await query(
      stack,
      `update orders set status = 'paid', paid_at = now(), paid_with = 'cmi' where id = $1`,
      [eventless.id],
    );
    await query(stack, 'delete from outbound_mails where document_id is not null');
    await query(stack, `delete from rendered_documents where kind = 'invoice' and subject_id = $1`, [
      bare.id,
    ]);
    await query(
      stack,
      `insert into payment_events (id, provider, event_id, kind, reference, outcome, note, received_at)
       values (gen_random_uuid(), 'cmi', 'x', 'succeeded', 'lost', 'refused', 'There is no such attempt.', now())`,
    );
    await query(
      stack,
      `insert into refunds (id, order_id, requested_by_id, amount_centimes, reason, provider, status, note, created_at)
       select gen_random_uuid(), id, user_id, 100, 'x', 'cmi', 'failed', 'No.', now() from orders where id = $1`,
      [bare.id],
    );
    const { data } = await operator.get<
      { kind: string; order: MoneyOrder | null; expected: number | null }[]
    >(`${root}/mismatches`);
    expect(data.map(({ kind, order: of }) => [kind, of?.number ?? null]).sort()).toEqual([
      ['failedRefund', bare.number],
      ['otherAmount', other.number],
      ['paidWithoutEvent', eventless.number],
      ['refusedPayment', null],
      ['withoutInvoice', bare.number],
    ]);
    const first = await operator.get<object[]>(`${root}/mismatches?limit=3`);
    const { nextCursor } = JSON.parse(first.text) as { nextCursor: string };
    const rest = await operator.get<object[]>(`${root}/mismatches?limit=3&after=${nextCursor}`);
    expect([...first.data, ...rest.data]).toEqual(data);
  });
});
