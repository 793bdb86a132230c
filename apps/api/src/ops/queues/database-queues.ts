import type { EntityManager } from '@mikro-orm/postgresql';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import { queueSchema } from '@shared/infra/queue/queue-backend.js';
import type { HeldJobs } from './held-jobs.js';

const states = ['waiting', 'active', 'delayed', 'failed'];

const jobsIn = (state: string) =>
  `(select count(*) from ${queueSchema}.job where queue = q.queue and state = '${state}') as ${state}`;

/** By an index of BullMQ for each state: its own count reads all jobs of a queue, those that are done among them. */
const queueQuery = (counted: readonly string[]): string => `select q.queue,
    ${counted.map(jobsIn).join(',\n    ')},
    (select greatest(added_at_ms, processed_at_ms) from ${queueSchema}.job
      where queue = q.queue and state = 'waiting' order by priority, seq limit 1) as next_at_ms,
    exists (select from ${queueSchema}.meta
      where queue = q.queue and field = 'paused' and value = '1') as is_paused
  from unnest(array['${queueNames.join("','")}']) as q(queue)`;

/** Queues that are kept in the database, by one query. */
export async function readDatabaseQueues(
  em: EntityManager,
  { countsCompleted }: { countsCompleted: boolean },
): Promise<HeldJobs[]> {
  const rows = await em.execute<Record<string, string | boolean | null>[]>(
    queueQuery(countsCompleted ? [...states, 'completed'] : states),
  );
  return rows.map((row) => ({
    queue: row.queue as QueueName,
    waiting: Number(row.waiting),
    active: Number(row.active),
    delayed: Number(row.delayed),
    failed: Number(row.failed),
    completed: Number(row.completed ?? 0),
    isPaused: row.is_paused === true,
    nextAtMs: row.next_at_ms === null ? null : Number(row.next_at_ms),
  }));
}
