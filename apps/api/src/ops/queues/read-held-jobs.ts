import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { readDatabaseQueues } from './database-queues.js';
import type { HeldJobs } from './held-jobs.js';
import { readRedisQueues } from './redis-queues.js';

interface Kept {
  em: EntityManager;
  jobQueue: JobQueue;
  settings: Pick<ProcessSettings, 'redisUrl'>;
}

/** What each queue holds, where it is kept. */
export function readHeldJobs(
  { em, jobQueue, settings }: Kept,
  { countsCompleted = false } = {},
): Promise<HeldJobs[]> {
  return settings.redisUrl === null ? readDatabaseQueues(em, { countsCompleted }) : readRedisQueues(jobQueue);
}
