import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { startStack } from './stack.js';

interface Group {
  fingerprint: string;
  job: string;
  error: string;
  cause: string;
  tries: number;
  openJobs: number;
  givenUpJobs: number;
  customers: number;
  example: { subject: string; stack: string } | null;
}

interface Change {
  dryRun: boolean;
  done: number;
  skipped: number;
  remaining: number;
  seconds: number;
}

interface Job {
  job: string;
  subject: string;
  state: string;
  customer: { email: string } | null;
  failure: { fingerprint: string } | null;
}

const owner = 'owner@example.com';
let stack: TestStack;
let admin: Client;
let customer: Client & { email: string };
let customerId: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: owner, TIME_LIMIT_SCALE: '0.2' } });
  admin = await signedIn(stack, owner);
  customer = await signedIn(stack);
  customerId = (await customer.get<{ id: string }>('/api/user/profile')).data.id;
});

afterAll(() => stack.stop());

async function until<T>(ask: () => Promise<T>, holds: (answer: T) => boolean): Promise<T> {
  const giveUpAt = Date.now() + 40_000;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (Date.now() > giveUpAt) throw new Error(`Not within 40 s: ${JSON.stringify(answer)}`);
    await sleep(100);
  }
}

/** A mail that no template can say; older than five days it is given up with its first try. */
async function brokenMail(template: string, { user = customerId, days = 0 } = {}): Promise<string> {
  const id = randomUUID();
  await query(
    stack,
    `insert into outbound_mails (id, template, locale, recipient, user_id, data, created_at)
     values ($1, $2, 'fr', 'broken@example.com', $3, '{"name":"Amina"}', now() - interval '1 hour' - $4 * interval '1 day')`,
    [id, template, user, days],
  );
  return id;
}

const requeue = () => admin.post('/ops/api/schedules/maintenance.requeue/run');
const groups = async (search = '') => (await admin.get<Group[]>(`/ops/api/failures${search}`)).data;
const jobs = async (search: string) => (await admin.get<Job[]>(`/ops/api/jobs?${search}`)).data;
const statusOf = async (id: string) =>
  (await query<{ status: string }>(stack, 'select status from outbound_mails where id = $1', [id]))[0]
    ?.status;
const actionsOn = async (subjectId: string) =>
  (await admin.get<{ action: string }[]>(`/ops/api/audit?subjectId=${subjectId}`)).data.map(
    ({ action }) => action,
  );

describe('Failures', () => {
  let mails: string[];
  let group: Group;

  beforeAll(async () => {
    const other = await signedIn(stack);
    const { id: user } = (await other.get<{ id: string }>('/api/user/profile')).data;
    mails = [
      await brokenMail('no-such-mail', { days: 6 }),
      await brokenMail('no-such-mail', { days: 6 }),
      await brokenMail('no-such-mail', { days: 6, user }),
    ];
    await requeue();
    [group] = (await until(groups, ([first]) => first?.openJobs === 3)) as [Group];
  });

  it('are grouped by cause, with the customers whom they touch and one example', async () => {
    expect(group).toMatchObject({ job: 'mail.send', tries: 3, openJobs: 3, givenUpJobs: 3, customers: 2 });
    expect(mails).toContain(group.example!.subject);
    expect(group.example!.stack).toMatch(/^\w+: .+\nat /);
    expect(group.example!.stack).not.toContain(' (/');
    expect(await groups('?job=documents.render')).toEqual([]);
    expect(await groups('?state=settled')).toEqual([]);
    expect((await admin.get<Group>(`/ops/api/failures/${group.fingerprint}`)).data).toEqual(group);
    expectRefusal(await admin.get('/ops/api/failures/0123456789abcdef'), 404, 'RESOURCE_NOT_FOUND');
  });

  it('are found as jobs by their cause, and told as a story', async () => {
    const found = await jobs(`error=${group.fingerprint}`);
    expect(found.map(({ subject }) => subject).sort()).toEqual([...mails].sort());
    expect(found[0]).toMatchObject({
      job: 'mail.send',
      state: 'givenUp',
      failure: { fingerprint: group.fingerprint },
    });
    const story = await admin.get<{
      steps: { kind: string; note: string | null }[];
      wait: null;
      row: { name: string; value: string }[];
      finishedAt: string | null;
      faults: object[];
    }>(`/ops/api/jobs/mail.send/${mails[0]!}`);
    const kinds = story.data.steps.map(({ kind }) => kind);
    expect(kinds).toEqual(['rowWritten', 'started', 'failed']);
    expect(story.data.steps.at(-1)!.note).toBe(`${group.error}: ${group.cause}`);
    expect(story.data.wait).toBeNull();
    const row = new Map(story.data.row.map(({ name, value }) => [name, value]));
    expect([row.get('status'), row.get('template')]).toEqual(['failed', 'no-such-mail']);
    expect(row.get('recipient')).toContain('@');
    expect(story.data.finishedAt).not.toBeNull();
    expect(story.data.faults).toMatchObject([{ fingerprint: group.fingerprint, tries: 1, settledAt: null }]);
  });

  it('are counted before they are done anew, all in one call', async () => {
    const retry = (dryRun?: boolean) =>
      admin.post<Change>(`/ops/api/failures/${group.fingerprint}/retry`, { dryRun });
    expect((await retry(true)).data).toMatchObject({ dryRun: true, done: 3, skipped: 0, remaining: 0 });
    expect(await statusOf(mails[0]!)).toBe('failed');
    expect(await actionsOn(group.fingerprint)).toEqual([]);
    await query(stack, `update outbound_mails set template = 'account-exists' where id = any($1)`, [
      mails.slice(0, 2),
    ]);
    await query(stack, `update outbound_mails set status = 'sent' where id = $1`, [mails[2]]);
    expect((await retry()).data).toMatchObject({ dryRun: false, done: 2, skipped: 1, remaining: 0 });
    expect((await retry()).data).toMatchObject({ done: 0, skipped: 0 });
    await until(
      () => Promise.all(mails.map(statusOf)),
      (all) => all.every((status) => status === 'sent'),
    );
    expect(await groups()).toEqual([]);
    expect((await groups('?state=settled'))[0]).toMatchObject({
      fingerprint: group.fingerprint,
      openJobs: 0,
    });
    expect(await actionsOn(group.fingerprint)).toEqual(['failures.retry']);
  });

  it('are given up with a note', async () => {
    const mail = await brokenMail('another-missing-mail');
    await requeue();
    const [open] = (await until(groups, ([first]) => first?.openJobs === 1)) as [Group];
    expect(open.givenUpJobs).toBe(0);
    const discard = (body: object) =>
      admin.post<Change>(`/ops/api/failures/${open.fingerprint}/discard`, body);
    expect(refusedFields(expectRefusal(await discard({}), 400, 'VALIDATION_ERROR'))).toEqual(['note']);
    expect((await discard({ note: 'A test of the team', dryRun: true })).data.done).toBe(1);
    expect(await statusOf(mail)).toBe('pending');
    expect((await discard({ note: 'A test of the team' })).data).toMatchObject({ done: 1, skipped: 0 });
    expect(await statusOf(mail)).toBe('failed');
    expect((await actionsOn(open.fingerprint))[0]).toBe('failures.discard');
    const listed = await admin.get<{ subject: string }[]>('/ops/api/given-up?kind=mail');
    expect(listed.data).toEqual([]);
  });
});

/** An upload whose file arrives a while after the request's head. */
async function uploadSlowly(filename: string, content: string, requestId: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([content]), filename);
  const whole = new Response(form);
  const bytes = await whole.bytes();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, 1));
      await sleep(300);
      controller.enqueue(bytes.subarray(1));
      controller.close();
    },
  });
  const headers = { 'X-Request-Id': requestId, 'Content-Type': whole.headers.get('Content-Type')! };
  const request = { method: 'POST', body, duplex: 'half', headers };
  expect((await customer.send('/api/upload', request)).status).toBe(200);
}

describe('Jobs', () => {
  it('are found by what they are about', async () => {
    const requestId = `walk-${randomUUID()}`;
    await uploadSlowly('broken.stl', 'solid nothing', requestId);
    const fileKey = await uploadBox(customer, [71, 20, 10]);
    await customer.post('/api/analyze', { fileKey, filename: 'box.stl' });
    const quote = await saveQuote(customer, [quoteLine(fileKey)]);
    await customer.get(`/api/quotes/${quote.id}/pdf`);
    const order = await placeOrder(customer, {
      addressId: await addAddress(customer),
      items: [orderLine(fileKey)],
    });
    const names = async (search: string) => (await jobs(search)).map(({ job }) => job).sort();
    expect(await names(`file=${fileKey}`)).toEqual(['analysis.measure', 'parts.picture']);
    expect(await names(`quote=${quote.reference}`)).toEqual([
      'analysis.measure',
      'documents.render',
      'parts.picture',
    ]);
    expect(await names(`order=${order.orderNumber}`)).toEqual(expect.arrayContaining(['analysis.measure']));
    expect(await names(`customer=${customer.email}&job=analysis.measure&state=done`)).toContain(
      'analysis.measure',
    );
    expect(await names(`customer=${customerId}&job=documents.render`)).toEqual(['documents.render']);
    expect(await names('customer=nobody@example.com')).toEqual([]);
    expect(await names(`file=${fileKey}&olderThanSeconds=3600`)).toEqual([]);
    await until(
      () => names(`requestId=${requestId}`),
      (found) => found.includes('analysis.measure'),
    );
    const [own] = await jobs(`file=${fileKey}&job=analysis.measure`);
    expect(own).toMatchObject({ state: 'done', customer: { email: customer.email } });
  });

  it('come page by page, without repeats or gaps', async () => {
    const read = async (limit: number, after?: string): Promise<string[]> => {
      const next = after === undefined ? '' : `&after=${after}`;
      const { data, text } = await admin.get<Job[]>(`/ops/api/jobs?limit=${limit}${next}`);
      const { nextCursor } = JSON.parse(text) as { nextCursor?: string };
      const own = data.map(({ job, subject }) => `${job} ${subject}`);
      return nextCursor === undefined ? own : [...own, ...(await read(limit, nextCursor))];
    };
    const all = await read(3);
    expect(all.length).toBeGreaterThan(9);
    expect(all).toEqual(await read(100));
    expect(new Set(all).size).toBe(all.length);
    const wrong = expectRefusal(await admin.get('/ops/api/jobs?after=nonsense'), 400, 'VALIDATION_ERROR');
    expect(refusedFields(wrong)).toEqual(['after']);
  });

  it.each([
    'mail.send/nonsense',
    `nonsense/${randomUUID()}`,
    `mail.send/${randomUUID()}`,
    'maintenance.sweep/sweep',
  ])('that are none: %s', async (path) => {
    expectRefusal(await admin.get(`/ops/api/jobs/${path}`), 404, 'RESOURCE_NOT_FOUND');
  });

  it.each(['job=nonsense', 'state=lost', 'error=x', 'requestId=%C3%A9', 'olderThanSeconds=-1', 'limit=101'])(
    'are not found by %s',
    async (search) => {
      const refused = expectRefusal(await admin.get(`/ops/api/jobs?${search}`), 400, 'VALIDATION_ERROR');
      expect(refusedFields(refused)).toEqual([search.split('=')[0]]);
    },
  );

  it('are closed to customers', async () => {
    for (const path of ['jobs', 'failures', 'given-up']) {
      expectRefusal(await customer.get(`/ops/api/${path}`), 403, 'INSUFFICIENT_PERMISSIONS');
    }
  });
});

describe('What was given up', () => {
  interface GivenUp {
    kind: string;
    job: string | null;
    subject: string;
    name: string | null;
    reason: string;
    cause: string | null;
    amount: number | null;
    customer: { email: string } | null;
    actions: string[];
  }
  const list = async (kind: string) => (await admin.get<GivenUp[]>(`/ops/api/given-up?kind=${kind}`)).data;

  it('is a file, with its cause and its owner, until it is measured after all', async () => {
    const fileKey = await uploadBox(customer, [81, 20, 10]);
    await customer.post('/api/analyze', { fileKey, filename: 'box.stl' });
    const [{ content_hash: hash }] = (await query<{ content_hash: string }>(
      stack,
      `update file_analyses a set status = 'failed', is_given_up = true, finished_at = now() from uploaded_files f
       where f.content_hash = a.content_hash and f.key = $1 returning a.content_hash`,
      [fileKey],
    )) as [{ content_hash: string }];
    const [file] = await list('file');
    expect(file).toMatchObject({ kind: 'file', job: 'analysis.measure', name: 'box.stl', reason: 'gaveUp' });
    expect(file).toMatchObject({ customer: { email: customer.email }, actions: ['retry', 'dismiss'] });
    expect(file!.subject).toContain(hash);
    const retry = () => admin.post(`/ops/api/jobs/analysis.measure/${file!.subject}/retry`);
    expect((await retry()).data).toEqual({ done: 1, skipped: 0 });
    await until(
      () => list('file'),
      (files) => files.length === 0,
    );
    const done = async () => (await jobs(`file=${fileKey}&job=analysis.measure`))[0]!.state;
    await until(done, (state) => state === 'done');
    expect((await retry()).data).toEqual({ done: 0, skipped: 1 });
    expect(await actionsOn(file!.subject)).toEqual(['givenUp.retry']);
  });

  it('is a mail, which goes to another address once; one with a personal link does not', async () => {
    const mail = async (data: object) => {
      const id = randomUUID();
      await query(
        stack,
        `insert into outbound_mails (id, template, locale, recipient, user_id, data, status, created_at)
         values ($1, 'account-exists', 'fr', 'gone@example.com', $2, $3, 'failed', now())`,
        [id, customerId, JSON.stringify(data)],
      );
      return id;
    };
    const plain = await mail({ name: 'Amina' });
    const [shown] = await list('mail');
    expect(shown).toMatchObject({
      subject: plain,
      name: 'account-exists',
      reason: 'mailGivenUp',
      cause: null,
    });
    expect(shown!.actions).toEqual(['retry', 'resend', 'dismiss']);
    const resend = (id: string, recipient: string) =>
      admin.post<{ mailId: string | null }>(`/ops/api/given-up/mails/${id}/resend`, { recipient });
    const first = await resend(plain, 'new@example.com');
    expect(first.data).toEqual({ mailId: expect.any(String), recipient: 'new@example.com' });
    expect((await resend(plain, 'new@example.com')).data.mailId).toBeNull();
    await until(
      () => statusOf(first.data.mailId!),
      (status) => status === 'sent',
    );
    expect(await list('mail')).toEqual([]);
    expect(await actionsOn(plain)).toEqual(['givenUp.resend']);
    const personal = await mail({ name: 'Amina', linkId: randomUUID() });
    const refused = expectRefusal(await resend(personal, 'stranger@example.com'), 400, 'VALIDATION_ERROR');
    expect(refusedFields(refused)).toEqual(['recipient']);
    const dismissed = await admin.post(`/ops/api/jobs/mail.send/${personal}/dismiss`, {
      note: 'The link ran out',
    });
    expect(dismissed.data).toEqual({ done: 1, skipped: 0 });
    expect(await list('mail')).toEqual([]);
    expectRefusal(await resend(randomUUID(), 'new@example.com'), 404, 'RESOURCE_NOT_FOUND');
  });

  it('is a payment that was refused, until it is settled by hand with a note', async () => {
    const id = randomUUID();
    await query(
      stack,
      `insert into payment_events (id, provider, event_id, kind, amount_centimes, currency, reference, outcome, note, received_at)
       values ($1::uuid, 'sandbox', $1::text, 'succeeded', 12050, 'MAD', 'pay-1', 'refused', 'wrong amount', now())`,
      [id],
    );
    const [payment] = await list('payment');
    expect(payment).toMatchObject({
      subject: id,
      reason: 'paymentRefused',
      cause: 'wrong amount',
      amount: 120.5,
    });
    expect(payment!.actions).toEqual(['settle']);
    const settle = (note: string) =>
      admin.post<{ settledBy: string; note: string }>(`/ops/api/given-up/payments/${id}/settle`, { note });
    const settled = await settle('Returned by the bank');
    expect(settled.data).toMatchObject({ settledBy: owner, note: 'Returned by the bank' });
    expect((await settle('Again')).data).toEqual(settled.data);
    expect(await list('payment')).toEqual([]);
    expect(await actionsOn(id)).toEqual(['payment.settle']);
  });
});

/* Last: what it leaves in the queue takes its time. */
describe('A large group', () => {
  it('is done anew by ten thousand jobs a call', async () => {
    await admin.post('/ops/api/queues/mail/pause', { reason: 'Ten thousand at once' });
    const fingerprint = 'aaaaaaaaaaaaaaaa';
    await query(
      stack,
      `insert into failure_groups (fingerprint, job, error, cause, frame, tries, first_at, last_at)
       values ($1, 'mail.send', 'Error', 'The server was away', '', 10000, now(), now())`,
      [fingerprint],
    );
    await query(
      stack,
      `with mails as (
         insert into outbound_mails (id, template, locale, recipient, data, status, created_at)
         select gen_random_uuid(), 'account-exists', 'fr', 'many' || n || '@example.com', '{"name":"Amina"}', 'failed', now()
         from generate_series(1, 10050) n returning id)
       insert into job_failures (fingerprint, subject, job, is_given_up, first_at, last_at)
       select $1, id::text, 'mail.send', true, now(), now() from mails`,
      [fingerprint],
    );
    const { data } = await admin.post<Change>(`/ops/api/failures/${fingerprint}/retry`, {});
    process.stderr.write(`10,000 jobs done anew in ${data.seconds} s\n`);
    expect(data).toMatchObject({ done: 10_000, skipped: 0, remaining: 50 });
    const again = await admin.post<Change>(`/ops/api/failures/${fingerprint}/discard`, { note: 'The rest' });
    expect(again.data).toMatchObject({ done: 50, remaining: 0 });
    const depth = async () => {
      const { data: queues } = await admin.get<{ queue: string; depth: number }[]>('/ops/api/queues');
      return queues.find(({ queue }) => queue === 'mail')!.depth;
    };
    await until(depth, (jobsInQueue) => jobsInQueue >= 10_000);
    const waiting = await jobs('job=mail.send&state=pending&limit=2');
    const story = await admin.get<{ wait: object; queued: object }>(
      `/ops/api/jobs/mail.send/${waiting[0]!.subject}`,
    );
    expect(story.data.wait).toMatchObject({ reason: 'queuePaused', lane: 'mail' });
    expect(story.data.queued).toMatchObject({ state: 'waiting', attemptsMade: 0 });
    await query(stack, `update outbound_mails set status = 'sent' where recipient like 'many%'`);
    await admin.post('/ops/api/queues/mail/resume');
  }, 180_000);
});
