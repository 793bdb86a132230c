import type { EntityManager } from '@mikro-orm/postgresql';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import { queueSchema } from '@shared/infra/queue/queue-backend.js';

/** A queue that is kept in the database: how many jobs are in each state, and when the next one was added or last tried. */
export interface DatabaseQueue {
  queue: QueueName;
  /** Those of a paused queue among them. */
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** 0 unless they are counted. */
  completed: number;
  isPaused: boolean;
  oldestAtMs: number | null;
}

const states = ['waiting', 'active', 'delayed', 'failed'];

const jobsIn = (state: string) =>
  `(select count(*) from ${queueSchema}.job where queue = q.queue and state = '${state}') as ${state}`;

/** By an index of BullMQ for each state: its own count reads all jobs of a queue, those that are done among them. */
const queueQuery = (counted: readonly string[]): string => `select q.queue,
    ${counted.map(jobsIn).join(',\n    ')},
    (select greatest(added_at_ms, processed_at_ms) from ${queueSchema}.job
      where queue = q.queue and state = 'waiting' order by priority, seq limit 1) as oldest_at_ms,
    exists (select from ${queueSchema}.meta
      where queue = q.queue and field = 'paused' and value = '1') as is_paused
  from unnest(array['${queueNames.join("','")}']) as q(queue)`;

/** All queues by one query. */
export async function readDatabaseQueues(
  em: EntityManager,
  { countsCompleted = false } = {},
): Promise<DatabaseQueue[]> {
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
    oldestAtMs: row.oldest_at_ms === null ? null : Number(row.oldest_at_ms),
  }));
}
