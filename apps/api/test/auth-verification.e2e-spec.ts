import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, goodPassword, linkIn } from '../../../tools/service-client.js';
import { mailedPath, newEmail, paths, signIn, signUp, signUpBody, type UserAnswer } from './accounts.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const verifySubject = /^Confirmez votre adresse e-mail$/;

function linkTo(email: string): Promise<string> {
  return mailedPath(stack, email, verifySubject);
}

function mailCount(email: string): Promise<number> {
  return query(stack, 'select 1 from outbound_mails where recipient = $1', [email]).then(
    (rows) => rows.length,
  );
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
    const email = await signUp(stack);
    const client = new Client(stack);
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
    const link = await linkTo(await signUp(stack));
    expect((await new Client(stack).get(link)).status).toBe(200);
    const again = await new Client(stack).get(link);
    const details = expectRefusal(again, 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['token']);
    expect(details.hint).toBe('Ask for a new link.');
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('works once even when it is opened many times together', async () => {
    const link = await linkTo(await signUp(stack));
    const answers = await Promise.all(Array.from({ length: 10 }, () => new Client(stack).get(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not used up by a program that only asks for its head', async () => {
    const link = await linkTo(await signUp(stack));
    const head = await fetch(new URL(link, stack.baseUrl), { method: 'HEAD' });
    expect([head.status, head.headers.getSetCookie()]).toEqual([200, []]);
    expect((await new Client(stack).get(link)).status).toBe(200);
  });

  it('works for 24 hours and not longer', async () => {
    const [inTime, tooLate] = [await signUp(stack), await signUp(stack)];
    await ageLinks(inTime, 86_400 - 60);
    await ageLinks(tooLate, 86_400 + 1);
    expect((await new Client(stack).get(await linkTo(inTime))).status).toBe(200);
    expectRefusal(await new Client(stack).get(await linkTo(tooLate)), 400, 'VALIDATION_ERROR');
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

describe('The callbackURL of a link', () => {
  it.each(['/welcome', '/welcome?step=2', 'OWN/welcome'])('leads the browser on: %s', async (given) => {
    const callbackURL = given.replace('OWN', stack.baseUrl);
    const client = new Client(stack);
    const answer = await client.get(await linkTo(await signUp(stack, { callbackURL })));
    expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([
      302,
      callbackURL,
      expect.any(String),
    ]);
    expect((await client.get<{ user: UserAnswer }>(paths.session)).data.user.emailVerified).toBe(true);
  });

  it('is told when the link no longer works', async () => {
    const link = await linkTo(await signUp(stack, { callbackURL: '/welcome?step=2#top' }));
    await new Client(stack).get(link);
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
    'data:text/html,x',
    'OWN.evil.example',
    'OWN@evil.example',
  ])('leads nowhere else, and the link stays good: %s', async (given) => {
    const link = await linkTo(await signUp(stack));
    const callbackURL = encodeURIComponent(given.replace('OWN', stack.baseUrl));
    const answer = await new Client(stack).get(`${link}&callbackURL=${callbackURL}`);
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['callbackURL']);
    expect((await new Client(stack).get(link)).status).toBe(200);
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
    expect(await mailCount(email)).toBe(1);
    await ageLinks(email, 61);
    await signIn(stack, email);
    await signIn(stack, email);
    expect(await mailCount(email)).toBe(2);
  });

  it('is mailed the link again when it asks, at most once a minute, even together', async () => {
    const email = await signUp(stack);
    await ageLinks(email, 61);
    const ask = () => new Client(stack).post(paths.sendVerification, { email });
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect(answers.map(({ text }) => text)).toEqual(Array(5).fill('{"success":true,"data":{"status":true}}'));
    expect(await mailCount(email)).toBe(2);
  });

  it('cannot be told from none and from a verified one by asking for the link', async () => {
    const verified = await signUp(stack);
    await new Client(stack).get(await linkTo(verified));
    for (const email of [verified, newEmail()]) {
      const answer = await new Client(stack).post(paths.sendVerification, { email });
      expect([answer.status, answer.data]).toEqual([200, { status: true }]);
    }
    expect(await mailCount(verified)).toBe(1);
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

  it('is French unless the browser prefers English', async () => {
    for (const [language, subject] of [
      [undefined, 'Confirmez votre adresse e-mail'],
      ['fr-MA', 'Confirmez votre adresse e-mail'],
      ['ar-MA,ar;q=0.9', 'Confirmez votre adresse e-mail'],
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

  it('says the same in its text and its HTML part, with the name as it was typed', async () => {
    const mail = await new Client(stack).mailTo(english, /^Confirm your e-mail address$/);
    expect(mail.text).toContain('Welcome, Amina <b>&amp; Co\n');
    expect(mail.text).toContain('The link works once, for 24 hours.');
    expect(mail.html).toContain('Welcome, Amina &lt;b&gt;&amp;amp; Co');
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
