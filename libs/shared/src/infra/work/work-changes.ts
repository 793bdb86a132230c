import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/new-id.js';
import { textArray } from '../database/text-array.js';
import type { JobName, WorkName } from '../queue/jobs.js';
import type { JobQueue } from '../queue/job-queue.js';
import { asLikelyAsNot, isWork, listedNoMore, payloadOfSubject, workRows } from './work-rows.js';
import type { TalliedEvent } from './tallied.js';
import { storeEvents } from './work-tally-rows.js';

/** Jobs to enqueue once the transaction is committed. */
export interface AskedJobs {
  name: JobName;
  subjects: string[];
}

interface Decision {
  /** The operator's address. */
  by: string;
  note: string;
}

const subjectsAre = 'select distinct subject from unnest(?::text[]) as e(subject)';

/** Conditions on `t`: what an operator may have done anew, or give up. */
function changeable(name: WorkName, change: 'retry' | 'discard'): string | null {
  const { states, retry, discard } = workRows[name];
  if (change === 'discard' && discard === null) return null;
  if (change === 'discard' && discard === listedNoMore) return states.givenUp ?? null;
  // Without assignments a pending row's job is enqueued again, should it be lost.
  const meetsGivenUp = states.givenUp !== undefined && (change === 'discard' || retry !== null);
  return meetsGivenUp ? `(${states.pending} or ${states.givenUp})` : states.pending;
}

/**
 * Which of the subjects an operator's change would meet. Their rows are locked until the transaction ends; one that a worker has
 * locked is being done, and is left to it: a mail would be sent once more.
 */
export async function findChangeable(
  em: EntityManager,
  name: JobName,
  subjects: readonly string[],
  change: 'retry' | 'discard',
): Promise<string[]> {
  if (subjects.length === 0) return [];
  if (!isWork(name)) return change === 'retry' ? [...subjects] : [];
  const condition = changeable(name, change);
  if (condition === null) return [];
  const { from, match } = workRows[name];
  const rows = await em.execute<{ subject: string }[]>(
    `select s.subject from (${subjectsAre}) s join ${from} on ${match} where ${asLikelyAsNot(condition)}
     for update of t skip locked`,
    [textArray(subjects)],
  );
  return rows.map(({ subject }) => subject);
}

/**
 * Has the work of rows done anew: pending and given-up ones count no attempts then. The caller enqueues the jobs after
 * the commit.
 *
 * @returns the jobs; those of mails whose attachment comes first are left out, and those of rows that are in flight.
 */
export async function retryRows(
  em: EntityManager,
  name: JobName,
  subjects: readonly string[],
): Promise<AskedJobs[]> {
  const found = await findChangeable(em, name, subjects, 'retry');
  if (found.length === 0) return [];
  await storeEvents(
    em,
    found.map((subject) => eventOf(name, subject, 'retryAsked', null)),
  );
  if (!isWork(name)) return [{ name, subjects: found }];
  const { from, match, retry } = workRows[name];
  const rows = textArray(found);
  if (retry !== null) {
    await em.execute(`update ${from} set ${retry} from (${subjectsAre}) s where ${match}`, [rows]);
  }
  await em.execute(
    `delete from work_dismissals d using (${subjectsAre}) s where d.job = ? and d.subject = s.subject`,
    [rows, name],
  );
  return name === 'mail.send' ? retryAttachments(em, found) : [{ name, subjects: found }];
}

/** A mail waits for its attachment: one that was given up is rendered anew first. */
async function retryAttachments(em: EntityManager, mails: readonly string[]): Promise<AskedJobs[]> {
  const rows = await em.execute<{ subject: string; document: string | null; status: string | null }[]>(
    `select s.subject, d.id::text as document, d.status from (${subjectsAre}) s
     join outbound_mails t on t.id = s.subject::uuid left join rendered_documents d on d.id = t.document_id`,
    [textArray(mails)],
  );
  const ready = rows.filter(({ status }) => status === null || status === 'done');
  const failed = rows.flatMap(({ status, document }) => (status === 'failed' ? [document!] : []));
  const documents = await retryRows(em, 'documents.render', [...new Set(failed)]);
  return [...documents, { name: 'mail.send', subjects: ready.map(({ subject }) => subject) }];
}

/**
 * Gives the work of rows up, with a note. What was given up already is no longer listed.
 *
 * @returns the rows that were pending or given up.
 */
export async function discardRows(
  em: EntityManager,
  name: JobName,
  subjects: readonly string[],
  { by, note }: Decision,
): Promise<string[]> {
  const found = await findChangeable(em, name, subjects, 'discard');
  if (found.length === 0 || !isWork(name)) return [];
  const { from, match, discard, states } = workRows[name];
  const rows = textArray(found);
  if (discard === 'delete') {
    await em.execute(`delete from ${from} using (${subjectsAre}) s where ${match}`, [rows]);
  } else if (discard !== listedNoMore) {
    await em.execute(
      `update ${from} set ${discard} from (${subjectsAre}) s where ${match} and ${asLikelyAsNot(states.pending)}`,
      [rows],
    );
  }
  await em.execute(
    `insert into work_dismissals (job, subject, dismissed_by, note, at)
     select ?, s.subject, ?, ?, now() from (${subjectsAre}) s
     on conflict (job, subject) do update set dismissed_by = excluded.dismissed_by, note = excluded.note,
       at = excluded.at`,
    [name, by, note, rows],
  );
  await storeEvents(
    em,
    found.map((subject) => eventOf(name, subject, 'discarded', note)),
  );
  return found;
}

/** Marks failures of these jobs as settled, so that their group holds what is still open. */
export async function settleFailures(
  em: EntityManager,
  name: JobName,
  subjects: readonly string[],
  note: string,
): Promise<void> {
  if (subjects.length === 0) return;
  await em.execute(
    `update job_failures set settled_at = now(), settled_note = ?
     where job = ? and subject = any(?::text[]) and settled_at is null`,
    [note, name, textArray(subjects)],
  );
}

/** Jobs of one call to the queue, and calls at a time. */
const chunk = 500;
const callsAtATime = 4;

/** Enqueues the jobs, many at a time. @throws {QueueUnavailableError} then a requeue finds their rows. */
export async function enqueueAsked(jobQueue: JobQueue, asked: readonly AskedJobs[]): Promise<void> {
  for (const { name, subjects } of asked) {
    const chunks = Array.from({ length: Math.ceil(subjects.length / chunk) }, (_, place) =>
      subjects.slice(place * chunk, (place + 1) * chunk),
    );
    const takeNext = async (): Promise<void> => {
      for (let part = chunks.shift(); part !== undefined; part = chunks.shift()) {
        await jobQueue.enqueueAgain(
          name,
          part.map((subject) => payloadOfSubject(name, subject)),
        );
      }
    };
    await Promise.all(Array.from({ length: callsAtATime }, takeNext));
  }
}

function eventOf(
  job: JobName,
  subject: string,
  kind: TalliedEvent['kind'],
  note: string | null,
): TalliedEvent {
  const none = { try: null, ms: null, slotMs: null, workerId: null, requestId: null };
  return { id: newId(), job, subject, kind, at: new Date().toISOString(), ...none, note };
}
