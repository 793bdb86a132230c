import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { KeptReading } from '@shared/infra/metrics/kept-reading.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { laneQueues } from '@shared/infra/lanes/lane-work.js';
import { laneLoad } from '@shared/infra/lanes/lane-load.js';
import { oldestWaiting } from '@shared/infra/lanes/oldest-waiting.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import type { QueueName } from '@shared/infra/queue/jobs.js';
import { readHeldJobs } from '../queues/read-held-jobs.js';

const jobStates = ['waiting', 'paused', 'active', 'delayed', 'completed', 'failed'] as const;

/** One queue: how many jobs are in each state, and how long the oldest has waited since it was added or last tried. */
interface QueueFigures extends Record<(typeof jobStates)[number], number> {
  queue: QueueName;
  isPaused: boolean;
  /** When that wait began, by `performance.now()`; no step of a clock lengthens it. */
  waitsSinceMs: number | null;
  /** Predicted work that waits over the workers; `null` where jobs are served as they come. */
  loadSeconds: number | null;
}

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
    this.reading = new KeptReading(() => this.read());
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

  private async read(): Promise<QueueFigures[]> {
    const { jobQueue, settings } = this;
    const em = this.em.fork();
    const [held, oldest, loads] = await Promise.all([
      readHeldJobs({ em, jobQueue, settings }, { countsCompleted: true }),
      oldestWaiting(em),
      laneLoad(em, settings.timeLimits.heartbeatFreshMs),
    ]);
    const nowMs = performance.now();
    const since = (waitedMs: number | null) => (waitedMs === null ? null : nowMs - waitedMs);
    return held.map(({ waiting: depth, nextAtMs, ...one }) => {
      const { queue, isPaused } = one;
      const depths = { waiting: isPaused ? 0 : depth, paused: isPaused ? depth : 0 };
      if (!laneQueues.has(queue)) {
        const waitedMs = nextAtMs === null ? null : Math.max(0, Date.now() - nextAtMs);
        return { ...one, ...depths, waitsSinceMs: since(waitedMs), loadSeconds: null };
      }
      const waitsSinceMs = since(depth > 0 ? (oldest.get(queue) ?? null) : null);
      // Also of one that was paused on the queue board alone, for which no worker helps.
      const loadSeconds = isPaused ? 0 : loads && (loads.get(queue) ?? 0);
      return { ...one, ...depths, waitsSinceMs, loadSeconds };
    });
  }
}
