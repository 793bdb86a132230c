import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job, Queue } from 'bullmq';
import { priorityOf } from '../../domain/lanes/fair-queue.js';
import { oneAtATime } from '../database/lock-named.js';
import { runSqlAlone } from '../database/run-sql.js';
import type { QueueName } from '../queue/jobs.js';
import { laneQueues } from './lane-work.js';

/**
 * Jobs are moved that lack so much in their places, of those that are served within as much virtual time of what has begun.
 * To move one takes the queue some two milliseconds, so that each lane has one moved for so much that it lacks, and no more
 * than this at a look.
 */
const bounds = { leastMs: 500, perJobMs: 30, mostJobs: 100 };

/** Jobs of a queue that are looked at, in their order: many lanes have a few each. So many again that are put off. */
const mostSeen = 5_000;

/** A call of the queue each, at once. */
const lotSize = 20;

/** States of jobs that have their place before them. */
const waiting: ReadonlySet<string> = new Set(['prioritized', 'delayed']);

/** A job's place in the lane that it has it in. */
interface Place {
  job: string;
  subject: string;
  queue: QueueName;
  owner: string;
  is_awaited: boolean;
  tag_ms: number;
  beyond_ms: number;
  base_ms: number;
}

/** A job that its queue holds, and the place that it is to have. */
type Moved = Place & { queued: Job };

/**
 * Moves waiting jobs of lanes back whose earlier ones took longer than predicted: they were placed before that was known,
 * and would be served as if they were short. Those come first that are served next; the others are moved when their turn
 * comes near. If the process ends in between, jobs are served where they were, or a little later.
 *
 * @param options.everyMs how long a queue is left that another process has looked at
 * @param options.signal ends it after the jobs in hand
 * @returns how many jobs it has moved.
 */
export async function moveJobsInArrears(
  em: EntityManager,
  queueOf: (name: QueueName) => Queue,
  { everyMs = 0, signal }: { everyMs?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const due = await runSqlAlone<{ queue: QueueName }>(em, lookSql, [[...laneQueues], everyMs]);
  if (due.length === 0) return 0;
  const { leastMs, perJobMs, mostJobs } = bounds;
  const values = [due.map(({ queue }) => queue), leastMs, perJobMs, mostJobs, mostSeen];
  const places = await runSqlAlone<Place>(em, inArrearsSql, values);
  if (places.length === 0) return 0;
  // Two at once would give a job two places, and its row that of the other.
  const moved = await oneAtATime(em, 'lanes in arrears', async (own) => {
    let count = 0;
    for (let at = 0; at < places.length && signal?.aborted !== true; at += lotSize) {
      count += await moveLot(own, queueOf, places.slice(at, at + lotSize));
    }
    return count;
  });
  return moved ?? 0;
}

/**
 * First the jobs, and then the rows of those that wait still: one that has begun keeps the tag by which it was taken, which the
 * virtual time follows once it is done. One that has been placed anew meanwhile, such as one that somebody waits for now, or
 * numbered by another base, gets that place back.
 */
async function moveLot(
  em: EntityManager,
  queueOf: (name: QueueName) => Queue,
  lot: readonly Place[],
): Promise<number> {
  const found = await Promise.all(
    lot.map(async (place) => ({ ...place, queued: await waitingJob(queueOf(place.queue), place.subject) })),
  );
  const queued = found.filter((one): one is Moved => one.queued !== undefined);
  const isWaiting = await Promise.all(
    queued.map(async (one) => (await putBack(one)) && waiting.has(await one.queued.getState())),
  );
  const moved = queued.filter((_, index) => isWaiting[index]);
  const stored = await told(em, movedSql, moved);
  const given = new Map(moved.map((one) => [keyOf(one), one]));
  const placedAnew = (await told<Place>(em, presentSql, moved)).flatMap((present) => {
    const one = given.get(keyOf(present))!;
    const isSame = one.tag_ms === present.tag_ms && one.base_ms === present.base_ms;
    return isSame ? [] : [{ ...one, ...present }];
  });
  await Promise.all(placedAnew.map(putBack));
  return stored.length;
}

async function told<Row = unknown>(em: EntityManager, sql: string, moved: readonly Moved[]): Promise<Row[]> {
  if (moved.length === 0) return [];
  return runSqlAlone<Row>(em, sql, [JSON.stringify(moved.map(({ queued: _, ...place }) => place))]);
}

/** A card's solid and its picture are two jobs of one subject. */
const keyOf = ({ job, subject }: Place): string => `${job} ${subject}`;

/** @returns whether it has its place: one that has begun meanwhile, or ended, needs none. */
async function putBack({ queued, tag_ms, base_ms }: Moved): Promise<boolean> {
  const changing = queued.changePriority({ priority: priorityOf(tag_ms, base_ms) });
  return changing.then(
    () => true,
    () => false,
  );
}

async function waitingJob(queue: Queue, subject: string): Promise<Job | undefined> {
  const id = await queue.getDeduplicationJobId(subject);
  if (id === null || !waiting.has(await queue.getJobState(id))) return undefined;
  return queue.getJob(id);
}

/** The queues whose turn it is. */
const lookSql = `insert into lane_clocks as c (queue) select q from unnest($1::text[]) as q order by q
  on conflict (queue) do update set looked_at = now()
    where c.looked_at <= now() - $2::float * interval '1 millisecond'
  returning queue`;

/** The jobs that lack something, with the places that they are to have; the last ones first, so that they keep their order. */
const inArrearsSql = `with near as (
    select j.*, c.base_ms from unnest($1::text[]) as q(queue)
    cross join lateral (
      select greatest(max(virtual_ms), (
        select max(tag_ms) from lane_jobs where queue = q.queue and started_at is not null
      ), 0) as begun_ms, coalesce(max(base_ms), 0) as base_ms
      from lane_clocks where queue = q.queue
    ) c cross join (values (false), (true)) p(is_put_off) cross join lateral (
      select * from lane_jobs
      where queue = q.queue and is_put_off = p.is_put_off and started_at is null and tag_ms < c.begun_ms + $2::float
      order by tag_ms limit $5::int
    ) j
  ), lacking as (
    select n.*, l.now_ms - n.beyond_ms as ms, l.now_ms,
      row_number() over (partition by n.queue, n.owner, n.is_awaited order by n.tag_ms) as nth
    from near n cross join lateral (
      select beyond_ms as now_ms from lanes
      where queue = n.queue and owner = n.owner and is_awaited = n.is_awaited offset 0
    ) l where l.now_ms - n.beyond_ms >= $2::float
  )
  select job, subject, queue, owner, is_awaited, tag_ms + ms as tag_ms, now_ms as beyond_ms, base_ms
  from lacking where nth <= least($4::int, ms / $3::float) order by tag_ms desc`;

const placesIn = (value: string): string =>
  `jsonb_to_recordset(${value}::jsonb) as p(job text, subject text, owner uuid, is_awaited boolean, tag_ms float, beyond_ms float)`;

/** Only what has the same place still; what another statement holds stays where it is, so that nothing waits here for a lock. */
const movedSql = `with free as materialized (
    select p.* from ${placesIn('$1')} join lane_jobs j using (job, subject, owner, is_awaited)
    where j.started_at is null and j.beyond_ms < p.beyond_ms for update of j skip locked
  )
  update lane_jobs j set tag_ms = free.tag_ms, beyond_ms = free.beyond_ms
  from free where j.job = free.job and j.subject = free.subject
  returning j.subject`;

const presentSql = `select j.job, j.subject, j.tag_ms, coalesce(c.base_ms, 0) as base_ms
  from ${placesIn('$1')} cross join lateral (select * from lane_jobs where job = p.job and subject = p.subject offset 0) j
  left join lane_clocks c using (queue)`;
