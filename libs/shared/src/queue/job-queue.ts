import { Queue, type QueueOptions } from 'bullmq';
import { jobs, queueNames, type JobName, type JobPayloads, type QueueName } from './jobs.js';
import { within } from './within.js';

/** Injection token of the connection options that {@link JobQueue} was made with. */
export const QUEUE_OPTIONS = Symbol('QUEUE_OPTIONS');

/** A queue that takes longer to take a job is away: whoever enqueues must not wait for its return. */
const answerMs = 5_000;

const weekSeconds = 7 * 24 * 3600;

/** The queue does not answer; a job told to it may still be taken when it is back. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
}

/** Adds jobs to their queues. One instance a process; call {@link JobQueue.close} at its end. */
export class JobQueue {
  private readonly queues: Record<QueueName, Queue>;

  constructor(options: QueueOptions) {
    const entries = queueNames.map((name) => [name, new Queue(name, options)] as const);
    this.queues = Object.fromEntries(entries) as Record<QueueName, Queue>;
  }

  /**
   * Adds a job, unless one with the same payload id waits or runs already.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueue<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
    const policy = jobs[name];
    const added = this.queues[policy.queue].add(name, payload, {
      attempts: policy.attempts,
      backoff: { type: 'exponential', delay: policy.backoffMs },
      deduplication: { id: policy.idOf(payload) },
      removeOnComplete: true,
      removeOnFail: { age: weekSeconds },
    });
    try {
      await within(added, answerMs);
    } catch (error) {
      throw new QueueUnavailableError('The queue does not take jobs', { cause: error });
    }
  }

  /** Makes the jobs that run by themselves known to the queue; harmless when repeated. */
  async schedule(): Promise<void> {
    for (const [name, policy] of Object.entries(jobs)) {
      if (policy.everyMs === undefined) continue;
      await this.queues[policy.queue].upsertJobScheduler(
        name,
        { every: policy.everyMs },
        { name, data: {}, opts: { removeOnComplete: true, removeOnFail: { age: weekSeconds } } },
      );
    }
  }

  /** The BullMQ queue behind a name, for dashboards and checks. */
  queue(name: QueueName): Queue {
    return this.queues[name];
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.queues).map((queue) => queue.close()));
  }
}
