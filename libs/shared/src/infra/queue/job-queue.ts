import { Logger } from '@nestjs/common';
import type { Job, JobsOptions, Queue } from 'bullmq';
import { lastPriority } from '../../domain/lanes/fair-queue.js';
import { isLaneJob } from '../lanes/lane-work.js';
import type { LanePlace, Lanes } from '../lanes/lanes.js';
import { jobs, queueNames, type JobName, type JobPayloads, type QueueName } from './jobs.js';
import { noTracer, type Tracer } from '../tracing/tracer.js';
import { within } from './within.js';

/** A queue that has not accepted a job by then counts as unavailable; callers must not block on it. */
const answerMs = 5_000;

/** Jobs stay visible on dashboards: done ones for an hour, failed ones for a week. */
const kept: JobsOptions = { removeOnComplete: { age: 3600 }, removeOnFail: { age: 7 * 24 * 3600 } };

/** The waits of {@link backoffMsOf}, which workers know by this name. */
export const cappedBackoff = 'capped';

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
  constructor(
    queues: readonly Queue[],
    private readonly lanes: Lanes,
    private readonly tracer: Tracer = noTracer,
  ) {
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
   * Adds a job, unless one with the same payload id is waiting or in flight; one that waits moves up if somebody waits
   * for it now.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueue<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    { isAwaited = false }: { isAwaited?: boolean } = {},
  ): Promise<void> {
    const subject = jobs[name].idOf(payload);
    const place = (await this.placesOf(name, [subject], isAwaited)).get(subject);
    const options = { ...this.optionsOf(name, payload), priority: place?.priority };
    const added = this.queues[jobs[name].queue].add(name, payload, options);
    await answered(added.then((job) => (place?.isMovedUp ? moveUp(job, place.priority) : undefined)));
  }

  /**
   * As {@link enqueue}, for some hundred jobs of one name in one call.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueueAll<Name extends JobName>(name: Name, payloads: readonly JobPayloads[Name][]): Promise<void> {
    const places = await this.placesOf(name, payloads.map(jobs[name].idOf), false);
    const added = payloads.map((data) => {
      const { priority } = places.get(jobs[name].idOf(data)) ?? {};
      return { name, data, opts: { ...this.optionsOf(name, data), priority } };
    });
    await answered(this.queues[jobs[name].queue].addBulk(added));
  }

  /** Registers the scheduled jobs with the queue, their intervals multiplied by `scale`; idempotent. */
  async schedule(scale: number): Promise<void> {
    for (const [name, policy] of Object.entries(jobs)) {
      if (policy.everyMs === undefined) continue;
      await this.queues[policy.queue].upsertJobScheduler(
        name,
        { every: Math.ceil(policy.everyMs * scale) },
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

  /** Jobs of lanes whose rows are gone or settled come last: there is nothing to do for them. */
  private async placesOf(
    name: JobName,
    subjects: string[],
    isAwaited: boolean,
  ): Promise<Map<string, LanePlace>> {
    if (!isLaneJob(name)) return new Map();
    const places = await this.lanes.place(name, subjects, { isAwaited });
    for (const subject of subjects) {
      if (!places.has(subject)) places.set(subject, { priority: lastPriority, isMovedUp: false });
    }
    return places;
  }

  private optionsOf<Name extends JobName>(name: Name, payload: JobPayloads[Name]): JobsOptions {
    const { attempts, backoffMs, idOf } = jobs[name];
    const backoff = { type: cappedBackoff, delay: backoffMs };
    const metadata = this.tracer.current();
    // What caused a job travels with it, where BullMQ keeps that of its own traces.
    const cause: JobsOptions = metadata === undefined ? {} : { telemetry: { metadata } };
    return { attempts, backoff, deduplication: { id: idOf(payload) }, ...cause, ...kept };
  }
}

/** A job that was added before has its old priority. One that has begun, or is gone, needs none. */
async function moveUp(job: Job, priority: number): Promise<void> {
  await job.changePriority({ priority }).catch(() => undefined);
}

async function answered(added: Promise<unknown>): Promise<void> {
  try {
    await within(added, answerMs);
  } catch (error) {
    throw new QueueUnavailableError('The queue does not take jobs', { cause: error });
  }
}
