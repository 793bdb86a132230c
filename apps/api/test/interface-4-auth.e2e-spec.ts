import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, Client, goodPassword, signedIn } from '@testing/http-client.js';
import { newEmail, paths, signUpBody } from './accounts.js';
import {
  type BodyCase,
  expectVerdict,
  flag,
  judged,
  optional,
  phonePattern,
  required,
  textBounds,
} from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client & { email: string };
let guest: Client;

beforeAll(async () => {
  customer = judged(await signedIn(stack));
  guest = judged(new Client(stack));
});

/** `password` and its confirmation together. */
const password = (said: string, value: string, refused?: string): BodyCase => [
  said,
  { password: value, confirmPassword: value },
  refused,
];

const emailOf = (length: number): string => {
  const start = newEmail().replace('@example.com', '@');
  const labels = 'example.'.repeat(Math.max(0, Math.floor((length - start.length - 3) / 8)));
  return `${start}${labels}`.padEnd(length - 3, 'x') + '.co';
};

const signUpCases: BodyCase[] = [
  ...required('name', 'email'),
  ['confirmPassword is required', { confirmPassword: undefined }, 'confirmPassword'],
  ...optional('phone'),
  ...textBounds('name', 2, 100),
  ['email is at least 1 character', { email: '' }, 'email'],
  ['email of 255 characters is accepted', { email: emailOf(255) }],
  ['email of 256 characters is refused', { email: emailOf(256) }, 'email'],
  ['email has the format of one', { email: 'not-an-address' }, 'email'],
  ['email has no leading dot', { email: '.a@example.com' }, 'email'],
  ['email has no consecutive dots', { email: 'a..b@example.com' }, 'email'],
  password('password of 7 characters is refused', 'Filam26', 'password'),
  password('password of 8 characters is accepted', 'Filame26'),
  password('password of 100 characters is accepted', `Fil2${'a'.repeat(96)}`),
  password('password of 101 characters is refused', `Fil2${'a'.repeat(97)}`, 'password'),
  password('password has an uppercase letter', 'filament2026', 'password'),
  password('password has a lowercase letter', 'FILAMENT2026', 'password'),
  password('password has a digit', 'FilamentFilament', 'password'),
  ['confirmPassword equals password (decision 10)', { confirmPassword: 'Filament2027' }, 'confirmPassword'],
  ...phonePattern(),
];

describe('§4.1 POST /api/auth/sign-up/email', () => {
  it.each(signUpCases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await guest.post(paths.signUp, { ...signUpBody(), ...changes }), 200, refused);
  });

  it('password is required', async () => {
    const body = { ...signUpBody(), password: undefined };
    const { errors } = expectRefusal(await guest.post(paths.signUp, body), 400, 'VALIDATION_ERROR');
    expect(errors?.map(({ field }) => field)).toContain('password');
  });

  it('answers 200 with { token: null, user } and no session until verified (decision 8)', async () => {
    const answer = await guest.post(paths.signUp, signUpBody());
    expect(answer.data).toEqual({ token: null, user: expect.objectContaining({ emailVerified: false }) });
    expect(answer.headers.getSetCookie().filter((one) => one.startsWith('auth.session_token'))).toEqual([]);
  });

  it('sends a verification e-mail', async () => {
    const body = signUpBody();
    await guest.post(paths.signUp, body);
    expect((await guest.mailTo(body.email, /adresse|address/)).text).toContain(
      '/api/auth/verify-email?token=',
    );
  });
});

const signInCases: BodyCase[] = [
  ...required('email', 'password'),
  ...optional('rememberMe'),
  ...flag('rememberMe'),
  ['email has the format of one', { email: 'nobody' }, 'email'],
  ['email is at most 255 characters', { email: emailOf(256) }, 'email'],
  ['password is at least 1 character', { password: '' }, 'password'],
];

describe('§4.1 POST /api/auth/sign-in/email', () => {
  it.each(signInCases)('%s', async (_said, changes, ...[refused]) => {
    const body = { email: customer.email, password: goodPassword, ...changes };
    expectVerdict(await judged(new Client(stack)).post(paths.signIn, body), 200, refused);
  });

  it('200: signed in, the cookie set, the user returned', async () => {
    const client = judged(new Client(stack));
    const body = { email: customer.email, password: goodPassword };
    const { data } = await client.post<{ redirect: false; token: string; user: object }>(paths.signIn, body);
    expect(data).toMatchObject({ redirect: false, user: { email: customer.email } });
    expect(client.cookie).toMatch(/^auth\.session_token=./);
  });

  it.each([
    ['wrong password', () => ({ email: customer.email, password: 'Filament2027' })],
    ['wrong e-mail', () => ({ email: newEmail(), password: goodPassword })],
  ])('401 INVALID_CREDENTIALS: %s', async (_said, body) => {
    expectRefusal(await guest.post(paths.signIn, body()), 401, 'INVALID_CREDENTIALS');
  });
});

describe('§4.1 GET /api/auth/get-session', () => {
  it('200 with the session and user', async () => {
    const { data } = await customer.get(paths.session);
    expect(data).toEqual({
      session: expect.any(Object),
      user: expect.objectContaining({ email: customer.email }),
    });
  });

  it('null when not signed in: never 401 (decision 9)', async () => {
    const { status, data } = await guest.get(paths.session);
    expect([status, data]).toEqual([200, null]);
  });
});

describe('§4.1 POST /api/auth/sign-out', () => {
  it('ends the session: 200, and the old cookie no longer counts', async () => {
    const client = judged(await signedIn(stack));
    const { cookie } = client;
    const { status, data } = await client.post(paths.signOut);
    expect([status, data, client.cookie]).toEqual([200, { success: true }, null]);
    const late: Answer = await judged(Object.assign(new Client(stack), { cookie })).get('/api/quotes');
    expectRefusal(late, 401, 'SESSION_EXPIRED');
  });

  it('401 without session', async () => {
    expectRefusal(await guest.post(paths.signOut), 401, 'UNAUTHORIZED');
  });
});
