import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { LostJobs } from './lost-jobs.js';

let database: WorkerDatabase;
let enqueued: Record<string, string[]>;
let faulty: string | null;

const jobQueue = {
  enqueueAll: (name: string, payloads: Record<string, string>[]) => {
    if (name === faulty) return Promise.reject(new Error('No queue'));
    (enqueued[name] ??= []).push(...payloads.map((payload) => Object.values(payload)[0]!));
    return Promise.resolve();
  },
} as unknown as JobQueue;

const em = () => database.orm.em.fork();

/** All of one moment, as those of one statement are. */
async function addMails(count: number): Promise<string[]> {
  const rows = await em().execute<{ id: string }[]>(
    `insert into outbound_mails (id, template, locale, recipient, data, status, created_at)
     select gen_random_uuid(), 'welcome', 'fr', 'amina@example.com', '{}', 'pending', now() - interval '1 minute'
     from generate_series(1, ?) returning id`,
    [count],
  );
  return rows.map(({ id }) => id).sort();
}

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  [enqueued, faulty] = [{}, null];
  await em().execute('delete from outbound_mails');
  await em().execute('delete from part_pictures');
  await em().execute('delete from requeue_places');
});

it('are looked for among 500 rows of a kind, and then among those after them', async () => {
  const mails = await addMails(1_100);
  const counts: number[] = [];
  for (let looks = 0; looks < 4; looks += 1) {
    // Each by another worker.
    await new LostJobs(jobQueue).enqueueNext(em());
    counts.push(enqueued['mail.send']!.length);
  }
  expect(counts).toEqual([500, 1_000, 1_100, 1_600]);
  expect(enqueued['mail.send']!.slice(0, 1_100).sort()).toEqual(mails);
  expect(enqueued['mail.send']!.slice(1_100)).toEqual(enqueued['mail.send']!.slice(0, 500));
});

it('are all of them where a queue has lost everything, and of that queue alone', async () => {
  const mails = await addMails(1_100);
  await new LostJobs(jobQueue).enqueueAll(em(), ['analysis', 'documents']);
  expect(enqueued).toEqual({});
  await new LostJobs(jobQueue).enqueueAll(em(), ['mail', 'documents']);
  expect(enqueued['mail.send']!.sort()).toEqual(mails);
});

it('are found of each kind, whatever becomes of another', async () => {
  await addMails(1);
  const contentHash = 'ab'.repeat(32);
  await em().execute(
    `insert into part_pictures (content_hash, look, status, attempts, created_at)
     values (?, 1, 'pending', 0, now() - interval '1 minute')`,
    [contentHash],
  );
  faulty = 'mail.send';
  await expect(new LostJobs(jobQueue).enqueueNext(em())).rejects.toThrow('No queue');
  expect(enqueued).toEqual({ 'parts.picture': [contentHash] });
});
