import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** How a job ended: `retried` failed and is tried again. */
export type JobOutcome = 'done' | 'retried' | 'failed';

/** Figures of this worker's jobs, in Prometheus' text format. */
@Injectable()
export class JobFigures {
  readonly registry = new Registry();
  private readonly ended = new Counter({
    name: 'jobs_total',
    help: 'Jobs that ended, by outcome.',
    labelNames: ['job', 'outcome'] as const,
    registers: [this.registry],
  });
  private readonly waitSeconds = new Histogram({
    name: 'job_wait_seconds',
    help: 'Time from a job’s enqueueing, or the end of its delay, to the start of its first try.',
    labelNames: ['job'] as const,
    buckets,
    registers: [this.registry],
  });
  private readonly runSeconds = new Histogram({
    name: 'job_run_seconds',
    help: 'Time of one try of a job.',
    labelNames: ['job', 'outcome'] as const,
    buckets,
    registers: [this.registry],
  });

  constructor() {
    // Prefixed, because the API's answer may hold them beside its own.
    collectDefaultMetrics({ register: this.registry, prefix: 'worker_' });
  }

  started({ name, timestamp, delay = 0, attemptsMade }: Job, at: number): void {
    if (attemptsMade === 0)
      this.waitSeconds.observe({ job: name }, Math.max(0, at - timestamp - delay) / 1000);
  }

  finished({ name }: Job, outcome: JobOutcome, milliseconds: number): void {
    this.ended.inc({ job: name, outcome });
    this.runSeconds.observe({ job: name, outcome }, milliseconds / 1000);
  }
}
