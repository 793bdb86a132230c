import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { JobQueue } from '@shared/queue/job-queue.js';
import { queueNames } from '@shared/queue/jobs.js';
import { requestSeconds } from './request-timer.js';

const jobStates = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Figures of this process and of the queues, in Prometheus' text format. */
@Injectable()
export class MetricsService {
  private readonly registry = new Registry();

  constructor(jobQueue: JobQueue) {
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

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
