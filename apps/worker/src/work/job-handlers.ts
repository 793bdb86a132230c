import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobName, JobPayloads } from '@shared/infra/queue/jobs.js';

/** Does one job with an EntityManager of its own; safe to run twice. What it returns goes with the event. */
export interface JobHandler<Name extends JobName> {
  handle(payload: JobPayloads[Name], em: EntityManager): Promise<unknown>;
}

/** One handler for each job: the compiler names the missing one. */
export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

/** Injection token of the process's {@link JobHandlers}. */
export const JOB_HANDLERS = Symbol('JOB_HANDLERS');
