import { EntityManager } from '@mikro-orm/postgresql';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Injectable, type Type } from '@nestjs/common';
import { type Job, UnrecoverableError, type Worker } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { type JobName, jobs, queueNames, type QueueName } from '@shared/queue/jobs.js';
import { within } from '@shared/queue/within.js';
import { JobFigures, type JobOutcome } from './job-figures.js';
import { JOB_HANDLERS, type JobHandler, type JobHandlers } from './job-handlers.js';

/**
 * How soon a job of a worker that was killed is taken over by another. Short of the time that a request
 * waits for an analysis; this thread runs no kernel, so it renews its locks in time.
 */
const lockDuration = 8_000;
const stalledInterval = 4_000;

/** A job that outlived so many workers is left to its row, which counts attempts itself. */
const maxStalledCount = 5;

/** How long a stopping worker lets running jobs end. */
const drainMs = 20_000;

/** Takes the jobs of one queue, gives each its handler and an EntityManager, and tells how it ended. */
@Injectable()
export abstract class JobProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly em: EntityManager,
    @Inject(JOB_HANDLERS) private readonly handlers: JobHandlers,
    private readonly figures: JobFigures,
    private readonly logger: PinoLogger,
  ) {
    super();
    logger.setContext(JobProcessor.name);
  }

  /** @returns the id under which the job was added: it goes with the event that wakes those who wait. */
  async process(job: Job): Promise<string> {
    const startedMs = Date.now();
    this.figures.started(job, startedMs);
    // The name comes from our own table: enqueue() takes no other.
    const name = job.name as JobName;
    const facts = { job: name, id: job.id, attempt: job.attemptsMade + 1, ...(job.data as object) };
    try {
      await (this.handlers[name] as JobHandler<JobName>).handle(job.data as never, this.em.fork());
      this.tell('done', job, startedMs, facts);
      return jobs[name].idOf(job.data as never);
    } catch (error) {
      const isLast = error instanceof UnrecoverableError || facts.attempt >= (job.opts.attempts ?? 1);
      this.tell(isLast ? 'failed' : 'retried', job, startedMs, { ...facts, err: error as Error });
      throw error;
    }
  }

  /** Takes no more jobs and lets the running ones end; what outlasts that is taken over by another worker. */
  async beforeApplicationShutdown(): Promise<void> {
    const worker = this.openWorker();
    if (worker === null) return;
    await within(worker.pause(), drainMs).catch(() => undefined);
    await worker.close(true);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ queue: this.worker.name, err: error }, 'Queue error');
  }

  /** The worker, unless the process ends before it was opened: then asking for it throws. */
  private openWorker(): Worker | null {
    try {
      return this.worker;
    } catch {
      return null;
    }
  }

  private tell(outcome: JobOutcome, job: Job, startedMs: number, facts: object): void {
    const ms = Date.now() - startedMs;
    this.figures.finished(job, outcome, ms);
    if (outcome === 'done') this.logger.info({ ...facts, ms }, 'Job done');
    else this.logger.error({ ...facts, ms, outcome }, 'Job failed');
  }
}

/** A processor for each queue, with as many jobs at a time as `concurrency` says. */
export function jobProcessors(concurrency: Record<QueueName, number>): Type<JobProcessor>[] {
  return queueNames.map((name) => {
    class QueueProcessor extends JobProcessor {}
    const options = { concurrency: concurrency[name], lockDuration, stalledInterval, maxStalledCount };
    Processor({ name }, options)(QueueProcessor);
    return QueueProcessor;
  });
}
