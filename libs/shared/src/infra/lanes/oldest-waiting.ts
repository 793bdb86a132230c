import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../database/text-array.js';
import type { QueueName } from '../queue/jobs.js';
import { laneQueues } from './lane-work.js';

/**
 * Since when the oldest job of each queue with lanes waits, added or last put off then. The one that is next in turn may
 * have come just now. In the order of the index: PostgreSQL takes no column that is `null` for one that is always the same.
 */
export async function oldestWaiting(em: EntityManager): Promise<Map<QueueName, Date>> {
  const rows = await em.execute<{ queue: QueueName; since: string }[]>(
    `select q.queue, j.since from unnest(?::text[]) as q(queue) cross join lateral (
       select waits_since as since from lane_jobs where queue = q.queue and started_at is null
       order by started_at, waits_since limit 1
     ) j`,
    [textArray([...laneQueues])],
  );
  return new Map(rows.map(({ queue, since }) => [queue, new Date(since)]));
}
