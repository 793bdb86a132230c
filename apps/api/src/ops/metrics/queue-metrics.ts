import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { JobType } from 'bullmq';
import { Gauge } from 'prom-client';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { KeptReading } from '@shared/infra/metrics/kept-reading.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { laneQueues } from '@shared/infra/lanes/lane-work.js';
import { laneLoad } from '@shared/infra/lanes/lane-load.js';
import { oldestWaiting } from '@shared/infra/lanes/oldest-waiting.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import { readDatabaseQueues } from '../queues/database-queues.js';

const jobStates = ['waiting', 'paused', 'active', 'delayed', 'completed', 'failed'] as const;

/** BullMQ counts waiting jobs that have a priority apart. */
const countedStates = [...jobStates, 'prioritized'] as const;

/** Jobs that wait, in a queue that is paused or not. BullMQ knows the list `paused`, though its types do not. */
const inTurn = ['waiting', 'paused'] as string[] as JobType[];

/** One queue: how many jobs are in each state, and how long the oldest has waited since it was added or last tried. */
interface QueueFigures extends Record<(typeof jobStates)[number], number> {
  queue: QueueName;
  isPaused: boolean;
  /** When that wait began, by `performance.now()`; no step of a clock lengthens it. */
  waitsSinceMs: number | null;
  /** Predicted work that waits over the workers; `null` where jobs are served as they come. */
  loadSeconds: number | null;
}

/** The same as the queue tells it, by the clock of who added the job. */
type ReadFigures = Omit<QueueFigures, 'waitsSinceMs' | 'loadSeconds'> & { oldestAtMs: number | null };

/** Depth, oldest age, load and pause of each queue. */
@Injectable()
export class QueueMetrics {
  /** `null` while the queues do not answer. */
  readonly reading: KeptReading<QueueFigures[]>;

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    { registry }: ProcessFigures,
  ) {
    this.reading = new KeptReading(() =>
      this.withLanes(
        settings.redisUrl === null
          ? this.readDatabase()
          : Promise.all(queueNames.map((name) => this.readRedis(name))),
      ),
    );
    const add = (
      gauge: { name: string; help: string; labelNames: string[] },
      set: (gauge: Gauge<string>, figures: QueueFigures) => void,
    ) => {
      const added: Gauge<string> = new Gauge({
        ...gauge,
        registers: [registry],
        collect: async () => {
          const all = await this.reading.value();
          added.reset();
          for (const figures of all ?? []) set(added, figures);
        },
      });
    };
    const labelNames = ['queue'];
    add(
      { name: 'queue_jobs', help: 'Jobs of a queue in a state.', labelNames: ['queue', 'state'] },
      (gauge, figures) => {
        for (const state of jobStates) gauge.set({ queue: figures.queue, state }, figures[state]);
      },
    );
    add(
      {
        name: 'queue_oldest_waiting_seconds',
        help: 'Time since the oldest job that waits was added or last tried; 0 if none waits.',
        labelNames,
      },
      (gauge, { queue, waitsSinceMs }) =>
        gauge.set({ queue }, waitsSinceMs === null ? 0 : (performance.now() - waitsSinceMs) / 1000),
    );
    add(
      {
        name: 'queue_load_seconds',
        help: 'How long the workers would be busy with what waits; of queues that are served by customer.',
        labelNames,
      },
      (gauge, { queue, loadSeconds }) => {
        if (loadSeconds !== null) gauge.set({ queue }, loadSeconds);
      },
    );
    add(
      { name: 'queue_paused', help: 'Whether a queue is paused: 1 or 0.', labelNames },
      (gauge, { queue, isPaused }) => gauge.set({ queue }, isPaused ? 1 : 0),
    );
  }

  private async withLanes(read: Promise<ReadFigures[]>): Promise<QueueFigures[]> {
    const em = this.em.fork();
    const { heartbeatFreshMs } = this.settings.timeLimits;
    const [figures, oldest, loads] = await Promise.all([
      read,
      oldestWaiting(em),
      laneLoad(em, heartbeatFreshMs),
    ]);
    const nowMs = performance.now();
    const since = (waitedMs: number | null) => (waitedMs === null ? null : nowMs - waitedMs);
    return figures.map(({ oldestAtMs, ...one }) => {
      if (!laneQueues.has(one.queue)) {
        const waitedMs = oldestAtMs === null ? null : Math.max(0, Date.now() - oldestAtMs);
        return { ...one, waitsSinceMs: since(waitedMs), loadSeconds: null };
      }
      const isAny = one.waiting + one.paused > 0;
      const waitsSinceMs = since(isAny ? (oldest.get(one.queue) ?? null) : null);
      // Also of one that was paused on the queue board alone, for which no worker helps.
      const loadSeconds = one.isPaused ? 0 : loads && (loads.get(one.queue) ?? 0);
      return { ...one, waitsSinceMs, loadSeconds };
    });
  }

  private async readDatabase(): Promise<ReadFigures[]> {
    const queues = await readDatabaseQueues(this.em.fork(), { countsCompleted: true });
    return queues.map(({ waiting, ...one }) => ({
      ...one,
      waiting: one.isPaused ? 0 : waiting,
      paused: one.isPaused ? waiting : 0,
    }));
  }

  /** Lengths of lists and sets. */
  private async readRedis(name: QueueName): Promise<ReadFigures> {
    const queue = this.jobQueue.queue(name);
    const [counts, isPaused, next] = await Promise.all([
      queue.getJobCounts(...(countedStates as readonly string[] as JobType[])),
      queue.isPaused(),
      queue.getJobs(inTurn, 0, 0, true),
    ]);
    const since = next.map(({ timestamp, processedOn = 0 }) => Math.max(timestamp, processedOn));
    const countOf = (state: string) => counts[state] ?? 0;
    return {
      queue: name,
      waiting: countOf('waiting') + countOf('prioritized'),
      paused: countOf('paused'),
      active: countOf('active'),
      delayed: countOf('delayed'),
      completed: countOf('completed'),
      failed: countOf('failed'),
      isPaused,
      oldestAtMs: since.length === 0 ? null : Math.min(...since),
    };
  }
}
