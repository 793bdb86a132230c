import type { EntityManager } from '@mikro-orm/postgresql';
import { jobs, type QueueName } from '../queue/jobs.js';
import { type LaneJobName, meteredJobs } from './lane-work.js';
import { takesJobsSql } from '../database/entities/worker-heartbeat.entity.js';
import { textArray } from '../database/text-array.js';

/** Where a job is in its queue. */
export interface ExpectedStart {
  subject: string;
  /** Jobs before it. */
  position: number;
  /**
   * When it begins, if none comes before it that is not there yet; `null` while no worker takes jobs of its queue, or its
   * owner's lane is paused.
   */
  startSeconds: number | null;
}

/** What is known of the workers. */
interface WorkersPace {
  /** How old the heartbeat of one may be. */
  freshMs: number;
  /** See {@link queueRates}. */
  perSecond: Partial<Record<QueueName, number>>;
}

/** SQL of what a job `j` takes by what is known now of its size class, `f`; since it was placed, machines may have slowed down. */
export const presentCostMs = 'j.size_ms * coalesce(f.factor, 1)';

/**
 * SQL of whether a job `j` is held back by the pause of its owner: workers only look at it. One of a content that others have, too,
 * they do all the same, and nothing is told of it.
 */
export const isHeldSql = `(j.job in ('${meteredJobs.join("', '")}')
  and j.owner::text in (select subject from queue_pauses where kind = 'customer'))`;

/**
 * When jobs that wait will begin: after the predicted time of what is before them, in slots that get free one after the other,
 * and no sooner than the rate of their queue allows.
 *
 * @returns those of the jobs that wait; others have begun, or have no place yet.
 */
export async function expectedStarts(
  em: EntityManager,
  name: LaneJobName,
  subjects: readonly string[],
  { freshMs, perSecond }: WorkersPace,
): Promise<ExpectedStart[]> {
  const { queue } = jobs[name];
  // In one pass: a join of the jobs asked for compares each with all while the planner knows no figures of a young table.
  const isAsked = `(j.job = ? and j.started_at is null and j.subject = any(?::text[]))`;
  const asked = [name, textArray(subjects)];
  const rows = await em.execute<
    { subject: string; position: string; ahead_ms: number | null; running_ms: number[] | null }[]
  >(
    `with queued as (
       select * from lane_jobs where queue = ? and started_at is not null
       union all
       select * from lane_jobs where queue = ? and started_at is null
         and tag_ms <= (select max(tag_ms) from lane_jobs j where ${isAsked})
     ), line as (
       select j.subject, ${isAsked} as is_asked, j.started_at is not null as is_running, held.is_held, c.left_ms,
         count(*) filter (where not held.is_held) over up_to_it - (not held.is_held)::int as position,
         sum(c.left_ms) filter (where j.started_at is null) over up_to_it - c.left_ms as ahead_ms
       from queued j left join lane_costs f using (job, size_class)
       cross join lateral (select ${isHeldSql} as is_held offset 0) held
       cross join lateral (select ${presentCostMs} as ms) cost
       cross join lateral (select case when held.is_held then 0 when j.started_at is null then cost.ms
         else greatest(0, cost.ms - 1000 * extract(epoch from now() - j.started_at)) end::float as left_ms) c
       window up_to_it as (order by j.started_at is null, j.tag_ms, j.waits_since, j.subject rows unbounded preceding)
     )
     select subject, position, case when not is_held then ahead_ms end as ahead_ms,
       (select json_agg(left_ms) from line where is_running) as running_ms
     from line where is_asked`,
    [queue, queue, ...asked, ...asked],
  );
  const atOnce = rows.length === 0 ? 0 : await jobsAtOnce(em, queue, freshMs);
  const rate = perSecond[queue] ?? Infinity;
  return rows.map(({ subject, position: before, ahead_ms: aheadMs, running_ms: runningMs }) => {
    const position = Number(before);
    if (atOnce === 0 || aheadMs === null) return { subject, position, startSeconds: null };
    const freeSeconds = freeAfterMs(aheadMs, runningMs ?? [], atOnce) / 1000;
    return { subject, position, startSeconds: Math.max(freeSeconds, position / rate) };
  });
}

/**
 * When a slot is free for one more job.
 *
 * @param aheadMs of jobs that begin before it, spread over the slots as these get free
 * @param runningMs what is left of those that have begun; of more than there are slots the shortest are in none
 */
export function freeAfterMs(aheadMs: number, runningMs: readonly number[], slots: number): number {
  const taken = runningMs.toSorted((a, b) => b - a).slice(0, slots);
  const freeAt = [...Array.from({ length: slots - taken.length }, () => 0), ...taken.reverse()];
  let sumMs = aheadMs;
  let used = 0;
  do sumMs += freeAt[used++]!;
  while (used < slots && sumMs / used > freeAt[used]!);
  return sumMs / used;
}

/** How many jobs of a queue the workers that take jobs do at a time. */
export async function jobsAtOnce(em: EntityManager, queue: QueueName, freshMs: number): Promise<number> {
  const [row] = await em.execute<[{ at_once: number }]>(
    `select coalesce(sum((concurrency ->> ?)::int), 0)::int as at_once from worker_heartbeats
     where ${takesJobsSql}`,
    [queue, freshMs],
  );
  return row.at_once;
}
