import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { databaseNow } from '@shared/infra/database/database-now.js';
import { oneAtATime } from '@shared/infra/database/lock-named.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import type { QueueName } from '@shared/infra/queue/jobs.js';
import { LostJobs } from './lost-jobs.js';
import { repeat } from './repeat.js';

/** Of a worker; one after another where there are several. */
const trimEveryMs = 600_000;

/** So close to the database's, the time of asking included. */
const clockRightMs = 5_000;

/**
 * Keeps the scheduled jobs known to their queues, and these clear of jobs that have ended. A Redis, or a node of a cluster, that
 * comes back with nothing in it is given all jobs again.
 */
@Injectable()
export class Schedules implements OnModuleDestroy {
  private readonly ending = new AbortController();

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly lostJobs: LostJobs,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(Schedules.name);
  }

  /** Call it before jobs are taken: rejects while the queues do not answer. */
  async start(): Promise<void> {
    const { timeLimitScale } = this.settings;
    await this.jobQueue.schedule(timeLimitScale);
    void this.keep();
    void repeat(trimEveryMs * timeLimitScale, this.ending.signal, () => this.trim().catch(this.onError));
  }

  onModuleDestroy(): void {
    this.ending.abort();
  }

  private async keep(): Promise<void> {
    await this.fill().catch(this.onError);
    const everyMs = this.settings.timeLimits.scheduleLookMs;
    await repeat(everyMs, this.ending.signal, () => this.restore().catch(this.onError));
  }

  private async restore(): Promise<void> {
    const { timeLimitScale } = this.settings;
    if (!(await this.jobQueue.isScheduled())) await this.jobQueue.schedule(timeLimitScale);
    else if ((await this.isClockRight()) && (await this.jobQueue.replanLate(timeLimitScale)))
      this.logger.warn('A clock had run ahead: what it had put off is planned anew');
    const queues = await this.fill();
    if (queues.length > 0) this.logger.warn({ queues }, 'Queues had lost what waited, and have it again');
  }

  /** To one that is behind, all that others plan lies too far off. */
  private async isClockRight(): Promise<boolean> {
    return Math.abs((await databaseNow(this.em.fork())).getTime() - Date.now()) < clockRightMs;
  }

  /** All workers see at once that queues are empty, and one fills them. @returns the queues that this one has filled. */
  private async fill(): Promise<QueueName[]> {
    if ((await this.jobQueue.emptied()).length === 0) return [];
    const filled = await oneAtATime(this.em, 'queues filled', async (em) => {
      const queues = await this.jobQueue.emptied();
      await this.lostJobs.enqueueAll(em, queues);
      await this.jobQueue.markFilled(queues);
      return queues;
    });
    return filled ?? [];
  }

  /** Not by a job: a Redis that is full takes none, and these jobs are what it is full of. */
  private async trim(): Promise<void> {
    await oneAtATime(this.em, 'ended jobs trimmed', () => this.jobQueue.trimEnded());
  }

  private readonly onError = (err: unknown): void => {
    this.logger.warn({ err }, 'Schedules not looked at; the next look comes');
  };
}
