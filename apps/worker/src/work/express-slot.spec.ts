import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
  const process = async ({ name }: Job) => {
    begun.push(name);
    await new Promise<void>((ended) => end.set(name, ended));
  };
  worker = new Worker('analysis', process, { ...options, autorun: false });
  slot = new ExpressSlot({
    worker: () => worker,
    waits: async (jobId) => (await queue.getJobState(jobId)) === 'prioritized',
    isFull: () => isFull,
    failed: (error) => {
      throw error;
    },
  });
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
    await worker.close();
  });

  it('takes none while another slot is free', async () => {
    isFull = false;
    slot.offer(await add('newcomer', 10));
    await slot.close();
    expect(await queue.getJobCounts('prioritized')).toEqual({ prioritized: 1 });
    await worker.close();
  });

  it('puts back what it did not hear of, in its place', async () => {
    await add('flood', 5);
    await add('more of it', 5);
    slot.offer(await add('newcomer', 10));
    await sleep(200);
    await slot.close();
    expect(begun).toEqual([]);
    expect((await queue.getPrioritized()).map(({ name }) => name)).toEqual([
      'flood',
      'more of it',
      'newcomer',
    ]);
    await worker.close();
  });

  it('takes the next one that it heard of when a job has ended', async () => {
    slot.offer(await add('first', 10));
    while (!end.has('first')) await sleep(5);
    slot.offer(await add('second', 10));
    await sleep(100);
    expect(begun).toEqual(['first']);
    await endOf('first');
    await endOf('second');
    await slot.close();
    expect(begun).toEqual(['first', 'second']);
    await worker.close();
  });

  it('waits for its job at the end, and takes no further one', async () => {
    slot.offer(await add('first', 10));
    while (!end.has('first')) await sleep(5);
    slot.offer(await add('second', 10));
    const closed = slot.close();
    await endOf('first');
    await closed;
    expect(begun).toEqual(['first']);
    expect(await queue.getJobCounts('completed', 'prioritized')).toEqual({ completed: 1, prioritized: 1 });
    await worker.close();
  });
});
