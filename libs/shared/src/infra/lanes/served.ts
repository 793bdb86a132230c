import type { EntityManager } from '@mikro-orm/postgresql';
import { nobody } from '../database/entities/lane.entity.js';
import type { JobName } from '../queue/jobs.js';
import type { TalliedEvent } from '../work/tallied.js';
import { isLaneJob, meteredJobs } from './lane-work.js';

/** A factor follows the measured times by this share a job, and by at most the other a call. */
const learnedShare = 0.02;
const mostLearned = 0.5;

/** A single job says nothing about its class beyond these bounds. */
const factorBounds = { least: 0.05, most: 20 };

interface Step {
  job: JobName;
  subject: string;
  at: string;
  ms: number | null;
  slotMs: number | null;
}

/**
 * Moves the lanes on by what workers began and ended: the virtual time to the last job begun, and the owner's lane by what a
 * job held its slot beyond its prediction. Metered work is added to what its owner has taken within the hour.
 */
export async function storeServed(em: EntityManager, events: readonly TalliedEvent[]): Promise<void> {
  const ofLanes = events.filter(({ job }) => isLaneJob(job));
  const stepsOf = (...kinds: TalliedEvent['kind'][]): Step[] =>
    ofLanes
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ job, subject, at, ms, slotMs }) => ({ job, subject, at, ms, slotMs }));
  await storeBegun(em, stepsOf('started'));
  await storePutOff(em, stepsOf('retried', 'givenBack'));
  await storeEnded(em, stepsOf('done', 'failed'));
}

const steps = `jsonb_to_recordset(?::jsonb) as s(job text, subject text, at timestamptz, ms float, "slotMs" float)`;

async function storeBegun(em: EntityManager, begun: readonly Step[]): Promise<void> {
  if (begun.length === 0) return;
  await em.execute(
    `with begun as (
       update lane_jobs j set started_at = s.at from (select job, subject, max(at) as at from ${steps}
         group by job, subject) s
       where j.job = s.job and j.subject = s.subject returning j.queue, j.tag_ms
     )
     insert into lane_clocks as c (queue, virtual_ms) select queue, max(tag_ms) from begun group by queue order by queue
     on conflict (queue) do update set virtual_ms = greatest(c.virtual_ms, excluded.virtual_ms)`,
    [JSON.stringify(begun)],
  );
}

async function storePutOff(em: EntityManager, putOff: readonly Step[]): Promise<void> {
  if (putOff.length === 0) return;
  await em.execute(
    `update lane_jobs j set started_at = null, waits_since = s.at
     from (select job, subject, max(at) as at from ${steps} group by job, subject) s
     where j.job = s.job and j.subject = s.subject and j.started_at <= s.at`,
    [JSON.stringify(putOff)],
  );
}

async function storeEnded(em: EntityManager, ended: readonly Step[]): Promise<void> {
  if (ended.length === 0) return;
  const rows = await em.execute<EndedRow[]>(
    `delete from lane_jobs j using (select job, subject, max(ms) as ms, max("slotMs") as slot_ms, max(at) as at from ${steps}
       group by job, subject) s
     where j.job = s.job and j.subject = s.subject
     returning j.job, j.queue, j.owner, j.is_awaited, j.weight, j.size_ms, j.cost_ms, j.size_class, s.ms, s.slot_ms, s.at`,
    [JSON.stringify(ended)],
  );
  const ofEnded = JSON.stringify(rows.filter(({ ms }) => ms !== null));
  if (ofEnded === '[]') return;
  const columns = `jsonb_to_recordset(?::jsonb) as e(job text, queue text, owner uuid, is_awaited boolean, weight int,
    size_ms float, cost_ms float, size_class text, ms float, slot_ms float, at timestamptz)`;
  // Lanes that another process moves right now are left out: what one job cost too much or too little matters little.
  await em.execute(
    `with off as (select queue, owner, is_awaited, sum((slot_ms - cost_ms) / weight) as ms from ${columns}
       group by queue, owner, is_awaited),
     free as (select l.queue, l.owner, l.is_awaited from lanes l join off using (queue, owner, is_awaited)
       for update of l skip locked)
     update lanes l set last_ms = l.last_ms + off.ms from off join free using (queue, owner, is_awaited)
     where l.queue = off.queue and l.owner = off.owner and l.is_awaited = off.is_awaited`,
    [ofEnded],
  );
  await em.execute(
    `insert into lane_costs as f (job, size_class, factor)
     select e.job, e.size_class, ${bounded('sum(e.slot_ms) / sum(e.size_ms)')}
     from ${columns} group by e.job, e.size_class order by 1, 2
     on conflict (job, size_class) do update set factor = f.factor + (excluded.factor - f.factor) * least(
       ${mostLearned}, ${learnedShare} * (select count(*) from ${columns}
         where e.job = f.job and e.size_class = f.size_class))`,
    [ofEnded, ofEnded],
  );
  await em.execute(
    `insert into account_work as w (user_id, starts_at, work_ms)
     select u.id, date_trunc('hour', e.at), round(sum(e.ms))::bigint from ${columns} join users u on u.id = e.owner
     where e.owner <> '${nobody}' and e.job = any(?)
     group by 1, 2 order by 1, 2
     on conflict (user_id, starts_at) do update set work_ms = w.work_ms + excluded.work_ms`,
    [ofEnded, `{${meteredJobs.join(',')}}`],
  );
}

interface EndedRow {
  job: JobName;
  ms: number | null;
}

const bounded = (sql: string): string =>
  `least(${factorBounds.most}, greatest(${factorBounds.least}, ${sql}))`;
