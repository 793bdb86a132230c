import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInLots } from './delete-in-lots.js';

/*
 * Bounds of what is kept for operators. Of `queue_minutes`: a day by the minute and six by ten minutes, for each queue
 * at most 1,440 + 864 rows, and what one sweep comes late.
 */
const daysByMinute = 1;
const daysOfMinutes = 7;
const daysOfEvents = 2;
const daysOfFailures = 7;
const daysOfDismissals = 365;
/** Dismissals of rows that stay: without them, what was settled years ago would be listed again. */
const isKeptWork = `job in ('payments.refund', 'plates.files')
  or job = 'documents.render' and exists (select 1 from rendered_documents d where d.id::text = subject)`;
const mostJobEvents = 1_000_000;
const mostJobFailures = 100_000;
const mostFailureGroups = 1_000;

/** Rolls up and deletes what operators' pages have shown for long enough. */
export async function sweepHistory(em: EntityManager): Promise<void> {
  await rollUpMinutes(em);
  const deleted = (table: string, column: string, days: number) =>
    deleteInLots(em, table, `${column} < now() - ? * interval '1 day'`, [days]);
  await deleted('queue_minutes', 'starts_at', daysOfMinutes);
  await deleted('job_events', 'at', daysOfEvents);
  await deleted('job_failures', 'last_at', daysOfFailures);
  await deleteInLots(em, 'work_dismissals', `at < now() - ? * interval '1 day' and not (${isKeptWork})`, [
    daysOfDismissals,
  ]);
  await deleteBeyond(em, 'job_events', 'id', mostJobEvents);
  await deleteBeyond(em, 'job_failures', 'last_at', mostJobFailures);
  await deleted('failure_groups', 'last_at', daysOfFailures);
  await deleteBeyond(em, 'failure_groups', 'last_at', mostFailureGroups);
}

/** Deletes the first rows by a column beyond the last so many. */
async function deleteBeyond(em: EntityManager, table: string, column: string, most: number): Promise<void> {
  const [last] = await em.execute<{ place: string }[]>(
    `select ${column}::text as place from ${table} order by ${column} desc offset ? limit 1`,
    [most],
  );
  // As text, which the column's own type is read from.
  if (last !== undefined) await deleteInLots(em, table, `${column} <= ?`, [last.place]);
}

/** Minutes older than a day become rows of ten minutes: counts are added, of depth and age the greatest is kept. */
async function rollUpMinutes(em: EntityManager): Promise<void> {
  await em.execute(
    `with old as (
       delete from queue_minutes
       where minutes = 1 and starts_at < date_bin('10 minutes', now(), 'epoch') - ? * interval '1 day'
       returning *
     )
     insert into queue_minutes as q (queue, starts_at, minutes, added, done, retried, failed, busy_ms, capacity_ms,
       depth, oldest_seconds)
     select queue, date_bin('10 minutes', starts_at, 'epoch'), 10, sum(added), sum(done), sum(retried), sum(failed),
       sum(busy_ms), sum(capacity_ms), max(depth), max(oldest_seconds)
     from old group by 1, 2
     on conflict (queue, starts_at) do update set added = q.added + excluded.added, done = q.done + excluded.done,
       retried = q.retried + excluded.retried, failed = q.failed + excluded.failed,
       busy_ms = q.busy_ms + excluded.busy_ms, capacity_ms = q.capacity_ms + excluded.capacity_ms,
       depth = greatest(q.depth, excluded.depth),
       oldest_seconds = greatest(q.oldest_seconds, excluded.oldest_seconds)`,
    [daysByMinute],
  );
}
