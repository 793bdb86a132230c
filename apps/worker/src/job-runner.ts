import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DelayedError, type Job, Worker, type QueueOptions } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import type { Settings } from '@shared/config/env.js';
import { JobQueue, QUEUE_OPTIONS } from '@shared/queue/job-queue.js';
import { type JobName, queueNames, type QueueName } from '@shared/queue/jobs.js';
import { within } from '@shared/queue/within.js';
import { MeshThreads } from './analysis/mesh-threads.js';
import { CardThreads } from './cards/card-threads.js';
import { NotNowError } from './not-now.js';
import { JOB_HANDLERS, type JobHandler, type JobHandlers } from './job-handlers.js';
import { SETTINGS } from '@shared/config/settings.token.js';
import { ThreadsClosedError } from './thread-pool.js';

/**
 * How soon a job of a worker that was killed is taken over by another. Short of the time that a request
 * waits for an analysis; this thread runs no kernel, so it renews its locks in time.
 */
const lockDuration = 8_000;
const stalledInterval = 4_000;

/** A job that outlived so many workers is left to its row, which counts attempts itself. */
const maxStalledCount = 5;

/** How long a stopping worker lets running jobs end; the longest legal file takes less. */
export const drainMs = 10_000;

/** How long giving back the rest, and closing the queues, may take after that. */
const giveBackMs = 3_000;

/** From the signal until the process has ended, whatever it waits for. */
export const stopWithinMs = drainMs + giveBackMs + 3_000;

/** Takes jobs from every queue, gives each its handler and an EntityManager, and logs how it ended. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap {
  private workers: Worker[] = [];
  private isGivingBack = false;

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    @Inject(JOB_HANDLERS) private readonly handlers: JobHandlers,
    @Inject(QUEUE_OPTIONS) private readonly queueOptions: QueueOptions,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly meshThreads: MeshThreads,
    private readonly cardThreads: CardThreads,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(JobRunner.name);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobQueue.schedule();
    this.workers = queueNames.map((name) => this.open(name));
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
  }

  /**
   * Takes no more jobs and lets the running ones end. Work in threads that outlasts that is stopped and its job given
   * back, so that another worker begins it at once; any other job is taken over when its lock has run out.
   */
  async stop(): Promise<void> {
    const closed = Promise.all(this.workers.map((worker) => worker.close()));
    const isDone = await within(closed, drainMs).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    this.isGivingBack = true;
    await Promise.all([this.meshThreads.close(), this.cardThreads.close()]);
    await within(closed, giveBackMs).catch(() => undefined);
  }

  private open(name: QueueName): Worker {
    const concurrency: Record<QueueName, number> = {
      analysis: this.settings.workerConcurrency,
      // Drawn in this very thread, one after the other: see `docs/documents.md`.
      documents: 1,
      cards: this.settings.workerConcurrency,
      // One at a time: nobody waits for a picture as they wait for a price.
      pictures: 1,
      mail: 4,
      payments: 4,
      maintenance: 1,
    };
    const worker = new Worker(name, (job: Job, token?: string) => this.run(job, token), {
      ...this.queueOptions,
      concurrency: concurrency[name],
      lockDuration,
      stalledInterval,
      maxStalledCount,
    });
    worker.on('error', (error) => this.logger.warn({ queue: name, err: error }, 'Queue error'));
    return worker;
  }

  private async run(job: Job, token?: string): Promise<unknown> {
    const startedMs = Date.now();
    const facts = { job: job.name, id: job.id, attempt: job.attemptsMade + 1 };
    // The name comes from our own table: enqueue() takes no other.
    const handler = this.handlers[job.name as JobName] as JobHandler<JobName>;
    try {
      const result = await handler.handle(job.data as never, this.em.fork());
      this.logger.info({ ...facts, ms: Date.now() - startedMs }, 'Job done');
      return result;
    } catch (error) {
      if (this.isGivingBack && error instanceof ThreadsClosedError) await this.giveBack(job, token);
      if (error instanceof NotNowError) await this.giveBack(job, token, error.delayMs);
      this.logger.error({ ...facts, ms: Date.now() - startedMs, err: error }, 'Job failed');
      throw error;
    }
  }

  /** Back to its queue without a try being counted; BullMQ knows this by the error. */
  private async giveBack(job: Job, token: string | undefined, delayMs = 0): Promise<never> {
    this.logger.info({ job: job.name, id: job.id, delayMs }, 'Job given back');
    await job.moveToDelayed(Date.now() + delayMs, token);
    throw new DelayedError();
  }
}
