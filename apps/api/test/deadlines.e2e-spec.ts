import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { openCheckout } from './payment-orders.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let operator: Client;
let client: Client & { email: string };
let fileKey: string;
let addressId: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'operator@example.com' } });
  operator = await signedIn(stack, 'operator@example.com');
  client = await signedIn(stack);
  fileKey = await uploadBox(client);
  addressId = await addAddress(client);
});

afterAll(() => stack.stop());

/** Runs what is due by the clock at once, as an operator may on the queues' page, until `done` holds. */
async function letTimePass(done: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + 45_000; Date.now() < giveUpAt; await sleep(300)) {
    await operator.send('/ops/queues/api/queues/maintenance/promote', { method: 'PUT' });
    if (await done()) return;
  }
  throw new Error('What was due has not been done within 45 s.');
}

const one = async <Row>(sql: string, values: unknown[] = []): Promise<Row | undefined> =>
  (await query<Row>(stack, sql, values))[0];
const age = (table: string, id: string, column: string, interval: string) =>
  query(stack, `update ${table} set ${column} = ${column} - $1::interval where id = $2`, [interval, id]);
const statusOf = async (table: string, id: string) =>
  (await one<{ status: string }>(`select status from ${table} where id = $1`, [id]))!.status;

describe('an order that nobody pays', () => {
  it('is cancelled after 14 days, and then its quote can be ordered again', async () => {
    const items = [orderLine(fileKey)];
    const { id: quoteId } = await saveQuote(client, [quoteLine(fileKey)]);
    const old = await placeOrder(client, { addressId, quoteId, items });
    const young = await placeOrder(client, { addressId, items });
    const paid = await placeOrder(client, { addressId, items });
    await age('orders', old.id, 'created_at', '14 days 1 minute');
    await age('orders', young.id, 'created_at', '13 days 23 hours');
    await query(stack, `update orders set status = 'paid' where id = $1`, [paid.id]);
    await age('orders', paid.id, 'created_at', '20 days');
    await letTimePass(async () => (await statusOf('orders', old.id)) === 'cancelled');
    expect(await statusOf('orders', young.id)).toBe('unpaid');
    expect(await statusOf('orders', paid.id)).toBe('paid');
    const next = await placeOrder(client, { addressId, quoteId, items });
    expect(next.id).not.toBe(old.id);
  });

  it('is not cancelled while a page is open that was opened in time', async () => {
    const items = [orderLine(fileKey)];
    const inTime = await placeOrder(client, { addressId, items });
    const late = await placeOrder(client, { addressId, items });
    const byTransfer = await placeOrder(client, { addressId, items });
    for (const { id } of [inTime, late]) await openCheckout(client, id);
    await client.post('/api/payments/checkout', { orderId: byTransfer.id, method: 'transfer' });
    const ofOrder = (set: string, { id }: { id: string }) =>
      query(stack, `update payment_attempts set ${set} where order_id = $1`, [id]);
    for (const { id } of [inTime, late, byTransfer]) await age('orders', id, 'created_at', '14 days 1 hour');
    for (const order of [inTime, byTransfer]) await ofOrder(`created_at = now() - interval '2 hours'`, order);
    const isCancelled = async ({ id }: { id: string }) => (await statusOf('orders', id)) === 'cancelled';
    await letTimePass(async () => (await isCancelled(late)) && (await isCancelled(byTransfer)));
    expect(await statusOf('orders', inTime.id)).toBe('unpaid');
    await ofOrder('expires_at = now()', inTime);
    await letTimePass(() => isCancelled(inTime));
  });
});

describe('a quote that runs out', () => {
  it('is announced once, a day ahead, and stored as expired at its end', async () => {
    const quote = await saveQuote(client, [quoteLine(fileKey)]);
    const ordered = await saveQuote(client, [quoteLine(fileKey)]);
    await placeOrder(client, { addressId, quoteId: ordered.id, items: [orderLine(fileKey)] });
    for (const { id } of [quote, ordered]) await age('saved_quotes', id, 'expires_at', '6 days 1 hour');
    const told = async () =>
      (await one('select 1 from saved_quotes where id = $1 and expiry_told_at is not null', [quote.id])) !==
      undefined;
    await letTimePass(told);
    await client.mailTo(client.email, new RegExp(quote.reference));

    for (const { id } of [quote, ordered]) await age('saved_quotes', id, 'expires_at', '1 day');
    await letTimePass(async () => (await statusOf('saved_quotes', quote.id)) === 'expired');
    expect(await statusOf('saved_quotes', ordered.id)).toBe('confirmed');
    const mails = (await client.mailsTo(client.email)).map(({ subject }) => subject ?? '');
    expect(mails.filter((subject) => subject.includes(quote.reference))).toHaveLength(1);
    expect(mails.filter((subject) => subject.includes(ordered.reference))).toHaveLength(0);
  });
});

describe('an answer to a project that runs out', () => {
  it('is announced once, three days ahead, unless it is decided, and anew after a new answer', async () => {
    const answered = async () => {
      const { data } = await client.post<{ id: string; reference: string }>('/api/requests', {
        ...{ vertical: 'other', title: 'Grille', description: 'Une grille d’après photos.' },
      });
      await operator.post(`/ops/api/requests/${data.id}/answer`, { amount: 100, text: 'Oui.' });
      return data;
    };
    const [ending, young, declined] = [await answered(), await answered(), await answered()];
    await client.post(`/api/requests/${declined.id}/decline`, {});
    const letPass = async ({ id }: { id: string }, interval: string) => {
      for (const column of ['answered_at', 'answer_expires_at'])
        await age('project_requests', id, column, interval);
    };
    await letPass(ending, '4 days 1 minute');
    await letPass(young, '3 days 23 hours');
    await letPass(declined, '4 days 1 minute');
    const reminders = async ({ reference }: { reference: string }) =>
      (
        await query(
          stack,
          `select 1 from outbound_mails where template = 'project-answer-ending' and data->>'reference' = $1`,
          [reference],
        )
      ).length;
    await letTimePass(async () => (await reminders(ending)) > 0);
    const mail = await client.mailTo(client.email, new RegExp(`${ending.reference} expire bientôt`));
    expect(mail.text!.replaceAll('\u00a0', ' ')).toContain('Prix, TVA et livraison comprises : 100,00 DH\n');

    await operator.post(`/ops/api/requests/${young.id}/answer`, { amount: 90, text: 'Moins cher.' });
    // Renewed: the new answer has a week.
    await letPass(young, '3 days 23 hours');
    await operator.post(`/ops/api/requests/${ending.id}/answer`, { amount: 90, text: 'Moins cher.' });
    await letPass(ending, '4 days 1 minute');
    await letTimePass(async () => (await reminders(ending)) === 2);
    expect([await reminders(young), await reminders(declined)]).toEqual([0, 0]);
  });
});

describe('an uploaded file', () => {
  const isThere = async (key: string) =>
    // Not its price: what that found while the file was young is kept for some minutes.
    (await client.post('/api/files/link', { fileKey: key })).status === 200;
  const fileId = (key: string) => /([0-9a-f-]{36})\.stl$/.exec(key)![1]!;

  it('goes 30 days after its upload, unless a quote, an order or an answer to a project still needs it', async () => {
    const [unused, quoted, bought, answered, asked, dropped, fresh] = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(() => uploadBox(client)),
    );
    const quote = await saveQuote(client, [quoteLine(quoted!)]);
    const droppedQuote = await saveQuote(client, [quoteLine(dropped!)]);
    const order = await placeOrder(client, { addressId, items: [orderLine(bought!)] });
    const { data: project } = await client.post<{ id: string }>('/api/requests', {
      ...{ vertical: 'other', title: 'Grille', description: 'Une grille d’après photos.' },
      furtherFileKeys: [asked],
    });
    await query(stack, 'update project_requests set answer_file_key = $1 where id = $2', [
      answered,
      project.id,
    ]);
    for (const key of [unused!, quoted!, bought!, answered!, asked!, dropped!]) {
      await age('uploaded_files', fileId(key), 'created_at', '31 days');
    }
    await letTimePass(async () => !(await isThere(unused!)));
    const kept = await Promise.all([quoted!, bought!, answered!, asked!, dropped!, fresh!].map(isThere));
    expect(kept).toEqual([true, true, true, true, true, true]);
    const gone = await client.post('/api/analyze', { fileKey: unused, filename: 'box.stl' });
    expectRefusal(gone, 404, 'FILE_NOT_FOUND');

    await client.send(`/api/quotes/${droppedQuote.id}`, { method: 'DELETE' });
    await letTimePass(async () => !(await isThere(dropped!)));

    await age('saved_quotes', quote.id, 'expires_at', '37 days 1 hour');
    await age('orders', order.id, 'created_at', '366 days');
    await age('project_requests', project.id, 'created_at', '366 days');
    for (const key of [quoted!, bought!, answered!, asked!]) {
      await age('uploaded_files', fileId(key), 'kept_until', '366 days');
    }
    await letTimePass(async () => !(await isThere(quoted!)) && !(await isThere(bought!)));
    await letTimePass(async () => !(await isThere(answered!)) && !(await isThere(asked!)));
    expect(await isThere(fresh!)).toBe(true);
  });
});
