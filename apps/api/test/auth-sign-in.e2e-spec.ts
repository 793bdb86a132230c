import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, Client, goodPassword, signedIn } from '@testing/http-client.js';
import { newEmail, paths, signIn, type SignInAnswer, tokenOf, type UserAnswer } from './accounts.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let email: string;

beforeEach(async () => {
  ({ email } = await signedIn(stack));
});

async function guess(times: number, atOnce: boolean): Promise<Answer[]> {
  const once = async () => (await signIn(stack, email, { password: 'Wrong2026' })).answer;
  if (atOnce) return Promise.all(Array.from({ length: times }, once));
  const answers: Answer[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await once());
  return answers;
}

describe('A sign-in', () => {
  it('answers with the session’s name and the user, and sets the cookie', async () => {
    const { client, answer } = await signIn(stack, email);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      redirect: false,
      token: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user: expect.objectContaining({ email, emailVerified: true, phone: null, image: null }),
    });
    const session = await client.get<{ session: { id: string }; user: UserAnswer }>(paths.session);
    expect(session.data.session.id).toBe(answer.data.token);
    expect(session.data.user).toEqual(answer.data.user);
  });

  it('finds the account however the e-mail is written', async () => {
    expect((await signIn(stack, `  ${email.toUpperCase()} `)).answer.status).toBe(200);
  });

  it('tells a wrong password and an unknown e-mail alike', async () => {
    const wrong = await signIn(stack, email, { password: `${goodPassword} ` });
    const unknown = await signIn(stack, newEmail());
    expectRefusal(wrong.answer, 401, 'INVALID_CREDENTIALS');
    expect(unknown.answer.text).toBe(wrong.answer.text);
    expect(wrong.answer.headers.getSetCookie()).toEqual([]);
  });

  it('refuses what cannot be an account', async () => {
    for (const [body, fields] of [
      [{}, ['email', 'password']],
      [{ email: 'amina', password: 'x' }, ['email']],
      [{ email: '', password: 'x' }, ['email']],
      [{ email: `${'x'.repeat(250)}@a.example`, password: 'x' }, ['email']],
      [{ email, password: '' }, ['password']],
      [{ email, password: 'x', rememberMe: 'true' }, ['rememberMe']],
    ] as const) {
      const answer = await new Client(stack).post(paths.signIn, body);
      expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(fields);
    }
  });

  it('puts no secret into a body', async () => {
    const { client, answer } = await signIn(stack, email, { rememberMe: true });
    const session = await client.get(paths.session);
    for (const { text } of [answer, session]) {
      expect(text).not.toContain(tokenOf(client));
      expect(text).not.toContain(goodPassword);
      expect(text).not.toMatch(/argon2|hash/i);
    }
  });

  it('works for many at a time with the right password', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(stack, email)));
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ client }) => client.cookie)).size).toBe(20);
  });
});

describe('Guessing a password', () => {
  it('ends after ten failures, even with the right one, and says for how long', async () => {
    const beganMs = Date.now();
    const answers = await guess(11, false);
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
    const { answer } = await signIn(stack, email);
    const { hint } = expectRefusal(answer, 429, 'RATE_LIMITED');
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(900 - Math.ceil((Date.now() - beganMs) / 1000));
    expect(seconds).toBeLessThanOrEqual(900);
    expect(hint).toBe(`Try again in ${seconds} s, or reset the password.`);
  });

  it('ends after ten failures also when the guesses come together', async () => {
    const answers = await guess(30, true);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
    expectRefusal((await signIn(stack, email)).answer, 429, 'RATE_LIMITED');
  });

  it('counts for an e-mail that has no account, too', async () => {
    email = newEmail();
    expect((await guess(11, false)).at(-1)?.status).toBe(429);
  });

  it('counts for that e-mail alone, however it is written', async () => {
    const other = await signedIn(stack);
    await guess(10, true);
    expect((await signIn(stack, other.email)).answer.status).toBe(200);
    expect((await signIn(stack, email.toUpperCase())).answer.status).toBe(429);
  });

  it('is forgotten after 15 minutes', async () => {
    await guess(11, true);
    await query(
      stack,
      `update attempt_counters set window_ends_at = now() where key = encode(sha256(('sign-in' || chr(10) || $1)::bytea), 'hex')`,
      [email],
    );
    expect((await guess(1, false)).map(({ status }) => status)).toEqual([401]);
    expect((await signIn(stack, email)).answer.status).toBe(200);
  });

  it('is forgotten when the right password comes in time', async () => {
    for (let round = 0; round < 2; round += 1) {
      await guess(9, true);
      expect((await signIn(stack, email)).answer.status).toBe(200);
    }
  });

  it('is remembered by a table that a crash of the database leaves as it is', async () => {
    await guess(10, true);
    const [table] = await query(
      stack,
      `select relpersistence from pg_class where relname = 'attempt_counters'`,
    );
    expect(table).toEqual({ relpersistence: 'p' });
    const counted = `select hits from attempt_counters where key = encode(sha256(('sign-in' || chr(10) || $1)::bytea), 'hex')`;
    expect(await query(stack, counted, [email])).toEqual([{ hits: 10 }]);
  });

  it('does not end the sessions of the account', async () => {
    const { client } = await signIn(stack, email);
    await guess(11, true);
    expect((await client.get<SignInAnswer>(paths.session)).data.user.email).toBe(email);
  });
});
