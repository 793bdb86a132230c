import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../database/text-array.js';
import { jobs } from '../queue/jobs.js';
import { freeAfterMs, isHeldSql, jobsAtOnce, presentCostMs } from './expected-start.js';
import { type LaneJobName, laneJobNames } from './lane-work.js';

interface JobRow {
  job: LaneJobName;
  /** Of jobs of its queue that wait and come before one that is added now. */
  ahead_ms: number;
  /** What is left of those that have begun. */
  running_ms: number[] | null;
  is_standing: boolean;
}

/** What somebody may expect who has no work of a kind waiting, and adds some now. */
export interface NewcomerWait {
  /** For what comes before it, in seconds. */
  seconds: number;
  /** None of its kind was done for two minutes, and not because all that waits is held back by a pause. */
  isStanding: boolean;
}

/**
 * How long work of a newcomer would wait, of each kind with lanes. What others have added may wait for much longer, and says
 * nothing of it.
 *
 * @param freshMs how old the heartbeat of a worker may be
 */
export async function newcomerWaits(
  em: EntityManager,
  freshMs: number,
): Promise<Map<LaneJobName, NewcomerWait>> {
  const isNext = `j.queue = q.queue and j.started_at is null and not j.is_put_off and not ${isHeldSql}`;
  const rows = await em.execute<JobRow[]>(
    `with done as materialized (
       select distinct job from job_events where at > now() - interval '2 minutes' and kind = 'done'
     )
     select q.job, ahead.ms as ahead_ms, running.ms as running_ms,
       q.job not in (select job from done)
         and (exists (select from lane_jobs j where j.job = q.job and not ${isHeldSql})
           or not exists (select from lane_jobs j where j.job = q.job)) as is_standing
     from unnest(?::text[], ?::text[]) as q(job, queue) left join lane_clocks c using (queue)
     cross join lateral (
       select coalesce(sum(${presentCostMs}), 0)::float as ms from lane_jobs j left join lane_costs f using (job, size_class)
       where ${isNext} and j.tag_ms <= coalesce(c.virtual_ms, 0)
     ) ahead cross join lateral (
       select json_agg(greatest(0, ${presentCostMs} - 1000 * extract(epoch from now() - j.started_at))) as ms
       from lane_jobs j left join lane_costs f using (job, size_class)
       where j.queue = q.queue and j.started_at is not null
     ) running`,
    [textArray(laneJobNames), textArray(laneJobNames.map((name) => jobs[name].queue))],
  );
  const waits = new Map<LaneJobName, NewcomerWait>();
  for (const { job, ahead_ms: aheadMs, running_ms: runningMs, is_standing: isStanding } of rows) {
    const slots = await jobsAtOnce(em, jobs[job].queue, freshMs);
    const seconds = slots === 0 ? 0 : freeAfterMs(aheadMs, runningMs ?? [], slots) / 1000;
    waits.set(job, { seconds, isStanding });
  }
  return waits;
}
