import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queue } from 'bullmq';
import { lastPriority, priorityOf, renumberAfterMs } from '../../domain/lanes/fair-queue.js';
import { oneAtATime } from '../database/lock-named.js';
import { addedWithinMs } from '../queue/job-queue.js';
import { type JobName, subjectOf, type QueueName } from '../queue/jobs.js';

const lotSize = 500;
const atOnce = 20;

/**
 * Gives waiting jobs small priorities again before tags leave the range of priorities. New jobs are numbered by the new base
 * from the start on; a run that is cut off is repeated by the next.
 *
 * @param betweenMs after which hardly a job is added any more that was numbered before: a queue that was away may take one
 * later still, which then waits for its number until the next time
 */
export async function renumberLanes(
  em: EntityManager,
  queueOf: (name: QueueName) => Queue,
  betweenMs = addedWithinMs,
): Promise<void> {
  // A run may last for minutes, and the next one begins before it ends.
  await oneAtATime(em, 'lanes numbered anew', (own) => renumberDue(own, queueOf, betweenMs));
}

async function renumberDue(
  em: EntityManager,
  queueOf: (name: QueueName) => Queue,
  betweenMs: number,
): Promise<void> {
  const moved = await em.execute<{ queue: QueueName; base_ms: number }[]>(
    `with due as materialized (
       select queue from lane_clocks where virtual_ms - base_ms > ? or not is_numbered order by queue for update
     )
     update lane_clocks c set base_ms = case when is_numbered then virtual_ms else base_ms end, is_numbered = false
     from due where c.queue = due.queue returning c.queue, c.base_ms`,
    [renumberAfterMs],
  );
  for (let look = 0; look < 2 && moved.length > 0; look++) {
    if (look > 0) await sleep(betweenMs);
    for (const { queue, base_ms: baseMs } of moved) await renumber(em, queueOf(queue), baseMs);
  }
  for (const { queue, base_ms: baseMs } of moved) {
    await em.execute('update lane_clocks set is_numbered = true where queue = ? and base_ms = ?', [
      queue,
      baseMs,
    ]);
  }
}

/**
 * From the next one in turn on, so that jobs keep their order meanwhile. Jobs in flight may be put off, and delayed ones come
 * due, with the number that they have. A second time finds what changed its state, was added or moved up by the old base during
 * the first.
 */
async function renumber(em: EntityManager, queue: Queue, baseMs: number): Promise<void> {
  // All at once: workers take jobs from the front meanwhile.
  const ids = await queue.getRanges(['prioritized', 'active', 'delayed'], 0, -1, true);
  for (let start = 0; start < ids.length; start += lotSize) {
    await renumberLot(em, queue, ids.slice(start, start + lotSize), baseMs);
  }
}

async function renumberLot(
  em: EntityManager,
  queue: Queue,
  ids: readonly string[],
  baseMs: number,
): Promise<void> {
  const found = await Promise.all(ids.map((id) => queue.getJob(id)));
  const lot = found.filter((job) => job !== undefined);
  const named = lot.map((job) => ({
    job: job.name,
    subject: subjectOf(job.name as JobName, job.data),
  }));
  const rows = await em.execute<{ job: string; subject: string; tag_ms: number }[]>(
    `select j.job, j.subject, j.tag_ms from lane_jobs j
     join jsonb_to_recordset(?::jsonb) as s(job text, subject text) using (job, subject)`,
    [JSON.stringify(named)],
  );
  const tags = new Map(rows.map(({ job, subject, tag_ms }) => [`${job} ${subject}`, tag_ms]));
  for (let at = 0; at < lot.length; at += atOnce) {
    await Promise.all(
      lot.slice(at, at + atOnce).map(async (job, place) => {
        const { job: name, subject } = named[at + place]!;
        const tagMs = tags.get(`${name} ${subject}`);
        const priority = tagMs === undefined ? lastPriority : priorityOf(tagMs, baseMs);
        // It would come after its equals.
        if (job.priority === priority) return;
        // One that has ended meanwhile needs no place.
        await job.changePriority({ priority }).catch(() => undefined);
      }),
    );
  }
}
