import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import {
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
import { sharedStack } from './stack.js';

const stack = sharedStack();
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const resetSubject = /^Choisissez un nouveau mot de passe$/;
const verifySubject = /^Confirmez/;

/** Opens a page as a browser does, and follows where it leads. */
async function open(client: Client, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await client.get(path, { ...asBrowser, ...headers });
  const next = answer.headers.get('location');
  return next === null ? answer : open(client, next, headers);
}

/** Fills in the form of a page and posts it, as a browser without scripts does. */
async function post(
  client: Client,
  page: Answer,
  typed: Record<string, string>,
  headers = {},
): Promise<Answer> {
  const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(page.text) ?? [];
  const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = [...hidden.map(([, name = '', value = '']): [string, string] => [name, value])];
  const body = new URLSearchParams([...fields, ...Object.entries(typed)]).toString();
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const own = { Origin: stack.baseUrl, ...asBrowser, ...type, ...headers };
  const answer = await client.send(action.replaceAll('&amp;', '&'), { method: 'POST', headers: own, body });
  const next = answer.headers.get('location');
  return next === null ? answer : open(client, next);
}

const headingOf = ({ text }: Answer): string => /<h1>([^<]*)<\/h1>/.exec(text)?.[1] ?? '';
const twice = (password: string) => ({ newPassword: password, confirmPassword: password });
let browser: Client;

beforeEach(() => {
  browser = new Client(stack);
});

describe('The page of a verification link', () => {
  it('says in the browser of the sign-up that the address is confirmed, and signs in', async () => {
    const client = await signedUp(stack);
    const page = await open(client, await mailedPath(stack, client.email, verifySubject));
    expect([page.status, headingOf(page)]).toEqual([200, 'Adresse confirmée']);
    const { data } = await client.get<{ user: UserAnswer }>(paths.session);
    expect(data.user.email).toBe(client.email);
  });

  it('takes a password in another browser, confirms the address, and signs nobody in', async () => {
    const email = await signUp(stack, { name: 'A Stranger' });
    const page = await open(browser, await mailedPath(stack, email, verifySubject));
    expect([page.status, headingOf(page)]).toEqual([200, 'Choisissez un mot de passe']);
    expect(page.text).toContain(`<strong>${email}</strong>`);
    expect(page.text).not.toContain('A Stranger');
    expect(page.text).not.toMatch(/<script/);
    const done = await post(browser, page, { name: 'Amina', ...twice('Chosen2026') });
    expect([done.status, headingOf(done)]).toEqual([200, 'Adresse confirmée']);
    expect((await browser.get(paths.session)).data).toBeNull();
    expect((await signIn(stack, email)).answer.status).toBe(401);
    const { answer } = await signIn(stack, email, { password: 'Chosen2026' });
    expect(answer.data.user).toMatchObject({ name: 'Amina', emailVerified: true });
  });

  it('leads on to where the sign-up wanted to go', async () => {
    const email = await signUp(stack, { callbackURL: '/materials?from=mail' });
    const page = await open(browser, await mailedPath(stack, email, verifySubject));
    const done = await post(browser, page, { name: 'Amina', ...twice('Chosen2026') });
    expect(done.text).toContain('href="/materials?from=mail">Continuer</a>');
  });

  it('is not used up by looking at it', async () => {
    const email = await signUp(stack);
    const link = await mailedPath(stack, email, verifySubject);
    for (let n = 0; n < 3; n += 1) expect((await open(new Client(stack), link)).status).toBe(200);
    const page = await open(browser, link);
    expect(headingOf(await post(browser, page, { name: 'Amina', ...twice('Chosen2026') }))).toBe(
      'Adresse confirmée',
    );
  });

  it('offers a new link when this one has died, and mails it', async () => {
    const email = await signUp(stack);
    const link = await mailedPath(stack, email, verifySubject);
    await query(
      stack,
      `update one_time_links set expires_at = now() where user_id = (select id from users where email = $1)`,
      [email],
    );
    const page = await open(browser, link);
    expect([page.status, headingOf(page)]).toEqual([400, 'Ce lien ne fonctionne plus']);
    await query(
      stack,
      `update outbound_mails set created_at = now() - interval '61 s' where recipient = $1`,
      [email],
    );
    const sent = await post(browser, page, { email });
    expect([sent.status, headingOf(sent)]).toEqual([200, 'Consultez votre messagerie']);
    expect(sent.text).toContain('au plus un par minute et dix par jour');
    expect(await mailCount(stack, email)).toBe(2);
    const unknown = await post(browser, page, { email: newEmail() });
    expect(unknown.text).toBe(sent.text);
  });

  it.each([
    ['', 200, 'Confirmez votre adresse e-mail'],
    ['?token=', 200, 'Confirmez votre adresse e-mail'],
    ['?token=a&token=b', 200, 'Confirmez votre adresse e-mail'],
    [`?token=${'x'.repeat(201)}`, 400, 'Ce lien ne fonctionne plus'],
  ])('is where a browser is led whose link has no good token: %s', async (search, status, heading) => {
    const answer = await browser.get(`/api/auth/verify-email${search}`, asBrowser);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/verify-email/),
    ]);
    const page = await open(browser, `/api/auth/verify-email${search}`);
    expect([page.status, headingOf(page)]).toEqual([status, heading]);
  });

  it('says of a name that cannot be seen what is wrong with it', async () => {
    const page = await open(browser, await mailedPath(stack, await signUp(stack), verifySubject));
    const refused = await post(browser, page, { name: '\u200e\u200f\u200e', ...twice('Chosen2026') });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(
      'Le nom doit avoir de 2 à 100 caractères et être une ligne de texte visible.',
    );
  });

  it('reads in the account’s language, or in the one that is asked for', async () => {
    const body = signUpBody();
    await new Client(stack).post(paths.signUp, body, { 'Accept-Language': 'en' });
    const link = await mailedPath(stack, body.email, /^Confirm your/);
    const english = await open(browser, link, { 'Accept-Language': 'fr' });
    expect(headingOf(english)).toBe('Choose a password');
    expect(english.text).toContain('<html lang="en">');
    const [, other = ''] = /href="([^"]*)" hreflang="fr"/.exec(english.text) ?? [];
    const french = await open(browser, other.replaceAll('&amp;', '&'));
    expect(headingOf(french)).toBe('Choisissez un mot de passe');
  });

  it('reads in Arabic, from right to left, where the account has its mails in it', async () => {
    const body = signUpBody();
    await new Client(stack).post(paths.signUp, body, { 'Accept-Language': 'ar' });
    const page = await open(browser, await mailedPath(stack, body.email, /./), { 'Accept-Language': 'en' });
    expect(headingOf(page)).toBe('اختاروا كلمة مرور');
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    const { html } = await new Client(stack).mailTo(body.email, /./);
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  });

  it('never begins a session for a link that somebody else was mailed', async () => {
    const attacker = await signedUp(stack);
    const link = await mailedPath(stack, attacker.email, verifySubject);
    const victim = await signedIn(stack);
    const page = await open(victim, link);
    expect(headingOf(page)).toBe('Choisissez un mot de passe');
    const { data } = await victim.get<{ user: UserAnswer }>(paths.session);
    expect(data.user.email).toBe(victim.email);
  });
});

describe('The page of a reset link', () => {
  async function resetPage(email: string): Promise<Answer> {
    await new Client(stack).post(paths.requestReset, { email });
    return open(browser, await mailedPath(stack, email, resetSubject));
  }

  it('takes the new password, ends all sessions, and says so', async () => {
    const customer = await signedIn(stack);
    const page = await resetPage(customer.email);
    expect([page.status, headingOf(page)]).toEqual([200, 'Choisissez un nouveau mot de passe']);
    const done = await post(browser, page, twice('Chosen2026'));
    expect([done.status, headingOf(done)]).toEqual([200, 'Mot de passe modifié']);
    expect((await customer.get(paths.session)).data).toBeNull();
    expect((await signIn(stack, customer.email, { password: 'Chosen2026' })).answer.data.user.name).toBe(
      'Amina Test',
    );
    const late = await post(browser, page, twice('Chosen2027'));
    expect([late.status, headingOf(late)]).toEqual([400, 'Ce lien ne fonctionne plus']);
  });

  it('names what is wrong, keeps the link, and writes no password back', async () => {
    const page = await resetPage(await signUp(stack));
    const wrong = await post(browser, page, {
      name: 'A',
      newPassword: 'weakpass',
      confirmPassword: 'Weakpass1',
    });
    expect(wrong.status).toBe(400);
    const named = [...wrong.text.matchAll(/<a href="#(\w+)">/g)].map(([, field]) => field);
    expect(named).toEqual(['name', 'newPassword', 'confirmPassword']);
    expect(wrong.text).not.toContain('weakpass');
    const done = await post(browser, wrong, { name: 'Amina', ...twice('Chosen2026') });
    expect(headingOf(done)).toBe('Mot de passe modifié');
  });

  it('takes no form from a foreign page', async () => {
    const customer = await signedIn(stack);
    const page = await resetPage(customer.email);
    const foreign = await post(browser, page, twice('Chosen2026'), { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await signIn(stack, customer.email)).answer.status).toBe(200);
  });

  it('is a form for the address where there is no link', async () => {
    const customer = await signedIn(stack);
    const page = await open(browser, '/reset-password');
    expect([page.status, headingOf(page)]).toEqual([200, 'Mot de passe oublié']);
    const wrong = await post(browser, page, { email: 'amina' });
    expect([wrong.status, /value="amina"/.test(wrong.text)]).toEqual([400, true]);
    expect(headingOf(await post(browser, page, { email: customer.email }))).toBe(
      'Consultez votre messagerie',
    );
    expect(await mailCount(stack, customer.email, 'reset-password')).toBe(1);
  });

  it('is kept from caches, indexes, frames and other hosts', async () => {
    const page = await resetPage((await signedIn(stack)).email);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
    });
  });

  it('leads to the storefront’s page of an unverified account, and never in a circle', async () => {
    const email = await signUp(stack);
    const ask = (redirectTo: string) => new Client(stack).post(paths.requestReset, { email, redirectTo });
    await ask('/reset-password?from=shop');
    const link = await mailedPath(stack, email, resetSubject);
    expect(link).toMatch(/^\/reset-password\?token=[\w.-]+$/);
    expect(headingOf(await open(browser, link))).toBe('Choisissez un nouveau mot de passe');
  });
});
