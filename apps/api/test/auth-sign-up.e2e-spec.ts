import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
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
const guest = new Client(stack);

const unique = newEmail().slice(0, 36);
/** An address of 255 characters: 64 before the @, and labels of at most 63 behind it. */
const longestEmail = `${unique}${'x'.repeat(28)}@${`${'d'.repeat(60)}.`.repeat(3)}example`;

function trySignUp(changes: Record<string, unknown>) {
  return guest.post<{ token: null; user: UserAnswer }>(paths.signUp, signUpBody(changes));
}

const markCookie =
  /^auth\.sign_up=[\w-]{43}; Max-Age=604800; Path=\/; Expires=\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT; HttpOnly; SameSite=Lax$/;

const withPassword = (password: unknown) => ({ password, confirmPassword: password });

describe('A sign-up', () => {
  it('answers with the new user and no token, and marks the browser without a session', async () => {
    const email = newEmail();
    const answer = await trySignUp({ email, phone: '0612345678' });
    expect(answer.status).toBe(200);
    const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(answer.data).toEqual({
      token: null,
      user: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        name: 'Amina Test',
        email,
        emailVerified: false,
        phone: '0612345678',
        image: null,
        locale: 'fr',
        createdAt: isoDate,
        updatedAt: isoDate,
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(markCookie)]);
    const marked = await new Client(stack).get(paths.session, { Cookie: guest.cookie! });
    expect(marked.data).toBeNull();
  });

  it('keeps the mark of a browser that signs up again, and stores its hash alone', async () => {
    const client = await signedUp(stack);
    const { cookie } = client;
    const body = signUpBody();
    await client.post(paths.signUp, body);
    expect(client.cookie).toBe(cookie);
    const [, token = ''] = cookie!.split('=');
    const [row] = await query(stack, 'select browser_hash from sign_ups where email = $1', [body.email]);
    expect(row).toEqual({ browser_hash: createHash('sha256').update(token).digest('hex') });
  });

  it('stores what it answered', async () => {
    const { data } = await trySignUp({});
    const [row] = await query(stack, 'select name, email, is_email_verified from users where id = $1', [
      data.user.id,
    ]);
    expect(row).toEqual({ name: data.user.name, email: data.user.email, is_email_verified: false });
  });

  it.each([
    ['a name of 2 characters', { name: 'Al' }],
    ['a name of 100 characters', { name: 'n'.repeat(100) }],
    ['a name of 100 characters beyond the basic plane', { name: '😀'.repeat(100) }],
    ['a name in Arabic', { name: 'أمينة' }],
    ['an e-mail of 255 characters', { email: longestEmail }],
    ['an e-mail with a tag', { email: `${unique}+tag@example.com` }],
    ['an e-mail with single dots', { email: `${unique}.b.c@mail.example.com` }],
    ['a password of 8 characters', withPassword('Abcdefg1')],
    ['a password of 100 characters', withPassword(`Ab1${'x'.repeat(97)}`)],
    ['a password with spaces around it', withPassword(' Abcdefg1 ')],
    ['no phone', { phone: undefined }],
    ['a phone from 05', { phone: '0512345678' }],
    ['a phone from +2126', { phone: '+212612345678' }],
    ['a phone from 06', { phone: '0612345678' }],
    ['a phone from 07', { phone: '0712345678' }],
    ['a phone from +2125', { phone: '+212512345678' }],
  ])('takes %s', async (_, changes) => {
    expect((await trySignUp(changes)).status).toBe(200);
  });

  it.each([
    ['no name', { name: undefined }, ['name']],
    ['a name that is no text', { name: 7 }, ['name']],
    ['a name of 1 character', { name: 'A' }, ['name']],
    ['a name of 1 character and spaces', { name: '  A  ' }, ['name']],
    ['a name of 101 characters', { name: 'n'.repeat(101) }, ['name']],
    ['a name of 101 characters with variation selectors', { name: '❤\uFE0F'.repeat(51) }, ['name']],
    ['a name with a line break', { name: 'Amina\r\nBcc: x@example.com' }, ['name']],
    ['no e-mail', { email: undefined }, ['email']],
    ['an empty e-mail', { email: '' }, ['email']],
    ['an e-mail of 256 characters', { email: longestEmail.replace('@', '@d') }, ['email']],
    ['an e-mail without a host', { email: 'amina@' }, ['email']],
    ['an e-mail without a top-level domain', { email: 'amina@localhost' }, ['email']],
    ['an e-mail with a leading dot', { email: '.amina@example.com' }, ['email']],
    ['an e-mail with consecutive dots', { email: 'ami..na@example.com' }, ['email']],
    ['a quoted e-mail with consecutive dots', { email: '"ami..na"@example.com' }, ['email']],
    ['an e-mail with a space', { email: 'ami na@example.com' }, ['email']],
    ['an e-mail with a line break', { email: 'amina@example.com\nbcc:x@example.com' }, ['email']],
    ['two e-mails', { email: 'a@example.com,b@example.com' }, ['email']],
    ['no password', withPassword(undefined), ['password', 'confirmPassword']],
    ['a password of 7 characters', withPassword('Abcdef1'), ['password']],
    ['a password of 101 characters', withPassword(`Ab1${'x'.repeat(98)}`), ['password']],
    ['a password without an upper-case letter', withPassword('abcdefg1'), ['password']],
    ['a password without a lower-case letter', withPassword('ABCDEFG1'), ['password']],
    ['a password without a digit', withPassword('Abcdefgh'), ['password']],
    ['no confirmPassword', { confirmPassword: undefined }, ['confirmPassword']],
    ['another confirmPassword', { confirmPassword: 'Filament2027' }, ['confirmPassword']],
    ['a phone from 04', { phone: '0412345678' }, ['phone']],
    ['a phone that is a digit short', { phone: '061234567' }, ['phone']],
    ['a phone that is a digit long', { phone: '06123456789' }, ['phone']],
    ['a phone with 0 behind +212', { phone: '+2120612345678' }, ['phone']],
    ['a phone from 00212', { phone: '00212612345678' }, ['phone']],
    ['a phone from 212 without +', { phone: '212612345678' }, ['phone']],
    ['a phone with spaces', { phone: '06 12 34 56 78' }, ['phone']],
    ['a phone with a line break', { phone: '0612345678\n' }, ['phone']],
    ['a foreign callbackURL', { callbackURL: 'https://evil.example/' }, ['callbackURL']],
  ])('refuses %s', async (_, changes, fields) => {
    const details = expectRefusal(await trySignUp(changes), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(fields);
  });

  it('tells of all faults at once', async () => {
    const answer = await guest.post(paths.signUp, { name: '', email: 'x', password: 'a', phone: '1' });
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual([
      'name',
      'email',
      'password',
      'confirmPassword',
      'phone',
    ]);
  });

  it('trims the name and trims and lower-cases the e-mail', async () => {
    const email = newEmail();
    const answer = await trySignUp({ name: '  Amina Test ', email: `  ${email.toUpperCase()} ` });
    expect(answer.data.user).toMatchObject({ name: 'Amina Test', email });
  });

  it.each([
    ['ⓖmail.com', 'gmail.com'],
    ['gmail。com', 'gmail.com'],
    ['BÜCHER.de', 'bücher.de'],
    ['xn--bcher-kva.de', 'bücher.de'],
    ['Post.XN--Bcher-Kva.de', 'post.bücher.de'],
  ])('has one mailbox for each spelling of a domain: %s', async (domain, email) => {
    const [local] = newEmail().split('@');
    const { data } = await trySignUp({ email: `${local}@${domain}` });
    expect(data.user).toMatchObject({ email: `${local}@${email}` });
  });

  it('works once for an e-mail, however many arrive together', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => trySignUp({ email })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await query(stack, 'select 1 from users where email = $1', [email])).toHaveLength(1);
  });
});

describe('A sign-up with a taken e-mail', () => {
  const shapeOf = (user: UserAnswer) =>
    Object.entries(user).map(([key, value]) => [key, value === null ? null : typeof value]);

  it('answers as if it were free, changes nothing, and mails the owner', async () => {
    const owner = await signedIn(stack);
    const fresh = await trySignUp({});
    const taken = await trySignUp({ email: owner.email.toUpperCase(), name: 'Someone Else' });
    expect([taken.status, taken.data.token]).toEqual([200, null]);
    expect(taken.data.user).toMatchObject({ email: owner.email, name: 'Someone Else', emailVerified: false });
    expect(shapeOf(taken.data.user)).toEqual(shapeOf(fresh.data.user));
    expect([...taken.headers.keys()]).toEqual([...fresh.headers.keys()]);

    const rows = await query(stack, 'select name, is_email_verified from users where email = $1', [
      owner.email,
    ]);
    expect(rows).toEqual([{ name: 'Amina Test', is_email_verified: true }]);
    const mail = await guest.mailTo(owner.email, /^Vous avez déjà un compte$/);
    expect(mail.text).toContain('Bonjour Amina Test');
    expect(mail.text).not.toContain('Someone Else');
  });

  it('of an unverified address counts in its own browser, whoever signed up first and was mailed last', async () => {
    const stranger = await signedUp(stack, { name: 'A Stranger', ...withPassword('Stranger1') });
    const { email } = stranger;
    const link = await mailedPath(stack, email, /adresse/);
    const owner = new Client(stack);
    await owner.post(paths.signUp, signUpBody({ email, name: 'The Owner', phone: '0612345678' }));
    await stranger.post(paths.signUp, signUpBody({ email, ...withPassword('Stranger2') }));
    const { data } = await owner.get<{ user: UserAnswer }>(link);
    expect(data.user).toMatchObject({ name: 'The Owner', phone: '0612345678', emailVerified: true });
    expect((await signIn(stack, email)).answer.status).toBe(200);
    for (const password of ['Stranger1', 'Stranger2'])
      expect((await signIn(stack, email, { password })).answer.status).toBe(401);
  });

  it('takes the password that was typed last in the browser that follows the link', async () => {
    const client = await signedUp(stack, withPassword('Mistyped1'));
    await client.post(paths.signUp, signUpBody({ email: client.email }));
    expect((await client.get(await mailedPath(stack, client.email, /adresse/))).status).toBe(200);
    expect((await signIn(stack, client.email)).answer.status).toBe(200);
    expect((await signIn(stack, client.email, { password: 'Mistyped1' })).answer.status).toBe(401);
  });

  it('is kept in twenty browsers at most, the oldest ten and the newest ten', async () => {
    const email = await signUp(stack, { name: 'Browser 1' });
    for (let n = 2; n <= 23; n += 1) {
      await signUp(stack, { email, name: `Browser ${n}` });
      await mailCount(stack, email);
    }
    const rows = await query(stack, 'select name from sign_ups where email = $1 order by created_at', [
      email,
    ]);
    const numbers = [
      ...Array.from({ length: 10 }, (_, n) => n + 1),
      ...Array.from({ length: 10 }, (_, n) => n + 14),
    ];
    expect(rows.map(({ name }) => name)).toEqual(numbers.map((n) => `Browser ${n}`));
  });

  it('stays good in the browser that signed up first, however often a stranger signs up after it', async () => {
    const owner = await signedUp(stack, { name: 'The Owner' });
    const { email } = owner;
    const link = await mailedPath(stack, email, /adresse/);
    for (let n = 0; n < 21; n += 1) await signUp(stack, { email, ...withPassword('Stranger1') });
    await mailCount(stack, email);
    const { status, data } = await owner.get<{ user: UserAnswer }>(link);
    expect([status, data.user.name]).toEqual([200, 'The Owner']);
  });

  it('does not tell the one who signed up whether the address has an account', async () => {
    const { email: taken } = await signedIn(stack);
    const answers = await Promise.all(
      [taken, newEmail()].map(async (email) => {
        const stranger = await signedUp(stack, { email, ...withPassword('Stranger1') });
        await mailCount(stack, email);
        const signInWith = (password: string) => stranger.post(paths.signIn, { email, password });
        const [own, wrong] = [await signInWith('Stranger1'), await signInWith('Stranger2')];
        const elsewhere = await signIn(stack, email, { password: 'Stranger2' });
        return [own, wrong, elsewhere.answer].map(({ status, text }) => [status, text]);
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.map(([status]) => status)).toEqual([403, 401, 401]);
    // The stranger's own password opens nothing, and its owner is mailed no more than before.
    expect(await mailCount(stack, taken)).toBe(2);
    expect((await signIn(stack, taken)).answer.status).toBe(200);
  });

  it('forgives no guesses of the account’s password', async () => {
    const { email } = await signedIn(stack);
    const stranger = await signedUp(stack, { email, ...withPassword('Stranger1') });
    const statuses: number[] = [];
    for (const password of [...Array<string>(10).fill('Guessed2026'), 'Stranger1', 'Guessed2026'])
      statuses.push((await stranger.post(paths.signIn, { email, password })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});

describe('The mails of an address', () => {
  it('are one a minute, however often it is signed up', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 40 }, () => trySignUp({ email })));
    expect(await mailCount(stack, email)).toBe(1);
    await ageMails(stack, email, 61);
    await trySignUp({ email });
    expect(await mailCount(stack, email)).toBe(2);
  });

  /** To the service, who asks from now on is of another network. */
  const fromAnotherNetwork = () => query(stack, 'delete from attempt_counters');

  it('are ten a day, of all kinds together, and eight for one network', async () => {
    const email = await signUp(stack);
    const ask = async (times: number): Promise<number> => {
      for (let n = 0; n < times; n += 1) {
        await mailCount(stack, email);
        await ageMails(stack, email, 61);
        await guest.post(n % 2 === 0 ? paths.requestReset : paths.sendVerification, { email });
      }
      return mailCount(stack, email);
    };
    expect(await ask(10)).toBe(8);
    await fromAnotherNetwork();
    expect(await ask(4)).toBe(10);
    await ageMails(stack, email, 86_400);
    await fromAnotherNetwork();
    expect(await ask(1)).toBe(11);
  });

  it('leave three of the ten for a forgotten password', async () => {
    const { email } = await signedIn(stack);
    for (let n = 0; n < 10; n += 1) {
      await ageMails(stack, email, 61);
      await trySignUp({ email });
      await mailCount(stack, email);
    }
    // One of the sign-up itself.
    expect(await mailCount(stack, email)).toBe(7);
    const resets = async (): Promise<number> => {
      for (let n = 0; n < 4; n += 1) {
        await ageMails(stack, email, 61);
        await guest.post(paths.requestReset, { email });
        await mailCount(stack, email);
      }
      return mailCount(stack, email, 'reset-password');
    };
    expect(await resets()).toBe(1);
    await fromAnotherNetwork();
    expect(await resets()).toBe(3);
  });

  it('hold no word and no link of a stranger while it is unverified', async () => {
    const email = newEmail();
    const marks = { name: 'Win money at bad.example', phone: '0666666666' };
    await trySignUp({ email, ...marks, callbackURL: '/bad-example-lottery' });
    await guest.post(paths.requestReset, { email, redirectTo: '/bad-example-prize' });
    const verify = await guest.mailTo(email, /^Confirmez/);
    const reset = await guest.mailTo(email, /^Choisissez/);
    for (const { text, html, subject } of [verify, reset])
      expect(`${subject}${text}${html}`).not.toMatch(/bad.example|money|0666666666/i);
    expect(reset.text).toMatch(/^Bonjour\n/);
    // What was asked for is still where the link leads.
    const page = await guest.get(await mailedPath(stack, email, /^Choisissez/), { Accept: 'text/html' });
    expect(page.headers.get('location')).toMatch(/\/bad-example-prize\?token=/);
  });
});
