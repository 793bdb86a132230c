import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
  signUpBody,
  type UserAnswer,
} from './accounts.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const verifySubject = /^Confirmez votre adresse e-mail$/;

function linkTo(email: string): Promise<string> {
  return mailedPath(stack, email, verifySubject);
}

/** Moves the making of an account's links into the past. */
function ageLinks(email: string, seconds: number): Promise<unknown> {
  return query(
    stack,
    `update one_time_links set created_at = created_at - $2 * interval '1 second',
       expires_at = expires_at - $2 * interval '1 second'
     where user_id = (select id from users where email = $1)`,
    [email, seconds],
  );
}

describe('The verification link', () => {
  it('verifies the address, begins a session and answers with the user', async () => {
    const client = await signedUp(stack);
    const { email } = client;
    const answer = await client.get<{ status: true; user: UserAnswer }>(await linkTo(email));
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      status: true,
      user: expect.objectContaining({ email, emailVerified: true }),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^auth\.session_token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const session = await client.get<{ user: UserAnswer }>(paths.session);
    expect(session.data.user).toMatchObject({ email, emailVerified: true });
    expect((await signIn(stack, email)).answer.status).toBe(200);
  });

  it('works once', async () => {
    const client = await signedUp(stack);
    const link = await linkTo(client.email);
    const { cookie } = client;
    expect((await client.get(link)).status).toBe(200);
    const again = await Object.assign(new Client(stack), { cookie }).get(link);
    const details = expectRefusal(again, 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['token']);
    expect(details.hint).toBe('Ask for a new link.');
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('works once even when it is opened many times together', async () => {
    const { email, cookie } = await signedUp(stack);
    const link = await linkTo(email);
    const opened = () => Object.assign(new Client(stack), { cookie }).get(link);
    const answers = await Promise.all(Array.from({ length: 10 }, opened));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not used up by a program that only asks for its head', async () => {
    const client = await signedUp(stack);
    const link = await linkTo(client.email);
    const headers = { Cookie: client.cookie! };
    const head = await fetch(new URL(link, stack.baseUrl), { method: 'HEAD', headers });
    expect([head.status, head.headers.getSetCookie()]).toEqual([200, []]);
    expect((await client.get(link)).status).toBe(200);
  });

  it('works for 24 hours and not longer', async () => {
    const [inTime, tooLate] = [await signedUp(stack), await signedUp(stack)];
    const links = [await linkTo(inTime.email), await linkTo(tooLate.email)];
    await ageLinks(inTime.email, 86_400 - 60);
    await ageLinks(tooLate.email, 86_400 + 1);
    expect((await inTime.get(links[0]!)).status).toBe(200);
    expectRefusal(await tooLate.get(links[1]!), 400, 'VALIDATION_ERROR');
  });

  it('cannot be forged', async () => {
    const email = await signUp(stack);
    const token = new URL(await linkTo(email), stack.baseUrl).searchParams.get('token')!;
    const [id = '', signature = ''] = token.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const forged = [
      id,
      `${id}.`,
      `${id}.${flipped}`,
      `${randomUUID()}.${signature}`,
      'x',
      '..',
      'x'.repeat(200),
    ];
    for (const attempt of forged) {
      const path = `/api/auth/verify-email?token=${encodeURIComponent(attempt)}`;
      expectRefusal(await new Client(stack).get(path), 400, 'VALIDATION_ERROR');
    }
    expectRefusal((await signIn(stack, email)).answer, 403, 'FORBIDDEN');
  });

  it('needs its token, once and as text', async () => {
    for (const search of ['', '?token=', '?token=a&token=b', `?token=${'x'.repeat(201)}`]) {
      const answer = await new Client(stack).get(`/api/auth/verify-email${search}`);
      expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['token']);
    }
  });
});

describe('The verification link in another client than that of the sign-up', () => {
  const withPassword = (token: string, changes = {}) => ({ token, newPassword: 'Chosen2026', ...changes });
  let email: string;
  let link: string;
  let token: string;

  beforeEach(async () => {
    email = await signUp(stack, { name: 'A Stranger', phone: '0666666666' });
    link = await linkTo(email);
    token = new URL(link, stack.baseUrl).searchParams.get('token')!;
  });

  it('begins no session, verifies nothing, stays good, and says what to do', async () => {
    const other = await signedUp(stack);
    for (const client of [new Client(stack), other]) {
      const answer = await client.get(link);
      const details = expectRefusal(answer, 403, 'FORBIDDEN');
      expect(details).toMatchObject({
        reason: 'passwordNotChosen',
        hint: expect.stringContaining('newPassword'),
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expectRefusal((await signIn(stack, email)).answer, 403, 'FORBIDDEN');
  });

  it('verifies the address with a password chosen now, and no other counts', async () => {
    const client = new Client(stack);
    const body = withPassword(token, { name: 'Amina' });
    const answer = await client.post<{ status: true; user: UserAnswer }>(paths.verify, body);
    expect([answer.status, answer.data.status]).toEqual([200, true]);
    expect(answer.data.user).toMatchObject({ email, name: 'Amina', phone: null, emailVerified: true });
    const session = await client.get<{ user: UserAnswer }>(paths.session);
    expect(session.data.user.email).toBe(email);
    expect((await signIn(stack, email)).answer.status).toBe(401);
    expect((await signIn(stack, email, { password: 'Chosen2026' })).answer.status).toBe(200);
    const again = await client.post(paths.verify, withPassword(token, { newPassword: 'Chosen2027' }));
    expect(refusedFields(expectRefusal(again, 400, 'VALIDATION_ERROR'))).toEqual(['token']);
  });

  it('is not used up by a password that is refused', async () => {
    const weak = await new Client(stack).post(paths.verify, withPassword(token, { newPassword: 'weak' }));
    expect(refusedFields(expectRefusal(weak, 400, 'VALIDATION_ERROR'))).toEqual(['newPassword']);
    expect((await new Client(stack).post(paths.verify, withPassword(token))).status).toBe(200);
  });

  it('is worthless once the address is verified where it was signed up', async () => {
    const owner = new Client(stack);
    await owner.post(paths.signUp, signUpBody({ email }));
    expect((await owner.get(link)).status).toBe(200);
    const late = await new Client(stack).post(paths.verify, withPassword(token));
    expectRefusal(late, 400, 'VALIDATION_ERROR');
    expect((await signIn(stack, email)).answer.status).toBe(200);
  });

  it('from before sign-ups were bound to a browser sets no password, either', async () => {
    await query(stack, 'delete from sign_ups where email = $1', [email]);
    const client = await signedUp(stack);
    expectRefusal(await client.get(link), 403, 'FORBIDDEN');
    expect((await client.post(paths.verify, withPassword(token))).status).toBe(200);
    expect((await signIn(stack, email)).answer.status).toBe(401);
  });
});

describe('The callbackURL of a link', () => {
  it.each(['/welcome', '/welcome?step=2', 'OWN/welcome'])('leads the browser on: %s', async (given) => {
    const callbackURL = given.replace('OWN', stack.baseUrl);
    const client = await signedUp(stack, { callbackURL });
    const answer = await client.get(await linkTo(client.email));
    expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([
      302,
      callbackURL,
      expect.any(String),
    ]);
    expect((await client.get<{ user: UserAnswer }>(paths.session)).data.user.emailVerified).toBe(true);
  });

  it('is told when the link no longer works', async () => {
    const client = await signedUp(stack, { callbackURL: '/welcome?step=2#top' });
    const link = await linkTo(client.email);
    await client.get(link);
    const answer = await new Client(stack).get(link);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/welcome?step=2&error=INVALID_TOKEN#top');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'blob:OWN/x',
    'data:text/html,x',
    'OWN.evil.example',
    'OWN@evil.example',
  ])('leads nowhere else, and the link stays good: %s', async (given) => {
    const client = await signedUp(stack);
    const link = await linkTo(client.email);
    const callbackURL = encodeURIComponent(given.replace('OWN', stack.baseUrl));
    const answer = await client.get(`${link}&callbackURL=${callbackURL}`);
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['callbackURL']);
    expect((await client.get(link)).status).toBe(200);
  });
});

describe('An unverified account', () => {
  it('cannot sign in with the right password, and is told why', async () => {
    const email = await signUp(stack);
    const { answer } = await signIn(stack, email);
    const details = expectRefusal(answer, 403, 'FORBIDDEN');
    expect(details).toMatchObject({ reason: 'emailNotVerified', hint: expect.any(String) });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is not betrayed by a wrong password', async () => {
    const { answer } = await signIn(stack, await signUp(stack), { password: 'Wrong2026' });
    expect(expectRefusal(answer, 401, 'INVALID_CREDENTIALS')).toEqual({});
  });

  it('is mailed the link again when it signs in, at most once a minute', async () => {
    const email = await signUp(stack);
    await signIn(stack, email);
    expect(await mailCount(stack, email)).toBe(1);
    await ageMails(stack, email, 61);
    await signIn(stack, email);
    await signIn(stack, email);
    expect(await mailCount(stack, email)).toBe(2);
  });

  it('is mailed the link again when it asks, at most once a minute, even together', async () => {
    const email = await signUp(stack);
    await mailCount(stack, email);
    await ageMails(stack, email, 61);
    const ask = () => new Client(stack).post(paths.sendVerification, { email });
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect(answers.map(({ text }) => text)).toEqual(Array(5).fill('{"success":true,"data":{"status":true}}'));
    expect(await mailCount(stack, email)).toBe(2);
  });

  it('cannot be told from none and from a verified one by asking for the link', async () => {
    const { email: verified } = await signedIn(stack);
    for (const email of [verified, newEmail()]) {
      const answer = await new Client(stack).post(paths.sendVerification, { email });
      expect([answer.status, answer.data]).toEqual([200, { status: true }]);
    }
    expect(await mailCount(stack, verified)).toBe(1);
  });

  it('needs an e-mail and an allowed callbackURL to ask for the link', async () => {
    const ask = (body: unknown) => new Client(stack).post(paths.sendVerification, body);
    expect(refusedFields(expectRefusal(await ask({}), 400, 'VALIDATION_ERROR'))).toEqual(['email']);
    const foreign = await ask({ email: newEmail(), callbackURL: 'https://evil.example' });
    expect(refusedFields(expectRefusal(foreign, 400, 'VALIDATION_ERROR'))).toEqual(['callbackURL']);
  });
});

describe('The verification mail', () => {
  let english: string;

  beforeAll(async () => {
    english = newEmail();
    const body = signUpBody({ email: english, name: 'Amina <b>&amp; Co' });
    await new Client(stack).post(paths.signUp, body, { 'Accept-Language': 'en-GB,en;q=0.9,fr;q=0.5' });
  });

  it('is French unless the browser prefers English or Arabic', async () => {
    for (const [language, subject] of [
      [undefined, 'Confirmez votre adresse e-mail'],
      ['fr-MA', 'Confirmez votre adresse e-mail'],
      ['ar-MA,ar;q=0.9', 'المرجو تأكيد بريدكم الإلكتروني'],
      ['fr-MA,fr;q=0.9,ar;q=0.8', 'Confirmez votre adresse e-mail'],
      ['*', 'Confirmez votre adresse e-mail'],
      ['de, fr;q=0.4, en;q=0.5', 'Confirm your e-mail address'],
      ['en', 'Confirm your e-mail address'],
    ] as const) {
      const client = new Client(stack);
      const body = signUpBody();
      await client.post(paths.signUp, body, language === undefined ? {} : { 'Accept-Language': language });
      expect((await client.mailTo(body.email, /./)).subject).toBe(subject);
    }
  });

  it('says the same in its text and its HTML part, without the name that was typed', async () => {
    const mail = await new Client(stack).mailTo(english, /^Confirm your e-mail address$/);
    expect(mail.text).toMatch(/^Welcome\n/);
    expect(`${mail.text}${mail.html}`).not.toContain('Amina');
    expect(mail.text).toContain('The link works once, for 24 hours.');
    expect(mail.html).toContain('The link works once, for 24 hours.');
    expect(mail.html).toMatch(/<html lang="en"/);
    const link = linkIn(mail);
    expect(link.origin).toBe(stack.baseUrl);
    expect(mail.html).toContain(`href="${link.href}"`);
    expect(mail.from).toEqual({ name: 'Instant FDM', address: 'quotes@instant-fdm.example' });
    expect(mail.to).toEqual([{ name: '', address: english }]);
  });

  it('holds no password', async () => {
    const mail = await new Client(stack).mailTo(english, /./);
    expect(`${mail.text}${mail.html}`).not.toContain(goodPassword);
  });
});
