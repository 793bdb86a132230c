import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Client, goodPassword, linkIn, signedIn } from '@testing/http-client.js';
import { judged } from './body-cases.js';
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
const guest = judged(new Client(stack));
const newPassword = 'Filament2027';
let customer: Client & { email: string };

beforeEach(async () => {
  customer = judged(await signedIn(stack));
});

const confirmSubject = /^Confirmez votre nouvelle adresse/;
const noticeSubject = /^L’adresse de votre compte va changer/;

const changePassword = (body: object = {}, by: Client = customer) =>
  by.post<{ token: string; user: UserAnswer }>('/api/auth/change-password', {
    currentPassword: goodPassword,
    newPassword,
    ...body,
  });

const changeEmail = (email: string, body: object = {}, by: Client = customer) =>
  by.post('/api/auth/change-email', { newEmail: email, currentPassword: goodPassword, ...body });

const confirmChange = (token: string, password = goodPassword) =>
  guest.post('/api/auth/confirm-email-change', { token, password });

const keepEmail = (token: string, password = newPassword) =>
  guest.post('/api/auth/keep-email', { token, newPassword: password });

async function tokenTo(email: string, subject: RegExp): Promise<string> {
  return linkIn(await guest.mailTo(email, subject)).searchParams.get('token')!;
}

const isOpen = async (email: string, password: string): Promise<boolean> =>
  (await signIn(stack, email, { password })).answer.status === 200;

/** Until the job of every request for a mail is done. */
const untilMailed = (email: string) => mailCount(stack, email);

describe('A change of password', () => {
  it('ends every session, begins a new one here, and is told by mail', async () => {
    const elsewhere = (await signIn(stack, customer.email, { rememberMe: true })).client;
    const before = customer.cookie;
    const { status, data } = await changePassword();
    expect([status, data.user.email]).toEqual([200, customer.email]);
    expect(customer.cookie).not.toBe(before);
    const session = await customer.get<{ session: { id: string } }>(paths.session);
    expect(session.data.session.id).toBe(data.token);
    expectRefusal(await elsewhere.get('/api/upload'), 401, 'SESSION_EXPIRED');
    expect([await isOpen(customer.email, goodPassword), await isOpen(customer.email, newPassword)]).toEqual([
      false,
      true,
    ]);
    const mail = await customer.mailTo(customer.email, /^Votre mot de passe a été modifié$/);
    expect(mail.text).not.toContain(newPassword);
  });

  it('keeps a remembered session remembered', async () => {
    const { client } = await signIn(stack, customer.email, { rememberMe: true });
    const { headers } = await changePassword({}, client);
    expect(headers.getSetCookie().join()).toContain('Max-Age=604800');
  });

  it('ends links that were mailed before', async () => {
    await guest.post(paths.requestReset, { email: customer.email });
    const token = await tokenTo(customer.email, /^Choisissez/);
    await changePassword();
    const reset = await guest.post(paths.resetPassword, { token, newPassword: 'Filament2028' });
    expectRefusal(reset, 400, 'VALIDATION_ERROR');
  });

  it.each([
    ['a wrong current password', { currentPassword: 'Wrong2026' }, 'INVALID_INPUT', ['currentPassword']],
    ['no current password', { currentPassword: undefined }, 'VALIDATION_ERROR', ['currentPassword']],
    ['a weak password', { newPassword: 'weak' }, 'VALIDATION_ERROR', ['newPassword']],
    ['the same password', { newPassword: goodPassword }, 'VALIDATION_ERROR', ['newPassword']],
  ] as const)('is refused for %s, and changes nothing', async (_said, body, code, fields) => {
    const details = expectRefusal(await changePassword(body), 400, code);
    expect(refusedFields(details)).toEqual(fields);
    expect(await isOpen(customer.email, goodPassword)).toBe(true);
    expect((await customer.get('/api/upload')).status).toBe(200);
  });

  it('is no way to guess: ten wrong ones lock the account out, sign-ins too', async () => {
    const guesses = Array.from({ length: 12 }, () => changePassword({ currentPassword: 'Wrong2026' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expectRefusal(await changePassword(), 429, 'RATE_LIMITED');
    expectRefusal((await signIn(stack, customer.email)).answer, 429, 'RATE_LIMITED');
  });

  it('counts once when two come at the same time', async () => {
    const answers = await Promise.all(
      ['Filament2027', 'Filament2028'].map((one) => changePassword({ newPassword: one })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is done ten times a day', async () => {
    let currentPassword = goodPassword;
    for (let changes = 0; changes < 10; changes += 1) {
      const next = `Filament30${changes}`;
      expect((await changePassword({ currentPassword, newPassword: next })).status).toBe(200);
      currentPassword = next;
    }
    expectRefusal(await changePassword({ currentPassword }), 429, 'RATE_LIMITED');
    expect(await isOpen(customer.email, currentPassword)).toBe(true);
  });

  it('has the password typed 60 times a day at most, right or wrong', async () => {
    const { id } = (await customer.get<UserAnswer>('/api/user/profile')).data;
    const counter = createHash('sha256').update(`check-password\n${id}`).digest('hex');
    expect((await changePassword({ newPassword: goodPassword })).status).toBe(400);
    await query(stack, 'update attempt_counters set hits = 59 where key = $1', [counter]);
    expect((await changePassword()).status).toBe(200);
    expectRefusal(await changePassword({ currentPassword: newPassword }), 429, 'RATE_LIMITED');
  });

  it('needs a session', async () => {
    expectRefusal(await changePassword({}, guest), 401, 'UNAUTHORIZED');
  });
});

describe('A change of address', () => {
  it('takes effect when the new address is confirmed with the password, and ends all sessions', async () => {
    const [old, next] = [customer.email, newEmail()];
    const asked = await changeEmail(next);
    expect([asked.status, asked.data]).toEqual([200, { status: true }]);
    const token = await tokenTo(next, confirmSubject);
    expect((await customer.get<{ email: string }>('/api/user/profile')).data.email).toBe(old);
    expect((await confirmChange(token)).data).toEqual({ status: true });
    expectRefusal(await customer.get('/api/upload'), 401, 'SESSION_EXPIRED');
    expect([await isOpen(old, goodPassword), await isOpen(next, goodPassword)]).toEqual([false, true]);
    expectRefusal(await confirmChange(token), 400, 'VALIDATION_ERROR');
    expect((await guest.mailTo(old, noticeSubject)).text).toContain(next);
  });

  it('needs the link and the password: neither alone moves it', async () => {
    const next = newEmail();
    await changeEmail(next);
    const token = await tokenTo(next, confirmSubject);
    const details = expectRefusal(await confirmChange(token, 'Wrong2026'), 400, 'INVALID_INPUT');
    expect([details.reason, refusedFields(details)]).toEqual(['wrongPassword', ['password']]);
    for (const forged of [
      'x',
      token.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A')),
      `${token}x`,
    ]) {
      expectRefusal(await confirmChange(forged), 400, 'VALIDATION_ERROR');
    }
    expect((await confirmChange(token)).status).toBe(200);
  });

  it('answers alike for an address that has an account, and mails its owner', async () => {
    const other = await signedIn(stack);
    const [free, taken] = [await changeEmail(newEmail()), await changeEmail(other.email)];
    expect([taken.status, taken.text]).toEqual([200, free.text]);
    await guest.mailTo(other.email, /^Cette adresse a déjà un compte$/);
    await untilMailed(other.email);
    const notices = async () =>
      (await guest.mailsTo(customer.email)).filter((mail) => noticeSubject.test(mail.subject ?? ''));
    while ((await notices()).length < 2) await sleep(50);
    expect(await notices()).toHaveLength(2);
    expect(await isOpen(other.email, goodPassword)).toBe(true);
  });

  it('takes an address from a sign-up that was never confirmed', async () => {
    const next = await signUp(stack, { password: 'Stranger1', confirmPassword: 'Stranger1' });
    await changeEmail(next);
    expect((await confirmChange(await tokenTo(next, confirmSubject))).status).toBe(200);
    expect([await isOpen(next, 'Stranger1'), await isOpen(next, goodPassword)]).toEqual([false, true]);
    const rows = await query(stack, 'select 1 from users where email = $1', [next]);
    expect(rows).toHaveLength(1);
  });

  it('comes too late once another has verified the address', async () => {
    const next = newEmail();
    await changeEmail(next);
    const token = await tokenTo(next, confirmSubject);
    const other = await signedUp(stack, { email: next });
    await other.get(await mailedPath(stack, next, /^Confirmez votre adresse/));
    expectRefusal(await confirmChange(token), 400, 'VALIDATION_ERROR');
    expect(await isOpen(customer.email, goodPassword)).toBe(true);
  });

  it('is the last one asked for', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await changeEmail(first);
    const early = await tokenTo(first, confirmSubject);
    await changeEmail(second);
    const late = await tokenTo(second, confirmSubject);
    expectRefusal(await confirmChange(early), 400, 'VALIDATION_ERROR');
    // Also where the last one is of an address that cannot be had.
    const { email: taken } = await signedIn(stack);
    await changeEmail(taken);
    await guest.mailTo(taken, /^Cette adresse a déjà un compte$/);
    expectRefusal(await confirmChange(late), 400, 'VALIDATION_ERROR');
    const third = newEmail();
    await changeEmail(third);
    expect((await confirmChange(await tokenTo(third, confirmSubject))).status).toBe(200);
  });

  it('is objected to from the old mailbox, before it takes effect', async () => {
    const [old, next] = [customer.email, newEmail()];
    await changeEmail(next);
    const [confirm, keep] = [await tokenTo(next, confirmSubject), await tokenTo(old, noticeSubject)];
    expect((await keepEmail(keep)).data).toEqual({ status: true });
    expectRefusal(await confirmChange(confirm, newPassword), 400, 'VALIDATION_ERROR');
    expect(await isOpen(old, newPassword)).toBe(true);
    expectRefusal(await customer.get('/api/upload'), 401, 'SESSION_EXPIRED');
  });

  it('is objected to after it took effect, whatever the thief did since, for seven days', async () => {
    const [old, next, further] = [customer.email, newEmail(), newEmail()];
    await changeEmail(next);
    const keep = await tokenTo(old, noticeSubject);
    await confirmChange(await tokenTo(next, confirmSubject));
    const thief = (await signIn(stack, next)).client;
    await changePassword({ newPassword: 'Stranger1' }, thief);
    await changeEmail(further, { currentPassword: 'Stranger1' }, thief);
    const thiefsOwn = await tokenTo(next, noticeSubject);
    await confirmChange(await tokenTo(further, confirmSubject), 'Stranger1');
    expect((await keepEmail(keep)).status).toBe(200);
    expectRefusal(await keepEmail(thiefsOwn, 'Stranger2'), 400, 'VALIDATION_ERROR');
    expect([await isOpen(old, newPassword), await isOpen(further, 'Stranger1')]).toEqual([true, false]);
    expectRefusal(await keepEmail(keep), 400, 'VALIDATION_ERROR');
  });

  it.each([
    ['changeEmail', 86_400],
    ['keepEmail', 7 * 86_400],
  ])('has a link (%s) that works for %s s and not longer', async (purpose, seconds) => {
    const next = newEmail();
    await changeEmail(next);
    const [confirm, keep] = [
      await tokenTo(next, confirmSubject),
      await tokenTo(customer.email, noticeSubject),
    ];
    const sql = `select round(extract(epoch from expires_at - created_at)) as lasts from one_time_links
      where purpose = $1 and user_id = (select id from users where email = $2)`;
    expect(await query(stack, sql, [purpose, customer.email])).toEqual([{ lasts: String(seconds) }]);
    // Those of this account alone: others have links in the same database.
    await query(
      stack,
      `update one_time_links set expires_at = now()
       where purpose = $1 and user_id = (select id from users where email = $2)`,
      [purpose, customer.email],
    );
    const answer = purpose === 'changeEmail' ? await confirmChange(confirm) : await keepEmail(keep);
    expectRefusal(answer, 400, 'VALIDATION_ERROR');
  });

  it('may be asked for five times a day', async () => {
    for (let asked = 0; asked < 5; asked += 1) expect((await changeEmail(newEmail())).status).toBe(200);
    const answer = await changeEmail(newEmail());
    expectRefusal(answer, 429, 'RATE_LIMITED');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });

  it('mails an address that does not ask for it once a minute and seven times a day', async () => {
    const victim = newEmail();
    const { id } = (await customer.get<UserAnswer>('/api/user/profile')).data;
    const counter = createHash('sha256').update(`change-email\n${id}`).digest('hex');
    const ask = async () => {
      // The customer's own count: those of other accounts are judged meanwhile.
      await query(stack, 'delete from attempt_counters where key = $1', [counter]);
      await changeEmail(victim);
      await untilMailed(victim);
    };
    await ask();
    await ask();
    expect(await mailCount(stack, victim)).toBe(1);
    for (let asked = 0; asked < 8; asked += 1) {
      await ageMails(stack, victim, 61);
      await ask();
    }
    expect(await mailCount(stack, victim)).toBe(7);
  });

  it.each([
    ['a wrong password', { currentPassword: 'Wrong2026' }, 'INVALID_INPUT', ['currentPassword']],
    ['no password', { currentPassword: null }, 'VALIDATION_ERROR', ['currentPassword']],
    ['no address', { newEmail: 'amina' }, 'VALIDATION_ERROR', ['newEmail']],
    [
      'a foreign page afterwards',
      { callbackURL: 'https://evil.example' },
      'VALIDATION_ERROR',
      ['callbackURL'],
    ],
  ] as const)('is refused for %s', async (_said, body, code, fields) => {
    const details = expectRefusal(await changeEmail(newEmail(), body), 400, code);
    expect(refusedFields(details)).toEqual(fields);
  });

  it('is refused for the address that the account has, however it is written', async () => {
    const details = expectRefusal(
      await changeEmail(` ${customer.email.toUpperCase()} `),
      400,
      'VALIDATION_ERROR',
    );
    expect(refusedFields(details)).toEqual(['newEmail']);
  });
});

describe('The pages of a change of address', () => {
  const html = { Accept: 'text/html', 'Accept-Language': 'en' };
  const post = (path: string, fields: Record<string, string>) =>
    new Client(stack).send(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { ...html, 'Content-Type': 'application/x-www-form-urlencoded' },
    });

  it('confirm the new address by a form, as often as it is opened, and lead on', async () => {
    const next = newEmail();
    await changeEmail(next, { callbackURL: '/welcome' });
    const link = linkIn(await guest.mailTo(next, confirmSubject));
    expect(link.pathname).toBe('/confirm-email');
    for (let opened = 0; opened < 2; opened += 1) {
      const page = await new Client(stack).get(`${link.pathname}${link.search}`, html);
      expect([page.status, page.text.includes('<h1>Confirmez votre nouvelle adresse</h1>')]).toEqual([
        200,
        true,
      ]);
      expect(page.text).toContain(next);
      expect(page.text).not.toContain(customer.email);
    }
    const token = link.searchParams.get('token')!;
    const wrong = await post('/confirm-email?lang=en', { token, password: 'Wrong2026' });
    expect([wrong.status, wrong.text.includes('This is not the password of the account.')]).toEqual([
      400,
      true,
    ]);
    expect(wrong.text).not.toContain('Wrong2026');
    const done = await post('/confirm-email?lang=en', { token, password: goodPassword });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      '/confirm-email/done?lang=en&callbackURL=%2Fwelcome',
    ]);
    expect(done.headers.getSetCookie()).toEqual([]);
    const said = await new Client(stack).get(done.headers.get('location')!, html);
    expect(said.text).toContain('New address confirmed');
    expect(said.text).toContain('href="/welcome"');
    const again = await post('/confirm-email?lang=en', { token, password: goodPassword });
    expect([again.status, again.text.includes('This link no longer works')]).toEqual([400, true]);
    expect(await isOpen(next, goodPassword)).toBe(true);
  });

  it('keep the old address with a new password', async () => {
    await changeEmail(newEmail());
    const link = linkIn(await guest.mailTo(customer.email, noticeSubject));
    expect(link.pathname).toBe('/keep-email');
    const page = await new Client(stack).get(`${link.pathname}${link.search}&lang=en`, html);
    expect([page.status, page.text.includes('Keep your address')]).toEqual([200, true]);
    const token = link.searchParams.get('token')!;
    const differ = await post('/keep-email?lang=en', { token, newPassword, confirmPassword: 'Other2027' });
    expect([differ.status, differ.text.includes('The two passwords are not the same.')]).toEqual([400, true]);
    const done = await post('/keep-email?lang=en', { token, newPassword, confirmPassword: newPassword });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/keep-email/done?lang=en']);
    expect(await isOpen(customer.email, newPassword)).toBe(true);
  });

  it.each(['/confirm-email', '/keep-email'])(
    'say of a forged link that it no longer works: %s',
    async (path) => {
      for (const query of ['', '?token=x', '?token=a&token=b']) {
        const { status, text } = await new Client(stack).get(`${path}${query}`, html);
        expect([status, text.includes('This link no longer works')]).toEqual([400, true]);
      }
      expect((await post(path, { token: 'x' })).status).toBe(400);
    },
  );
});
