import type { EntityManager } from '@mikro-orm/postgresql';
import { workRows } from '../work/work-rows.js';
import { laneJobNames } from './lane-work.js';

/**
 * Deletes lanes that hold no job and whose owners have no work that others wait behind, and places of jobs whose rows are
 * settled or gone. What workers or new jobs hold right now is left for the next time, and so is what ended a moment ago, of
 * which workers have yet to tell.
 */
export async function sweepLanes(em: EntityManager): Promise<void> {
  // Each by its key: of many that wait, PostgreSQL would else read all rows that there are.
  for (const name of laneJobNames) {
    const { from, match, states, finishedAt } = workRows[name];
    const isToldOf = `coalesce(${finishedAt} < now() - interval '1 minute', true)`;
    await em.execute(
      `delete from lane_jobs where ctid = any(array(
         select s.ctid from lane_jobs s where s.job = ? and s.waits_since < now() - interval '10 minutes'
           and not exists (select 1 from ${from} where ${match} and (${states.pending} or not ${isToldOf}) offset 0)
         for update skip locked))`,
      [name],
    );
  }
  await em.execute(
    `delete from lanes where ctid = any(array(
       select l.ctid from lanes l join lane_clocks c using (queue) where l.last_ms < c.virtual_ms and not exists (
         select from lane_jobs j where j.owner = l.owner and j.queue = l.queue and j.is_awaited = l.is_awaited)
       for update of l skip locked))`,
  );
  await em.execute(`delete from account_work where starts_at < now() - interval '25 hours'`);
}
