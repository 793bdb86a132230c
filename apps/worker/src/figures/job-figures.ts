import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Counter, Gauge, Histogram } from 'prom-client';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { type JobName, jobs, queueNames } from '@shared/infra/queue/jobs.js';
import { workNames } from '@shared/infra/work/work-table.js';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** How a job ended: `retried` failed and is tried again. */
export type JobOutcome = 'done' | 'retried' | 'failed';

/** Figures of this worker's jobs. */
@Injectable()
export class JobFigures {
  private readonly running = new Map<Job, number>();
  private readonly ended: Counter<'job' | 'outcome'>;
  private readonly waitSeconds: Histogram<'job'>;
  private readonly runSeconds: Histogram<'job' | 'outcome'>;
  private readonly tries: Counter<'queue'>;
  private readonly givenUp: Counter<'kind'>;

  constructor({ registry }: ProcessFigures) {
    const registers = [registry];
    this.ended = new Counter({
      name: 'jobs_total',
      help: 'Jobs that ended, by outcome.',
      labelNames: ['job', 'outcome'],
      registers,
    });
    this.waitSeconds = new Histogram({
      name: 'job_wait_seconds',
      help: 'Time from a job’s enqueueing, or the end of its delay, to the start of its first try.',
      labelNames: ['job'],
      buckets,
      registers,
    });
    this.runSeconds = new Histogram({
      name: 'job_run_seconds',
      help: 'Time of one try of a job.',
      labelNames: ['job', 'outcome'],
      buckets,
      registers,
    });
    this.tries = new Counter({
      name: 'queue_tries_total',
      help: 'Tries of a queue’s jobs that ended in this worker, jobs given back among them.',
      labelNames: ['queue'],
      registers,
    });
    this.givenUp = new Counter({
      name: 'given_up_total',
      help: 'Rows whose work this worker gave up, by kind.',
      labelNames: ['kind'],
      registers,
    });
    // From zero on, so that the first one counts as an increase.
    for (const queue of queueNames) this.tries.inc({ queue }, 0);
    for (const job of Object.keys(jobs)) this.ended.inc({ job, outcome: 'failed' }, 0);
    for (const kind of workNames) this.givenUp.inc({ kind }, 0);
    this.addRunning(registers);
  }

  started(job: Job, atMs: number): void {
    this.running.set(job, atMs);
    const { name, timestamp, delay = 0, attemptsMade } = job;
    if (attemptsMade === 0)
      this.waitSeconds.observe({ job: name }, Math.max(0, atMs - timestamp - delay) / 1000);
  }

  finished({ name }: Job, outcome: JobOutcome, milliseconds: number): void {
    this.ended.inc({ job: name, outcome });
    this.runSeconds.observe({ job: name, outcome }, milliseconds / 1000);
  }

  /** The work of a job's row has failed too often. */
  gaveUp({ name }: Job): void {
    this.givenUp.inc({ kind: name });
  }

  /** The job is no longer in this worker's hands, whatever became of it. */
  left(job: Job): void {
    this.running.delete(job);
    this.tries.inc({ queue: jobs[job.name as JobName].queue });
  }

  private addRunning(registers: ProcessFigures['registry'][]): void {
    const count = new Gauge({
      name: 'jobs_running',
      help: 'Jobs that run in this worker, by queue.',
      labelNames: ['queue'],
      registers,
      collect: () => {
        for (const queue of queueNames) count.set({ queue }, this.runningOf(queue).length);
      },
    });
    const longest = new Gauge({
      name: 'job_longest_running_seconds',
      help: 'Time since the start of the try that has run longest, by queue; 0 if none runs.',
      labelNames: ['queue'],
      registers,
      collect: () => {
        const nowMs = Date.now();
        for (const queue of queueNames) {
          const ages = this.runningOf(queue).map((startedMs) => nowMs - startedMs);
          longest.set({ queue }, Math.max(0, ...ages) / 1000);
        }
      },
    });
  }

  private runningOf(queue: string): number[] {
    const own = [...this.running].filter(([{ name }]) => jobs[name as JobName].queue === queue);
    return own.map(([, startedMs]) => startedMs);
  }
}
