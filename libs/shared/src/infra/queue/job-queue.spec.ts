import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ConnectionOptions, Queue, setDefaultBackendFactory, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type RedisServer, startRedisServer } from '@testing/stack/redis-server.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { Lanes } from '../lanes/lanes.js';
import { JobQueue } from './job-queue.js';
import { jobs, queueNames, scheduledNames } from './jobs.js';
import { configureQueueBackend, prefixOf } from './queue-backend.js';

let database: WorkerDatabase;
let redis: RedisServer;

beforeAll(async () => {
  [database, redis] = await Promise.all([startWorkerDatabase(), startRedisServer()]);
}, 60_000);

afterEach(() => void jest.restoreAllMocks());

afterAll(async () => {
  setDefaultBackendFactory();
  await Promise.all([database.close(), redis.stop()]);
});

const hourMs = 3_600_000;
const rightNow = Date.now;

/** This process's clock, so far ahead. */
const aheadBy = (ms: number) => jest.spyOn(Date, 'now').mockImplementation(() => rightNow() + ms);

describe.each(['postgres', 'redis'])('Jobs on %s', (kind) => {
  let connection: ConnectionOptions;
  let queues: Queue[];
  let jobQueue: JobQueue;
  let redisUrl: string | null;

  beforeAll(() => {
    redisUrl = kind === 'redis' ? redis.url : null;
    ({ connection } = configureQueueBackend({ ...database.settings, redisUrl }));
    queues = queueNames.map((name) => new Queue(name, { connection, ...prefixOf(name) }));
    jobQueue = new JobQueue(queues, new Lanes(database.orm.em));
  });

  afterAll(() => Promise.all(queues.map((queue) => queue.close())));

  it('run in time again once a clock that ran ahead is right', async () => {
    const clock = aheadBy(hourMs);
    await jobQueue.schedule(1);
    expect(await jobQueue.replanLate(1)).toBe(false);
    clock.mockRestore();
    const refunds = jobQueue.queue('payments');
    const late = await refunds.add('payments.refund', {}, { delay: hourMs });
    // The far ones come after all that waits for less.
    await refunds.addBulk(
      Array.from({ length: 1_100 }, () => ({ name: 'x', data: {}, opts: { delay: 600_000 } })),
    );
    const later = await refunds.add('payments.refund', {}, { delay: 72 * hourMs });

    expect(await jobQueue.replanLate(1)).toBe(true);
    expect([await jobQueue.isScheduled(), await jobQueue.replanLate(1)]).toEqual([true, false]);
    for (const name of scheduledNames) {
      const { queue, everyMs } = jobs[name];
      const { next } = (await jobQueue.queue(queue).getJobScheduler(name))!;
      expect(next! - Date.now()).toBeLessThanOrEqual(everyMs!);
    }
    expect([await late.getState(), await later.getState()]).toEqual(['waiting', 'waiting']);
    expect(await refunds.getDelayedCount()).toBe(1_100);
    await refunds.obliterate({ force: true });
  });

  it('that have ended go once their time is up, though no other ends', async () => {
    const queue = jobQueue.queue('exports');
    const worker = new Worker('exports', (job) => fail(job.name), { connection, ...prefixOf('exports') });
    const isOver = Promise.all(['completed', 'failed'].map((end) => once(worker, end)));
    await queue.addBulk(['done', 'failing'].map((name) => ({ name, data: {} })));
    await isOver;
    await worker.close();
    const ended = async () => Object.values(await queue.getJobCounts('completed', 'failed'));
    await jobQueue.trimEnded();
    expect(await ended()).toEqual([1, 1]);
    aheadBy(2 * hourMs);
    await jobQueue.trimEnded();
    expect(await ended()).toEqual([0, 1]);
    aheadBy(8 * 24 * hourMs);
    await jobQueue.trimEnded();
    expect(await ended()).toEqual([0, 0]);
  });

  it('are taken, and nobody is told so while Redis is full', async () => {
    await jobQueue.assertTakesJobs({ redisUrl });
    if (redisUrl === null) return;
    const client = new Redis(redisUrl);
    await client.config('SET', 'maxmemory', '1');
    await expect(jobQueue.assertTakesJobs({ redisUrl })).rejects.toThrow(/OOM/);
    await client.config('SET', 'maxmemory', '0');
    await jobQueue.assertTakesJobs({ redisUrl });
    client.disconnect();
  });
});

const once = (worker: Worker, end: string) =>
  new Promise<void>((resolve) => worker.once(end as 'completed', () => resolve()));

function fail(name: string): Promise<string> {
  return name === 'failing' ? Promise.reject(new Error('550 no such mailbox')) : Promise.resolve(name);
}
