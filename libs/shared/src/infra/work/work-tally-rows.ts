import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../database/run-sql.js';
import { isWork, workRows } from './work-rows.js';
import type { MinuteTally, TalliedEvent, TalliedFailure } from './tallied.js';

/** Of one failed job so many customers are kept; a content may belong to many. */
const mostCustomers = 20;

/** Adds to the rows of the minutes; several processes write the same ones, always in this order. */
export async function storeMinutes(em: EntityManager, minutes: readonly MinuteTally[]): Promise<void> {
  if (minutes.length === 0) return;
  await runSql(
    em,
    `insert into queue_minutes as q (queue, starts_at, added, done, retried, failed, busy_ms, capacity_ms, depth,
       oldest_seconds)
     select s.queue, s."startsAt", s.added, s.done, s.retried, s.failed, s."busyMs", s."capacityMs", s.depth,
       s."oldestSeconds"
     from jsonb_to_recordset($1::jsonb) as s(queue text, "startsAt" timestamptz, added int, done int, retried int,
       failed int, "busyMs" bigint, "capacityMs" bigint, depth int, "oldestSeconds" int)
     order by 1, 2
     on conflict (queue, starts_at) do update set added = q.added + excluded.added, done = q.done + excluded.done,
       retried = q.retried + excluded.retried, failed = q.failed + excluded.failed,
       busy_ms = q.busy_ms + excluded.busy_ms, capacity_ms = q.capacity_ms + excluded.capacity_ms,
       depth = greatest(q.depth, excluded.depth),
       oldest_seconds = greatest(q.oldest_seconds, excluded.oldest_seconds)`,
    [JSON.stringify(minutes)],
  );
}

/** Adds the events; failures of work that is done now are settled. */
export async function storeEvents(em: EntityManager, events: readonly TalliedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = JSON.stringify(events);
  await runSql(
    em,
    `insert into job_events (id, job, subject, kind, at, try, ms, worker_id, request_id, note)
     select s.id, s.job, s.subject, s.kind, s.at, s.try, s.ms, s."workerId", s."requestId", left(s.note, 300)
     from jsonb_to_recordset($1::jsonb) as s(id uuid, job text, subject text, kind text, at timestamptz, try int,
       ms int, "workerId" uuid, "requestId" text, note text)
     on conflict (id) do nothing`,
    [rows],
  );
  await settleDone(
    em,
    events.filter(({ kind }) => kind === 'done'),
  );
}

/** A run that found nothing to do, since its work is given up or paused, is none that did it. */
async function settleDone(em: EntityManager, done: readonly TalliedEvent[]): Promise<void> {
  if (done.length === 0) return;
  const failed = await runSql<{ job: string }>(
    em,
    `select f.job, f.fingerprint, f.subject, max(s.at) as at
     from jsonb_to_recordset($1::jsonb) as s(job text, subject text, at timestamptz)
     join job_failures f on f.job = s.job and f.subject = s.subject and f.settled_at is null
     where f.subject = any($2::text[]) group by f.fingerprint, f.subject`,
    [JSON.stringify(done), done.map(({ subject }) => subject)],
  );
  for (const job of new Set(failed.map((failure) => failure.job))) {
    await runSql(
      em,
      `update job_failures f set settled_at = s.at
       from jsonb_to_recordset($1::jsonb) as s(fingerprint text, subject text, at timestamptz)
       where f.fingerprint = s.fingerprint and f.subject = s.subject and f.last_at <= s.at and ${isOver(job)}`,
      [JSON.stringify(failed.filter((failure) => failure.job === job))],
    );
  }
}

/** Of the work of `s.subject`: neither is it pending nor was it given up. */
function isOver(job: string): string {
  if (!isWork(job)) return 'true';
  const { from, match, states } = workRows[job];
  const { pending, givenUp = 'false' } = states;
  return `not exists (select from ${from} where ${match} and (${pending} or ${givenUp}))`;
}

/** Adds failures to their groups. A job that fails again is unsettled, and listed again if it had been dismissed. */
export async function storeFailures(em: EntityManager, failures: readonly TalliedFailure[]): Promise<void> {
  if (failures.length === 0) return;
  const rows = JSON.stringify(failures);
  await runSql(
    em,
    `insert into failure_groups as g (fingerprint, job, error, cause, frame, tries, first_at, last_at)
     select s.fingerprint, min(s.job), min(s.error), min(s.cause), min(s.frame), count(*), min(s.at), max(s.at)
     from jsonb_to_recordset($1::jsonb) as s(fingerprint text, job text, error text, cause text, frame text,
       at timestamptz)
     group by s.fingerprint order by s.fingerprint
     on conflict (fingerprint) do update set tries = g.tries + excluded.tries,
       last_at = greatest(g.last_at, excluded.last_at)`,
    [rows],
  );
  for (const job of new Set(failures.map((failure) => failure.job))) {
    const ofJob = JSON.stringify(failures.filter((failure) => failure.job === job));
    await runSql(
      em,
      `insert into job_failures as f (fingerprint, subject, job, customers, tries, is_given_up, stack, first_at, last_at)
       select s.fingerprint, s.subject, min(s.job), ${customersOf(job)}, count(*), bool_or(s."isGivenUp"),
         min(s.stack), min(s.at), max(s.at)
       from jsonb_to_recordset($1::jsonb) as s(fingerprint text, subject text, job text, "isGivenUp" boolean,
         stack text, at timestamptz)
       group by s.fingerprint, s.subject order by s.fingerprint, s.subject
       on conflict (fingerprint, subject) do update set tries = f.tries + excluded.tries,
         customers = excluded.customers, is_given_up = excluded.is_given_up, stack = excluded.stack,
         last_at = excluded.last_at, settled_at = null, settled_note = null`,
      [ofJob],
    );
  }
  await runSql(
    em,
    `delete from work_dismissals d
     using jsonb_to_recordset($1::jsonb) as s(job text, subject text, at timestamptz)
     where d.job = s.job and d.subject = s.subject and d.at < s.at`,
    [rows],
  );
}

function customersOf(job: string): string {
  if (!isWork(job)) return `'{}'::uuid[]`;
  const { from, match, owners } = workRows[job];
  return `array(select distinct o.user_id from ${from} cross join lateral (${owners}) o
    where ${match} and o.user_id is not null limit ${mostCustomers})`;
}
