import { describe, expect, it } from '@jest/globals';
import { unwrapEnvelope } from '@client/better-auth-plugin.js';
import { CookieJar } from '@client/cookie-jar.js';
import { Client, goodPassword } from '@testing/http-client.js';
import { createAuthClient } from 'better-auth/client';
import { mailedPath, newEmail } from './accounts.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const newPassword = 'Filament2027';

/** better-auth's client as a browser would run it: with cookies, and with the plugin. */
function betterAuthClient() {
  const jar = new CookieJar();
  const customFetchImpl = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    const cookie = jar.header();
    if (cookie !== null) headers.set('Cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    jar.keep(response.headers);
    return response;
  };
  return createAuthClient({
    baseURL: stack.baseUrl,
    fetchOptions: { plugins: [unwrapEnvelope()], customFetchImpl },
  });
}

describe('better-auth’s own client, with the plugin', () => {
  const auth = betterAuthClient();
  const email = newEmail();

  it('signs up, verifies and has a session', async () => {
    const signUp = { email, name: 'Amina Test', password: goodPassword, confirmPassword: goodPassword };
    const { data, error } = await auth.signUp.email(signUp);
    expect(error).toBeNull();
    expect(data).toMatchObject({ token: null, user: { email, name: 'Amina Test', emailVerified: false } });
    const link = await mailedPath(stack, email, /^Confirmez/);
    const token = new URL(link, stack.baseUrl).searchParams.get('token')!;
    const verified = await auth.verifyEmail({ query: { token } });
    expect(verified.data).toMatchObject({ status: true, user: { email, emailVerified: true } });
    const session = await auth.getSession();
    expect(session.data).toMatchObject({ session: { userId: data!.user.id }, user: { email } });
    expect(session.data!.session.expiresAt).toBeInstanceOf(Date);
  });

  it('signs out, is told that there is no session, and why a sign-in fails', async () => {
    expect((await auth.signOut()).data).toEqual({ success: true });
    expect((await auth.getSession()).data).toBeNull();
    const wrong = await auth.signIn.email({ email, password: 'Wrong2026' });
    expect([wrong.data, wrong.error]).toEqual([
      null,
      expect.objectContaining({ status: 401, code: 'INVALID_CREDENTIALS', message: expect.any(String) }),
    ]);
  });

  it('signs in and changes the password', async () => {
    const { data } = await auth.signIn.email({ email, password: goodPassword, rememberMe: true });
    expect(data).toMatchObject({ redirect: false, token: expect.any(String), user: { email } });
    const changed = await auth.changePassword({
      currentPassword: goodPassword,
      newPassword,
      revokeOtherSessions: true,
    });
    expect(changed.data).toMatchObject({ token: expect.any(String), user: { email } });
    expect((await auth.getSession()).data!.session.id).toBe(changed.data!.token);
    const again = await auth.changePassword({ currentPassword: goodPassword, newPassword });
    expect(again.error).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  it('lists sessions and ends one', async () => {
    const elsewhere = betterAuthClient();
    await elsewhere.signIn.email({ email, password: newPassword });
    const { data } = await auth.listSessions();
    expect(data).toHaveLength(2);
    const own = (await auth.getSession()).data!.session.id;
    const other = data!.find(({ id }) => id !== own)!;
    expect((await auth.revokeSession({ token: other.token })).data).toEqual({ status: true });
    expect((await elsewhere.getSession()).data).toBeNull();
    expect((await auth.getSession()).data!.session.id).toBe(own);
    expect((await auth.revokeOtherSessions()).data).toEqual({ status: true });
  });

  it('asks for another address and a forgotten password, and deletes the account', async () => {
    const change = { newEmail: newEmail(), currentPassword: newPassword };
    expect((await auth.changeEmail(change)).data).toEqual({ status: true });
    expect((await auth.requestPasswordReset({ email })).data).toEqual({ status: true });
    const deletion = { password: newPassword, confirm: true };
    expect((await auth.deleteUser(deletion)).data).toMatchObject({ success: true });
    expect((await auth.getSession()).data).toBeNull();
  });
});

describe('Without the plugin', () => {
  it('it finds the body in an envelope', async () => {
    const bare = createAuthClient({ baseURL: stack.baseUrl });
    const { data } = await bare.getSession();
    expect(data).toEqual({ success: true, data: null });
    const answer = await new Client(stack).get('/api/auth/get-session');
    expect(answer.data).toBeNull();
  });
});
