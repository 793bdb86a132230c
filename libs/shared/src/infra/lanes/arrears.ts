import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job, Queue } from 'bullmq';
import { priorityOf } from '../../domain/lanes/fair-queue.js';
import { runSqlAlone } from '../database/run-sql.js';
import type { QueueName } from '../queue/jobs.js';

/** What a lane may be ahead by, and how much for each job that has to be moved, which takes the queue some two milliseconds. */
const allowedAhead = { leastMs: 500, perJobMs: 30 };

/** A call of the queue each, at once. */
const lotSize = 20;

/** States of jobs that have their place before them. */
const waiting: ReadonlySet<string> = new Set(['prioritized', 'delayed']);

interface PlacedJob {
  job: string;
  subject: string;
  queue: QueueName;
  /** Of its lane by now. */
  beyond_ms: number;
}

interface MovedJob {
  job: string;
  subject: string;
  tag_ms: number;
  base_ms: number;
}

/**
 * Moves the waiting jobs of lanes back whose earlier ones took longer than predicted: they were placed before that was known,
 * and would be served as if they were short. Later jobs have it in their places. One that has begun keeps the tag by which it
 * was taken: the virtual time follows it. If the process ends in between, jobs are served where they were.
 *
 * @returns how many jobs it has moved.
 */
export async function moveJobsInArrears(
  em: EntityManager,
  queueOf: (name: QueueName) => Queue,
): Promise<number> {
  const { leastMs, perJobMs } = allowedAhead;
  const placed = await runSqlAlone<PlacedJob>(em, inArrearsSql, [leastMs, perJobMs]);
  let count = 0;
  for (let at = 0; at < placed.length; at += lotSize) {
    count += await moveLot(em, queueOf, placed.slice(at, at + lotSize));
  }
  return count;
}

/** A card's solid and its picture are two jobs of one subject. */
const keyOf = ({ job, subject }: { job: string; subject: string }): string => `${job} ${subject}`;

/** Moves those of a lot that their queue holds still: their rows, and then the jobs. */
async function moveLot(
  em: EntityManager,
  queueOf: (name: QueueName) => Queue,
  lot: readonly PlacedJob[],
): Promise<number> {
  const found = await Promise.all(lot.map(({ queue, subject }) => waitingJob(queueOf(queue), subject)));
  const jobs = new Map(lot.map((one, place) => [keyOf(one), found[place]]));
  const left = lot.filter((one) => jobs.get(keyOf(one)) !== undefined);
  const moved = await runSqlAlone<MovedJob>(em, movedSql, [JSON.stringify(left)]);
  await Promise.all(
    moved.map(async (one) => {
      const priority = priorityOf(one.tag_ms, one.base_ms);
      // One that has begun meanwhile, or ended, needs no other place.
      await jobs
        .get(keyOf(one))!
        .changePriority({ priority })
        .catch(() => undefined);
    }),
  );
  return moved.length;
}

async function waitingJob(queue: Queue, subject: string): Promise<Job | undefined> {
  const id = await queue.getDeduplicationJobId(subject);
  if (id === null || !waiting.has(await queue.getJobState(id))) return undefined;
  return queue.getJob(id);
}

/** The jobs of lanes that are ahead, the last ones first, so that they keep their order. One process at a time has a lane. */
const inArrearsSql = `with ahead as materialized (
    select queue, owner, is_awaited, beyond_ms, beyond_ms - passed_on_ms as ms from lanes
    where beyond_ms - passed_on_ms >= $1::float for update skip locked
  ), due as materialized (
    select a.* from ahead a cross join lateral (
      select count(*) as jobs from (
        select from lane_jobs j
        where j.owner = a.owner and j.queue = a.queue and j.is_awaited = a.is_awaited and j.started_at is null
        limit 1 + floor(a.ms / $2::float)::int) waits
    ) waiting
    where a.ms >= $2::float * waiting.jobs
  ), passed_on as (
    update lanes l set passed_on_ms = due.beyond_ms from due
    where l.queue = due.queue and l.owner = due.owner and l.is_awaited = due.is_awaited
  )
  select j.job, j.subject, j.queue, due.beyond_ms from due join lane_jobs j using (queue, owner, is_awaited)
  where j.started_at is null and j.beyond_ms < due.beyond_ms order by j.tag_ms desc`;

/** Jobs that another statement holds stay where they are until the next time, so that nothing waits here for a lock. */
const movedSql = `with free as materialized (
    select j.job, j.subject, p.beyond_ms
    from jsonb_to_recordset($1::jsonb) as p(job text, subject text, beyond_ms float) join lane_jobs j using (job, subject)
    where j.started_at is null and j.beyond_ms < p.beyond_ms for update of j skip locked
  ), moved as (
    update lane_jobs j set tag_ms = j.tag_ms + free.beyond_ms - j.beyond_ms, beyond_ms = free.beyond_ms
    from free where j.job = free.job and j.subject = free.subject
    returning j.job, j.queue, j.subject, j.tag_ms
  )
  select m.job, m.subject, m.tag_ms, coalesce(c.base_ms, 0) as base_ms from moved m left join lane_clocks c using (queue)`;
