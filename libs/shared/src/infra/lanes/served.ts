import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, runSqlAlone } from '../database/run-sql.js';
import type { TalliedEvent } from '../work/tallied.js';
import { isLaneJob, meteredJobs } from './lane-work.js';

/**
 * A factor follows the measured times by this share a job, and by at most the other a call. Of short jobs it takes so much of
 * their time together: what a machine does for some seconds, such as cleaning its tables, tells little of the next minute.
 */
const learnedShare = 0.02;
const mostLearned = 0.5;
const learnedWithinMs = 40_000;

/**
 * How far what it follows may lie from it: a few jobs of one account do not tell what those of all others take, nor the first
 * ones of a worker that has just begun.
 */
const mostPull = 2;

/** How long the virtual time stays before one job that waits though later ones are done. */
const heldSeconds = 10;

const factorBounds = { least: 0.05, most: 20 };

/** What a lane's jobs took beyond what it was moved on by for them, over their weights. */
export interface LaneStep {
  queue: string;
  owner: string;
  is_awaited: boolean;
  ms: number;
}

/** What an account has taken of metered work within an hour, beside what was foreseen. */
interface Charge {
  queue: null;
  owner: string;
  starts_at: string;
  ms: number;
  foreseen_ms: number;
}

/** Steps that change what lanes know of a job. */
const servedKinds: ReadonlySet<TalliedEvent['kind']> = new Set([
  'started',
  'done',
  'failed',
  'retried',
  'givenBack',
]);

/**
 * Stores what workers began and ended: metered work is added to what its owner has taken within the hour.
 *
 * @param em in a transaction
 * @returns what the lanes are to be moved by after it, by {@link moveLanes} and {@link moveClocks}: what places jobs locks
 * lanes before jobs.
 */
export async function storeServed(em: EntityManager, events: readonly TalliedEvent[]): Promise<LaneStep[]> {
  const ofLanes = events.filter(({ job, kind }) => isLaneJob(job) && servedKinds.has(kind));
  if (ofLanes.length === 0) return [];
  const stepsOf = (...kinds: TalliedEvent['kind'][]) => ofLanes.filter(({ kind }) => kinds.includes(kind));
  const putOff = stepsOf('retried', 'givenBack');
  await runSql(em, heldSql, [JSON.stringify(ofLanes)]);
  const told = await storeTries(
    em,
    stepsOf('retried').filter(({ ms }) => ms !== null),
  );
  // Before those that begin again, which are not lost, and after those that had begun.
  await storePutOff(em, putOff);
  const [begun, ended] = [stepsOf('started'), stepsOf('done', 'failed')];
  if (begun.length + ended.length > 0) {
    const values = [JSON.stringify(begun), JSON.stringify(ended), meteredJobs];
    told.push(...(await runSql<LaneStep | Charge>(em, servedSql, values)));
  }
  await storePutOff(em, putOff);
  const charges = told.filter((one): one is Charge => one.queue === null);
  // Last and at once, whoever tells of what: in two statements, two workers would wait for each other.
  if (charges.length > 0) await runSql(em, chargedSql, [JSON.stringify(charges)]);
  return told.filter((one): one is LaneStep => one.queue !== null);
}

/** Moves lanes on, in the order in which jobs are placed in them. */
export async function moveLanes(em: EntityManager, steps: readonly LaneStep[]): Promise<void> {
  await runSqlAlone(em, movedSql, [JSON.stringify(steps)]);
}

/** Moves the virtual time on of the queues in which something was served. What one call misses, the next one brings. */
export async function moveClocks(em: EntityManager, steps: readonly LaneStep[]): Promise<void> {
  for (const queue of new Set(steps.map((step) => step.queue))) await runSqlAlone(em, passedSql, [queue]);
}

const stepsIn = (value: string): string =>
  `jsonb_to_recordset(${value}::jsonb)
   as s(job text, subject text, kind text, at timestamptz, ms float, "slotMs" float)`;

const bounded = (sql: string): string =>
  `least(${factorBounds.most}, greatest(${factorBounds.least}, ${sql}))`;

const pulled = (from: string, to: string): string =>
  `least(greatest(${to}, ${from} / ${mostPull}::float), ${from} * ${mostPull}::float)`;

/** A job whose worker died begins again no sooner than its lock ends; what is charged for it has a bound. */
export const lostTry = { leastMs: 8_000, mostMs: 60_000 };

/**
 * What the lanes of `off` are moved by, and the times of `timed`, alias `t`, by which their owners are charged for metered work, by
 * the hour, beside what was foreseen: of tries that did not end well what they took, since those tell of machines more than
 * of files.
 */
const toldSql = (off: string, timed: string, metered: string): string =>
  `select queue, owner, is_awaited, ms, null as starts_at, null as foreseen_ms from (${off}) off
  union all
  select null, t.owner, null, sum(t.ms), date_trunc('hour', t.at)::text as starts_at, sum(t.foreseen_ms)
  from (${timed}) t where t.job = any(${metered}) group by t.owner, date_trunc('hour', t.at)`;

/** Adds charges to what accounts have taken; what belongs to nobody is nobody's. */
const chargedSql = `insert into account_work as w (user_id, starts_at, work_ms, foreseen_ms)
  select u.id, c.starts_at, round(sum(c.ms))::bigint, round(sum(c.foreseen_ms))::bigint
  from jsonb_to_recordset($1::jsonb) as c(owner uuid, starts_at timestamptz, ms float, foreseen_ms float)
  join users u on u.id = c.owner
  group by 1, 2 order by 1, 2
  on conflict (user_id, starts_at) do update set work_ms = w.work_ms + excluded.work_ms,
    foreseen_ms = coalesce(w.foreseen_ms, w.work_ms) + excluded.foreseen_ms`;

const movedSql = `with off as (
    select queue, owner, is_awaited, sum(ms) as ms
    from jsonb_to_recordset($1::jsonb) as o(queue text, owner uuid, is_awaited boolean, ms float)
    group by queue, owner, is_awaited
  ), held as materialized (
    select l.queue, l.owner, l.is_awaited, off.ms from lanes l join off using (queue, owner, is_awaited)
    order by l.queue, l.is_awaited desc, l.owner for update of l
  )
  update lanes l set last_ms = l.last_ms + held.ms, beyond_ms = l.beyond_ms + held.ms from held
  where l.queue = held.queue and l.owner = held.owner and l.is_awaited = held.is_awaited`;

/**
 * The virtual time follows what is done, but passes no job that waits its turn: it may have been placed by the virtual time
 * of a second ago, and who comes next would stand behind all that was placed with it. One that is put off has no turn; one
 * that holds it for long is not in its queue. By itself and of one queue, so that as few jobs as can be are placed
 * meanwhile, and no two wait for each other.
 */
const passedSql = `update lane_clocks c set (virtual_ms, held_ms, held_at) = (
    select greatest(c.virtual_ms, least(c.done_ms, f.tag_ms)), case when f.tag_ms < c.done_ms then f.tag_ms end,
      case when f.tag_ms = c.held_ms then c.held_at else now() end
    from (select (
      select w.tag_ms from lane_jobs w where w.queue = c.queue and w.started_at is null and not w.is_put_off
        and w.tag_ms >= c.virtual_ms
        and (c.held_ms is null or w.tag_ms > c.held_ms or c.held_at > now() - interval '${heldSeconds} seconds')
      order by w.tag_ms limit 1) as tag_ms offset 0) f
  ) where c.queue = $1`;

/** The rows of jobs, in the order in which they are placed. */
const heldSql = `select from lane_jobs j
  join (select distinct job, subject from jsonb_to_recordset($1::jsonb) as s(job text, subject text)) s using (job, subject)
  order by j.job, j.subject for update of j`;

/**
 * One statement, since it is written once a second beside the jobs. Most jobs begin and end between two of them: their rows
 * go at once. A run without a time found nothing to do: its cost is given back to its lane, and it does not move the virtual time.
 * Nor does a job that has only begun: while a server is away, or their customer is paused, workers begin one job after the
 * other, and leave each. One that begins again without the end of its try was lost with its worker: that try is charged,
 * too.
 */
const servedSql = `with ends as (
    select job, subject, max(ms) as ms, max("slotMs") as slot_ms, max(at) as at, min(kind) as kind
    from ${stepsIn('$2')} group by job, subject
  ), begins as (
    select job, subject, max(at) as at from ${stepsIn('$1')}
    where (job, subject) not in (select job, subject from ends) group by job, subject
  ), begun as (
    update lane_jobs j set started_at = s.at, is_put_off = false
    from begins s join lane_jobs o using (job, subject) where j.job = s.job and j.subject = s.subject
    returning j.queue, j.owner, j.job, j.is_awaited, j.weight, s.at,
      1000 * extract(epoch from s.at - o.started_at)::float as since_ms
  ), lost as (
    select *, least(since_ms, ${lostTry.mostMs}) as ms from begun where since_ms >= ${lostTry.leastMs}
  ), ended as (
    delete from lane_jobs j using ends s where j.job = s.job and j.subject = s.subject
    returning j.job, j.queue, j.owner, j.is_awaited, j.tag_ms, j.weight, j.size_ms, j.cost_ms, j.size_class, s.ms,
      s.slot_ms, s.at, s.kind
  ), timed as (
    select * from ended where ms is not null
  ), clocks as (
    insert into lane_clocks as c (queue, done_ms)
    select queue, max(tag_ms) from timed group by queue order by queue
    on conflict (queue) do update set done_ms = greatest(c.done_ms, excluded.done_ms)
  ), measured as (
    select job, size_class, sum(slot_ms) / sum(size_ms) as factor,
      least(${mostLearned}, ${learnedShare} * count(*), sum(slot_ms) / ${learnedWithinMs}) as share
    from timed where kind = 'done' group by job, size_class
  ), learnt as (
    insert into lane_costs as f (job, size_class, factor)
    select job, size_class, ${pulled('1', 'factor')} from measured order by 1, 2
    on conflict (job, size_class) do update set factor = (
      select ${bounded(`f.factor + (${pulled('f.factor', 'm.factor')} - f.factor) * m.share`)}
      from measured m where m.job = f.job and m.size_class = f.size_class)
  )
  ${toldSql(
    `select queue, owner, is_awaited, sum(ms) as ms from (
      select queue, owner, is_awaited, (coalesce(slot_ms, 0) - cost_ms) / weight as ms from ended
      union all select queue, owner, is_awaited, ms / weight from lost) beyond
    group by queue, owner, is_awaited`,
    `select job, owner, at, ms, cost_ms as foreseen_ms from timed
      union all select job, owner, at, ms, ms from lost`,
    '$3',
  )}`;

async function storePutOff(em: EntityManager, putOff: readonly TalliedEvent[]): Promise<void> {
  if (putOff.length === 0) return;
  await runSql(
    em,
    `update lane_jobs j set started_at = null, is_put_off = true, waits_since = s.at
     from (select job, subject, max(at) as at from ${stepsIn('$1')} group by job, subject) s
     where j.job = s.job and j.subject = s.subject and j.started_at <= s.at`,
    [JSON.stringify(putOff)],
  );
}

/**
 * A try that failed is work, too; before its job ends, with which its owner is forgotten. Where another process has told first
 * that the job begins again, a long one was charged as lost.
 */
async function storeTries(em: EntityManager, tries: readonly TalliedEvent[]): Promise<(LaneStep | Charge)[]> {
  if (tries.length === 0) return [];
  return runSql<LaneStep | Charge>(
    em,
    `with timed as (
       select j.job, j.queue, j.owner, j.is_awaited, j.weight, s.at, s.ms, s."slotMs" as slot_ms, s.ms as foreseen_ms
       from lane_jobs j join ${stepsIn('$1')} using (job, subject)
       where j.started_at is null or j.started_at <= s.at or s.ms < ${lostTry.leastMs}
     )
     ${toldSql(
       'select queue, owner, is_awaited, sum(slot_ms / weight) as ms from timed group by queue, owner, is_awaited',
       'select * from timed',
       '$2',
     )}`,
    [JSON.stringify(tries), meteredJobs],
  );
}
