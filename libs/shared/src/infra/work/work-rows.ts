import { kernelVersion } from '@kernel/version.js';
import { strangers } from '../database/entities/lane.entity.js';
import type { JobName, JobPayloads, WorkName } from '../queue/jobs.js';
import { jobs } from '../queue/jobs.js';
import { workTable } from './work-table.js';

/** What became of a row's work: `refused` is a result, such as a file that cannot be read; `givenUp` is none. */
export const workStates = ['pending', 'done', 'refused', 'givenUp'] as const;
export type WorkState = (typeof workStates)[number];

/** A kind of work in SQL: how its row `t` is found, what became of it, whose it is, and how an operator changes it. */
export interface WorkRowsSql {
  /** Table with its alias `t`. */
  from: string;
  /** Of `t`: the id under which its job is enqueued, as `idOf` of the jobs table makes it. */
  subject: string;
  /** Whether `t` is the row of the text `s.subject`; reads the key's index. */
  match: string;
  /** Of `t`: since when it waits. */
  since: string;
  /** When its work ended; the column may be missing. */
  finishedAt: string;
  /** Conditions on `t`. A state without one has no rows. */
  states: { pending: string } & Partial<Record<WorkState, string>>;
  /** A query of the accounts, as `user_id`, whose work `t` is. */
  owners: string;
  /** Assignments that have pending or given-up work done anew; `null`: only pending rows, which stay as they are. */
  retry: string | null;
  /**
   * Assignments that give pending work up, or `delete`; `null`: an operator cannot decide that. {@link listedNoMore}: but what was
   * given up already can be taken off the lists.
   */
  discard: string | null;
}

export const listedNoMore = 'listed no more';

/**
 * A condition whose rows the planner takes for half of the table. Of a bare one it may expect a single row, as when thousands
 * of rows came to be since its last look, and then compares each of them with each subject.
 */
export const asLikelyAsNot = (condition: string): string => `coalesce((${condition}), false)`;

const uuidKey = { subject: 't.id::text', match: 't.id = s.subject::uuid' };
const byStatus = {
  pending: `t.status = 'pending'`,
  done: `t.status = 'done'`,
  givenUp: `t.status = 'failed'`,
};
const own = 'select t.user_id';
const ofContent = 'select f.user_id from uploaded_files f where f.content_hash = t.content_hash';
const givenUpFault = `'{"reason":"meshUnreadable","code":"givenUp"}'::jsonb`;

/** Rows of a table that has one for the content of each part. A failure before the last attempt is a result: it has no outline. */
function ofPart(table: string, name: 'parts.outline' | 'parts.picture'): WorkRowsSql {
  const { max } = workTable[name].attempts!;
  return {
    from: `${table} t`,
    subject: 't.content_hash',
    match: 't.content_hash = s.subject',
    since: 't.created_at',
    finishedAt: 't.finished_at',
    states: {
      ...byStatus,
      refused: `t.status = 'failed' and t.attempts < ${max}`,
      givenUp: `t.status = 'failed' and t.attempts >= ${max}`,
    },
    owners: ofContent,
    retry: `status = 'pending', attempts = 0, finished_at = null`,
    discard: `status = 'failed', attempts = ${max}, finished_at = now()`,
  };
}

/**
 * Which pending rows wait for the workers of this release: not another's, which have workers of their own, nor mails that the
 * server of their recipient puts off.
 */
export const ownRowsSql: { [Name in WorkName]?: string } = {
  'analysis.measure': `kernel_version = '${kernelVersion}'`,
  'mail.send': 't.refused_since is null',
};

export const workRows: Record<WorkName, WorkRowsSql> = {
  'accounts.mail': {
    from: 'mail_requests t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 'null::timestamptz',
    states: { pending: 'true' },
    owners: `select coalesce(t.user_id, (select u.id from users u where u.email = t.email), '${strangers}') as user_id`,
    retry: null,
    discard: 'delete',
  },
  'accounts.export': {
    from: 'account_exports t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 't.finished_at',
    states: byStatus,
    owners: own,
    retry: `status = 'pending', attempts = 0, created_at = now(), finished_at = null`,
    discard: `status = 'failed', finished_at = now()`,
  },
  'analysis.measure': {
    from: 'file_analyses t',
    subject: `t.content_hash || '-' || t.kernel_version`,
    match: `t.content_hash = split_part(s.subject, '-', 1) and t.kernel_version = split_part(s.subject, '-', 2)`,
    since: 't.created_at',
    finishedAt: 't.finished_at',
    states: {
      pending: `t.status = 'pending'`,
      done: `t.status = 'done'`,
      refused: `t.status = 'failed' and not t.is_given_up`,
      givenUp: 't.is_given_up',
    },
    owners: ofContent,
    // Measured alone from the first attempt, as after the wait of customers.
    retry: `status = 'pending', attempts = 0, created_at = now(), is_alone = false, is_given_up = false,
      fault = null, finished_at = null`,
    discard: `status = 'failed', is_given_up = true, is_alone = null, fault = ${givenUpFault}, finished_at = now()`,
  },
  'cards.generate': {
    from: 'generated_cards t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 't.finished_at',
    states: {
      ...byStatus,
      refused: `t.status = 'failed' and t.faults is not null`,
      givenUp: `t.status = 'failed' and t.faults is null`,
    },
    owners: own,
    retry: `status = 'pending', attempts = 0, finished_at = null`,
    discard: `status = 'failed', finished_at = now()`,
  },
  'cards.picture': {
    from: 'generated_cards t',
    ...uuidKey,
    since: 't.finished_at',
    finishedAt: 't.finished_at',
    states: {
      pending: `t.picture_status = 'pending' and t.file_id is not null`,
      done: `t.picture_status = 'done' and t.file_id is not null`,
      givenUp: `t.picture_status = 'failed' and t.file_id is not null`,
    },
    owners: own,
    retry: `picture_status = 'pending', picture_attempts = 0`,
    discard: `picture_status = 'failed'`,
  },
  'documents.render': {
    from: 'rendered_documents t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 't.finished_at',
    states: byStatus,
    owners: own,
    retry: `status = 'pending', attempts = 0, finished_at = null`,
    discard: `status = 'failed', finished_at = now()`,
  },
  'mail.send': {
    from: 'outbound_mails t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 't.sent_at',
    states: { ...byStatus, done: `t.status = 'sent'` },
    owners: own,
    // Its patience begins anew.
    retry: `status = 'pending', created_at = now(), refused_since = null`,
    discard: `status = 'failed'`,
  },
  'parts.outline': ofPart('part_outlines', 'parts.outline'),
  'parts.picture': ofPart('part_pictures', 'parts.picture'),
  'payments.confirmSandbox': {
    from: 'sandbox_decisions t',
    subject: 't.attempt_id::text',
    match: 't.attempt_id = s.subject::uuid',
    since: 't.created_at',
    finishedAt: 't.heard_at',
    states: { pending: byStatus.pending, done: byStatus.done },
    owners: `select o.user_id from payment_attempts a join orders o on o.id = a.order_id where a.id = t.attempt_id`,
    retry: null,
    discard: null,
  },
  'payments.refund': {
    from: 'refunds t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 't.finished_at',
    states: byStatus,
    owners: 'select o.user_id from orders o where o.id = t.order_id',
    // One that the provider refused is decided anew on its order's page, or left.
    retry: null,
    discard: listedNoMore,
  },
  'plates.files': {
    from: 'plates t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 'null::timestamptz',
    states: {
      pending: `t.files_status = 'pending'`,
      done: `t.files_status = 'done'`,
      givenUp: `t.files_status = 'failed'`,
    },
    owners: `select o.user_id from plate_pieces i join order_lines l on l.id = i.line_id
      join orders o on o.id = l.order_id where i.plate_id = t.id`,
    // Pages of the console follow plates by when they changed.
    retry: `files_status = 'pending', attempts = 0, files_fault = null, fault_content_hash = null, updated_at = now()`,
    discard: `files_status = 'failed', updated_at = now()`,
  },
  'plates.plan': {
    from: 'plate_plans t',
    ...uuidKey,
    since: 't.created_at',
    finishedAt: 't.finished_at',
    states: byStatus,
    owners: 'select t.requested_by as user_id',
    retry: `status = 'pending', attempts = 0, finished_at = null`,
    discard: `status = 'failed', finished_at = now()`,
  },
  'uploads.inspect': {
    from: 'direct_uploads t',
    ...uuidKey,
    since: 't.completed_at',
    finishedAt: 'null::timestamptz',
    states: { ...byStatus, refused: `t.status = 'refused'` },
    owners: own,
    retry: `status = 'pending', attempts = 0, completed_at = now()`,
    discard: `status = 'failed'`,
  },
};

export const isWork = (name: string): name is WorkName => Object.hasOwn(workTable, name);

/** The inverse of `idOf`. */
export function payloadOfSubject<Name extends JobName>(name: Name, subject: string): JobPayloads[Name] {
  if (!isWork(name)) return {} as JobPayloads[Name];
  if (name === 'analysis.measure') {
    const [contentHash, kernelVersion] = subject.split('-');
    return { contentHash, kernelVersion } as unknown as JobPayloads[Name];
  }
  const [field] = Object.keys(workTable[name].key);
  return { [field!]: subject } as unknown as JobPayloads[Name];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const contentHash = /^[0-9a-f]{64}$/;
const analysisKey = /^[0-9a-f]{64}-[0-9A-Za-z.]{1,20}$/;

/** Whether a text can be the subject of a job: others would make SQL fail on a cast. */
export function isSubjectOf(name: JobName, subject: string): boolean {
  if (!isWork(name)) return subject === jobs[name].idOf({});
  if (name === 'analysis.measure') return analysisKey.test(subject);
  const isOfContent = name === 'parts.picture' || name === 'parts.outline';
  return isOfContent ? contentHash.test(subject) : uuid.test(subject);
}
