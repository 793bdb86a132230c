import type { JobType } from 'bullmq';
import { laneQueues } from '@shared/infra/lanes/lane-work.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import type { HeldJobs } from './held-jobs.js';

/** Jobs that wait, in a queue that is paused or not. BullMQ knows the list `paused`, though its types do not. */
const inTurn = ['waiting', 'paused'] as string[] as JobType[];
/** Waiting jobs that have a priority are counted apart. Lengths of lists and sets: none is read. */
const counted: JobType[] = [...inTurn, 'prioritized', 'active', 'delayed', 'completed', 'failed'];

/** Queues that are kept in Redis. */
export function readRedisQueues(jobQueue: JobQueue): Promise<HeldJobs[]> {
  return Promise.all(queueNames.map((name) => readQueue(jobQueue, name)));
}

async function readQueue(jobQueue: JobQueue, name: QueueName): Promise<HeldJobs> {
  const queue = jobQueue.queue(name);
  const [counts, isPaused, next] = await Promise.all([
    queue.getJobCounts(...counted),
    queue.isPaused(),
    laneQueues.has(name) ? [] : queue.getJobs(inTurn, 0, 0, true),
  ]);
  const {
    waiting = 0,
    paused = 0,
    prioritized = 0,
    active = 0,
    delayed = 0,
    completed = 0,
    failed = 0,
  } = counts;
  // A job that was tried waits since then.
  const [nextAtMs = null] = next.map(({ timestamp, processedOn = 0 }) => Math.max(timestamp, processedOn));
  return {
    ...{ queue: name, waiting: waiting + paused + prioritized },
    ...{ active, delayed, completed, failed, isPaused, nextAtMs },
  };
}
