import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { jobs } from '@shared/infra/queue/jobs.js';
import { discardRows, enqueueAsked, retryRows, settleFailures } from '@shared/infra/work/work-changes.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';
import { knownWork } from './job-story.service.js';

/** What became of one job; the same answer as for a group. */
export interface JobChange {
  /** 1 if it is done anew, or given up. */
  done: number;
  /** 1 if it was left as it is: done, being done, gone, or not for an operator to decide. */
  skipped: number;
}

/** Has one job done anew, or gives it up. */
@Injectable()
export class JobChanges {
  private readonly logger = new Logger(JobChanges.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly tally: WorkTally,
  ) {}

  /** @throws {ServiceError} RESOURCE_NOT_FOUND for what no row can be. */
  async retry(operatorId: string, name: string, subject: string): Promise<JobChange> {
    const job = knownWork(name, subject);
    const asked = await this.em.fork().transactional(async (em) => {
      const found = await retryRows(em, job, [subject]);
      if (found.length === 0) return found;
      await settleFailures(em, job, [subject], 'retried');
      const states = { before: {}, after: { job, retried: true } };
      await addAudit(em, operatorId, { action: 'givenUp.retry', subjectId: subject, ...states });
      return found;
    });
    await enqueueAsked(this.jobQueue, asked).catch((error: unknown) =>
      this.logger.warn({ job, subject, err: error }, 'Job not enqueued; the next requeue does it'),
    );
    for (const { name: added, subjects } of asked) {
      this.tally.count(jobs[added].queue, { added: subjects.length });
    }
    return asked.length > 0 ? { done: 1, skipped: 0 } : { done: 0, skipped: 1 };
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND for what no row can be. */
  async dismiss(operatorId: string, name: string, subject: string, note: string): Promise<JobChange> {
    const job = knownWork(name, subject);
    return this.em.fork().transactional(async (em) => {
      const { email: by } = await em.findOneOrFail(User, operatorId);
      const found = await discardRows(em, job, [subject], { by, note });
      if (found.length === 0) return { done: 0, skipped: 1 };
      await settleFailures(em, job, [subject], note);
      const states = { before: {}, after: { job, note } };
      await addAudit(em, operatorId, { action: 'givenUp.dismiss', subjectId: subject, ...states });
      return { done: 1, skipped: 0 };
    });
  }
}
