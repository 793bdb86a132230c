import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { oldestWaiting } from '@shared/infra/lanes/oldest-waiting.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import type { JobName, QueueName, WorkName } from '@shared/infra/queue/jobs.js';
import { within } from '@shared/infra/queue/within.js';
import { workNames } from '@shared/infra/work/work-table.js';
import { ownRowsSql, workRows } from '@shared/infra/work/work-rows.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';
import { readHeldJobs } from './read-held-jobs.js';

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
    const { jobQueue, settings } = this;
    const em = this.em.fork();
    const oldest = await oldestWaiting(em);
    const held = await readHeldJobs({ em, jobQueue, settings });
    return held.map(({ queue, waiting: depth, delayed, active, failed, isPaused, nextAtMs }) => {
      const oldestOfLanes = depth > 0 ? oldest.get(queue) : undefined;
      const oldestMs = oldestOfLanes ?? (nextAtMs === null ? 0 : Math.max(0, Date.now() - nextAtMs));
      const oldestSeconds = Math.round(oldestMs / 1000);
      return { queue, depth, delayed, active, failed, isPaused, oldestSeconds };
    });
  }
}
