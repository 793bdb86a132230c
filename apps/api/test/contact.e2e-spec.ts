import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Client } from '@testing/http-client.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';
import { type BodyCase, expectVerdict, judged, oneOf, optional, required, textBounds } from './body-cases.js';

const stack = sharedStack();
const team = 'team@instant-fdm.example';
const visitor = judged(new Client(stack));

const body = (changes: object = {}) => ({
  name: 'Amina Test',
  email: 'amina@example.com',
  subject: 'quote',
  message: 'Do you print in ASA, too?',
  ...changes,
});
const send = (changes: object = {}) => visitor.post<{ sent: boolean }>('/api/contact', body(changes));

describe('POST /api/contact', () => {
  it('mails the message to the team, which answers the visitor', async () => {
    const message = `First line ${randomUUID()}\n<b>Second</b> & last line`;
    const { status, data } = await send({ message, phone: '0522 00 00 00' });
    expect([status, data]).toEqual([200, { sent: true }]);
    const mail = await mailWith(message.split('\n')[0]!);
    expect(mail.replyTo).toMatchObject([{ address: 'amina@example.com' }]);
    expect(mail.text).toContain('<b>Second</b> & last line');
    expect(mail.text).toContain('0522 00 00 00');
    expect(mail.html).toContain('&lt;b&gt;Second&lt;/b&gt; &amp; last line');
  });

  it('writes no header of a visitor’s making', async () => {
    const message = `An ordinary message ${randomUUID()}`;
    await send({ name: 'Eve, "the" <b@evil.example>', message });
    const mail = await mailWith(message);
    expect(mail.to?.map(({ address }) => address)).toEqual([team]);
    expect(mail.replyTo).toMatchObject([{ address: 'amina@example.com' }]);
  });

  it.each([
    ['name', 'Eve\r\nBcc: all@example.com'],
    ['email', 'a@example.com\nBcc: b@example.com'],
  ])('refuses %s %j', async (field, value) => {
    const details = expectRefusal(await send({ [field]: value }), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual([field]);
  });

  it('names every field that is missing', async () => {
    const details = expectRefusal(await visitor.post('/api/contact', {}), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['name', 'email', 'subject', 'message']);
  });
});

describe('The fields of a message', () => {
  const cases: BodyCase[] = [
    ...required('name', 'email', 'subject', 'message'),
    ...optional('phone'),
    ...textBounds('name', 1, 100),
    ['email has the format of one', { email: 'amina' }, 'email'],
    ...textBounds('phone', 0, 20),
    ...oneOf('subject', ['quote', 'order', 'technical', 'partnership', 'other']),
    ...textBounds('message', 10, 2000),
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await send(changes), 200, refused);
  });
});

/** The mail to the team whose text holds these words, waited for. */
async function mailWith(words: string) {
  for (const giveUpAt = Date.now() + 20_000; Date.now() < giveUpAt;) {
    await visitor.mailTo(team, /./);
    const found = (await visitor.mailsTo(team)).find(({ text }) => text?.includes(words));
    if (found !== undefined) return found;
  }
  throw new Error(`No mail to the team says ${words}`);
}
