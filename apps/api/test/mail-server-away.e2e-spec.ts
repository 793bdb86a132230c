import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Client, goodPassword, linkIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { newEmail, signedUp, signIn, signUp } from './accounts.js';
import { query } from './database.js';
import { startStack } from './stack.js';

const recipients: string[] = [];
const arrivedAtMs: number[] = [];
const mails: Email[] = [];
/** Mailboxes that take nothing for now. */
const full = new Set<string>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(full.has(address) ? Object.assign(new Error('Full'), { responseCode: 452 }) : null);
  },
  onData(stream, { envelope }, done) {
    void buffer(stream).then(async (content) => {
      mails.push(await PostalMime.parse(content));
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      arrivedAtMs.push(performance.now());
      done();
    });
  },
});
let stack: TestStack;
let port: number;

beforeAll(async () => {
  // Below the ports that the system hands out: none of those would be free again when the server comes back.
  port = randomInt(20_000, 30_000);
  stack = await startStack({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_PER_SECOND: '2' } });
});

afterAll(async () => {
  await stack.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** Until so many mails were tried and could not be sent. */
async function untilTried(count: number): Promise<void> {
  const tried = `select distinct subject from job_events where job = 'mail.send' and kind = 'retried'`;
  while ((await query(stack, tried)).length < count) await sleep(100);
}

it('keeps each mail until the mail server is back, also over lost workers, and sends it once', async () => {
  const customers = [await signUp(stack), await signUp(stack)];
  await untilTried(2);
  await stack.worker.kill('SIGKILL');
  customers.push(await signUp(stack));
  // As if the server had been away for an hour.
  await query(stack, `update outbound_mails set created_at = created_at - interval '1 hour'`);
  await stack.worker.start();
  await untilTried(3);
  const visitor = new Client(stack);
  const ready = async () => (await visitor.get<{ checks: { mail: string } }>('/health/ready')).data;
  const sentPage = async () => (await visitor.get('/verify-email/sent?lang=en')).text;
  expect((await ready()).checks.mail).toBe('degraded');
  expect(await sentPage()).toContain('Our mails are delayed at the moment');
  expect(await query(stack, `select distinct status from outbound_mails`)).toEqual([{ status: 'pending' }]);
  interface Status {
    services: { name: string; state: string }[];
  }
  const ofMails = async () =>
    (await visitor.get<Status>('/api/status')).data.services.find(({ name }) => name === 'mails')!.state;
  // What customers read, too: it is looked at each ten seconds.
  while ((await ofMails()) !== 'slow') await sleep(500);

  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const isDone = async () =>
    (await query(stack, `select 1 from outbound_mails where status = 'pending'`)).length === 0;
  while (!(await isDone())) await sleep(200);
  await sleep(2_000);
  expect((await ready()).checks.mail).toBe('up');
  expect(await sentPage()).not.toContain('delayed');
  expect(recipients.sort()).toEqual(customers.sort());
}, 120_000);

it('hands over no more mails a second than the server takes', async () => {
  const before = recipients.length;
  const customers = await Promise.all(Array.from({ length: 8 }, () => signUp(stack)));
  while (recipients.length < before + customers.length) await sleep(100);
  expect(recipients.slice(before).sort()).toEqual(customers.sort());
  // Four seconds begin with two of them each.
  const [first, last] = [arrivedAtMs[before]!, arrivedAtMs.at(-1)!];
  expect(last - first).toBeGreaterThan(2_000);
}, 120_000);

it('brings what waits for a full mailbox to the new address of its account, but for what is about the account', async () => {
  const [old, next] = [newEmail(), newEmail()];
  const arrived = async (email: string, subject: RegExp) => {
    const isIt = (mail: Email) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? '');
    while (!mails.some(isIt)) await sleep(50);
    return mails.find(isIt)!;
  };
  const signing = await signedUp(stack, { email: old });
  const { pathname, search } = linkIn(await arrived(old, /adresse/));
  await signing.get(`${pathname}${search}`);
  const { client } = await signIn(stack, old);
  const waiting = `select template from outbound_mails where recipient = $1 and status = 'pending'
    and refused_since is not null order by template`;
  const putOff = async (count: number) => {
    while ((await query(stack, waiting, [old])).length < count) await sleep(50);
  };

  full.add(old);
  const project = { vertical: 'other', title: 'Grille', description: 'Une grille d’après photos.' };
  expect((await client.post('/api/requests', project)).status).toBe(201);
  await putOff(1);
  await client.post('/api/auth/change-email', { newEmail: next, currentPassword: goodPassword });
  await putOff(2);
  const token = linkIn(await arrived(next, /^Confirmez/)).searchParams.get('token');
  const beganMs = performance.now();
  await new Client(stack).post('/api/auth/confirm-email-change', { token, password: goodPassword });
  await arrived(next, /projet/);
  // Its next try was a minute off.
  expect(performance.now() - beganMs).toBeLessThan(20_000);
  expect(await query(stack, waiting, [old])).toEqual([{ template: 'email-change-asked' }]);
}, 120_000);
