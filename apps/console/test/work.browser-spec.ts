import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Browser } from 'puppeteer-core';
import { consoleViews, ConsoleVisit } from '@testing/browser/console-visit.js';
import { newAdmin } from '@testing/new-admin.js';
import { named, press, shown, type } from '@testing/browser/page-steps.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

/** Of its own: queues are paused, and workers, clocks and failures are those of all. */
let service: TestStack;
let browser: Browser;
let database: pg.Client;

beforeAll(async () => {
  service = await startStack({ kind: 'postgres', adminUrl: runAdminUrl(), template: templateOf('postgres') });
  browser = await startBrowser('chromium');
  database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await browser.close();
  await service.stop();
});

const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.query<Row>(sql, values)).rows;

/** A worker that was last seen then, as one that was killed; its clock may be off. */
async function addWorker(host: string, seenIn: string, clockOffMs = 0): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into worker_heartbeats (worker_id, seen_at, clock_off_ms, started_at, version, kernel_version, host, pid, busy, capacity, jobs, is_draining)
     values ($1, now() + $2::interval, $4, now() - interval '1 hour', '0.1.0', '11', $3, 4711, 0, 14, '[]', false)`,
    [id, seenIn, host, clockOffMs],
  );
  return id;
}

/** A mail that waits for a server which is down. */
async function addFailingMail(userId: string): Promise<{ id: string; fingerprint: string; cause: string }> {
  const id = randomUUID();
  const fingerprint = randomUUID().replaceAll('-', '').slice(0, 16);
  const cause = `connect ECONNREFUSED <host> ${fingerprint}`;
  await query(
    `insert into outbound_mails (id, template, locale, recipient, user_id, data, status, created_at)
     values ($1, 'account-exists', 'fr', 'gone@example.com', $2, '{"name":"Amina"}', 'failed', now())`,
    [id, userId],
  );
  await query(
    `insert into failure_groups (fingerprint, job, error, cause, frame, tries, first_at, last_at)
     values ($1, 'mail.send', 'MailServerError', $2, 'SmtpTransport.send', 4, now() - interval '9 minutes', now())`,
    [fingerprint, cause],
  );
  await query(
    `insert into job_failures (fingerprint, subject, job, is_given_up, stack, customers, tries, first_at, last_at)
     values ($1, $2, 'mail.send', true, 'MailServerError: no answer', array[$3::uuid], 4, now(), now())`,
    [fingerprint, id, userId],
  );
  return { id, fingerprint, cause };
}

describe.each(consoleViews)('The machine room in $locale at $width px', (view) => {
  let visit: ConsoleVisit;
  let admin: Client;
  let customer: Client & { email: string };
  let customerId: string;
  let clicks = 0;

  beforeAll(async () => {
    const owner = await newAdmin(service);
    admin = owner;
    customer = await signedIn(service);
    customerId = (await customer.get<{ id: string }>('/api/user/profile')).data.id;
    visit = await ConsoleVisit.start(browser, service, view, { email: owner.email });
  });

  afterAll(() => visit.close());

  /** From the console's home to where a task is done. */
  const fromHome = async (task: string): Promise<void> => {
    await visit.open('/ops');
    const link = await shown(visit.page, `.tasks [data-task="${task}"] a`);
    await link.evaluate((one) => (one as HTMLElement).click());
    clicks = 1;
  };
  const click = async (text: string, among?: string): Promise<void> => {
    await press(visit.page, text, among);
    clicks += 1;
  };

  it('finds a worker that died', async () => {
    const host = `dead-${view.locale}`;
    const id = await addWorker(host, '-1 minute');
    await fromHome('replaceWorkers');
    await visit.page.waitForFunction(
      (wanted: string) =>
        [...document.querySelectorAll('tbody tr')].some((row) => row.textContent?.includes(wanted)),
      {},
      host,
    );
    await named(visit.page, '.state.bad', visit.say('work.workers.states.lost'));
    expect(clicks).toBe(1);
    expect(await visit.findings()).toEqual([]);
    await query('delete from worker_heartbeats where worker_id = $1', [id]);
  });

  it('says at once that a clock is off', async () => {
    const id = await addWorker('behind', '0 seconds', -3_600_000);
    await visit.open('/ops');
    await named(visit.page, '.tasks strong', visit.say('home.tasks.setClock'));
    expect(await visit.findings()).toEqual([]);
    await query('delete from worker_heartbeats where worker_id = $1', [id]);
  });

  it('finds a file that kills its thread, and has it measured again', async () => {
    const side = view.locale === 'fr' ? 43.5 : 44.5;
    const file = `poison-${view.locale}.stl`;
    const { data } = await customer.upload(file, new Uint8Array(encodeBinaryStl(box(side, 20, 10))));
    await customer.post('/api/analyze', { fileKey: data.key, filename: file });
    await query(
      `update file_analyses a set status = 'failed', is_given_up = true, finished_at = now()
       from uploaded_files f where f.content_hash = a.content_hash and f.key = $1`,
      [data.key],
    );
    await fromHome('mendWork');
    await named(visit.page, '.card h2 bdi', file);
    expect(clicks).toBe(1);
    expect(await visit.findings()).toEqual([]);
    await click(visit.say('work.givenUp.story'), '.card a');
    await named(visit.page, '.timeline strong', visit.say('work.steps.rowWritten'));
    expect(clicks).toBe(2);
    expect(await visit.findings()).toEqual([]);
    await click(visit.say('work.job.retry'));
    await press(visit.page, visit.say('work.job.retry'), '.danger p button');
    await named(visit.page, '.notices p', visit.say('work.job.retried', { done: 1 }));
    await named(visit.page, '.facts .state.good', visit.say('work.states.done'));
  });

  it('finds why mails fail, counts them, and has them sent again', async () => {
    const { cause } = await addFailingMail(customerId);
    await fromHome('mendCauses');
    await click(cause, '.card h2 a');
    await shown(visit.page, '.card details');
    expect(clicks).toBe(2);
    expect(await visit.findings()).toEqual([]);
    await click(visit.say('work.failures.retry'));
    const counted = visit.say('work.failures.retryQuestion', { count: 1, skipped: 0, remaining: 0 });
    await named(visit.page, 'form p', counted);
    expect(clicks).toBe(3);
    await press(visit.page, visit.say('work.failures.confirm'));
    await named(visit.page, '.card strong', visit.say('work.failures.open', { count: 0 }));
  });

  it('finds a payment that was refused, and settles it with a note', async () => {
    const id = randomUUID();
    await query(
      `insert into payment_events (id, provider, event_id, kind, amount_centimes, currency, reference, outcome, note, received_at)
       values ($1::uuid, 'sandbox', $1::text, 'succeeded', 12050, 'MAD', 'pay-1', 'refused', $2, now())`,
      [id, `wrong amount ${view.locale}`],
    );
    await fromHome('decidePayments');
    await named(visit.page, '.card q', `wrong amount ${view.locale}`);
    await click(visit.say('work.givenUp.settle'), '.row-actions button');
    await type(visit.page, `[id="settle-${id}"]`, 'Returned by the bank');
    expect(await visit.findings()).toEqual([]);
    await click(visit.say('work.givenUp.settle'), 'form button');
    await named(visit.page, '.notices p', visit.say('work.givenUp.taken'));
    expect(clicks).toBe(3);
    const audit = await admin.get<{ action: string }[]>(`/ops/api/audit?subjectId=${id}`);
    expect(audit.data.map(({ action }) => action)).toEqual(['payment.settle']);
  });

  it('finds a queue that stands still, sees who paused it, and lets it go on', async () => {
    const reason = `The disk is being enlarged (${view.locale})`;
    await admin.post('/ops/api/queues/exports/pause', { reason });
    await fromHome('resumePaused');
    await named(visit.page, '.state.wait', visit.say('work.queues.paused'));
    await shown(visit.page, '.sparkline');
    expect(await visit.findings()).toEqual([]);
    await click(visit.say('work.queueNames.exports'), 'tbody a');
    await shown(visit.page, '.notice.wait');
    await click(visit.say('work.queues.resume'));
    await named(visit.page, 'button', visit.say('work.queues.pause'));
    expect(clicks).toBe(3);
    expect(await visit.findings()).toEqual([]);
  });

  it('finds jobs by what they are about, at an address that can be shared', async () => {
    await visit.open('/ops/work/jobs?state=done');
    await shown(visit.page, '#customer');
    if (view.width < 500) await press(visit.page, visit.say('work.jobs.find'), 'summary');
    await type(visit.page, '#customer', customer.email);
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForFunction(() => location.search.includes('customer='));
    await named(visit.page, 'tbody th a', visit.say('work.jobNames.analysis.measure'));
    const address = new URL(visit.page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({ state: 'done', customer: customer.email });
    expect(await visit.findings()).toEqual([]);
    expect(visit.watched.faults).toEqual([]);
  });
});
