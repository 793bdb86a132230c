import { beforeEach, describe, expect, it } from '@jest/globals';
import { Client, goodPassword, linkIn, signedIn } from '@testing/http-client.js';
import {
  ageMails,
  mailCount,
  mailedPath,
  newEmail,
  paths,
  signedUp,
  signIn,
  signUp,
  type UserAnswer,
} from './accounts.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const guest = new Client(stack);
const newPassword = 'Filament2027';
const resetSubject = /^Choisissez un nouveau mot de passe$/;
let customer: Client & { email: string };

beforeEach(async () => {
  customer = await signedIn(stack);
});

function request(email: string, more: object = {}) {
  return guest.post(paths.requestReset, { email, ...more });
}

function reset(token: string, password: unknown = newPassword) {
  return guest.post(paths.resetPassword, { token, newPassword: password });
}

async function mailedToken(email: string): Promise<string> {
  await request(email);
  return linkIn(await guest.mailTo(email, resetSubject)).searchParams.get('token')!;
}

function ageLinks(email: string, seconds: number): Promise<unknown> {
  return query(
    stack,
    `update one_time_links set created_at = created_at - $2 * interval '1 second',
       expires_at = expires_at - $2 * interval '1 second'
     where user_id = (select id from users where email = $1)`,
    [email, seconds],
  );
}

describe('A forgotten password', () => {
  it('is replaced through the mailed link, which ends every session', async () => {
    const elsewhere = (await signIn(stack, customer.email, { rememberMe: true })).client;
    const answer = await reset(await mailedToken(customer.email));
    expect([answer.status, answer.data]).toEqual([200, { status: true }]);
    for (const client of [customer, elsewhere]) {
      expectRefusal(await client.get('/api/upload'), 401, 'SESSION_EXPIRED');
    }
    expectRefusal((await signIn(stack, customer.email)).answer, 401, 'INVALID_CREDENTIALS');
    expect((await signIn(stack, customer.email, { password: newPassword })).answer.status).toBe(200);
  });

  it('is asked for alike whether or not there is an account', async () => {
    const known = await request(customer.email);
    const unknown = await request(newEmail());
    expect(known.text).toBe('{"success":true,"data":{"status":true}}');
    expect(unknown.text).toBe(known.text);
  });

  it('is mailed at most once a minute', async () => {
    const ask = () => request(customer.email);
    const count = () => mailCount(stack, customer.email, 'reset-password');
    await Promise.all([ask(), ask(), ask()]);
    expect(await count()).toBe(1);
    await ageMails(stack, customer.email, 61);
    await ask();
    expect(await count()).toBe(2);
  });

  it('opens an account that too many guesses had closed', async () => {
    for (let n = 0; n < 11; n += 1) await signIn(stack, customer.email, { password: 'Wrong2026' });
    expectRefusal((await signIn(stack, customer.email)).answer, 429, 'RATE_LIMITED');
    await reset(await mailedToken(customer.email));
    expect((await signIn(stack, customer.email, { password: newPassword })).answer.status).toBe(200);
  });

  it('verifies the address, since its mailbox was read', async () => {
    const email = await signUp(stack);
    await reset(await mailedToken(email));
    expect((await signIn(stack, email, { password: newPassword })).answer.status).toBe(200);
  });

  it('of an unverified account keeps nothing that a stranger typed', async () => {
    const email = await signUp(stack, { name: 'A Stranger', phone: '0666666666' });
    await reset(await mailedToken(email));
    const { answer } = await signIn(stack, email, { password: newPassword });
    expect(answer.data.user).toMatchObject({ name: email.split('@')[0], phone: null, emailVerified: true });
  });

  it('keeps what the same browser said when it signed up', async () => {
    const client = await signedUp(stack, { phone: '0612345678' });
    const token = await mailedToken(client.email);
    await client.post(paths.resetPassword, { token, newPassword });
    const { answer } = await signIn(stack, client.email, { password: newPassword });
    expect(answer.data.user).toMatchObject({ name: 'Amina Test', phone: '0612345678' });
  });

  it('ends every other link, those of sign-ups included', async () => {
    const stranger = await signedUp(stack, { password: 'Stranger1', confirmPassword: 'Stranger1' });
    const { email } = stranger;
    const verify = await mailedPath(stack, email, /^Confirmez/);
    await reset(await mailedToken(email));
    for (const client of [stranger, guest]) {
      expectRefusal(await client.get<{ user: UserAnswer }>(verify), 400, 'VALIDATION_ERROR');
    }
    expect((await signIn(stack, email, { password: 'Stranger1' })).answer.status).toBe(401);
    expect((await signIn(stack, email, { password: newPassword })).answer.status).toBe(200);
  });

  it('leads to the storefront’s page when it names an allowed one', async () => {
    await request(customer.email, { redirectTo: '/account/password?from=mail' });
    const path = await mailedPath(stack, customer.email, resetSubject);
    expect(path).toMatch(/^\/account\/password\?from=mail&token=[\w.-]+$/);
    const foreign = await request(customer.email, { redirectTo: 'https://evil.example/' });
    expect(refusedFields(expectRefusal(foreign, 400, 'VALIDATION_ERROR'))).toEqual(['redirectTo']);
  });
});

describe('The reset link', () => {
  it('works once', async () => {
    const token = await mailedToken(customer.email);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'Filament2028');
    expect(refusedFields(expectRefusal(again, 400, 'VALIDATION_ERROR'))).toEqual(['token']);
    expect((await signIn(stack, customer.email, { password: newPassword })).answer.status).toBe(200);
  });

  it('makes the earlier ones worthless once it is used', async () => {
    const earlier = await mailedToken(customer.email);
    await ageMails(stack, customer.email, 61);
    await request(customer.email);
    let later = earlier;
    while (later === earlier) {
      later = linkIn(await guest.mailTo(customer.email, resetSubject)).searchParams.get('token')!;
    }
    expect((await reset(later)).status).toBe(200);
    expectRefusal(await reset(earlier, 'Filament2028'), 400, 'VALIDATION_ERROR');
  });

  it('works for an hour and not longer', async () => {
    const token = await mailedToken(customer.email);
    await ageLinks(customer.email, 3601);
    expectRefusal(await reset(token), 400, 'VALIDATION_ERROR');
    expect((await signIn(stack, customer.email)).answer.status).toBe(200);
  });

  it('is not used up by a password that is refused', async () => {
    const token = await mailedToken(customer.email);
    for (const password of [
      'Abcdef1',
      'alllower1',
      'ALLUPPER1',
      'NoDigits',
      `Ab1${'x'.repeat(98)}`,
      8,
      undefined,
    ]) {
      const details = expectRefusal(await reset(token, password ?? null), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual(['newPassword']);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('is no verification link, nor the other way round', async () => {
    const resetToken = await mailedToken(customer.email);
    expectRefusal(await guest.get(`/api/auth/verify-email?token=${resetToken}`), 400, 'VALIDATION_ERROR');
    const email = await signUp(stack);
    const link = linkIn(await guest.mailTo(email, /^Confirmez/));
    expectRefusal(await reset(link.searchParams.get('token')!), 400, 'VALIDATION_ERROR');
    expectRefusal(await reset(''), 400, 'VALIDATION_ERROR');
    expect((await signIn(stack, customer.email, { password: goodPassword })).answer.status).toBe(200);
  });
});
