import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Job, Queue, type QueueOptions, setDefaultBackendFactory, Worker } from 'bullmq';
import { configureQueueBackend } from '@shared/infra/queue/queue-backend.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { ExpressSlot } from './express-slot.js';

let database: WorkerDatabase;
let options: QueueOptions;
let queue: Queue;
let worker: Worker;
let slot: ExpressSlot;
let isFull: boolean;
/** Names of the jobs that began, and how each of them is ended. */
let begun: string[];
let end: Map<string, () => void>;

beforeAll(async () => {
  database = await startWorkerDatabase();
  options = configureQueueBackend({ ...database.settings, redisUrl: null });
  queue = new Queue('analysis', options);
}, 60_000);

afterAll(async () => {
  await queue.close();
  setDefaultBackendFactory();
  await database.close();
});

beforeEach(async () => {
  await queue.obliterate({ force: true });
  isFull = true;
  begun = [];
  end = new Map();
  const run = async ({ name }: Job) => {
    begun.push(name);
    await new Promise<void>((ended) => end.set(name, ended));
  };
  worker = new Worker('analysis', run, { ...options, autorun: false });
  slot = new ExpressSlot({
    worker: () => worker,
    waits: async (jobId) => (await queue.getJobState(jobId)) === 'prioritized',
    isFull: () => isFull,
    failed: (error) => {
      throw error;
    },
  });
});

afterEach(async () => {
  for (const ended of end.values()) ended();
  await slot.close();
  await worker.close();
});

const add = async (name: string, priority: number) => (await queue.add(name, {}, { priority })).id!;

/** Ends a job as soon as it has begun. */
async function endOf(name: string): Promise<void> {
  while (!end.has(name)) await sleep(5);
  end.get(name)!();
}

describe('the express slot', () => {
  it('takes a job that came to the front, and no other', async () => {
    await add('flood', 20);
    slot.offer(await add('newcomer', 10));
    await endOf('newcomer');
    await slot.close();
    expect(begun).toEqual(['newcomer']);
    expect(await queue.getJobCounts('completed', 'prioritized')).toEqual({ completed: 1, prioritized: 1 });
  });

  it('takes none while another slot is free', async () => {
    isFull = false;
    slot.offer(await add('newcomer', 10));
    await slot.close();
    expect(await queue.getJobCounts('prioritized')).toEqual({ prioritized: 1 });
  });

  it('puts back what it did not hear of', async () => {
    const flood = await add('flood', 5);
    slot.offer(await add('newcomer', 10));
    await slot.close();
    expect(begun).toEqual([]);
    expect((await queue.getJob(flood))!.attemptsStarted).toBe(1);
    // Another slot finds both as they were.
    const next = [
      await worker.getNextJob('a', { block: false }),
      await worker.getNextJob('b', { block: false }),
    ];
    expect(next.map((job) => job?.name)).toEqual(['flood', 'newcomer']);
    expect(next[0]!.attemptsMade).toBe(0);
  });

  it('takes all that it heard of, one after the other, whichever is in front', async () => {
    slot.offer(await add('first', 10));
    while (!end.has('first')) await sleep(5);
    slot.offer(await add('later', 12));
    slot.offer(await add('sooner', 11));
    await endOf('first');
    await endOf('sooner');
    await endOf('later');
    await slot.close();
    expect(begun).toEqual(['first', 'sooner', 'later']);
  });

  it('takes one that it heard of before the others were taken', async () => {
    isFull = false;
    slot.offer(await add('early', 10));
    await slot.close();
    isFull = true;
    slot.offer(await add('late', 11));
    await endOf('early');
    await endOf('late');
    await slot.close();
    expect(begun).toEqual(['early', 'late']);
  });

  it('takes no further one once the worker takes none', async () => {
    slot.offer(await add('first', 10));
    while (!end.has('first')) await sleep(5);
    slot.offer(await add('second', 10));
    isFull = false;
    await endOf('first');
    await slot.close();
    expect(begun).toEqual(['first']);
    expect(await queue.getJobCounts('completed', 'prioritized')).toEqual({ completed: 1, prioritized: 1 });
  });
});
