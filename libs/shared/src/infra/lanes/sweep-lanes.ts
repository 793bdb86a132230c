import type { EntityManager } from '@mikro-orm/postgresql';
import { workRows } from '../work/work-rows.js';
import { laneJobNames } from './lane-work.js';

/** Deletes lanes whose owners have no work that others wait behind, and places of jobs whose rows are settled or gone. */
export async function sweepLanes(em: EntityManager): Promise<void> {
  for (const name of laneJobNames) {
    const { from, match, states } = workRows[name];
    await em.execute(
      `delete from lane_jobs s where s.job = ? and s.waits_since < now() - interval '10 minutes'
       and not exists (select 1 from ${from} where ${match} and ${states.pending})`,
      [name],
    );
  }
  await em.execute(
    'delete from lanes l using lane_clocks c where c.queue = l.queue and l.last_ms < c.virtual_ms',
  );
  await em.execute(`delete from account_work where starts_at < now() - interval '25 hours'`);
}
