import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobName, JobPayloads } from '@shared/infra/queue/jobs.js';

export interface JobHandler<Name extends JobName> {
  /** Waits, for a while, until other work leaves room for a job. It has not begun then: nobody is charged for the wait. */
  untilRoom?(): Promise<void>;
  /**
   * Does one job with an EntityManager of its own; safe to run twice.
   *
   * @returns `false` if there was nothing to do.
   */
  handle(payload: JobPayloads[Name], em: EntityManager): Promise<unknown>;
}

/** One handler for each job: the compiler names the missing one. */
export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

/** Injection token of the process's {@link JobHandlers}. */
export const JOB_HANDLERS = Symbol('JOB_HANDLERS');
