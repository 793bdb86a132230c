import { EntityManager } from '@mikro-orm/postgresql';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DelayedError, type Job, type MinimalJob, UnrecoverableError } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import type { TimeLimits } from '@shared/infra/config/time-limits.js';
import { ExpressBell } from '@shared/infra/queue/express-bell.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { seldom } from '@shared/infra/queue/seldom.js';
import {
  backoffMsOf,
  type JobName,
  jobs,
  queueNames,
  type QueueName,
  subjectOf,
} from '@shared/infra/queue/jobs.js';
import { inSpan, type Tracer, TRACER } from '@shared/infra/tracing/tracer.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';
import { NotNowError } from '../not-now.js';
import { isNoAttempt } from '../thread-failure.js';
import { ThreadsClosedError } from '../thread-pool.js';
import { JobFigures, type JobOutcome } from '../figures/job-figures.js';
import { ExpressSlot } from './express-slot.js';
import { JOB_HANDLERS, type JobHandler, type JobHandlers } from './job-handlers.js';
import { JobStop } from './job-stop.js';
import { GivenUpError } from './pending-work.js';
import { countingWaits, type OthersTurn } from './others-turn.js';
import { SlotGaps } from './slot-gaps.js';
import { WorkerLoad } from './worker-load.js';

/** Beyond this BullMQ fails the job; its row counts attempts itself. */
const maxStalledCount = 5;

/** One try of a job. */
interface Try {
  job: Job;
  name: JobName;
  /** The id under which the job was added. */
  subject: string;
  /** From 1. */
  nth: number;
}

/** How a try went. */
interface Course {
  /** By the monotonic clock. */
  beganMs: number;
  /** How long its slot was free before it. */
  gapMs: number;
  waited: OthersTurn;
  /** It found nothing to do. */
  isIdle?: boolean;
  err?: Error;
}

/** Takes the jobs of one queue, runs each one's handler with an EntityManager, and logs and counts the outcome. */
@Injectable()
abstract class JobProcessor extends WorkerHost implements OnModuleInit {
  private readonly gaps = new SlotGaps();
  private readonly express = new ExpressSlot({
    worker: () => this.worker,
    waits: async (jobId) => (await this.jobQueue.queue(this.queue).getJobState(jobId)) === 'prioritized',
    isFull: () => this.takesJobs && this.load.isFull(this.queue),
    failed: (error) => this.onError(error),
  });
  private isClosing = false;
  private readonly mayTell = seldom();

  constructor(
    private readonly em: EntityManager,
    @Inject(JOB_HANDLERS) private readonly handlers: JobHandlers,
    private readonly figures: JobFigures,
    private readonly stop: JobStop,
    @Inject(TRACER) private readonly tracer: Tracer,
    private readonly logger: PinoLogger,
    private readonly tally: WorkTally,
    private readonly load: WorkerLoad,
    private readonly jobQueue: JobQueue,
    private readonly bell: ExpressBell,
  ) {
    super();
    stop.add(this);
    logger.setContext(JobProcessor.name);
  }

  protected abstract get queue(): QueueName;
  protected abstract get hasRate(): boolean;

  onModuleInit(): void {
    this.bell.listen(this.queue, (jobId) => this.express.offer(jobId));
  }

  private get takesJobs(): boolean {
    return !this.load.isDraining && !this.isClosing;
  }

  /** Takes no more jobs, and waits for those in flight. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.worker.pause(true);
    await this.express.close();
    await this.worker.close();
  }

  /** A step of the trace that the job was added in. */
  process(job: Job, token?: string): Promise<string> {
    const { name, id = '', attemptsMade, opts } = job;
    const attributes = { 'job.id': id, 'job.attempt': attemptsMade + 1 };
    const start = { kind: 'consumer', parent: opts.telemetry?.metadata, attributes } as const;
    return inSpan(this.tracer, { name: `job ${name}`, ...start }, () => this.work(job, token));
  }

  /** @returns the id under which the job was added: the event that wakes waiting requests carries it. */
  private async work(job: Job, token?: string): Promise<string> {
    const one = tryOf(job);
    const { name, subject, nth } = one;
    const askedMs = performance.now();
    await this.handlers[name].untilRoom?.();
    const roomMs = Math.round(performance.now() - askedMs);
    // A worker that was waiting for a job when it was paused still takes one.
    if (!this.takesJobs) await this.giveBack(one, token, 0);
    const startedMs = Date.now();
    // A slot of a queue with a rate is free for as long as the rate forbids to begin.
    const gapMs = this.hasRate ? 0 : this.gaps.begin(startedMs - roomMs, dueMsOf(job));
    const course = { beganMs: performance.now(), gapMs, waited: { ms: 0 } };
    this.figures.started(job, startedMs);
    const running = this.load.begin(name, subject);
    this.tally.event(name, subject, 'started', { try: nth });
    if (jobs[name].everyMs !== undefined) this.tally.count(jobs[name].queue, { added: 1 });
    try {
      const handler = this.handlers[name] as JobHandler<JobName>;
      const outcome = await countingWaits(course.waited, () =>
        handler.handle(job.data as never, this.em.fork()),
      );
      this.tell('done', one, { ...course, isIdle: outcome === false });
      return subject;
    } catch (error) {
      if (this.stop.isGivingBack && error instanceof ThreadsClosedError) await this.giveBack(one, token, 0);
      if (error instanceof NotNowError) await this.giveBack(one, token, error.delayMs);
      const isLast = error instanceof UnrecoverableError || nth >= (job.opts.attempts ?? 1);
      if (error instanceof GivenUpError) this.figures.gaveUp(job);
      this.tell(isLast ? 'failed' : 'retried', one, { ...course, err: error as Error });
      throw error;
    } finally {
      this.figures.left(job);
      this.load.end(running);
      // Beside a job of the express slot all others may still be taken: then none is free now.
      if (!this.load.isFull(this.queue)) this.gaps.end(Date.now());
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    if (this.mayTell()) this.logger.warn({ queue: this.worker.name, err: error }, 'Queue error');
  }

  /** Returns the job to its queue; the error tells BullMQ not to count the attempt. */
  private async giveBack(
    { job, name, subject }: Try,
    token: string | undefined,
    delayMs: number,
  ): Promise<never> {
    this.logger.info({ job: name, id: job.id, delayMs }, 'Job given back');
    this.tally.event(name, subject, 'givenBack', { ms: delayMs });
    // Before another worker tells that it has begun the job: a try that nobody has told the end of counts as lost.
    if (this.stop.isGivingBack) await this.tally.flushAll();
    await job.moveToDelayed(Date.now() + delayMs, token);
    throw new DelayedError();
  }

  private tell(
    outcome: JobOutcome,
    { job, name, subject, nth }: Try,
    { beganMs, gapMs, waited, isIdle = false, err }: Course,
  ): void {
    const ms = Math.round(performance.now() - beganMs);
    const ownMs = Math.max(0, Math.round(ms - waited.ms));
    const cause = outcome === 'done' ? null : this.tally.failure(name, subject, err, outcome === 'failed');
    this.tally.count(jobs[name].queue, { [outcome]: 1 });
    this.tally.event(name, subject, outcome, {
      try: nth,
      // The time of a run that found nothing to do says nothing about its kind of work, nor does a wait for others'; that of a
      // storage that does not answer is nobody's.
      ...(!isIdle && !isNoAttempt(err) && { ms: ownMs, slotMs: ownMs + gapMs }),
      note: cause && `${cause.error}: ${cause.cause}`,
    });
    this.figures.finished(job, outcome, ms);
    const facts = { job: name, id: job.id, attempt: nth, ...(job.data as object) };
    if (outcome === 'done') this.logger.info({ ...facts, ms }, 'Job done');
    else this.logger.error({ ...facts, err, ms, outcome }, 'Job failed');
  }
}

/** When the job could be begun; of one that is tried again nothing tells it. */
const dueMsOf = ({ attemptsMade, timestamp, delay }: Job): number =>
  attemptsMade === 0 ? timestamp + (delay ?? 0) : Infinity;

function tryOf(job: Job): Try {
  // enqueue() accepts only names of the jobs table.
  const name = job.name as JobName;
  return { job, name, subject: subjectOf(name, job.data), nth: job.attemptsMade + 1 };
}

/**
 * A processor for each queue, with as many jobs at a time as `concurrency` says, and one more where the express bell rings for
 * it; of queues that `perSecond` names, all workers together begin no more. Jobs of a killed worker are taken over when their
 * lock has expired; this thread runs no kernel, so it renews its locks in time.
 */
export function jobProcessors(
  concurrency: Record<QueueName, number>,
  perSecond: Partial<Record<QueueName, number>>,
  { jobLockMs, stalledLookMs, queueRetryMs }: TimeLimits,
): Type<JobProcessor>[] {
  return queueNames.map((name) => {
    const max = perSecond[name];
    class QueueProcessor extends JobProcessor {
      protected get queue(): QueueName {
        return name;
      }
      protected get hasRate(): boolean {
        return max !== undefined;
      }
    }
    const options = {
      concurrency: concurrency[name],
      limiter: max === undefined ? undefined : { max, duration: 1_000 },
      lockDuration: jobLockMs,
      stalledInterval: stalledLookMs,
      runRetryDelay: queueRetryMs,
      maxStalledCount,
      settings: {
        backoffStrategy: (triesMade: number, _type?: string, error?: Error, job?: MinimalJob) =>
          backoffMsOf(job!.name as JobName, triesMade, error),
      },
    };
    Processor({ name }, options)(QueueProcessor);
    return QueueProcessor;
  });
}
