import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';
import { query } from './database.js';
import {
  addAddress,
  type OrderAnswer,
  orderLine,
  placeOrder,
  quoteLine,
  type SavedQuoteAnswer,
  uploadBox,
} from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let operator: Client;
let quote: SavedQuoteAnswer;
let order: OrderAnswer;
/** Of the same customer, with the words of the other's payment. */
let other: OrderAnswer;
let creditNote: string;
/** Letters alone: digits may be words of orders of other specs. */
const word = randomUUID().replace(/[^a-f]/g, '');
const reference = `VIR ${word} SARL ATLAS`;

const found = async (search: string): Promise<string[]> => {
  const path = `/ops/api/board/orders?search=${encodeURIComponent(search)}`;
  return (await operator.get<{ id: string }[]>(path)).data.map(({ id }) => id);
};

beforeAll(async () => {
  operator = await newAdmin(stack);
  const customer = await signedIn(stack);
  const [addressId, fileKey] = [await addAddress(customer), await uploadBox(customer)];
  const saved = await customer.post<{ id: string }>('/api/quotes', { items: [quoteLine(fileKey)] });
  quote = (await customer.get<SavedQuoteAnswer>(`/api/quotes/${saved.data.id}`)).data;
  order = await placeOrder(customer, { addressId, quoteId: quote.id, items: [orderLine(fileKey)] });
  other = await placeOrder(customer, { addressId, items: [orderLine(fileKey)] });
  await query(stack, 'update orders set project = $2 where id = $1', [other.id, reference]);
  const transfer = { amount: order.totalAmount, reference };
  expect((await operator.post(`/ops/api/orders/${order.id}/transfer`, transfer)).status).toBe(200);
  const refund = await operator.post<{ creditNoteNumber: string }>(
    `/ops/api/orders/${order.id}/refunds`,
    { amount: 5, reason: 'A scratch', reference: `RENDU ${word}` },
    { 'Idempotency-Key': randomUUID() },
  );
  creditNote = refund.data.creditNoteNumber;
});

describe('The search of orders', () => {
  it('finds the order of a credit note and of a quote by their numbers, however they are typed', async () => {
    for (const number of [creditNote, quote.reference]) {
      const [series, year, place] = number.split('-');
      for (const typed of [
        number,
        number.toLowerCase(),
        ` ${series} ${year} ${place}`,
        `${series}–${year}–${place}`,
      ])
        expect(await found(typed)).toEqual([order.id]);
    }
    expect(await found('AV-2026-99999999')).toEqual([]);
    expect(await found('DV-1999-0001')).toEqual([]);
  });

  it('finds the order of a payment by its whole reference, beside those that have its words', async () => {
    for (const typed of [reference, ` ${reference.toLowerCase()} `, reference.replaceAll(' ', '-')])
      expect(await found(typed)).toEqual([other.id, order.id]);
    expect(await found(`${word} atlas`)).toEqual([other.id]);
    await query(stack, `update orders set project = null where id = $1`, [other.id]);
    expect(await found(reference)).toEqual([order.id]);
    expect(await found(`${reference} X`)).toEqual([]);
  });

  it('finds the order of a payment by card by the name that its gateway gives it', async () => {
    const payment = `pi_${word}`;
    await query(
      stack,
      `insert into payment_events (id, provider, event_id, kind, attempt_id, amount_centimes, currency, reference, outcome,
         received_at)
       select gen_random_uuid(), 'stripe', $2, 'succeeded', id, 100, 'MAD', $2, 'ignored', now()
       from payment_attempts where order_id = $1`,
      [order.id, payment],
    );
    expect(await found(payment)).toEqual([order.id]);
  });
});
