import { accountWeights } from '../../domain/lanes/fair-queue.js';
import { nobody } from '../database/entities/lane.entity.js';
import { asLikelyAsNot, workRows } from '../work/work-rows.js';
import { laneKinds, type LaneJobName } from './lane-work.js';

/*
 * One statement, so that processes may place jobs at the same time. Each of its steps is a constant here, in its order. Two
 * rules hold it together:
 *
 * - Of several calls that place one job at a time, the earliest place holds. That call alone takes the job from its owner's
 *   other lane; the others have moved a lane for nothing, and say by how much.
 * - Lanes are locked before jobs, and both in the order of their keys: no two calls wait for each other.
 */

/** Of a content that is stored many times, so many rows are looked at, and so many accounts. */
const mostLooked = 200;
const mostOwners = 20;

/** What the work of the account `a.owner` weighs. */
const weightOfOwner = `case
  when exists (select 1 from orders o where o.user_id = a.owner and o.paid_at is not null)
    then ${accountWeights.established}
  when exists (select 1 from users u where u.id = a.owner and u.is_email_verified
    and u.created_at < now() - interval '1 day') then ${accountWeights.known}
  else ${accountWeights.new} end`;

/** What is asked. Steps that name the parameters themselves let the planner read by an index. */
const call = `select $1::text as job, $2::text as queue, $3::boolean as is_awaited, $4::int as factor`;

/** How far the queue has come. */
const clock = `select coalesce(max(c.virtual_ms), 0) as virtual_ms, coalesce(max(c.base_ms), 0) as base_ms
  from lane_clocks c, call where c.queue = call.queue`;

/** The jobs that are asked for, in their order. */
const asked = `select s.subject, min(s.place) as place
  from unnest($5::text[]) with ordinality as s(subject, place) group by s.subject`;

/** Those that have a place. */
const known = `select j.* from call cross join asked cross join lateral (
    select * from lane_jobs where job = call.job and subject = asked.subject offset 0
  ) j`;

/**
 * Those that get one now, with owner, weight and predicted time: they have none, or somebody waits for them now and an earlier
 * one is to be had. Of the accounts that have the content, the one whose lane is served next.
 */
function priced(name: LaneJobName): string {
  const { from, match, owners, states } = workRows[name];
  const { sizeClass, costMs } = laneKinds[name];
  return `select s.subject, s.place, c.size_class, c.size_ms, c.size_ms * coalesce(f.factor, 1) as cost_ms,
      coalesce(o.owner, '${nobody}') as owner, coalesce(o.weight, ${accountWeights.new}) * call.factor as weight
    from call cross join clock cross join asked s join ${from} on ${match}
    left join lateral (select * from lane_jobs where job = call.job and subject = s.subject offset 0) k on true
    cross join lateral (select (${sizeClass})::text as size_class, (${costMs})::float as size_ms) c
    left join lane_costs f on f.job = call.job and f.size_class = c.size_class
    left join lateral (
      select a.owner, ${weightOfOwner} as weight, l.last_ms
      from (select distinct owner from (
        select coalesce(w.user_id, '${nobody}') as owner from (${owners}) w limit ${mostLooked}
      ) w limit ${mostOwners}) a
      left join lanes l on l.queue = call.queue and l.owner = a.owner and l.is_awaited = call.is_awaited
      order by l.last_ms nulls first, a.owner limit 1
    ) o on true
    where ${asLikelyAsNot(states.pending)} and (k.subject is null or (call.is_awaited
      and (not k.is_awaited or k.owner <> o.owner) and k.started_at is null
      and k.tag_ms > greatest(clock.virtual_ms, coalesce(o.last_ms, 0))))`;
}

/** Each owner's lane, put behind these jobs. */
const moved = `insert into lanes as l (queue, owner, is_awaited, last_ms)
  select call.queue, p.owner, call.is_awaited, clock.virtual_ms + sum(p.cost_ms / p.weight)
  from priced p, call, clock group by call.queue, p.owner, call.is_awaited, clock.virtual_ms order by p.owner
  on conflict (queue, owner, is_awaited) do update set last_ms = excluded.last_ms
    + greatest(l.last_ms - (select virtual_ms from clock), 0)
  returning owner, last_ms, beyond_ms`;

/** Lanes that may get something back are locked before jobs are. */
const held = `select l.owner from lanes l join (
    select distinct k.owner from known k join priced p using (subject) where not k.is_awaited
  ) o using (owner)
  where l.queue = $2 and not l.is_awaited and (select count(*) from moved) > 0 order by l.owner for update of l`;

/** Where each job begins within the lane of its owner. */
const tagged = `select p.*, m.beyond_ms, m.last_ms - sum(p.cost_ms / p.weight) over whole
    + coalesce(sum(p.cost_ms / p.weight) over before, 0) as tag_ms
  from priced p join moved m using (owner) cross join (select count(*) from held) h
  window whole as (partition by p.owner),
    before as (partition by p.owner order by p.place rows between unbounded preceding and 1 preceding)`;

/** The places as they hold: the earliest of those that were given at the same time. */
const placed = `insert into lane_jobs as j (job, subject, queue, owner, is_awaited, tag_ms, beyond_ms, size_ms, cost_ms,
    size_class, weight, waits_since)
  select call.job, t.subject, call.queue, t.owner, call.is_awaited, t.tag_ms, t.beyond_ms, t.size_ms, t.cost_ms,
    t.size_class, t.weight, now() from tagged t, call order by t.subject
  on conflict (job, subject) do update set (owner, is_awaited, weight, cost_ms, tag_ms, beyond_ms) = (
    select owner, is_awaited, weight, cost_ms, tag_ms, beyond_ms from (values
      (j.owner, j.is_awaited, j.weight, j.cost_ms, j.tag_ms, j.beyond_ms, 1),
      (excluded.owner, excluded.is_awaited, excluded.weight, excluded.cost_ms, excluded.tag_ms, excluded.beyond_ms, 2)
    ) as either(owner, is_awaited, weight, cost_ms, tag_ms, beyond_ms, place) order by tag_ms, place limit 1)
  returning subject, owner, is_awaited, tag_ms`;

/** Whether it is this call's place, and whose lane this call has moved for it. */
const won = `select p.subject, p.owner, p.tag_ms, t.owner as mover, t.cost_ms / t.weight as moved_ms,
    p.tag_ms = t.tag_ms and p.owner = t.owner and p.is_awaited = $3 as is_ours
  from placed p join tagged t using (subject)`;

/** What lanes get back: a job that moved up, or that another owner takes over, was work of the first one, too. */
const returned = `select k.owner, sum(k.cost_ms / k.weight) as cost_ms from known k join won w using (subject)
  where w.is_ours and not k.is_awaited group by k.owner`;

const givenBack = `update lanes l set last_ms = greatest(l.last_ms - r.cost_ms, (select virtual_ms from clock))
  from returned r where l.queue = $2 and l.owner = r.owner and not l.is_awaited`;

/** What else the queue holds. */
const standing = `select exists (
      select 1 from lane_jobs where queue = $2 and not (job = $1 and subject = any($5))
    ) as is_busy,
    (select min(tag_ms) from lane_jobs where queue = $2 and started_at is null and not is_put_off
      and tag_ms >= (select virtual_ms from clock)) as first_ms`;

/** The new places, and those that stay as they were. */
const answer = `select p.subject, p.tag_ms, clock.base_ms,
    exists (select 1 from known k where k.subject = p.subject) as is_moved_up,
    standing.is_busy and p.tag_ms <= coalesce(standing.first_ms, p.tag_ms)
    and p.tag_ms = (select min(tag_ms) from placed) and not exists (
      select 1 from lane_jobs o where o.owner = p.owner and o.queue = $2 and o.started_at is not null) as is_first,
    p.mover as owner, case when p.is_ours then 0 else p.moved_ms end as over_ms
  from won p, clock, standing
  union all
  select k.subject, k.tag_ms, clock.base_ms, call.is_awaited, false, k.owner, 0 from known k, clock, call
  where not exists (select 1 from tagged t where t.subject = k.subject)`;

/**
 * The statement that places jobs of a kind: $1 its name, $2 its queue, $3 whether somebody waits, $4 what that weighs, $5
 * subjects.
 */
export function placeSql(name: LaneJobName): string {
  return `with call as (${call}), clock as (${clock}), asked as (${asked}), known as (${known}),
    priced as (${priced(name)}), moved as (${moved}), held as materialized (${held}), tagged as (${tagged}),
    placed as (${placed}), won as (${won}), returned as (${returned}), given_back as (${givenBack}),
    standing as (${standing})
    ${answer}`;
}

/** Takes back what moved lanes for nothing. They are locked in the order in which {@link placeSql} locks them. */
export const takenBackSql = `with over as (
    select owner, sum(over_ms) as ms from jsonb_to_recordset($3::jsonb) as o(owner uuid, over_ms float) group by owner
  ), locked as materialized (
    select l.owner, over.ms from lanes l join over using (owner)
    where l.queue = $1 and l.is_awaited = $2 order by l.owner for update of l
  )
  update lanes l set last_ms = greatest(l.last_ms - locked.ms,
    (select coalesce(max(virtual_ms), 0) from lane_clocks where queue = $1))
  from locked where l.queue = $1 and l.owner = locked.owner and l.is_awaited = $2`;
