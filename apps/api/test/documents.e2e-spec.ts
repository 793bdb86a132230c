import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { openCheckout, press, untilOrderIs } from './payment-orders.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let client: Client & { email: string };
let fileKey: string;
let addressId: string;

beforeAll(async () => {
  stack = await startStack();
  client = await signedIn(stack);
  fileKey = await uploadBox(client);
  addressId = await addAddress(client);
});

afterAll(() => stack.stop());

/** The bytes of a PDF; the client reads answers as text, which a PDF is not. */
async function pdf(path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(new URL(path, stack.baseUrl), { headers: { Cookie: client.cookie! } });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(bytes.toString());
  return { headers: response.headers, bytes };
}

const rendered = (kind: string, subjectId: string) =>
  query<{
    status: string;
    storage_key: string | null;
    content: { totals: { totalCentimes: number }; number: string };
  }>(
    stack,
    'select status, storage_key, content from rendered_documents where kind = $1 and subject_id = $2',
    [kind, subjectId],
  );

describe('GET /api/quotes/{id}/pdf', () => {
  it('is a PDF of the quote at its total, rendered once', async () => {
    const quote = await saveQuote(client, [quoteLine(fileKey, { quantity: 3 })]);
    const path = `/api/quotes/${quote.id}/pdf`;
    const first = await pdf(path);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe(`inline; filename="${quote.reference}.pdf"`);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdf(path)).bytes.equals(first.bytes)).toBe(true);
    const documents = await rendered('quote', quote.id);
    expect(documents).toHaveLength(1);
    expect(documents[0]!.content).toMatchObject({
      number: quote.reference,
      totals: { totalCentimes: Math.round(quote.totalPrice * 100) },
    });
  });

  it('is rendered again when its file has been tidied away', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey, { quantity: 4 })]);
    const first = await pdf(`/api/quotes/${id}/pdf`);
    await query(
      stack,
      `update rendered_documents set storage_key = 'documents/gone.pdf' where subject_id = $1`,
      [id],
    );
    expect((await pdf(`/api/quotes/${id}/pdf`)).bytes.equals(first.bytes)).toBe(true);
  });

  it('speaks the language that is asked for', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    await pdf(`/api/quotes/${id}/pdf?locale=en`);
    await pdf(`/api/quotes/${id}/pdf?locale=fr`);
    expect(await rendered('quote', id)).toHaveLength(2);
    const answer = await client.get(`/api/quotes/${id}/pdf?locale=de`);
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['locale']);
  });

  it('is there for a quote that has run out, as long as its files are', async () => {
    const { id } = await saveQuote(client, [quoteLine(fileKey)]);
    await query(stack, `update saved_quotes set expires_at = now() - interval '1 day' where id = $1`, [id]);
    expect((await pdf(`/api/quotes/${id}/pdf`)).bytes.length).toBeGreaterThan(1000);
    await query(stack, 'update saved_quote_lines set file_key = $1 where quote_id = $2', ['gone', id]);
    expectRefusal(await client.get(`/api/quotes/${id}/pdf`), 404, 'FILE_NOT_FOUND');
  });
});

describe('the invoice of an order', () => {
  it('is rendered once with the payment, mailed, and never changes', async () => {
    const order = await placeOrder(client, { addressId, items: [orderLine(fileKey, { quantity: 2 })] });
    const { url } = await openCheckout(client, order.id);
    await press(client, url, 'pay');
    const { invoice_number: number } = await untilOrderIs(stack, order.id, 'paid');
    const path = `/api/orders/${order.id}/invoice`;
    const first = await pdf(path);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const received = await client.mailTo(client.email, new RegExp(number!));
    expect(received.attachments).toMatchObject([{ filename: `${number}.pdf`, mimeType: 'application/pdf' }]);
    expect(Buffer.from(received.attachments[0]!.content as ArrayBuffer).equals(first.bytes)).toBe(true);

    await query(stack, `update users set name = 'Somebody Else' where email = $1`, [client.email]);
    await query(stack, `update order_lines set file_name = 'other.stl' where order_id = $1`, [order.id]);
    expect((await pdf(path)).bytes.equals(first.bytes)).toBe(true);
    expect(await rendered('invoice', order.id)).toHaveLength(1);
  });

  it('comes, and is mailed once, though the worker dies before and after the payment', async () => {
    const order = await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
    const { url } = await openCheckout(client, order.id);
    await press(client, url, 'pay');
    await stack.worker.kill('SIGKILL');
    await sleep(300);
    await stack.worker.start();
    const { invoice_number: number } = await untilOrderIs(stack, order.id, 'paid', 50_000);
    await stack.worker.kill('SIGKILL');
    await stack.worker.start();
    await stack.untilReady();
    expect((await pdf(`/api/orders/${order.id}/invoice`)).bytes.length).toBeGreaterThan(1000);
    await client.mailTo(client.email, new RegExp(number!));
    const sent = (await client.mailsTo(client.email)).filter(({ attachments }) =>
      attachments.some(({ filename }) => filename === `${number}.pdf`),
    );
    expect(sent).toHaveLength(1);
  }, 120_000);

  it('is there though the API dies after the payment', async () => {
    const order = await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
    const { url } = await openCheckout(client, order.id);
    await press(client, url, 'pay');
    await untilOrderIs(stack, order.id, 'paid');
    const [document] = await rendered('invoice', order.id);
    expect(document!.content.totals.totalCentimes / 100).toBe(order.totalAmount);
    await stack.api.kill('SIGKILL');
    await stack.api.start();
    await stack.untilReady();
    expect((await pdf(`/api/orders/${order.id}/invoice`)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }, 90_000);
});
