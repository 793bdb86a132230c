import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, orderLine, quoteLine, saveQuote, uploadBox } from './shop.js';
import type { SavedQuoteWithLines } from '../src/quotes/saved-quotes.dto.js';
import { startStack } from './stack.js';

interface ProjectAnswer {
  id: string;
  reference: string;
  status: string;
  title: string;
  answer: null | {
    amount: number;
    text: string;
    deliveryDays: number | null;
    quoteId: string | null;
    fileKey: string | null;
    fileUrl: string | null;
    answeredAt: string;
    expiresAt: string;
    hasExpired: boolean;
  };
  orderId: string | null;
  history: { status: string; at: string }[];
}

interface OperatorProject extends ProjectAnswer {
  customer: { name: string; email: string };
  fileUrl: string | null;
  nextStatuses: string[];
}

interface OrderView {
  orderNumber: string;
  status: string;
  totalAmount: number;
  itemCount: number;
  estimatedDeliveryDays: number | null;
  quoteId: string | null;
  company: object | null;
  items: Record<string, unknown>[];
}

const operatorEmail = 'operator@example.com';
const team = 'team@instant-fdm.example';

let stack: TestStack;
let operator: Client;
let maker: Client & { email: string };
let addressId: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: operatorEmail } });
  operator = await signedIn(stack, operatorEmail);
  maker = await signedIn(stack);
  addressId = await addAddress(maker);
});

afterAll(() => stack.stop());

async function ask(changes: object = {}, by: Client = maker): Promise<ProjectAnswer> {
  const { data, status, text } = await by.post<ProjectAnswer>('/api/requests', {
    vertical: 'automotive',
    title: 'Grille de calandre',
    description: 'Une grille pour une voiture ancienne, d’après photos.',
    ...changes,
  });
  if (status !== 201) throw new Error(text);
  return data;
}

const read = async (id: string, by: Client = maker) =>
  (await by.get<ProjectAnswer>(`/api/requests/${id}`)).data;
const move = (id: string, status: string, by: Client = operator) =>
  by.post<OperatorProject>(`/ops/api/requests/${id}`, { status }, {}, 'PATCH');
const answer = (id: string, body: object, by: Client = operator) =>
  by.post<OperatorProject>(`/ops/api/requests/${id}/answer`, { text: 'Nous la modelons.', ...body });
const accept = (id: string, changes: object = {}, by: Client = maker) =>
  by.post<ProjectAnswer>(`/api/requests/${id}/accept`, { addressId, acceptTerms: true, ...changes });
const decline = (id: string, seen: object = {}) =>
  maker.post<ProjectAnswer>(`/api/requests/${id}/decline`, seen);
const orderOf = async (id: string | null) => (await maker.get<OrderView>(`/api/orders/${id}`)).data;
const mailsOf = async (reference: string) =>
  (
    await query<{ template: string }>(
      stack,
      `select template from outbound_mails where data->>'reference' = $1 order by id`,
      [reference],
    )
  ).map(({ template }) => template);

/** A project of the maker's that was answered with 1,450.50 MAD. */
async function answered(changes: object = {}): Promise<ProjectAnswer> {
  const project = await ask();
  const { status, text } = await answer(project.id, { amount: 1450.5, deliveryDays: 12, ...changes });
  if (status !== 200) throw new Error(text);
  return project;
}

it('A project goes from the question to the paid order, its invoice and its refund', async () => {
  const fileKey = await uploadBox(maker);
  const { id, reference } = await ask({ fileKey, quantity: 40 });

  const [listed] = (await operator.get<OperatorProject[]>('/ops/api/requests?status=received')).data;
  expect(listed).toMatchObject({
    ...{ id, reference, status: 'received', fileKey, quantity: 40, answer: null, orderId: null },
    customer: { name: 'Amina Test', email: maker.email },
    nextStatuses: ['inReview', 'closed', 'quoted'],
  });
  const { pathname, search } = new URL(listed!.fileUrl!);
  expect((await new Client(stack).send(pathname + search, {})).status).toBe(200);

  expect((await move(id, 'inReview')).data.status).toBe('inReview');
  const offered = await answer(id, { amount: 1450.5, text: 'ASA noir,\nen deux parties.', deliveryDays: 12 });
  expect([offered.status, offered.data.status]).toEqual([200, 'quoted']);
  const mail = await maker.mailTo(maker.email, new RegExp(`prix.*${reference}`));
  expect(mail.text).toContain('ASA noir,\nen deux parties.');
  expect(mail.text!.replaceAll(/\s/g, ' ')).toContain('1 450,50 DH');

  const seen = await read(id);
  expect(seen.answer).toEqual({
    ...{ amount: 1450.5, text: 'ASA noir,\nen deux parties.', deliveryDays: 12 },
    ...{ quoteId: null, fileKey: null, fileUrl: null, hasExpired: false },
    answeredAt: expect.stringMatching(/Z$/),
    expiresAt: expect.stringMatching(/Z$/),
  });

  const company = { name: 'Atlas Pièces SARL', ice: '001234567000089' };
  const accepted = await accept(id, { amount: 1450.5, company, purchaseOrder: 'BC-2026-119' });
  expect([accepted.status, accepted.data.status]).toEqual([200, 'accepted']);
  const { orderId } = accepted.data;
  expect((await accept(id)).data).toMatchObject({ status: 'accepted', orderId });
  expect(accepted.data.history.map(({ status }) => status)).toEqual([
    'received',
    'inReview',
    'quoted',
    'accepted',
  ]);

  const order = await orderOf(orderId);
  expect(order).toMatchObject({
    ...{ status: 'unpaid', subtotalAmount: 1450.5, shippingCost: 0, totalAmount: 1450.5, itemCount: 1 },
    ...{ estimatedDeliveryDays: 12, quoteId: null, company, purchaseOrder: 'BC-2026-119' },
  });
  expect(order.items).toEqual([
    {
      id: expect.any(String),
      ...{ kind: 'project', fileName: `${reference} – Grille de calandre`, quantity: 1, isRush: false },
      ...{ fileKey: null, materialId: null, technology: null, finish: null, pictureUrl: null },
      quote: {
        ...{ total: 1450.5, totalHT: 1208.75, tvaAmount: 241.75, tvaRate: 0.2, discount: 0 },
        ...{ estimatedPrintTime: 0, estimatedWeight: 0, estimatedDeliveryDays: 12 },
      },
    },
  ]);
  expect((await maker.get<OrderView[]>('/api/orders')).data[0]!.items).toEqual(order.items);

  const paid = await operator.post<OrderView>(`/ops/api/orders/${orderId}/transfer`, {
    ...{ amount: 1450.5, reference: 'VIR 2026-90' },
  });
  expect(paid.data).toMatchObject({ status: 'paid' });
  const making = await operator.get<{ request: object }>(`/ops/api/orders/${orderId}/making`);
  expect(making.data.request).toEqual({ id, reference: accepted.data.reference });
  const invoice = await maker.get(`/api/orders/${orderId}/invoice`);
  expect([invoice.status, invoice.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  const refund = { amount: 450.5, reason: 'Une partie manquait', reference: 'VIR 2026-91' };
  const refunded = await operator.post<{ status: string }>(`/ops/api/orders/${orderId}/refunds`, refund, {
    'Idempotency-Key': 'VIR 2026-91',
  });
  expect([refunded.status, refunded.data.status]).toEqual([201, 'done']);
  expect(await orderOf(orderId)).toMatchObject({ refundedAmount: 450.5 });

  expect((await move(id, 'closed')).data).toMatchObject({ status: 'closed', orderId, nextStatuses: [] });
  expect(await mailsOf(reference)).toEqual([
    ...['project-received', 'project-acknowledged', 'project-in-review', 'project-answered'],
    ...['project-accepted', 'project-closed'],
  ]);
  const toTeam = await maker.mailTo(team, new RegExp(`${reference}, commande ${order.orderNumber}`));
  expect(toTeam.replyTo).toMatchObject([{ address: maker.email }]);
  const audit = await query<{ action: string; before: object; after: object }>(
    stack,
    'select action, before, after from audit_entries where subject_id = $1 order by id',
    [id],
  );
  expect(audit.map(({ action }) => action)).toEqual(['project.move', 'project.answer', 'project.move']);
  expect(audit[1]).toMatchObject({
    before: { status: 'inReview', answerCentimes: null },
    after: { status: 'quoted', answerCentimes: 145_050, answerDays: 12 },
  });
});

it('An answer with a saved quote becomes an order of its lines', async () => {
  const fileKey = await uploadBox(maker);
  const quote = await saveQuote(maker, [quoteLine(fileKey, { quantity: 25 })]);
  const { id } = await ask({ fileKey });
  const wrong = await answer(id, { quoteId: quote.id, amount: quote.totalPrice + 1 });
  expect(refusedFields(expectRefusal(wrong, 400, 'VALIDATION_ERROR'))).toEqual(['amount']);
  const offered = await answer(id, { quoteId: quote.id });
  expect(offered.data.answer).toMatchObject({
    ...{ amount: quote.totalPrice, quoteId: quote.id, expiresAt: quote.expiresAt },
  });

  // Without it nobody would know what to make, nor once it has ended.
  const ended = await maker.post(`/api/quotes/${quote.id}`, { status: 'expired' }, {}, 'PATCH');
  expect(expectRefusal(ended, 400, 'INVALID_INPUT').reason).toBe('quoteLocked');
  const deleted = await maker.send(`/api/quotes/${quote.id}`, { method: 'DELETE' });
  expect(expectRefusal(deleted, 400, 'INVALID_INPUT').reason).toBe('quoteLocked');
  // Days that a person names count, whatever the parts would take.
  expect((await answer(id, { quoteId: quote.id, deliveryDays: 31 })).data.answer!.deliveryDays).toBe(31);
  // Ordered by itself it would forget that, and its project.
  const saved = (await maker.get<SavedQuoteWithLines>(`/api/quotes/${quote.id}`)).data;
  expect(saved.projectId).toBe(id);
  const items = saved.items.map((line) => ({
    ...orderLine(fileKey, { quantity: line.quantity }),
    quoteItemId: line.id,
  }));
  const ordering = { addressId, acceptTerms: true, quoteId: quote.id, items };
  const direct = await maker.post('/api/orders', ordering);
  expect(expectRefusal(direct, 400, 'INVALID_INPUT')).toMatchObject({
    reason: 'quoteOfProject',
    projectId: id,
  });
  const { orderId } = (await accept(id)).data;
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ quoteId: quote.id, totalAmount: quote.totalPrice, status: 'unpaid' });
  expect(order.estimatedDeliveryDays).toBe(31);
  expect(order.items).toMatchObject([{ quote: { estimatedDeliveryDays: 31 } }]);
  // Another page, which still shows the checkout of the quote, changes what is asked for, and not what was promised.
  const late = await maker.post<{ id: string }>('/api/orders', { ...ordering, purchaseOrder: 'BC 31' });
  expect([late.status, late.data.id]).toEqual([201, orderId]);
  expect(await orderOf(orderId)).toMatchObject({ purchaseOrder: 'BC 31', estimatedDeliveryDays: 31 });
  expect(order.items).toMatchObject([{ kind: 'part', fileKey, materialId: 'pla-noir', quantity: 25 }]);
  const again = await answer((await ask()).id, { quoteId: quote.id });
  expect(expectRefusal(again, 400, 'INVALID_INPUT').reason).toBe('quoteAlreadyOrdered');
});

it('A quote without named days is counted anew for the address that it goes to', async () => {
  const fileKey = await uploadBox(maker);
  const quote = await saveQuote(maker, [quoteLine(fileKey)]);
  const { id } = await ask({ fileKey });
  expect((await answer(id, { quoteId: quote.id })).data.answer!.deliveryDays).toBe(
    quote.estimatedDeliveryDays,
  );
  const [far] = await query<{ id: string; name: string; days: number }>(
    stack,
    'select id, name, delivery_days_max as days from destinations order by delivery_days_max desc limit 1',
  );
  const farAway = await addAddress(maker, { shippingDestinationId: far!.id, city: far!.name });
  const order = await orderOf((await accept(id, { addressId: farAway })).data.orderId);
  // The quote counts the three days of transport that most cities take.
  expect(order.estimatedDeliveryDays).toBe(quote.estimatedDeliveryDays - 3 + far!.days);
});

it('Days that a person names count, also when they are those of the quote', async () => {
  const fileKey = await uploadBox(maker);
  const quote = await saveQuote(maker, [quoteLine(fileKey)]);
  const { id } = await ask({ fileKey });
  const { estimatedDeliveryDays: deliveryDays } = quote;
  await answer(id, { quoteId: quote.id, deliveryDays });
  const [far] = await query<{ id: string; name: string }>(
    stack,
    'select id, name from destinations order by delivery_days_max desc limit 1',
  );
  const farAway = await addAddress(maker, { shippingDestinationId: far!.id, city: far!.name });
  const order = await orderOf((await accept(id, { addressId: farAway })).data.orderId);
  expect(order.estimatedDeliveryDays).toBe(deliveryDays);
});

it('A part that is too large for an instant price can be asked for', async () => {
  const fileKey = await uploadBox(maker, [300, 20, 10]);
  const refused = await maker.post('/api/quotes', { items: [quoteLine(fileKey)] });
  const details = expectRefusal(refused, 400, 'INVALID_INPUT');
  expect(details.reason).toBe('exceedsBuildVolume');
  expect(details.hint).toContain('POST /api/requests');
  const { id } = await ask({ fileKey });
  const drawing = await uploadBox(operator);
  const offered = await answer(id, { amount: 600, fileKey: drawing });
  expect(offered.data.fileUrl).toContain(fileKey);
  const { fileKey: key, fileUrl } = (await read(id)).answer!;
  expect(key).toBe(drawing);
  const { pathname, search } = new URL(fileUrl!);
  expect((await new Client(stack).send(pathname + search, {})).status).toBe(200);
});

describe('An answer', () => {
  it('replaces one that is not accepted, and tells so to a customer who saw the one before', async () => {
    const { id } = await answered();
    expect((await answer(id, { amount: 1300 })).data.answer!.amount).toBe(1300);
    const details = expectRefusal(await accept(id, { amount: 1450.5 }), 400, 'INVALID_INPUT');
    expect(details).toMatchObject({ reason: 'amountMismatch', expected: 1300 });
    expect((await orderOf((await accept(id, { amount: 1300 })).data.orderId)).totalAmount).toBe(1300);
    expect(expectRefusal(await answer(id, { amount: 1200 }), 400, 'INVALID_INPUT').reason).toBe(
      'projectNotQuoted',
    );
  });

  it('ends after seven days, and can be renewed', async () => {
    const { id } = await answered();
    const { expiresAt } = (await read(id)).answer!;
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(7 * 24);
    await query(stack, `update project_requests set answer_expires_at = now() where id = $1`, [id]);
    expect((await read(id)).answer!.hasExpired).toBe(true);
    expect(expectRefusal(await accept(id), 400, 'INVALID_INPUT').reason).toBe('answerExpired');
    expect((await answer(id, { amount: 1450.5 })).data.answer!.hasExpired).toBe(false);
    expect((await accept(id)).data.status).toBe('accepted');
  });

  it('is withdrawn when the project goes back to inReview', async () => {
    const { id } = await answered();
    expect((await move(id, 'inReview')).data).toMatchObject({ status: 'inReview', answer: null });
    expect(expectRefusal(await accept(id), 400, 'INVALID_INPUT').reason).toBe('projectNotQuoted');
  });

  it('is not withdrawn by an operator who has not seen it', async () => {
    const { id } = await answered();
    const stale = { status: 'inReview', from: 'received' };
    const late = await operator.post(`/ops/api/requests/${id}`, stale, {}, 'PATCH');
    expect(expectRefusal(late, 409, 'CONFLICT')).toMatchObject({ status: 'quoted' });
    const seen = { status: 'inReview', from: 'quoted' };
    expect((await operator.post(`/ops/api/requests/${id}`, seen, {}, 'PATCH')).status).toBe(200);
  });

  it('is not replaced by an operator who has not seen it', async () => {
    const { id } = await answered();
    const late = await answer(id, { amount: 1300, from: 'inReview' });
    expect(expectRefusal(late, 409, 'CONFLICT')).toMatchObject({ status: 'quoted' });
    expect((await answer(id, { amount: 1300, from: 'quoted' })).data.answer!.amount).toBe(1300);
  });

  it('is decided on by who has seen it, whatever has stayed the same', async () => {
    const { id } = await answered();
    const { answeredAt } = (await read(id)).answer!;
    await answer(id, { amount: 1450.5, deliveryDays: 30 });
    for (const late of [
      await accept(id, { amount: 1450.5, answeredAt }),
      await decline(id, { answeredAt }),
    ]) {
      expect(expectRefusal(late, 409, 'CONFLICT').hint).toBe(
        'Read the project again: the answer has changed.',
      );
    }
    const ofAnsweredAt = answeredAt;
    const another = await answer(id, { amount: 1300, from: 'quoted', ofAnsweredAt });
    const withdrawn = await operator.post(
      `/ops/api/requests/${id}`,
      { status: 'inReview', from: 'quoted', ofAnsweredAt },
      {},
      'PATCH',
    );
    for (const late of [another, withdrawn]) expectRefusal(late, 409, 'CONFLICT');
    const now = (await read(id)).answer!;
    expect(now.answeredAt > answeredAt).toBe(true);
    expect((await accept(id, { answeredAt: now.answeredAt })).data.status).toBe('accepted');
  });

  it('is declined, once, and may then be followed by another', async () => {
    const { id, reference } = await answered();
    expect((await decline(id)).data).toMatchObject({ status: 'declined', orderId: null });
    expect((await decline(id)).status).toBe(200);
    expect(expectRefusal(await accept(id), 400, 'INVALID_INPUT').reason).toBe('projectNotQuoted');
    expect((await mailsOf(reference)).filter((name) => name === 'project-declined')).toHaveLength(1);
    expect((await answer(id, { amount: 1300 })).data.status).toBe('quoted');
  });

  it('is accepted once by two requests at the same time', async () => {
    const { id } = await answered();
    const both = await Promise.all([accept(id), accept(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data.orderId).toBe(both[1].data.orderId);
    const orders = await query(
      stack,
      `select 1 from order_lines l join project_requests p on l.file_name like p.reference || '%' where p.id = $1`,
      [id],
    );
    expect(orders).toHaveLength(1);
  });

  it('is sent once for an Idempotency-Key', async () => {
    const { id, reference } = await ask();
    const send = () =>
      operator.post(
        `/ops/api/requests/${id}/answer`,
        { amount: 10, text: 'Oui.' },
        { 'Idempotency-Key': id },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await mailsOf(reference)).filter((name) => name === 'project-answered')).toHaveLength(1);
  });

  it.each([
    ['an amount', {}, ['amount']],
    ['whole centimes', { amount: 10.005 }, ['amount']],
    ['an amount above zero', { amount: 0 }, ['amount']],
    ['at most ten million dirhams', { amount: 10_000_000.01 }, ['amount']],
    ['words', { amount: 10, text: '' }, ['text']],
    ['at most 4,000 characters', { amount: 10, text: 'a'.repeat(4001) }, ['text']],
    ['whole days', { amount: 10, deliveryDays: 0 }, ['deliveryDays']],
  ])('needs %s', async (_said, body, fields) => {
    const { id } = await ask();
    expect(refusedFields(expectRefusal(await answer(id, body), 400, 'VALIDATION_ERROR'))).toEqual(fields);
  });

  it('names no quote of more copies than can be ordered', async () => {
    const fileKey = await uploadBox(maker);
    const quote = await saveQuote(maker, [quoteLine(fileKey, { quantity: 1001 })]);
    const refused = await answer((await ask()).id, { quoteId: quote.id });
    expect(refusedFields(expectRefusal(refused, 400, 'VALIDATION_ERROR'))).toEqual(['quoteId']);
  });

  it("names only the customer's quotes, and files of the two", async () => {
    const other = await signedIn(stack);
    const otherFile = await uploadBox(other);
    const { id: quoteId } = await saveQuote(other, [quoteLine(otherFile)]);
    const { id } = await ask();
    expectRefusal(await answer(id, { quoteId }), 404, 'QUOTE_NOT_FOUND');
    expectRefusal(await answer(id, { amount: 10, fileKey: otherFile }), 404, 'FILE_NOT_FOUND');
  });
});

describe('The mails of a project', () => {
  const pathIn = (mail: { text?: string }) => /https?:\/\/[^/\s]+(\/\S+)/.exec(mail.text ?? '')?.[1];

  it('lead its customer to its page in the shop, in the customer’s language', async () => {
    const { id, reference } = await answered();
    await move(id, 'inReview');
    await move(id, 'closed');
    for (const subject of ['reçu votre projet', 'prix pour votre projet', 'étudions votre projet', 'clos']) {
      const mail = await maker.mailTo(
        maker.email,
        new RegExp(`${subject}.*${reference}|${reference}.*${subject}`),
      );
      expect([subject, pathIn(mail)]).toEqual([subject, `/fr/my-projects/${id}`]);
    }
    const page = await new Client(stack).get(`/fr/my-projects/${id}`, { Accept: 'text/html' });
    expect(page.status).toBe(200);
  });

  it('and of its order speak Arabic to an Arabic account', async () => {
    const reader = await signedIn(stack);
    await reader.post('/api/user/profile', { locale: 'ar' }, {}, 'PATCH');
    const { id, reference } = await ask({}, reader);
    await answer(id, { amount: 320 });
    const mail = await reader.mailTo(reader.email, new RegExp(`ثمن.*${reference}|${reference}.*ثمن`));
    expect(pathIn(mail)).toBe(`/ar/my-projects/${id}`);
    const accepted = await accept(id, { addressId: await addAddress(reader) }, reader);
    const order = await reader.get<OrderView>(`/api/orders/${accepted.data.orderId}`);
    const placed = await reader.mailTo(reader.email, new RegExp(order.data.orderNumber));
    expect(placed.text!.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
      'Grille de calandre (مشروع حسب الطلب): ',
    );
    expect(placed.text).not.toContain('projet');
  });
});

describe('Access', () => {
  it("keeps a customer's project from others", async () => {
    const { id } = await answered();
    const other = await signedIn(stack);
    expectRefusal(await other.get(`/api/requests/${id}`), 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await other.post(`/api/requests/${id}/decline`, {}), 404, 'RESOURCE_NOT_FOUND');
    const own = { addressId: await addAddress(other) };
    expectRefusal(await accept(id, own, other), 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await accept(id, own), 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await maker.get('/api/requests/nonsense'), 404, 'RESOURCE_NOT_FOUND');
    expect((await read(id)).status).toBe('quoted');
  });

  it('needs the terms and an address', async () => {
    const { id } = await answered();
    const refused = await maker.post(`/api/requests/${id}/accept`, { acceptTerms: false });
    expect(refusedFields(expectRefusal(refused, 400, 'VALIDATION_ERROR')).sort()).toEqual([
      'acceptTerms',
      'addressId',
    ]);
  });

  it('to /ops/api/requests is for operators alone', async () => {
    const { id } = await ask();
    for (const path of ['/ops/api/requests', `/ops/api/requests/${id}`])
      expectRefusal(await maker.get(path), 403, 'INSUFFICIENT_PERMISSIONS');
    expectRefusal(await move(id, 'closed', maker), 403, 'INSUFFICIENT_PERMISSIONS');
    expectRefusal(await answer(id, { amount: 1 }, maker), 403, 'INSUFFICIENT_PERMISSIONS');
  });
});

describe('/ops/api/requests', () => {
  it('lists page by page, oldest first, without the closed ones', async () => {
    const asked = [await ask(), await ask(), await ask()].map(({ id }) => id);
    expect((await move(asked[1]!, 'closed')).status).toBe(200);
    const first = await operator.get<OperatorProject[]>('/ops/api/requests?status=received&limit=1');
    const next = (JSON.parse(first.text) as { nextCursor: string }).nextCursor;
    expect(next).toBe(first.data[0]!.id);
    const all = (await operator.get<OperatorProject[]>('/ops/api/requests')).data.map(({ id }) => id);
    expect(all.filter((id) => asked.includes(id))).toEqual([asked[0], asked[2]]);
    expect(refusedFields((await operator.get('/ops/api/requests?status=lost')).error.details)).toEqual([
      'status',
    ]);
    expect(refusedFields((await operator.get('/ops/api/requests?after=x')).error.details)).toEqual(['after']);
  });

  it.each(['received', 'quoted', 'accepted', 'declined'])('does not move a project to %s', async (status) => {
    const { id } = await ask();
    expect((await move(id, 'inReview')).status).toBe(200);
    const details = expectRefusal(await move(id, status), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['status']);
    expectRefusal(await move('nonsense', 'closed'), 404, 'RESOURCE_NOT_FOUND');
  });

  it('says in words where a project may go, and in codes beside them', async () => {
    const { id } = await ask();
    const patch = (language: string) =>
      operator.post(
        `/ops/api/requests/${id}`,
        { status: 'accepted' },
        { 'Accept-Language': language },
        'PATCH',
      );
    const details = expectRefusal(await patch('fr'), 400, 'VALIDATION_ERROR');
    expect(details).toEqual({
      errors: [
        {
          field: 'status',
          code: 'projectMoves',
          message: 'de « reçu » seulement à : à l’étude, clos, chiffré, par une réponse',
        },
      ],
      status: 'received',
      nextStatuses: ['inReview', 'closed'],
    });
    expect((await patch('en')).error.details.errors?.[0]?.message).toBe(
      'from “received” only to: under review, closed, priced, by an answer',
    );
    await move(id, 'closed');
    expect((await patch('en')).error.details.errors?.[0]?.message).toBe('a project that is closed stays so');
    expect((await answer(id, { amount: 10 })).error.message).toBe(
      'A project that is closed takes no answer.',
    );
  });
});
