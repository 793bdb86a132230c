import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { JobType } from 'bullmq';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { laneQueues } from '@shared/infra/lanes/lane-work.js';
import { oldestWaiting } from '@shared/infra/lanes/oldest-waiting.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type JobName, type QueueName, queueNames, type WorkName } from '@shared/infra/queue/jobs.js';
import { within } from '@shared/infra/queue/within.js';
import { workNames } from '@shared/infra/work/work-table.js';
import { ownRowsSql, workRows } from '@shared/infra/work/work-rows.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';
import { readDatabaseQueues } from './database-queues.js';

/** How old the figures may be: however many pages look, the queues are asked at most so often. */
const freshMs = 1_500;
const answerMs = 2_000;
/** How often depth and age are written into the history. */
const sampleMs = 10_000;

/** What a queue holds now. */
export interface QueueReading {
  queue: QueueName;
  /** Jobs that wait for a worker, those of a paused queue among them. */
  depth: number;
  /** Jobs that wait for their next try, or were put off. */
  delayed: number;
  /** Jobs in flight. */
  active: number;
  /** Jobs that ended without success, within a week. */
  failed: number;
  isPaused: boolean;
  /** How long its oldest job has waited; without lanes that is the one next in turn. */
  oldestSeconds: number;
}

/** The same as the queue tells it: when the job next in turn was added or last tried, of one without lanes. */
type HeldJobs = Omit<QueueReading, 'oldestSeconds'> & { nextMs: number | null };

/** The rows of a kind of work that wait. */
export interface PendingReading {
  /** The kind of work. */
  job: JobName;
  /** Rows whose work is not done. */
  pending: number;
  /** Of these, rows that wait longer than work of their kind should. */
  stuck: number;
  /** Age of the oldest of them. */
  oldestSeconds: number;
}

/**
 * How long work should wait at most, as the alerts `PendingOld` and `MailLate` have it; pictures and archives come after all
 * else.
 */
const mostWaitSeconds: { [Name in WorkName]?: number } = {
  'accounts.export': 86_400,
  'mail.send': 900,
  'parts.picture': 7_200,
  'payments.refund': 86_400,
};
const usualMostWaitSeconds = 600;
/** How BullMQ calls waiting jobs of a paused queue; its types leave it out. */
const pausedState = 'paused' as JobType;
/** More is shown as this many. */
const mostCounted = 100_000;

/** One reading of the queues and of pending rows, for the console, its history, the public status and the figures. */
@Injectable()
export class QueueFigures implements OnModuleInit, OnApplicationShutdown {
  private kept: { reading: Promise<QueueReading[]>; atMs: number } | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobQueue: JobQueue,
    private readonly tally: WorkTally,
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: Pick<ProcessSettings, 'redisUrl'>,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.sample().catch(() => undefined), sampleMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns `null` while the queues do not answer. */
  async queues(): Promise<QueueReading[] | null> {
    const isFresh = this.kept !== null && performance.now() - this.kept.atMs < freshMs;
    if (!isFresh)
      this.kept = {
        reading: this.readAll(),
        atMs: performance.now(),
      };
    return within(this.kept!.reading, answerMs).catch(() => null);
  }

  /** Forgets what is kept, after a change that the next look must show. */
  forget(): void {
    this.kept = null;
  }

  /** Of each kind of work, in the order of the jobs table. Reads the indexes of status and age alone. */
  async pending(): Promise<PendingReading[]> {
    const parts = workNames.map((name) => {
      const { from, since, states } = workRows[name];
      return `select '${name}' as job, count(*)::int as pending,
        count(*) filter (where at < now() - interval '${mostWaitSeconds[name] ?? usualMostWaitSeconds} seconds')::int as stuck,
        coalesce(extract(epoch from now() - min(at)), 0)::int as oldest_seconds
        from (select ${since} as at from ${from} where ${states.pending} and ${ownRowsSql[name] ?? 'true'} order by 1 limit ${mostCounted}) waiting`;
    });
    const rows = await this.em
      .fork()
      .execute<{ job: JobName; pending: number; stuck: number; oldest_seconds: number }[]>(
        parts.join(' union all '),
      );
    return rows.map(({ job, pending, stuck, oldest_seconds: oldest }) => ({
      ...{ job, pending, stuck },
      oldestSeconds: Math.max(0, oldest),
    }));
  }

  private async sample(): Promise<void> {
    for (const { queue, depth, oldestSeconds } of (await this.queues()) ?? []) {
      this.tally.count(queue, { depth, oldestSeconds });
    }
  }

  private async readAll(): Promise<QueueReading[]> {
    const oldest = await oldestWaiting(this.em.fork());
    const held = await (this.settings.redisUrl === null
      ? this.readDatabase()
      : Promise.all(queueNames.map((name) => this.readRedis(name))));
    return held.map(({ nextMs, ...one }) => {
      const oldestOfLanes = one.depth > 0 ? oldest.get(one.queue) : undefined;
      const oldestMs = oldestOfLanes ?? (nextMs === null ? 0 : Math.max(0, Date.now() - nextMs));
      return { ...one, oldestSeconds: Math.round(oldestMs / 1000) };
    });
  }

  private async readDatabase(): Promise<HeldJobs[]> {
    const queues = await readDatabaseQueues(this.em.fork());
    return queues.map(({ queue, waiting, delayed, active, failed, isPaused, oldestAtMs }) => ({
      ...{ queue, delayed, active, failed, isPaused },
      depth: waiting,
      nextMs: oldestAtMs,
    }));
  }

  private async readRedis(name: QueueName): Promise<HeldJobs> {
    const queue = this.jobQueue.queue(name);
    const [counts, isPaused, next] = await Promise.all([
      queue.getJobCounts('waiting', pausedState, 'prioritized', 'active', 'delayed', 'failed'),
      queue.isPaused(),
      laneQueues.has(name) ? [] : queue.getJobs(['waiting'], 0, 0, true),
    ]);
    const { waiting = 0, paused = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
    // A job that was tried waits since then.
    const [nextMs = null] = next.map(({ timestamp, processedOn = 0 }) => Math.max(timestamp, processedOn));
    const depth = waiting + paused + prioritized;
    return { queue: name, depth, delayed, active, failed, isPaused, nextMs };
  }
}
