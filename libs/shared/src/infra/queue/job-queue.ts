import { Logger } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import { jobs, queueNames, type JobName, type JobPayloads, type QueueName } from './jobs.js';
import { within } from './within.js';

/** A queue that has not accepted a job by then counts as unavailable; callers must not block on it. */
const answerMs = 5_000;

/** Jobs stay visible on dashboards: done ones for an hour, failed ones for a week. */
const kept: JobsOptions = { removeOnComplete: { age: 3600 }, removeOnFail: { age: 7 * 24 * 3600 } };

/** Done jobs that a queue keeps within that hour. */
const maxDone = 5_000;

/** The queue does not answer; it may still accept the job later. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
}

/** Adds jobs to their queues. */
export class JobQueue {
  private readonly queues: Record<QueueName, Queue>;

  /** @param queues one for each of {@link queueNames}, in that order. */
  constructor(queues: readonly Queue[]) {
    const logger = new Logger(JobQueue.name);
    this.queues = Object.fromEntries(queueNames.map((name, place) => [name, queues[place]])) as Record<
      QueueName,
      Queue
    >;
    for (const queue of queues) {
      queue.on('error', (error) => logger.warn({ queue: queue.name, err: error }, 'Queue error'));
    }
  }

  /**
   * Adds a job, unless one with the same payload id is waiting or in flight.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueue<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
    const policy = jobs[name];
    const added = this.queues[policy.queue].add(name, payload, {
      attempts: policy.attempts,
      backoff: { type: 'exponential', delay: policy.backoffMs },
      deduplication: { id: policy.idOf(payload) },
      ...kept,
    });
    try {
      await within(added, answerMs);
    } catch (error) {
      throw new QueueUnavailableError('The queue does not take jobs', { cause: error });
    }
  }

  /** Registers the scheduled jobs with the queue; idempotent. */
  async schedule(): Promise<void> {
    for (const [name, policy] of Object.entries(jobs)) {
      if (policy.everyMs === undefined) continue;
      await this.queues[policy.queue].upsertJobScheduler(
        name,
        { every: policy.everyMs },
        { name, data: {}, opts: kept },
      );
    }
  }

  /** Removes the oldest done jobs past a bound: BullMQ's own bound by number deadlocks on PostgreSQL. */
  async trimDone(): Promise<void> {
    for (const queue of Object.values(this.queues)) {
      const { completed = 0 } = await queue.getJobCounts('completed');
      if (completed > maxDone) await queue.clean(0, completed - maxDone, 'completed');
    }
  }

  /** The BullMQ queue behind a name, for dashboards and checks. */
  queue(name: QueueName): Queue {
    return this.queues[name];
  }
}
