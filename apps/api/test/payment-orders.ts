import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { CreditNoteContent } from '@shared/infra/documents/document-content.js';
import { sandboxCallbackBody } from '@shared/infra/payments/sandbox-provider.js';
import { callbackKey, signBody } from '@shared/infra/payments/signed-body.js';
import { v7 } from 'uuid';
import { type Answer, Client } from '@testing/http-client.js';
import type { StackAddress } from '@testing/stack/stack.js';
import { query } from './database.js';

/** Secret of stacks whose callbacks a spec signs itself. */
export const knownSecret = 'the-tests-know-this-secret-of-the-service';

const orderTotalCentimes = 123_405;

/** An unpaid order of a customer, with two lines, as placing one leaves it. */
export async function insertOrder(
  stack: StackAddress,
  email: string,
): Promise<{ id: string; number: string }> {
  const id = v7();
  const number = `CMD-2026-${String(Math.floor(Math.random() * 1e9))}`;
  const address = {
    fullName: 'Amina Test',
    phone: '0612345678',
    street: '12 rue des Oliviers',
    city: 'Fès',
    postalCode: '30000',
    destinationId: randomUUID(),
  };
  const totals = {
    subtotalCentimes: 121_405,
    setupCentimes: 2_000,
    minimumAdjustmentCentimes: 0,
    shippingCentimes: 0,
    totalCentimes: orderTotalCentimes,
    machineCentihours: 1_250,
    plateCreditCentimes: 0,
  };
  await query(
    stack,
    `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
       total_centimes, item_count, terms_accepted_at, created_at, updated_at)
     select $1, users.id, $2, 'unpaid', $3, 'MA-2026-1', '4', $4, $5, 2, now(), now(), now()
     from users where email = $6`,
    [id, number, address, totals, orderTotalCentimes, email],
  );
  for (const [position, materialId, totalCentimes] of [
    [0, 'pla-noir', 100_005],
    [1, 'tpu-jaune', 21_400],
  ] as const) {
    await insertLine(stack, id, position, materialId, totalCentimes);
  }
  return { id, number };
}

function insertLine(
  stack: StackAddress,
  orderId: string,
  position: number,
  materialId: string,
  totalCentimes: number,
) {
  const totalHtCentimes = Math.round(totalCentimes / 1.2);
  const price = {
    totalCentimes,
    totalHtCentimes,
    tvaCentimes: totalCentimes - totalHtCentimes,
    tvaPercent: 20,
    discountCentimes: 0,
    printCentihours: 625,
    weightMilligrams: 80_000,
    deliveryDays: 4,
  };
  return query(
    stack,
    `insert into order_lines (id, order_id, position, file_key, file_name, content_hash, box_mm, material_id,
       finish, quantity, is_rush, price)
     values ($1, $2, $3, 'uploads/u/f.stl', $4, $5, '{"x":10,"y":20,"z":30}', $6, 'standard', 2, false, $7)`,
    [v7(), orderId, position, `part-${position}.stl`, 'a'.repeat(64), materialId, price],
  );
}

/** A credit note of an order, numbered, as a refund leaves it. */
export async function insertCreditNote(
  stack: StackAddress,
  orderId: string,
  content: CreditNoteContent,
): Promise<string> {
  const refundId = v7();
  const number = `AV-2026-${refundId.slice(-12)}`.slice(0, 20);
  await query(
    stack,
    `insert into refunds (id, order_id, requested_by_id, amount_centimes, reason, provider, status,
       credit_note_number, created_at)
     select $1, id, user_id, $2, 'broken', 'sandbox', 'done', $3, now() from orders where id = $4`,
    [refundId, content.totals.totalCentimes, number, orderId],
  );
  await query(
    stack,
    `insert into rendered_documents (id, user_id, kind, subject_id, locale, digest, content, created_at)
     select $1, user_id, 'creditNote', $2, 'fr', $3, $4, now() from orders where id = $5`,
    [v7(), refundId, 'c'.repeat(64), content, orderId],
  );
  return number;
}

interface OrderRow {
  status: string;
  paid_at: Date | null;
  payment_reference: string | null;
  invoice_number: string | null;
}

export async function orderRow(stack: StackAddress, orderId: string): Promise<OrderRow> {
  const sql = 'select status, paid_at, payment_reference, invoice_number from orders where id = $1';
  const [row] = await query<OrderRow>(stack, sql, [orderId]);
  return row!;
}

interface AttemptRow {
  id: string;
  status: string;
  url: string | null;
}

/** The attempts of an order, oldest first. */
export function attemptRows(stack: StackAddress, orderId: string): Promise<AttemptRow[]> {
  return query(stack, 'select id, status, url from payment_attempts where order_id = $1 order by id', [
    orderId,
  ]);
}

/** Outcomes of the events of an order's attempts, in the order in which they came. */
export async function outcomes(stack: StackAddress, orderId: string): Promise<string[]> {
  const rows = await query<{ outcome: string }>(
    stack,
    `select outcome from payment_events where attempt_id in
       (select id from payment_attempts where order_id = $1) order by id`,
    [orderId],
  );
  return rows.map(({ outcome }) => outcome);
}

/** How many invoices wait to be rendered, or are. */
export async function invoiceCount(stack: StackAddress, orderId: string): Promise<number> {
  const sql = `select count(*)::int as n from rendered_documents where kind = 'invoice' and subject_id = $1`;
  const [row] = await query<{ n: number }>(stack, sql, [orderId]);
  return row!.n;
}

/** Mails of a template about an order. */
export function mailRows(
  stack: StackAddress,
  template: string,
  orderNumber: string,
): Promise<{ recipient: string; data: Record<string, unknown> }[]> {
  const sql = `select recipient, data from outbound_mails where template = $1 and data->>'orderNumber' = $2`;
  return query(stack, sql, [template, orderNumber]);
}

/** Asks for the hosted page; answers its address and the attempt behind it. */
export async function openCheckout(
  client: Client,
  orderId: string,
  locale?: string,
): Promise<{ url: URL; attemptId: string }> {
  const answer = await client.post<{ url: string }>('/api/payments/checkout', { orderId, locale });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  const url = new URL(answer.data.url);
  return { url, attemptId: url.pathname.split('/').at(-1) ?? '' };
}

interface SandboxWord {
  attemptId: string;
  isPaid?: boolean;
  amountCentimes?: number;
  currency?: string;
  /** Makes it another event, of another payment. */
  variant?: string;
  secret?: string;
  sentAt?: Date;
}

/** A callback of the sandbox, signed by the spec. */
export function sandboxCallback(word: SandboxWord): { body: string; signature: string } {
  const { attemptId, isPaid = true, amountCentimes = orderTotalCentimes, currency = 'MAD' } = word;
  const { variant, secret = knownSecret, sentAt = new Date() } = word;
  const decision = isPaid ? 'pay' : 'decline';
  const told = JSON.parse(sandboxCallbackBody({ attemptId, decision, amountCentimes, currency })) as {
    id: string;
    reference: string;
  };
  if (variant !== undefined)
    Object.assign(told, { id: told.id + variant, reference: told.reference + variant });
  const body = JSON.stringify(told);
  return { body, signature: signBody(callbackKey(secret), body, sentAt) };
}

/** Sends a signed callback as a provider would: without a session. */
export function sendCallback(stack: StackAddress, word: SandboxWord): Promise<Answer> {
  const { body, signature } = sandboxCallback(word);
  return postCallback(stack, body, { 'Sandbox-Signature': signature });
}

export function postCallback(
  stack: StackAddress,
  body: string,
  headers: Record<string, string>,
  provider = 'sandbox',
): Promise<Answer> {
  return new Client(stack).send(`/api/payments/callback/${provider}`, { method: 'POST', body, headers });
}

/** Waits until the order has that status. */
export async function untilOrderIs(
  stack: StackAddress,
  orderId: string,
  status: string,
  waitMs = 40_000,
): Promise<OrderRow> {
  for (const giveUpAt = Date.now() + waitMs; ; await sleep(50)) {
    const row = await orderRow(stack, orderId);
    if (row.status === status) return row;
    if (Date.now() > giveUpAt) throw new Error(`The order is still ${row.status} after ${waitMs} ms.`);
  }
}

/** The places of invoice numbers of a year, in order. */
export async function invoicePlaces(stack: StackAddress): Promise<number[]> {
  const rows = await query<{ invoice_number: string }>(
    stack,
    'select invoice_number from orders where invoice_number is not null',
  );
  return rows.map(({ invoice_number }) => Number(invoice_number.split('-')[2])).sort((a, b) => a - b);
}

/** A token that opens the pages of an attempt, made as the service makes it. */
export function payToken(attemptId: string, secret = knownSecret): string {
  return createHmac('sha256', secret).update(`payment-page\n${attemptId}`).digest('base64url');
}
