import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type JobName, jobs, scheduledNames, subjectOf } from '@shared/infra/queue/jobs.js';
import { within } from '@shared/infra/queue/within.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';

/** A job that runs at intervals. */
export interface ScheduleView {
  /** Its name. */
  job: JobName;
  /** Its interval. */
  everySeconds: number;
  /** When it runs next; `null` while the queue does not answer, or before a worker has announced it. */
  nextAt: string | null;
  /** When it last ended; `null` if it has not within two days. */
  lastAt: string | null;
  /** How it ended. */
  lastOutcome: 'done' | 'failed' | null;
  /** How long it took. */
  lastMs: number | null;
}

interface LastRun {
  job: JobName;
  at: Date;
  kind: 'done' | 'failed';
  ms: number;
}

const answerMs = 2_000;

/** The jobs that run at intervals, and how to have one run at once. */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly tally: WorkTally,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  async list(): Promise<ScheduleView[]> {
    const [last, next] = await Promise.all([this.lastRuns(), this.nextRuns()]);
    return scheduledNames.map((job) => {
      const run = last.find((one) => one.job === job);
      const nextMs = next.get(job);
      return {
        job,
        everySeconds: (jobs[job].everyMs! * this.settings.timeLimitScale) / 1000,
        nextAt: nextMs === undefined ? null : new Date(nextMs).toISOString(),
        lastAt: run === undefined ? null : new Date(run.at).toISOString(),
        lastOutcome: run?.kind ?? null,
        lastMs: run?.ms ?? null,
      };
    });
  }

  /**
   * Has the job run at once; while it waits or runs, asking again changes nothing.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND.
   * @throws {QueueUnavailableError}
   */
  async run(operatorId: string, name: string): Promise<void> {
    const job = scheduledNames.find((one) => one === name);
    if (job === undefined) throw new ServiceError('RESOURCE_NOT_FOUND');
    await this.em.fork().transactional(async (em) => {
      await addAudit(em, operatorId, {
        action: 'schedule.run',
        subjectId: job,
        before: {},
        after: { asked: true },
      });
    });
    await this.jobQueue.enqueue(job, {});
    this.tally.event(job, subjectOf(job, {}), 'retryAsked');
  }

  /** The latest end of each, by the index of job and subject. */
  private lastRuns(): Promise<LastRun[]> {
    const one = scheduledNames.map(
      () => `(select job, at, kind, ms from job_events where job = ? and subject = ? and kind in ('done', 'failed')
        order by id desc limit 1)`,
    );
    const values = scheduledNames.flatMap((job) => [job, subjectOf(job, {})]);
    return this.em.fork().execute<LastRun[]>(one.join(' union all '), values);
  }

  private async nextRuns(): Promise<Map<string, number>> {
    const schedulers = this.jobQueue.queue('maintenance').getJobSchedulers(0, 99, true);
    const found = await within(schedulers, answerMs).catch(() => []);
    return new Map(found.flatMap(({ key, next }) => (next === undefined ? [] : [[key, next] as const])));
  }
}
