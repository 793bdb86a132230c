import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { requestSeconds } from './request-timer.js';

const workerAnswerMs = 1_000;

const jobStates = ['waiting', 'active', 'delayed', 'completed', 'failed'] as const;

/** Figures of this process and of the queues, in Prometheus' text format. */
@Injectable()
export class MetricsService {
  private readonly registry = new Registry();

  constructor(
    jobQueue: JobQueue,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(requestSeconds);
    const jobs = new Gauge({
      name: 'queue_jobs',
      help: 'Jobs of a queue in a state.',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      collect: async () => {
        for (const queue of queueNames) {
          const counts = await jobQueue.queue(queue).getJobCounts(...jobStates);
          for (const state of jobStates) jobs.set({ queue, state }, counts[state] ?? 0);
        }
      },
    });
  }

  /** This process's figures, and those of the worker that belongs to it. */
  async text(): Promise<string> {
    const [own, worker] = await Promise.all([this.registry.metrics(), this.workerText()]);
    return own + worker;
  }

  /** An unavailable worker leaves a gap in the figures; the health check reports it. */
  private async workerText(): Promise<string> {
    const { workerMetricsUrl, metricsToken } = this.settings;
    if (workerMetricsUrl === null) return '';
    const headers: Record<string, string> =
      metricsToken === null ? {} : { Authorization: `Bearer ${metricsToken}` };
    const signal = AbortSignal.timeout(workerAnswerMs);
    const answer = await fetch(workerMetricsUrl, { headers, signal }).catch(() => null);
    return answer?.ok ? await answer.text() : '';
  }
}
