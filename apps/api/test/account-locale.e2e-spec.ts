import { describe, expect, it } from '@jest/globals';
import { Client, linkIn, signedIn } from '@testing/http-client.js';
import { judged } from './body-cases.js';
import { paths, signIn, signUpBody, type UserAnswer } from './accounts.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { quoteLine, saveQuote, untilDrawn, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();

const profile = (client: Client, body: object) =>
  client.post<UserAnswer>('/api/user/profile', body, {}, 'PATCH');

/** The language of a new account, and the subject of its first mail. */
async function signedUpIn(body: Record<string, unknown>, language?: string) {
  const client = judged(new Client(stack));
  const sent = signUpBody(body);
  const headers: Record<string, string> = language === undefined ? {} : { 'Accept-Language': language };
  const { data } = await client.post<{ user: UserAnswer }>(paths.signUp, sent, headers);
  const mail = await client.mailTo(sent.email, /./);
  const { pathname, search } = linkIn(mail);
  await client.get(`${pathname}${search}`);
  const session = await client.get<{ user: { locale: string } }>(paths.session);
  return { subject: mail.subject, told: data.user.locale, kept: session.data.user.locale };
}

describe('The language of a new account', () => {
  const french = 'Confirmez votre adresse e-mail';
  const english = 'Confirm your e-mail address';
  const arabic = 'المرجو تأكيد بريدكم الإلكتروني';

  it.each([
    ['what the sign-up says', { locale: 'en' }, 'fr', 'en', english],
    ['else the first of Accept-Language', {}, 'en-GB,fr;q=0.5', 'en', english],
    ['Arabic too', {}, 'ar-MA,ar;q=0.9,fr;q=0.8', 'ar', arabic],
    ['Arabic by its own words', { locale: 'ar' }, undefined, 'ar', arabic],
    ['else French', {}, 'de', 'fr', french],
    ['and null, or an empty text, says nothing', { locale: '' }, 'en', 'en', english],
  ])('is %s', async (_said, body, language, locale, subject) => {
    expect(await signedUpIn(body, language)).toEqual({ told: locale, kept: locale, subject });
  });

  it('is one of three', async () => {
    const answer = await new Client(stack).post(paths.signUp, signUpBody({ locale: 'es' }));
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['locale']);
  });
});

describe('The language of an account', () => {
  it('is shown in the profile, changed there, and never cleared', async () => {
    const client = judged(await signedIn(stack));
    expect((await client.get<{ locale: string }>('/api/user/profile')).data.locale).toBe('fr');
    expect((await profile(client, { locale: 'en' })).data.locale).toBe('en');
    expect((await profile(client, { name: 'Amina Bis' })).data.locale).toBe('en');
    for (const locale of [null, '', 'EN', 7]) {
      const details = expectRefusal(await profile(client, { locale }), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual(['locale']);
    }
    const { answer } = await signIn(stack, client.email);
    expect(answer.data.user).toMatchObject({ locale: 'en', name: 'Amina Bis' });
    const purchase = { company: null, purchaseOrder: null, project: null };
    expect((await client.get('/api/user/profile')).data).toEqual({ ...answer.data.user, ...purchase });
  });

  it('is that of the mails from then on', async () => {
    const client = await signedIn(stack);
    await profile(client, { locale: 'en' });
    await new Client(stack).post(paths.requestReset, { email: client.email });
    expect((await client.mailTo(client.email, /password/)).subject).toBe('Choose a new password');
  });

  it('is no matter to refusals, which are in the language that the call names', async () => {
    const client = await signedIn(stack);
    const arabic = { 'Accept-Language': 'ar-MA,fr;q=0.8' };
    const { error } = await client.post('/api/user/profile', { phone: '12' }, arabic, 'PATCH');
    expect([error.message, error.details.errors?.[0]]).toEqual([
      'بعض الخانات غير صالحة.',
      { field: 'phone', code: 'phone', message: 'يجب أن يكون رقما مغربيا مثل 0612345678' },
    ]);
  });

  it('is that of its documents, which are French for Arabic', async () => {
    const client = await signedIn(stack);
    const fileKey = await uploadBox(client, [31, 17, 9]);
    // A paper is rendered again once it has a picture.
    await untilDrawn(client, fileKey);
    const quote = await saveQuote(client, [quoteLine(fileKey)]);
    const pdf = (language: string) => client.get(`/api/quotes/${quote.id}/pdf${language}`);
    await profile(client, { locale: 'ar' });
    const arabic = await pdf('');
    const french = await pdf('?locale=fr');
    expect([arabic.status, arabic.text === french.text]).toEqual([200, true]);
    expect((await pdf('?locale=en')).text === french.text).toBe(false);
    expectRefusal(await pdf('?locale=ar'), 400, 'VALIDATION_ERROR');
  });
});
