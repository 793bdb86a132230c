import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as DatabaseClient } from 'pg';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { uploadBox } from './shop.js';
import { startStack } from './stack.js';

interface QueueAnswer {
  queue: string;
  jobs: string[];
  depth: number;
  active: number;
  isPaused: boolean;
  pause: { reason: string; pausedBy: string } | null;
  busyShare: number | null;
  hour: { added: number[]; done: number[]; failed: number[]; depth: number[] };
}

interface WorkerAnswer {
  id: string;
  state: string;
  version: string;
  kernelVersion: string;
  pid: number;
  memoryBytes: number;
  busy: number;
  capacity: number;
  drainWantedBy: string | null;
}

const owner = 'owner@example.com';
let stack: TestStack;
let admin: Client;
let customer: Client & { email: string };

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: owner, TIME_LIMIT_SCALE: '0.2' } });
  admin = await signedIn(stack, owner);
  customer = await signedIn(stack);
});

afterAll(() => stack.stop());

/** Asks until it holds; the last answer is in the message. */
async function until<T>(ask: () => Promise<T>, holds: (answer: T) => boolean): Promise<T> {
  const giveUpAt = Date.now() + 25_000;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (Date.now() > giveUpAt) throw new Error(`Not within 25 s: ${JSON.stringify(answer)}`);
    await sleep(100);
  }
}

const queue = async (name: string) => {
  const { data } = await admin.get<QueueAnswer[]>('/ops/api/queues');
  return data.find((one) => one.queue === name)!;
};
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const statusOf = async (fileKey: string) => {
  const [row] = await query<{ status: string }>(
    stack,
    `select a.status from file_analyses a join uploaded_files f on f.content_hash = a.content_hash where f.key = $1`,
    [fileKey],
  );
  return row!.status;
};
const mail = (recipient: string) =>
  query(
    stack,
    `insert into outbound_mails (id, template, locale, recipient, data, created_at)
     values (gen_random_uuid(), 'account-exists', 'fr', $1, '{"name":"Amina"}', now())`,
    [recipient],
  );

describe('The queues', () => {
  it('are shown with what they did, and hold nothing once all is done', async () => {
    const before = await queue('analysis');
    for (const side of [31, 32, 33]) await uploadBox(customer, [side, 20, 10]);
    // The API writes down what was added, the worker what was done, each at its own second.
    const isCounted = ({ hour }: QueueAnswer) =>
      total(hour.added) === total(before.hour.added) + 3 && total(hour.done) === total(before.hour.done) + 3;
    const after = await until(
      () => queue('analysis'),
      (answer) => isCounted(answer) && answer.active === 0,
    );
    expect(after).toMatchObject({
      jobs: ['analysis.measure'],
      depth: 0,
      active: 0,
      isPaused: false,
      pause: null,
    });
    expect(after.hour.done).toHaveLength(60);
    const { data } = await admin.get<QueueAnswer[]>('/ops/api/queues');
    expect(data.map((one) => one.queue)).toEqual([
      ...[
        'uploads',
        'analysis',
        'cards',
        'pictures',
        'partPictures',
        'exports',
        'making',
        'documents',
        'mail',
      ],
      ...['payments', 'maintenance'],
    ]);
    const busy = await until(
      () => queue('analysis'),
      ({ busyShare }) => busyShare !== null && busyShare > 0,
    );
    expect(busy.busyShare).toBeLessThanOrEqual(1);
  });

  it('have a history that sums up to what was done', async () => {
    const { data } = await admin.get<{ minutes: number; done: number }[]>(
      '/ops/api/queues/analysis/history?hours=1',
    );
    expect(total(data.map(({ done }) => done))).toBe(total((await queue('analysis')).hour.done));
    expect(new Set(data.map(({ minutes }) => minutes))).toEqual(new Set([1]));
    expectRefusal(await admin.get('/ops/api/queues/nonsense/history'), 404, 'RESOURCE_NOT_FOUND');
    const tooFar = expectRefusal(
      await admin.get('/ops/api/queues/mail/history?hours=169'),
      400,
      'VALIDATION_ERROR',
    );
    expect(refusedFields(tooFar)).toEqual(['hours']);
  });

  it('are closed to customers', async () => {
    for (const path of ['queues', 'pauses', 'workers', 'pending', 'schedules']) {
      expectRefusal(await customer.get(`/ops/api/${path}`), 403, 'INSUFFICIENT_PERMISSIONS');
    }
    const pause = await customer.post('/ops/api/queues/mail/pause', { reason: 'because' });
    expectRefusal(pause, 403, 'INSUFFICIENT_PERMISSIONS');
  });

  it('wait while they are paused, say why, and go on', async () => {
    const paused = await admin.post<{ subject: string }[]>('/ops/api/queues/analysis/pause', {
      reason: 'The new kernel is being watched',
    });
    expect(paused.data).toMatchObject([
      {
        kind: 'queue',
        subject: 'analysis',
        customer: null,
        reason: 'The new kernel is being watched',
        pausedBy: owner,
      },
    ]);
    const fileKey = await uploadBox(customer, [41, 20, 10]);
    const shown = await until(
      () => queue('analysis'),
      ({ depth }) => depth === 1,
    );
    expect(shown).toMatchObject({ isPaused: true, pause: { pausedBy: owner } });
    const price = await customer.post('/api/analyze', { fileKey, filename: 'box.stl' });
    const details = expectRefusal(price, 503, 'EXTERNAL_SERVICE_ERROR');
    expect(details.hint).toContain('paused');
    expect(price.headers.get('retry-after')).toBe('60');
    expect(await statusOf(fileKey)).toBe('pending');
    expect((await admin.post('/ops/api/queues/analysis/resume')).data).toEqual([]);
    await until(
      () => statusOf(fileKey),
      (status) => status === 'done',
    );
    expect((await queue('analysis')).isPaused).toBe(false);
    const audit = await admin.get<{ action: string }[]>('/ops/api/audit?subjectId=analysis');
    expect(audit.data.map(({ action }) => action)).toEqual(['queue.resume', 'queue.pause']);
  });

  it('refuse a pause without a reason, and of no queue', async () => {
    const short = expectRefusal(await admin.post('/ops/api/queues/mail/pause', {}), 400, 'VALIDATION_ERROR');
    expect(refusedFields(short)).toEqual(['reason']);
    const unknown = await admin.post('/ops/api/queues/nonsense/pause', { reason: 'because' });
    expectRefusal(unknown, 404, 'RESOURCE_NOT_FOUND');
  });
});

describe('A customer’s lane', () => {
  it('waits while it is paused, and others go on', async () => {
    const other = await signedIn(stack);
    const { data: me } = await customer.get<{ id: string }>('/api/user/profile');
    const { id } = me;
    const paused = await admin.post<unknown[]>(`/ops/api/lanes/${id}/pause`, {
      reason: 'A script runs wild',
    });
    expect(paused.data).toMatchObject([
      { kind: 'customer', subject: id, customer: { email: customer.email } },
    ]);
    await sleep(1_100);
    const held = await uploadBox(customer, [51, 20, 10]);
    const free = await uploadBox(other, [52, 20, 10]);
    await until(
      () => statusOf(free),
      (status) => status === 'done',
    );
    expect(await statusOf(held)).toBe('pending');
    await admin.post(`/ops/api/lanes/${id}/resume`);
    await until(
      () => statusOf(held),
      (status) => status === 'done',
    );
    expectRefusal(
      await admin.post('/ops/api/lanes/nobody/pause', { reason: 'because' }),
      404,
      'USER_NOT_FOUND',
    );
  });
});

describe('The public status', () => {
  interface StatusAnswer {
    state: string;
    services: { name: string; state: string }[];
  }
  const stranger = () => new Client(stack);
  const status = async () => (await stranger().get<StatusAnswer>('/api/status')).data;

  it('says in words what waits, and none of the figures', async () => {
    await until(status, ({ state }) => state === 'well');
    await admin.post('/ops/api/queues/documents/pause', { reason: 'A secret reason' });
    const paused = await until(status, ({ state }) => state === 'paused');
    expect(paused.services.map(({ name, state }) => [name, state])).toEqual([
      ['prices', 'well'],
      ['files', 'well'],
      ['cards', 'well'],
      ['documents', 'paused'],
      ['mails', 'well'],
      ['payments', 'well'],
    ]);
    const words = {
      '/fr/status': 'Certaines choses sont en pause.',
      '/en/status': 'Some things are paused.',
      '/ar/status': 'بعض الأمور متوقفة مؤقتًا.',
    };
    for (const [path, sentence] of Object.entries(words)) {
      const page = await stranger().get(path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'public, max-age=10']);
      expect(page.text).toContain(sentence);
      expect(page.text).not.toContain('secret');
    }
    expect((await stranger().get('/en')).text).toContain('href="/en/status"');
    await admin.post('/ops/api/queues/documents/resume');
    await until(status, ({ state }) => state === 'well');
  });
});

describe('The workers', () => {
  const workers = async () => (await admin.get<WorkerAnswer[]>('/ops/api/workers')).data;

  it('say what they are', async () => {
    const [worker] = await until(workers, ([one]) => one?.busy === 0 && one.state === 'alive');
    expect(worker).toMatchObject({ state: 'alive', version: '0.1.0', drainWantedBy: null });
    expect(worker!.capacity).toBeGreaterThanOrEqual(13);
    expect(worker!.memoryBytes).toBeGreaterThan(20_000_000);
  });

  it('take no more jobs while they are drained, and jobs again after', async () => {
    const [{ id }] = (await workers()) as [WorkerAnswer];
    const drain = (draining: boolean) =>
      admin.post<WorkerAnswer>(`/ops/api/workers/${id}`, { draining }, {}, 'PATCH');
    expect((await drain(true)).data.drainWantedBy).toBe(owner);
    const home = await admin.get<{ task: string }[]>('/ops/api/home');
    expect(home.data.map(({ task }) => task)).toContain('startWorker');
    await drain(true);
    await until(workers, ([worker]) => worker?.state === 'draining');
    const fileKey = await uploadBox(customer, [61, 20, 10]);
    await sleep(1_500);
    expect(await statusOf(fileKey)).toBe('pending');
    await drain(false);
    await until(
      () => statusOf(fileKey),
      (status) => status === 'done',
    );
    await until(workers, ([worker]) => worker?.state === 'alive');
    const audit = await admin.get<{ action: string }[]>(`/ops/api/audit?subjectId=${id}`);
    expect(audit.data.map(({ action }) => action)).toEqual(['worker.undrain', 'worker.drain']);
    expectRefusal(
      await admin.post('/ops/api/workers/none', { draining: true }, {}, 'PATCH'),
      404,
      'RESOURCE_NOT_FOUND',
    );
  });

  it('leave rows that are counted while they wait', async () => {
    await admin.post('/ops/api/queues/mail/pause', { reason: 'The mail server moves' });
    await mail('stuck@example.com');
    await query(
      stack,
      `update outbound_mails set created_at = now() - interval '16 minutes' where recipient = 'stuck@example.com'`,
    );
    const pending = async () =>
      (
        await admin.get<{ kinds: { job: string; pending: number; stuck: number; oldestSeconds: number }[] }>(
          '/ops/api/pending',
        )
      ).data.kinds.find(({ job }) => job === 'mail.send')!;
    const seen = await pending();
    expect(seen).toMatchObject({ pending: 1, stuck: 1 });
    expect(seen.oldestSeconds).toBeGreaterThanOrEqual(959);
    await admin.post('/ops/api/queues/mail/resume');
    await admin.post('/ops/api/schedules/maintenance.requeue/run');
    await until(pending, (now) => now.pending === 0);
    expect(await pending()).toEqual({ job: 'mail.send', pending: 0, stuck: 0, oldestSeconds: 0 });
  });
});

describe('The schedule', () => {
  interface ScheduleAnswer {
    job: string;
    everySeconds: number;
    nextAt: string | null;
    lastAt: string | null;
    lastOutcome: string | null;
  }

  it('names each job with its next and last run, and runs one at once', async () => {
    const asked = new Date();
    const { data } = await admin.post<ScheduleAnswer[]>('/ops/api/schedules/maintenance.sweep/run');
    expect(data.map(({ job }) => job)).toEqual([
      ...['orders.cancelUnpaid', 'quotes.expire', 'projects.remind', 'files.retain'],
      ...['maintenance.erase', 'maintenance.requeue', 'maintenance.sweep'],
    ]);
    const sweep = async () =>
      (await admin.get<ScheduleAnswer[]>('/ops/api/schedules')).data.find(
        ({ job }) => job === 'maintenance.sweep',
      )!;
    // One that is due now has not begun yet.
    const isAhead = ({ nextAt }: ScheduleAnswer) => nextAt !== null && Date.parse(nextAt) > Date.now();
    const run = await until(
      sweep,
      (one) => one.lastAt !== null && new Date(one.lastAt) >= asked && isAhead(one),
    );
    expect(run).toMatchObject({ everySeconds: 120, lastOutcome: 'done' });
    expect(Date.parse(run.nextAt!)).toBeGreaterThan(asked.getTime());
    const { data: pending } = await admin.get<{ requeueLagSeconds: number }>('/ops/api/pending');
    expect(pending.requeueLagSeconds).toBeLessThan(30);
    expectRefusal(await admin.post('/ops/api/schedules/mail.send/run'), 404, 'RESOURCE_NOT_FOUND');
  });

  it('finds lost jobs while retention and erasing take their time', async () => {
    const holder = new DatabaseClient({ connectionString: stack.databaseUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      // Each of the two deletes rows of one of these.
      await holder.query('lock table refused_logos, account_exports in exclusive mode');
      await admin.post('/ops/api/schedules/files.retain/run');
      await admin.post('/ops/api/schedules/maintenance.erase/run');
      const held = `select distinct pid from pg_locks where not granted and locktype = 'relation'
        and database = (select oid from pg_database where datname = current_database())`;
      await until(
        () => query(stack, held),
        (pids) => pids.length === 2,
      );
      const asked = new Date();
      await admin.post('/ops/api/schedules/maintenance.requeue/run');
      const requeue = async () =>
        (await admin.get<ScheduleAnswer[]>('/ops/api/schedules')).data.find(
          ({ job }) => job === 'maintenance.requeue',
        )!;
      const run = await until(requeue, ({ lastAt }) => lastAt !== null && new Date(lastAt) >= asked);
      expect(run.lastOutcome).toBe('done');
    } finally {
      await holder.end();
    }
  });
});
