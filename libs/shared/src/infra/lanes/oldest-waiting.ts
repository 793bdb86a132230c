import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../database/text-array.js';
import type { QueueName } from '../queue/jobs.js';
import { laneQueues } from './lane-work.js';

/**
 * How long the oldest job of each queue with lanes has waited since it was added or last put off, in milliseconds by the
 * database's clock. The one that is next in turn may have come just now. In the order of the index: PostgreSQL takes no
 * column that is `null` for one that is always the same.
 */
export async function oldestWaiting(em: EntityManager): Promise<Map<QueueName, number>> {
  const rows = await em.execute<{ queue: QueueName; ms: number }[]>(
    `select q.queue, greatest(0, 1000 * extract(epoch from now() - j.since))::float as ms from unnest(?::text[]) as q(queue) cross join lateral (
       select waits_since as since from lane_jobs where queue = q.queue and started_at is null
       order by started_at, waits_since limit 1
     ) j`,
    [textArray([...laneQueues])],
  );
  return new Map(rows.map(({ queue, ms }) => [queue, ms]));
}
