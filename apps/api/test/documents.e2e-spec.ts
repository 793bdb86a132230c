import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InvoiceContent } from '@shared/infra/documents/document-content.js';
import { companyPurchase, creditNoteContent } from '@testing/fixtures/document-content.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { press } from '@testing/press-button.js';
import { ublFaults } from '@testing/ubl/ubl-faults.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { insertCreditNote, openCheckout, untilOrderIs } from './payment-orders.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, untilDrawn, uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let client: Client & { email: string };
let fileKey: string;
let addressId: string;

beforeAll(async () => {
  // Jobs of a killed worker are then taken over within four seconds instead of twelve.
  stack = await startStack({ workerEnv: { TIME_LIMIT_SCALE: '0.3' } });
  client = await signedIn(stack);
  fileKey = await uploadBox(client);
  // A quote that was rendered before is rendered again once its part has a picture.
  await untilDrawn(client, fileKey);
  addressId = await addAddress(client);
});

afterAll(() => stack.stop());

/** The bytes of a PDF; the client reads answers as text, which a PDF is not. */
async function pdf(path: string, by: Client = client): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(new URL(path, stack.baseUrl), { headers: { Cookie: by.cookie! } });
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

  it('is in the language of its payment, and in another one where that is asked for', async () => {
    const english = await signedIn(stack);
    await english.post('/api/user/profile', { locale: 'en' }, {}, 'PATCH');
    const items = [orderLine(await uploadBox(english), { quantity: 2 })];
    const order = await placeOrder(english, { addressId: await addAddress(english), items });
    const { url } = await openCheckout(english, order.id, 'en');
    await press(english, url, 'pay');
    const { invoice_number: number } = await untilOrderIs(stack, order.id, 'paid');
    const path = `/api/orders/${order.id}/invoice`;
    const issued = await pdf(path, english);
    const french = await pdf(`${path}?locale=fr`, english);
    expect(french.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(french.bytes.equals(issued.bytes)).toBe(false);
    expect((await pdf(`${path}?locale=fr`, english)).bytes.equals(french.bytes)).toBe(true);
    for (const same of [path, `${path}?locale=en`])
      expect((await pdf(same, english)).bytes.equals(issued.bytes)).toBe(true);
    const copies = await query<{ locale: string; content: InvoiceContent }>(
      stack,
      'select locale, content from rendered_documents where subject_id = $1 order by id',
      [order.id],
    );
    expect(copies.map(({ locale, content }) => [locale, content.locale])).toEqual([
      ['en', 'en'],
      ['fr', 'fr'],
    ]);
    const [first, second] = copies.map(({ content }) => content);
    expect(first!.lines[0]!.materialName).toBe('PLA Black');
    expect(second).toEqual({
      ...first,
      locale: 'fr',
      lines: [{ ...first!.lines[0], materialName: 'PLA noir' }],
    });
    const ubl = async (locale: string) => (await pdf(`${path}?format=ubl&locale=${locale}`, english)).bytes;
    expect((await ubl('fr')).toString()).toContain('PLA noir');
    expect((await ubl('en')).toString()).toContain('PLA Black');
    const wrong = await english.get(`${path}?locale=ar`);
    expect(refusedFields(expectRefusal(wrong, 400, 'VALIDATION_ERROR'))).toEqual(['locale']);
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

describe('the UBL twin', () => {
  /** Amounts of an element, in centimes. */
  const centimes = (xml: string, name: string): number[] =>
    [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) =>
      Number(text.replace('.', '')),
    );

  async function paidOrder(company: object): Promise<{ id: string; totalAmount: number; number: string }> {
    const order = await placeOrder(client, {
      addressId,
      ...{ company, purchaseOrder: 'BC-2026/118', project: 'Ligne 3' },
      items: [orderLine(fileKey, { quantity: 3 }), orderLine(fileKey, { materialId: 'pla-blanc' })],
    });
    const { url } = await openCheckout(client, order.id);
    await press(client, url, 'pay');
    const { invoice_number: number } = await untilOrderIs(stack, order.id, 'paid');
    return { id: order.id, totalAmount: order.totalAmount, number: number! };
  }

  const company = { name: 'Atlas Pièces SARL', ice: '001234567000089' };

  it('of an invoice is valid by schema and states its amounts to the centime', async () => {
    const { id, totalAmount, number } = await paidOrder(company);
    const { headers, bytes } = await pdf(`/api/orders/${id}/invoice?format=ubl`);
    expect(headers.get('content-type')).toBe('application/xml');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.xml"`);
    const xml = bytes.toString();
    expect(await ublFaults(xml)).toEqual([]);
    const total = Math.round(totalAmount * 100);
    const ht = Math.round(total / 1.2);
    expect(centimes(xml, 'TaxInclusiveAmount')).toEqual([total]);
    expect(centimes(xml, 'TaxExclusiveAmount')).toEqual([ht]);
    expect(centimes(xml, 'TaxAmount')).toContain(total - ht);
    expect(xml).toContain('<cbc:ID schemeID="ICE">001234567000089</cbc:ID>');
    expect(xml).toContain('<cbc:ID>BC-2026/118</cbc:ID>');

    const [document] = await rendered('invoice', id);
    expect(document!.content.number).toBe(number);
    expect((await pdf(`/api/orders/${id}/invoice?format=pdf`)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    const wrong = await client.get(`/api/orders/${id}/invoice?format=xml`);
    expect(refusedFields(expectRefusal(wrong, 400, 'VALIDATION_ERROR'))).toEqual(['format']);
    const other = await signedIn(stack);
    expectRefusal(await other.get(`/api/orders/${id}/invoice?format=ubl`), 404, 'ORDER_NOT_FOUND');
  });

  it('of a credit note is valid by schema; its PDF is there, and neither is another customer’s', async () => {
    const { id } = await paidOrder(company);
    const content = creditNoteContent({ partCentimes: 5_001, buyer: { ...companyPurchase.buyer, company } });
    const number = await insertCreditNote(stack, id, content);
    const path = `/api/orders/${id}/credit-notes/${number}`;
    const { headers, bytes } = await pdf(`${path}?format=ubl`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.xml"`);
    const xml = bytes.toString();
    expect(await ublFaults(xml)).toEqual([]);
    expect(centimes(xml, 'TaxInclusiveAmount')).toEqual([5_001]);
    expect(centimes(xml, 'TaxExclusiveAmount')).toEqual([4_168]);
    const paper = await pdf(path);
    expect(paper.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expectRefusal(await client.get(`/api/orders/${id}/credit-notes/AV-1`), 404, 'RESOURCE_NOT_FOUND');
    const other = await signedIn(stack);
    expectRefusal(await other.get(`${path}?format=ubl`), 404, 'ORDER_NOT_FOUND');
  });
});
