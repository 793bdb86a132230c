import { Logger } from '@nestjs/common';
import type { Job, JobsOptions, Queue } from 'bullmq';
import pLimit from 'p-limit';
import { lastPriority } from '../../domain/lanes/fair-queue.js';
import { isLaneJob } from '../lanes/lane-work.js';
import type { LanePlace, Lanes } from '../lanes/lanes.js';
import type { ExpressBell } from './express-bell.js';
import {
  jobs,
  mostPutOffMs,
  queueNames,
  scheduledNames,
  triesUntilSettled,
  type JobName,
  type JobPayloads,
  type QueueName,
} from './jobs.js';
import type { ProcessSettings } from '../config/env.js';
import { noTracer, type Tracer } from '../tracing/tracer.js';
import { seldom } from './seldom.js';
import { within } from './within.js';

/** A queue that has not accepted a job by then counts as unavailable; callers must not block on it. */
export const addedWithinMs = 5_000;

/** Unhurried jobs of one name are collected for so long, and added so many a call. */
const gatheredMs = 250;
const mostGathered = 500;

/** So many jobs are moved up at a time: two calls of the queue each, which others that add jobs meanwhile would wait for. */
const movedAtOnce = 3;

/** Jobs stay visible on dashboards: done ones for an hour, failed ones for a week. In seconds. */
const keptFor = { completed: 3600, failed: 7 * 24 * 3600 };

const kept: JobsOptions = {
  removeOnComplete: { age: keptFor.completed },
  removeOnFail: { age: keptFor.failed },
  // Of its last try: a job may be tried for days, and each try writes all that it keeps.
  stackTraceLimit: 1,
};

/** Jobs that a queue keeps within these times, of those that are done, and of those that failed. */
const maxEnded = 5_000;

/** Of one state, removed at a time. */
const mostTrimmed = 10_000;

/** A run that is further off than its interval and this was planned by a clock that ran ahead. */
const clockSlackMs = 60_000;

/** Jobs of a queue that are looked at in a lot for tries which lie too far off. */
const mostDelayed = 1_000;

/** A job that comes due so soon is left to do so. */
const dueSoonMs = 1_000;

/** Of a job for which there is nothing to do. */
const lastPlace: LanePlace = { priority: lastPriority, isMovedUp: false, isFirst: false };

/** The queue does not answer; it may still accept the job later. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
}

/** A job that is not added yet, and the step of a trace that it was asked for in. */
interface AskedJob<Name extends JobName> {
  payload: JobPayloads[Name];
  cause: string | undefined;
}

interface PlacedJob {
  name: string;
  data: object;
  opts: JobsOptions;
  place: LanePlace | undefined;
}

/** Adds jobs to their queues. */
export class JobQueue {
  private readonly queues: Record<QueueName, Queue>;
  private readonly logger = new Logger(JobQueue.name);
  private readonly moving = new Map(queueNames.map((name) => [name, pLimit(movedAtOnce)]));
  private readonly unhurried = new Map<JobName, AskedJob<JobName>[]>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private adding: Promise<void> = Promise.resolve();

  /** @param queues one for each of {@link queueNames}, in that order. */
  constructor(
    queues: readonly Queue[],
    private readonly lanes: Lanes,
    private readonly tracer: Tracer = noTracer,
    private readonly bell: ExpressBell | null = null,
  ) {
    this.queues = Object.fromEntries(queueNames.map((name, place) => [name, queues[place]])) as Record<
      QueueName,
      Queue
    >;
    for (const queue of queues) {
      const mayTell = seldom();
      queue.on('error', (error) => {
        if (mayTell()) this.logger.warn({ queue: queue.name, err: error }, 'Queue error');
      });
    }
  }

  /**
   * Adds a job, unless one with the same payload id is waiting or in flight.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueue<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
    await this.addNow(name, [payload], { isAwaited: false });
  }

  /**
   * As {@link enqueue} for jobs that a request waits for, placed together; those that wait already move up.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueueAwaited<Name extends JobName>(
    name: Name,
    payloads: readonly JobPayloads[Name][],
  ): Promise<void> {
    if (payloads.length > 0) await this.addNow(name, payloads, { isAwaited: true });
  }

  /**
   * As {@link enqueue} for work that no request waits for, some hundred jobs a call: nothing moves up, and no bell is rung.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueueAll<Name extends JobName>(name: Name, payloads: readonly JobPayloads[Name][]): Promise<void> {
    await this.addAll(name, this.asked(payloads));
  }

  /**
   * As {@link enqueueAll} for jobs that are wanted now: those that wait in the queue for their next try are tried at once.
   *
   * @throws {QueueUnavailableError}
   */
  async enqueueAgain<Name extends JobName>(
    name: Name,
    payloads: readonly JobPayloads[Name][],
  ): Promise<void> {
    const { queue } = jobs[name];
    const added = await this.addAll(name, this.asked(payloads));
    const lateMs = performance.now() + addedWithinMs;
    // Not in the line of those that a request waits for.
    const limited = pLimit(movedAtOnce);
    const moving = added.map((job) =>
      limited(async () => {
        if (performance.now() < lateMs) await this.moveUp(queue, job);
      }),
    );
    await answered(Promise.all(moving));
  }

  /**
   * Adds a job that no request waits for, within a second and together with others of its name. Returns at once; what the queue
   * does not take, or a crash loses, the next requeue finds by its row.
   */
  enqueueSoon<Name extends JobName>(name: Name, payload: JobPayloads[Name]): void {
    const asked = this.unhurried.get(name);
    const job = { payload, cause: this.tracer.current() };
    if (asked === undefined) this.unhurried.set(name, [job]);
    else asked.push(job);
    this.timer ??= setTimeout(() => void this.addGathered(), gatheredMs).unref();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.addGathered();
  }

  /** Registers the scheduled jobs with the queue, their intervals multiplied by `scale`; idempotent. */
  async schedule(scale: number): Promise<void> {
    for (const name of scheduledNames) {
      const { queue, everyMs } = jobs[name];
      await this.queues[queue].upsertJobScheduler(
        name,
        { every: Math.ceil(everyMs! * scale) },
        { name, data: {}, opts: kept },
      );
    }
  }

  /** Whether the queues know all scheduled jobs. */
  async isScheduled(): Promise<boolean> {
    const known = await Promise.all(
      scheduledNames.map((name) => this.queues[jobs[name].queue].getJobScheduler(name)),
    );
    return known.every((one) => one !== undefined);
  }

  /** The queues that are new, or have lost all that they held: in a cluster each lies on a node of its own. */
  async emptied(): Promise<QueueName[]> {
    const known = await Promise.all(
      queueNames.map((name) => this.queues[name].backend.hasQueueMetaField('filledAt')),
    );
    return queueNames.filter((_, place) => !known[place]);
  }

  /** Marks queues as holding all that waits for them: the mark goes when they lose it. */
  async markFilled(names: readonly QueueName[]): Promise<void> {
    const filledAt = Date.now();
    await Promise.all(names.map((name) => this.queues[name].backend.setQueueMeta({ filledAt })));
  }

  /**
   * Plans anew what a clock that ran ahead has put off: scheduled jobs whose next run is further off than their interval, and with
   * those the tries of other jobs. For a process whose own clock is right.
   *
   * @returns whether there were any.
   */
  async replanLate(scale: number): Promise<boolean> {
    let isLate = false;
    for (const name of scheduledNames) {
      const { queue, everyMs } = jobs[name];
      const known = await this.queues[queue].getJobScheduler(name);
      if (!isTooFarOff(known?.next, everyMs! * scale)) continue;
      isLate = true;
      await this.queues[queue].removeJobScheduler(name);
    }
    if (!isLate) return false;
    await this.schedule(scale);
    await this.promoteLate();
    return true;
  }

  /**
   * Removes ended jobs whose time is up, which BullMQ does only as others end, and the oldest past a bound: BullMQ's own bound by
   * number deadlocks on PostgreSQL. A Redis that is full takes no job, and has room again by this alone.
   */
  async trimEnded(): Promise<void> {
    for (const queue of Object.values(this.queues)) {
      for (const state of ['completed', 'failed'] as const) {
        await queue.clean(keptFor[state] * 1000, mostTrimmed, state);
        const { [state]: ended = 0 } = await queue.getJobCounts(state);
        if (ended > maxEnded) await queue.clean(0, ended - maxEnded, state);
      }
    }
  }

  /**
   * Whether the queues answer, and Redis takes what is written: one that is full, or has lost its disk, answers what is read. The
   * writes of queues in the database are looked at there. One look at a time: its commands wait for a Redis that is away.
   *
   * @throws {Error} if they do not
   */
  assertTakesJobs({ redisUrl }: Pick<ProcessSettings, 'redisUrl'>): Promise<void> {
    this.looking ??= this.look(redisUrl !== null).finally(() => (this.looking = null));
    return this.looking;
  }

  private async look(isRedis: boolean): Promise<void> {
    if (!isRedis) {
      await this.queues.analysis.isPaused();
      return;
    }
    // In a cluster each lies on a node of its own.
    const lookedAt = Date.now();
    await Promise.all(Object.values(this.queues).map((queue) => queue.backend.setQueueMeta({ lookedAt })));
  }

  /** Tries at once what waits for a try that no backoff puts off so far: the last ones, lot by lot. */
  private async promoteLate(): Promise<void> {
    for (const queue of Object.values(this.queues)) {
      for (let isMore = true; isMore;) {
        const some = await queue.getJobs(['delayed'], 0, mostDelayed - 1, false);
        const late = some.filter(
          ({ repeatJobKey, processedOn, timestamp, delay }) =>
            repeatJobKey === undefined && isTooFarOff((processedOn ?? timestamp) + delay, mostPutOffMs),
        );
        // Another worker has done it, or it is gone.
        const tried = await Promise.all(
          late.map((job) =>
            job.promote().then(
              () => true,
              () => false,
            ),
          ),
        );
        isMore = some.length === mostDelayed && tried.includes(true);
      }
    }
  }

  /** The BullMQ queue behind a name, for dashboards and checks. */
  queue(name: QueueName): Queue {
    return this.queues[name];
  }

  private async addNow<Name extends JobName>(
    name: Name,
    payloads: readonly JobPayloads[Name][],
    { isAwaited }: { isAwaited: boolean },
  ): Promise<void> {
    const { queue } = jobs[name];
    const placed = await this.placed(name, this.asked(payloads), isAwaited);
    const lateMs = performance.now() + addedWithinMs;
    const adding = this.addTo(queue, placed).then((added) =>
      Promise.all(
        added.map(async (job, at) => {
          const { place } = placed[at]!;
          // Nobody knows whether the queue had a job that has no place.
          if (isAwaited && (place === undefined || place.isMovedUp)) {
            await this.moving.get(queue)!(async () => {
              if (performance.now() < lateMs) await this.moveUp(queue, job, place?.priority);
            });
          }
          if (place?.isFirst) this.bell?.ring({ queue, jobId: job.id! });
        }),
      ),
    );
    await answered(adding);
  }

  /** All by what asks now. */
  private asked<Name extends JobName>(payloads: readonly JobPayloads[Name][]): AskedJob<Name>[] {
    const cause = this.tracer.current();
    return payloads.map((payload) => ({ payload, cause }));
  }

  /** One by itself takes less of the queue's time than as a list. */
  private async addTo(queue: QueueName, some: readonly PlacedJob[]): Promise<Job[]> {
    const [{ name, data, opts }] = some as readonly [PlacedJob];
    const target = this.queues[queue];
    return some.length === 1 ? [await target.add(name, data, opts)] : target.addBulk([...some]);
  }

  /**
   * A job that was added before has its old priority; one with this one stays where it is, for the queue would put it behind
   * its equals. One that is put off is tried at once. One that has begun, or is gone, needs none.
   *
   * @param priority of a job with a place
   */
  private async moveUp(queue: QueueName, { id }: Job, priority = Infinity): Promise<void> {
    const queued = await this.queues[queue].getJob(id!);
    if (queued === undefined) return;
    if (queued.priority > priority) await queued.changePriority({ priority }).catch(() => undefined);
    if (isFarOff(queued)) await queued.promote().catch(() => undefined);
  }

  /** One call after the other, so that the last one ends with all of them. */
  private addGathered(): Promise<void> {
    return (this.adding = this.adding.then(() => this.enqueueGathered()));
  }

  private async enqueueGathered(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const gathered = [...this.unhurried];
    this.unhurried.clear();
    for (const [name, asked] of gathered) {
      for (let at = 0; at < asked.length; at += mostGathered) {
        const some = asked.slice(at, at + mostGathered);
        await this.addAll(name, some).catch((error: unknown) => {
          const facts = { job: name, count: some.length, err: error };
          this.logger.warn(facts, 'Jobs not enqueued; the next requeue retries them');
        });
      }
    }
  }

  private async addAll<Name extends JobName>(name: Name, asked: readonly AskedJob<Name>[]): Promise<Job[]> {
    const placed = await this.placed(name, asked, false);
    return answered(this.queues[jobs[name].queue].addBulk(placed));
  }

  /** As BullMQ takes them, in an order in which no two lists wait for each other: it locks what a job is told apart by. */
  private async placed<Name extends JobName>(
    name: Name,
    asked: readonly AskedJob<Name>[],
    isAwaited: boolean,
  ): Promise<PlacedJob[]> {
    const { idOf } = jobs[name];
    const subjects = asked.map(({ payload }) => idOf(payload));
    const places = await this.placesOf(name, subjects, isAwaited);
    const placed = asked.map((job, at) => {
      const subject = subjects[at]!;
      const place = places.get(subject);
      const opts = { ...this.optionsOf(name, job), priority: place?.priority };
      return { subject, name, data: job.payload, opts, place };
    });
    return placed.sort((one, other) => (one.subject < other.subject ? -1 : 1));
  }

  /** Jobs of lanes whose rows are gone or settled come last. */
  private async placesOf(
    name: JobName,
    subjects: string[],
    isAwaited: boolean,
  ): Promise<Map<string, LanePlace>> {
    if (!isLaneJob(name)) return new Map();
    const places = await this.lanes.place(name, subjects, { isAwaited });
    for (const subject of subjects) {
      if (!places.has(subject)) places.set(subject, lastPlace);
    }
    return places;
  }

  private optionsOf<Name extends JobName>(name: Name, { payload, cause }: AskedJob<Name>): JobsOptions {
    const { idOf, everyMs } = jobs[name];
    const attempts = everyMs === undefined ? triesUntilSettled : 1;
    // A type that BullMQ does not know: it asks the worker's strategy, which is backoffMsOf.
    const backoff = { type: 'capped' };
    // What caused a job travels with it, where BullMQ keeps that of its own traces.
    const trace: JobsOptions = cause === undefined ? {} : { telemetry: { metadata: cause } };
    return { attempts, backoff, deduplication: { id: idOf(payload) }, ...trace, ...kept };
  }
}

/** Whether a moment lies further off than it should by this process's clock. */
function isTooFarOff(atMs: number | undefined, everyMs: number): boolean {
  return atMs !== undefined && atMs > Date.now() + everyMs + clockSlackMs;
}

/**
 * Whether it waits for its next try, and for longer than a moment: PostgreSQL would give one back that a worker is just taking.
 */
function isFarOff({ delay, processedOn, timestamp }: Job): boolean {
  return delay > 0 && (processedOn ?? timestamp) + delay > Date.now() + dueSoonMs;
}

async function answered<Result>(added: Promise<Result>): Promise<Result> {
  try {
    return await within(added, addedWithinMs);
  } catch (error) {
    throw new QueueUnavailableError('The queue does not take jobs', { cause: error });
  }
}
