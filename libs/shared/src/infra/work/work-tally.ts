import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { JobEventKind } from '../database/entities/job-event.entity.js';
import { newId } from '../database/new-id.js';
import { type JobName, jobs, type QueueName } from '../queue/jobs.js';
import { type FailureCause, failureCause } from './failure-cause.js';
import { requestIds } from './request-ids.js';
import { isLaneJob } from '../lanes/lane-work.js';
import { type LaneStep, moveClocks, moveLanes, storeServed } from '../lanes/served.js';
import type { MinuteTally, TalliedEvent, TalliedFailure } from './tallied.js';
import { storeEvents, storeFailures, storeMinutes } from './work-tally-rows.js';

const flushMs = 1_000;

/** What is kept while the database is unavailable; older entries are dropped then. */
const mostKept = 5_000;
const keptMs = 3_600_000;

type Count = Exclude<keyof MinuteTally, 'queue' | 'startsAt'>;

/**
 * Writes down what happens to jobs: counts by queue and minute, steps of each job, failures, for operators; and what was
 * served, which moves lanes on and charges accounts. It is gathered in memory and written once a second, so that no job
 * waits for it; what a crash loses is a second of this, never work.
 */
export class WorkTally {
  private readonly logger = new Logger(WorkTally.name);
  private minutes = new Map<string, MinuteTally>();
  private events: TalliedEvent[] = [];
  private failures: TalliedFailure[] = [];
  /** Those that lanes have yet to be told. */
  private unserved: TalliedEvent[] = [];
  /** What lanes have yet to be moved by. */
  private steps: LaneStep[] = [];
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | null = null;
  /** Of the worker process, once it has one. */
  workerId: string | null = null;

  constructor(private readonly em: EntityManager) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flushAll();
  }

  /** Writes what has been gathered by now: what came while something is being written goes with the next. */
  async flushAll(): Promise<void> {
    await this.flushing;
    await this.flush();
  }

  /** A row's job was enqueued, or an operator asked for it. */
  added(job: JobName, subject: string): void {
    this.count(jobs[job].queue, { added: 1 });
    this.event(job, subject, 'added', { requestId: requestIds.getStore() ?? null });
  }

  /** Adds to the counts of the minute; of depth and age the greatest counts. */
  count(queue: QueueName, counts: Partial<Record<Count, number>>): void {
    this.addTo(queue, new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(), counts);
  }

  event(job: JobName, subject: string, kind: JobEventKind, more: Partial<TalliedEvent> = {}): void {
    const empty = { try: null, ms: null, slotMs: null, requestId: null, note: null };
    const { workerId } = this;
    const event = { id: newId(), job, subject, kind, at: now(), workerId, ...empty, ...more };
    const lists = isLaneJob(job) ? [this.events, this.unserved] : [this.events];
    for (const list of lists) {
      list.push(event);
      if (list.length > mostKept) list.shift();
    }
  }

  /** @returns the cause, as operators see it. */
  failure(job: JobName, subject: string, error: unknown, isGivenUp: boolean): FailureCause {
    const cause = failureCause(job, error);
    this.failures.push({ job, subject, at: now(), isGivenUp, ...cause });
    if (this.failures.length > mostKept) this.failures.shift();
    return cause;
  }

  /** Writes what was gathered; what cannot be written is tried again with the next. */
  async flush(): Promise<void> {
    this.flushing ??= this.write().finally(() => (this.flushing = null));
    await this.flushing;
  }

  private async write(): Promise<void> {
    await this.serve();
    await this.moveOn();
    await this.writeHistory();
  }

  /** By itself: no fault of the history keeps lanes from moving on. */
  private async serve(): Promise<void> {
    const { unserved } = this;
    if (unserved.length === 0) return;
    this.unserved = [];
    try {
      this.steps.push(...(await this.em.fork().transactional((em) => storeServed(em, unserved))));
    } catch (error) {
      this.logger.warn({ err: error }, 'Served jobs not written; tried again');
      this.unserved = [...unserved, ...this.unserved].slice(-mostKept);
    }
  }

  private async moveOn(): Promise<void> {
    const { steps } = this;
    if (steps.length === 0) return;
    this.steps = [];
    try {
      await moveLanes(this.em.fork(), steps);
    } catch (error) {
      this.logger.warn({ err: error }, 'Lanes not moved on; tried again');
      this.steps = steps.slice(-mostKept);
      return;
    }
    // By itself: what moves lanes must not be done twice.
    await moveClocks(this.em.fork(), steps).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'Virtual time not moved on; the next call does it'),
    );
  }

  private async writeHistory(): Promise<void> {
    const { minutes, events, failures } = this;
    if (minutes.size + events.length + failures.length === 0) return;
    this.minutes = new Map();
    this.events = [];
    this.failures = [];
    try {
      await this.em.fork().transactional(async (em) => {
        await storeFailures(em, failures);
        await storeEvents(em, events);
        await storeMinutes(em, [...minutes.values()]);
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'History of jobs not written; tried again');
      this.events = [...events, ...this.events].slice(-mostKept);
      this.failures = [...failures, ...this.failures].slice(-mostKept);
      for (const { queue, startsAt, ...counts } of minutes.values()) {
        if (Date.now() - Date.parse(startsAt) < keptMs) this.addTo(queue, startsAt, counts);
      }
    }
  }

  private addTo(queue: QueueName, startsAt: string, counts: Partial<Record<Count, number>>): void {
    const key = `${queue} ${startsAt}`;
    const tally = this.minutes.get(key) ?? emptyMinute(queue, startsAt);
    for (const [name, value] of Object.entries(counts) as [Count, number][]) {
      const isGreatest = name === 'depth' || name === 'oldestSeconds';
      tally[name] = isGreatest ? Math.max(tally[name], value) : tally[name] + value;
    }
    this.minutes.set(key, tally);
  }
}

const now = () => new Date().toISOString();

function emptyMinute(queue: QueueName, startsAt: string): MinuteTally {
  const none = { added: 0, done: 0, retried: 0, failed: 0, busyMs: 0, capacityMs: 0 };
  return { queue, startsAt, ...none, depth: 0, oldestSeconds: 0 };
}
