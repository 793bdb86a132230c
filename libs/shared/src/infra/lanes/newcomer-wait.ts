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
  /** For how long something has waited, where nothing has ended for a minute or two. */
  idle_seconds: number;
}

/**
 * How long work of an owner who has none waiting would wait in each queue with lanes if it were added now, in seconds: for what comes
 * before it; where nothing ends, as long as what is there has waited. What others have added may wait for longer, and
 * says nothing of it.
 *
 * @param freshMs how old the heartbeat of a worker may be
 */
export async function newcomerWaits(em: EntityManager, freshMs: number): Promise<Map<QueueName, number>> {
  const waits = `j.queue = q.queue and j.started_at is null and not j.is_put_off and not ${isHeldSql}`;
  const rows = await em.execute<QueueRow[]>(
    `select q.queue, ahead.ms as ahead_ms, running.ms as running_ms,
       case when ended.any then 0 else coalesce(extract(epoch from now() - oldest.since), 0)::float end as idle_seconds
     from unnest(?::text[]) as q(queue) left join lane_clocks c using (queue)
     cross join lateral (
       select coalesce(sum(${presentCostMs}), 0)::float as ms from lane_jobs j left join lane_costs f using (job, size_class)
       where ${waits} and j.tag_ms <= coalesce(c.virtual_ms, 0)
     ) ahead cross join lateral (
       select json_agg(greatest(0, ${presentCostMs} - 1000 * extract(epoch from now() - j.started_at))) as ms
       from lane_jobs j left join lane_costs f using (job, size_class)
       where j.queue = q.queue and j.started_at is not null
     ) running cross join lateral (
       select exists (select from queue_minutes m where m.queue = q.queue and m.starts_at > now() - interval '2 minutes'
         and m.done + m.retried + m.failed > 0) as any
     ) ended left join lateral (
       select j.waits_since as since from lane_jobs j where ${waits} order by j.started_at, j.waits_since limit 1
     ) oldest on true`,
    [textArray([...laneQueues])],
  );
  const waitsOf = rows.map(
    async ({ queue, ahead_ms: aheadMs, running_ms: runningMs, idle_seconds: idle }) => {
      const slots = await jobsAtOnce(em, queue, freshMs);
      const turnSeconds = slots === 0 ? 0 : freeAfterMs(aheadMs, runningMs ?? [], slots) / 1000;
      return [queue, Math.max(turnSeconds, idle)] as const;
    },
  );
  return new Map(await Promise.all(waitsOf));
}
