import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { mailedPath, newEmail, signIn, signUpBody } from './accounts.js';
import { judged } from './interface-client.js';
import { operations } from '@testing/openapi/judge.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client & { email: string };
let stranger: Client;

beforeAll(async () => {
  [customer, stranger] = [judged(await signedIn(stack)), judged(await signedIn(stack))];
});

/** §5.3 names four; the rest are those of decisions 8 to 11, 33 and 41, which admit by other means. */
const publicPaths = [
  '/api/auth/sign-up/email',
  '/api/auth/sign-in/email',
  '/api/materials',
  '/api/contact',
  '/api/auth/get-session',
  '/api/auth/verify-email',
  '/api/auth/send-verification-email',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
  '/api/files/{key}',
  '/api/cards/preview/{key}',
  '/api/payments/callback/{provider}',
  '/health/live',
  '/health/ready',
  '/metrics',
];
const guarded = operations.filter(({ path }) => !publicPaths.includes(path));

describe('§5.1 Accounts use e-mail and password', () => {
  it('signing in sets a cookie of exactly that name and those attributes (decision 13)', async () => {
    const { answer } = await signIn(stack, customer.email);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^auth\.session_token=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('rememberMe: 7 days (decision 13; §5.6 leaves it open)', async () => {
    const { answer } = await signIn(stack, customer.email, { rememberMe: true });
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=604800;/);
  });

  it('the client sends the cookie back on every authenticated call', async () => {
    const { client } = await signIn(stack, customer.email);
    expect((await judged(client).get('/api/quotes')).status).toBe(200);
  });
});

describe('§5.2 There are no API keys', () => {
  it.each(['Authorization', 'X-Api-Key'])('%s is no session', async (name) => {
    const headers = { [name]: 'Bearer key' };
    expectRefusal(await new Client(stack).get('/api/quotes', headers), 401, 'UNAUTHORIZED');
  });
});

describe('§5.3 All but the public endpoints need a valid session', () => {
  const call = (method: string, path: string, cookie: string | null) =>
    judged(Object.assign(new Client(stack), { cookie })).send(path.replaceAll(/\{\w+\}/g, 'x'), { method });

  it.each(guarded)('$method $path without one: 401 UNAUTHORIZED', async ({ method, path }) => {
    expectRefusal(await call(method, path, null), 401, 'UNAUTHORIZED');
  });

  it.each(guarded)('$method $path with a dead one: 401 SESSION_EXPIRED', async ({ method, path }) => {
    expectRefusal(await call(method, path, 'auth.session_token=dead'), 401, 'SESSION_EXPIRED');
  });
});

describe('§5.4 Sign-up sends a verification e-mail', () => {
  it('the cookie is set once the e-mail is verified', async () => {
    const client = judged(new Client(stack));
    const email = newEmail();
    await client.post('/api/auth/sign-up/email', signUpBody({ email }));
    expect(client.cookie).toMatch(/^auth\.sign_up=/);
    await client.get(await mailedPath(stack, email, /adresse|address/));
    expect(client.cookie).toMatch(/^auth\.session_token=./);
  });
});

describe('§5.5 Access is scoped to the caller', () => {
  it('another user’s quote: 403', async () => {
    const { id } = await saveQuote(customer, [quoteLine(await uploadBox(customer))]);
    expectRefusal(await stranger.get(`/api/quotes/${id}`), 403, 'FORBIDDEN');
    expectRefusal(await stranger.get(`/api/quotes/${id}/pdf`), 403, 'FORBIDDEN');
    const patch = await stranger.post(`/api/quotes/${id}`, { status: 'draft' }, {}, 'PATCH');
    expectRefusal(patch, 403, 'FORBIDDEN');
    expectRefusal(await stranger.post(`/api/quotes/${id}`, undefined, {}, 'DELETE'), 403, 'FORBIDDEN');
  });

  it('a not-owned address, quote or order is refused', async () => {
    const fileKey = await uploadBox(stranger);
    const [addressId, foreignAddress] = [await addAddress(stranger), await addAddress(customer)];
    const { id: quoteId } = await saveQuote(customer, [quoteLine(await uploadBox(customer))]);
    const body = { addressId, acceptTerms: true, items: [orderLine(fileKey)] };
    const onForeign = await stranger.post('/api/orders', { ...body, addressId: foreignAddress });
    expectRefusal(onForeign, 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await stranger.post('/api/orders', { ...body, quoteId }), 403, 'FORBIDDEN');
    const { id: orderId } = await placeOrder(stranger, { addressId, items: [orderLine(fileKey)] });
    expectRefusal(await customer.post('/api/payments/checkout', { orderId }), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await customer.get(`/api/orders/${orderId}/invoice`), 404, 'ORDER_NOT_FOUND');
  });
});
