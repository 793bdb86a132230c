import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../database/text-array.js';
import type { QueueName } from '../queue/jobs.js';
import { freeAfterMs, isHeldSql, jobsAtOnce, presentCostMs } from './expected-start.js';
import { laneQueues } from './lane-work.js';

interface QueueRow {
  queue: QueueName;
  /** Of jobs that wait and come before one that is added now. */
  ahead_ms: number;
  /** What is left of those that have begun. */
  running_ms: number[] | null;
  is_standing: boolean;
}

/** What somebody may expect who has no work waiting, and adds some now. */
export interface NewcomerWait {
  /** For what comes before it, in seconds. */
  seconds: number;
  /** Nothing of the queue was done for a minute or two, and not because all that waits is held back by a pause. */
  isStanding: boolean;
}

/**
 * How long work of a newcomer would wait in each queue with lanes. What others have added may wait for much longer, and says nothing of it.
 *
 * @param freshMs how old the heartbeat of a worker may be
 */
export async function newcomerWaits(
  em: EntityManager,
  freshMs: number,
): Promise<Map<QueueName, NewcomerWait>> {
  const isOwn = 'j.queue = q.queue';
  const rows = await em.execute<QueueRow[]>(
    `select q.queue, ahead.ms as ahead_ms, running.ms as running_ms,
       not exists (select from queue_minutes m where m.queue = q.queue and m.starts_at > now() - interval '2 minutes' and m.done > 0)
         and (exists (select from lane_jobs j where ${isOwn} and not ${isHeldSql})
           or not exists (select from lane_jobs j where ${isOwn})) as is_standing
     from unnest(?::text[]) as q(queue) left join lane_clocks c using (queue)
     cross join lateral (
       select coalesce(sum(${presentCostMs}), 0)::float as ms from lane_jobs j left join lane_costs f using (job, size_class)
       where ${isOwn} and j.started_at is null and not j.is_put_off and not ${isHeldSql}
         and j.tag_ms <= coalesce(c.virtual_ms, 0)
     ) ahead cross join lateral (
       select json_agg(greatest(0, ${presentCostMs} - 1000 * extract(epoch from now() - j.started_at))) as ms
       from lane_jobs j left join lane_costs f using (job, size_class)
       where ${isOwn} and j.started_at is not null
     ) running`,
    [textArray([...laneQueues])],
  );
  const waits = new Map<QueueName, NewcomerWait>();
  for (const { queue, ahead_ms: aheadMs, running_ms: runningMs, is_standing: isStanding } of rows) {
    const slots = await jobsAtOnce(em, queue, freshMs);
    const seconds = slots === 0 ? 0 : freeAfterMs(aheadMs, runningMs ?? [], slots) / 1000;
    waits.set(queue, { seconds, isStanding });
  }
  return waits;
}
