import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueueName } from '../queue/jobs.js';
import { isHeldSql, jobsAtOnce, presentCostMs } from './expected-start.js';
import { laneQueues } from './lane-work.js';

/**
 * How long the workers would be busy with what waits in each queue with lanes, in seconds: a signal for scaling. Without a
 * worker, as long as one job at a time would take. What is paused waits for no worker.
 *
 * @param freshMs how old the heartbeat of a worker may be
 * @returns `null` while nobody knows who works: all have been silent for a moment, as after an outage of the database
 */
export async function laneLoad(em: EntityManager, freshMs: number): Promise<Map<QueueName, number> | null> {
  if (await areAllSilent(em, freshMs)) return null;
  const rows = await em.execute<{ queue: QueueName; seconds: number }[]>(
    // Summed up a class before it meets its factor: a join of all jobs reads the classes once for each.
    `with waiting as (
       select queue, job, size_class, sum(size_ms) as size_ms from lane_jobs j
       where started_at is null and not ${isHeldSql} group by queue, job, size_class
     )
     select queue, (sum(${presentCostMs}) / 1000)::float as seconds
     from waiting j left join lane_costs f using (job, size_class)
     where not exists (select from queue_pauses p where p.kind = 'queue' and p.subject = j.queue)
     group by queue`,
  );
  const waiting = new Map(rows.map(({ queue, seconds }) => [queue, seconds]));
  const loads = [...laneQueues].map(async (queue) => {
    const seconds = waiting.get(queue) ?? 0;
    return [queue, seconds === 0 ? 0 : seconds / Math.max(1, await jobsAtOnce(em, queue, freshMs))] as const;
  });
  return new Map(await Promise.all(loads));
}

/** Whether workers have been there, and none has told of itself since; after four times as long as that may take they are gone. */
async function areAllSilent(em: EntityManager, freshMs: number): Promise<boolean> {
  const since = `now() - ? * interval '1 millisecond'`;
  const [row] = await em.execute<[{ is_silent: boolean }]>(
    `select count(*) > 0 and not bool_or(seen_at > ${since}) as is_silent
     from worker_heartbeats where seen_at > ${since}`,
    [freshMs, 4 * freshMs],
  );
  return row.is_silent;
}
