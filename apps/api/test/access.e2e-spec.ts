import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { operations } from '@testing/openapi/judge.js';
import { judged } from './body-cases.js';
import { expectRefusal } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();

/** Those that anybody may call, and those that admit by other means than a session: see docs/contract.md. */
const publicPaths = [
  '/api/auth/sign-up/email',
  '/api/auth/sign-in/email',
  '/api/materials',
  '/api/shipping/cities',
  '/api/tariff',
  '/api/contact',
  '/api/status',
  '/api/auth/get-session',
  '/api/auth/verify-email',
  '/api/auth/send-verification-email',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
  '/api/auth/confirm-email-change',
  '/api/auth/keep-email',
  '/api/user/export/{id}/download',
  '/api/files/{key}',
  '/api/files/picture/{key}',
  '/api/cards/preview/{key}',
  '/api/payments/callback/{provider}',
  '/health/live',
  '/health/ready',
  '/metrics',
];
const guarded = operations.filter(({ path }) => !publicPaths.includes(path));

describe('An API key', () => {
  it.each(['Authorization', 'X-Api-Key'])('in %s is no session', async (name) => {
    const headers = { [name]: 'Bearer key' };
    expectRefusal(await new Client(stack).get('/api/quotes', headers), 401, 'UNAUTHORIZED');
  });
});

describe('All but the public endpoints need a valid session', () => {
  const call = (method: string, path: string, cookie: string | null) =>
    judged(Object.assign(new Client(stack), { cookie })).send(path.replaceAll(/\{\w+\}/g, 'x'), { method });

  it.each(guarded)('$method $path without one: 401 UNAUTHORIZED', async ({ method, path }) => {
    expectRefusal(await call(method, path, null), 401, 'UNAUTHORIZED');
  });

  it.each(guarded)('$method $path with a dead one: 401 SESSION_EXPIRED', async ({ method, path }) => {
    expectRefusal(await call(method, path, 'auth.session_token=dead'), 401, 'SESSION_EXPIRED');
  });
});

describe('A new account', () => {
  let stranger: Client;

  beforeAll(async () => {
    stranger = judged(await signedIn(stack));
  });

  it('has empty lists', async () => {
    expect((await stranger.get('/api/quotes')).data).toEqual([]);
    expect((await stranger.get('/api/addresses')).data).toEqual([]);
    expect((await stranger.get('/api/orders')).data).toEqual([]);
    expect((await stranger.get('/api/requests')).data).toEqual({ requests: [] });
  });
});
