import { EntityManager } from '@mikro-orm/postgresql';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type Type } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import type { TimeLimits } from '@shared/infra/config/time-limits.js';
import { type JobName, jobs, queueNames, type QueueName } from '@shared/infra/queue/jobs.js';
import { NotNowError } from '../not-now.js';
import { ThreadsClosedError } from '../thread-pool.js';
import { JobFigures, type JobOutcome } from './job-figures.js';
import { JOB_HANDLERS, type JobHandler, type JobHandlers } from './job-handlers.js';
import { JobStop } from './job-stop.js';

/** Beyond this BullMQ fails the job; its row counts attempts itself. */
const maxStalledCount = 5;

/** Takes the jobs of one queue, runs each one's handler with an EntityManager, and logs and counts the outcome. */
@Injectable()
export abstract class JobProcessor extends WorkerHost {
  constructor(
    private readonly em: EntityManager,
    @Inject(JOB_HANDLERS) private readonly handlers: JobHandlers,
    private readonly figures: JobFigures,
    private readonly stop: JobStop,
    private readonly logger: PinoLogger,
  ) {
    super();
    stop.add(this);
    logger.setContext(JobProcessor.name);
  }

  /** @returns the id under which the job was added: the event that wakes waiting requests carries it. */
  async process(job: Job, token?: string): Promise<string> {
    const startedMs = Date.now();
    this.figures.started(job, startedMs);
    // enqueue() accepts only names of the jobs table.
    const name = job.name as JobName;
    const facts = { job: name, id: job.id, attempt: job.attemptsMade + 1, ...(job.data as object) };
    try {
      await (this.handlers[name] as JobHandler<JobName>).handle(job.data as never, this.em.fork());
      this.tell('done', job, startedMs, facts);
      return jobs[name].idOf(job.data as never);
    } catch (error) {
      if (this.stop.isGivingBack && error instanceof ThreadsClosedError) await this.giveBack(job, token, 0);
      if (error instanceof NotNowError) await this.giveBack(job, token, error.delayMs);
      const isLast = error instanceof UnrecoverableError || facts.attempt >= (job.opts.attempts ?? 1);
      this.tell(isLast ? 'failed' : 'retried', job, startedMs, { ...facts, err: error as Error });
      throw error;
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ queue: this.worker.name, err: error }, 'Queue error');
  }

  /** Returns the job to its queue; the error tells BullMQ not to count the attempt. */
  private async giveBack(job: Job, token: string | undefined, delayMs: number): Promise<never> {
    this.logger.info({ job: job.name, id: job.id, delayMs }, 'Job given back');
    await job.moveToDelayed(Date.now() + delayMs, token);
    throw new DelayedError();
  }

  private tell(outcome: JobOutcome, job: Job, startedMs: number, facts: object): void {
    const ms = Date.now() - startedMs;
    this.figures.finished(job, outcome, ms);
    if (outcome === 'done') this.logger.info({ ...facts, ms }, 'Job done');
    else this.logger.error({ ...facts, ms, outcome }, 'Job failed');
  }
}

/**
 * A processor for each queue, with as many jobs at a time as `concurrency` says. Jobs of a killed worker are
 * taken over when their lock has expired; this thread runs no kernel, so it renews its locks in time.
 */
export function jobProcessors(
  concurrency: Record<QueueName, number>,
  { jobLockMs, stalledLookMs }: TimeLimits,
): Type<JobProcessor>[] {
  return queueNames.map((name) => {
    class QueueProcessor extends JobProcessor {}
    const options = {
      concurrency: concurrency[name],
      lockDuration: jobLockMs,
      stalledInterval: stalledLookMs,
      maxStalledCount,
    };
    Processor({ name }, options)(QueueProcessor);
    return QueueProcessor;
  });
}
