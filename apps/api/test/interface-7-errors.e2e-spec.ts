import { beforeAll, describe, expect, it } from '@jest/globals';
import { errorCodes } from '@shared/domain/contract/errors.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import { judged } from './interface-client.js';
import { document } from '@testing/openapi/judge.js';
import { openCheckout, press, untilOrderIs } from './payment-orders.js';
import { expectRefusal } from './refusal.js';
import { addAddress, addressBody, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack, startStack } from './stack.js';

const codes = [
  ...['VALIDATION_ERROR', 'INVALID_INPUT', 'MISSING_FIELD', 'INVALID_FILE_TYPE', 'FILE_TOO_LARGE'],
  ...['EMPTY_ITEMS', 'UNAUTHORIZED', 'INVALID_CREDENTIALS', 'SESSION_EXPIRED', 'FORBIDDEN'],
  ...['INSUFFICIENT_PERMISSIONS', 'NOT_FOUND', 'RESOURCE_NOT_FOUND', 'USER_NOT_FOUND', 'ORDER_NOT_FOUND'],
  ...['QUOTE_NOT_FOUND', 'FILE_NOT_FOUND', 'CONFLICT', 'DUPLICATE_ENTRY', 'RATE_LIMITED'],
  ...['INTERNAL_ERROR', 'DATABASE_ERROR', 'STORAGE_ERROR', 'EXTERNAL_SERVICE_ERROR'],
];

const stack = sharedStack();
let customer: Client & { email: string };
let stranger: Client;

beforeAll(async () => {
  [customer, stranger] = [judged(await signedIn(stack)), judged(await signedIn(stack))];
});

async function unpaidOrder(): Promise<{ id: string }> {
  const items = [orderLine(await uploadBox(customer))];
  return placeOrder(customer, { addressId: await addAddress(customer), items });
}

async function pay(orderId: string): Promise<void> {
  const { url } = await openCheckout(customer, orderId);
  await press(new Client(stack), url, 'pay');
  await untilOrderIs(stack, orderId, 'paid');
}

describe('§7.1 Every error is JSON in the failure envelope', () => {
  it.each(['/api/nowhere', '/api/v1/quotes', '/api/quotes/a/b/c'])(
    'an unknown route (%s): the same envelope with a hint',
    async (path) => {
      expect(expectRefusal(await customer.get(path), 404, 'NOT_FOUND').hint).toEqual(expect.any(String));
    },
  );

  it.each(['text/html', 'text/markdown', 'application/json'])('whatever is accepted: %s', async (Accept) => {
    expectRefusal(await customer.get('/api/nowhere', { Accept }), 404, 'NOT_FOUND');
    expectRefusal(await customer.get('/api/quotes/none/pdf', { Accept }), 404, 'QUOTE_NOT_FOUND');
    expectRefusal(await new Client(stack).get('/api/quotes', { Accept }), 401, 'UNAUTHORIZED');
  });

  it('an unknown method: the hint names those that work', async () => {
    const answer = await customer.send('/api/orders', { method: 'DELETE' });
    expect(expectRefusal(answer, 404, 'NOT_FOUND').hint).toBe('/api/orders takes POST, GET, not DELETE.');
  });
});

describe('§7.2 error.code is one of', () => {
  it.each(codes)('%s', (code) => {
    expect(errorCodes).toContain(code);
    expect(JSON.stringify(document)).toContain(code);
  });

  it('and no other', () => {
    expect([...errorCodes].sort()).toEqual([...codes].sort());
  });
});

describe('§7.3 error.details may hold', () => {
  it('errors: field is a dotted path such as items.0.materialId', async () => {
    const items = [quoteLine('key', { materialId: '' })];
    const details = expectRefusal(await customer.post('/api/quotes', { items }), 400, 'VALIDATION_ERROR');
    expect(details.errors).toEqual([{ field: 'items.0.materialId', message: expect.any(String) }]);
  });

  it('every fault at once', async () => {
    const details = expectRefusal(await customer.post('/api/contact', {}), 400, 'VALIDATION_ERROR');
    const fields = new Set(details.errors?.map(({ field }) => field));
    expect([...fields]).toEqual(['name', 'email', 'subject', 'message']);
  });
});

describe('§7.4 Reasons, status 400', () => {
  const price = (fileKey: string, changes: object = {}) =>
    customer.post('/api/quotes/calculate', { fileKey, filename: 'b', materialId: 'pla-noir', ...changes });

  it.each([
    ['rushUnavailable', [40, 20, 10], { isRush: true, quantity: 1000 }],
    ['exceedsBuildVolume', [257, 20, 20], {}],
    ['belowMinimumSize (its name: decision 7)', [2, 2, 2], {}],
  ] as const)('%s', async (name, [x, y, z], changes) => {
    const answer = await price(await uploadBox(customer, [x, y, z]), changes);
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe(name.split(' ')[0]);
  });

  it('meshNotClosed', async () => {
    const open = encodeBinaryStl(box(20, 20, 20)).subarray(0, 84 + 50 * 11);
    open.writeUInt32LE(11, 80);
    const { data } = await customer.upload('open.stl', open);
    const { reason, errors } = expectRefusal(await price(data.key), 400, 'INVALID_INPUT');
    expect([reason, errors?.[0]?.reason]).toEqual(['meshNotClosed', 'meshNotClosed']);
  });

  it('quoteMismatch', async () => {
    const fileKey = await uploadBox(customer);
    const { id: quoteId } = await saveQuote(customer, [quoteLine(fileKey)]);
    const addressId = await addAddress(customer);
    const items = [orderLine(fileKey, { quantity: 2 })];
    const answer = await customer.post('/api/orders', { addressId, quoteId, acceptTerms: true, items });
    const { reason, diff } = expectRefusal(answer, 400, 'INVALID_INPUT');
    expect([reason, diff]).toEqual(['quoteMismatch', expect.anything()]);
  });

  it('cityNotServed', async () => {
    const body = await addressBody(customer, { city: 'Atlantis' });
    const answer = await customer.post('/api/addresses', body);
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('cityNotServed');
  });
});

describe('§7.5 Status codes (which code goes with which: decisions 1 to 3)', () => {
  const noQuote = '/api/quotes/0198c1f2-7d3a-7c41-8a5e-000000000000';

  it('400 validation', async () => {
    expectRefusal(await customer.post('/api/quotes/calculate', {}), 400, 'VALIDATION_ERROR');
  });

  it('400 business rule', async () => {
    const { id } = await saveQuote(customer, [quoteLine(await uploadBox(customer))]);
    await customer.post(`/api/quotes/${id}`, { status: 'expired' }, {}, 'PATCH');
    const answer = await customer.post(`/api/quotes/${id}`, { status: 'draft' }, {}, 'PATCH');
    expectRefusal(answer, 400, 'INVALID_INPUT');
  });

  it('401 no session', async () => {
    expectRefusal(await judged(new Client(stack)).get('/api/quotes'), 401, 'UNAUTHORIZED');
  });

  it('401 wrong credentials on sign-in', async () => {
    const body = { email: customer.email, password: 'Filament2027' };
    const answer = await judged(new Client(stack)).post('/api/auth/sign-in/email', body);
    expectRefusal(answer, 401, 'INVALID_CREDENTIALS');
  });

  it('403 not the caller’s quote', async () => {
    const { id } = await saveQuote(customer, [quoteLine(await uploadBox(customer))]);
    expectRefusal(await stranger.get(`/api/quotes/${id}`), 403, 'FORBIDDEN');
  });

  it('404 no such quote', async () => {
    for (const path of [noQuote, `${noQuote}/pdf`])
      expectRefusal(await customer.get(path), 404, 'QUOTE_NOT_FOUND');
    for (const [method, body] of [['PATCH', { status: 'draft' }], ['DELETE']] as const)
      expectRefusal(await customer.post(noQuote, body, {}, method), 404, 'QUOTE_NOT_FOUND');
  });

  it('404 invoice not yet issued, or not the caller’s', async () => {
    const { id } = await unpaidOrder();
    expectRefusal(await customer.get(`/api/orders/${id}/invoice`), 404, 'ORDER_NOT_FOUND');
    await pay(id);
    expect((await customer.get(`/api/orders/${id}/invoice`)).status).toBe(200);
    expectRefusal(await stranger.get(`/api/orders/${id}/invoice`), 404, 'ORDER_NOT_FOUND');
  });

  it('429 rate limited: it says to retry within a minute', async () => {
    const strict = await startStack({ env: { RATE_LIMIT_SCALE: '1' } });
    const client = judged(await signedIn(strict));
    const call = () => client.post('/api/quotes/none', { status: 'draft' }, {}, 'PATCH');
    for (let time = 0; time < 5; time += 1) expectRefusal(await call(), 404, 'QUOTE_NOT_FOUND');
    const refused = await call();
    expectRefusal(refused, 429, 'RATE_LIMITED');
    const seconds = Number(refused.headers.get('retry-after'));
    expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
    await strict.stop();
  });

  it('400 comes after 401, 404 of a route before both', async () => {
    const guest = new Client(stack);
    expectRefusal(await guest.post('/api/quotes', { items: [] }), 401, 'UNAUTHORIZED');
    expectRefusal(await guest.post('/api/nowhere', {}), 404, 'NOT_FOUND');
  });

  it('malformed JSON: 400 INVALID_INPUT', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await customer.send('/api/quotes', { method: 'POST', body: '{', headers });
    expectRefusal(answer, 400, 'INVALID_INPUT');
  });
});
