import type { EntityClass, EntityKey, FilterQuery } from '@mikro-orm/core';
import { kernelVersion } from '@kernel/version.js';
import { FileAnalysis } from '../database/entities/file-analysis.entity.js';
import { GeneratedCard } from '../database/entities/generated-card.entity.js';
import { MailRequest } from '../database/entities/mail-request.entity.js';
import { OutboundMail } from '../database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '../database/entities/rendered-document.entity.js';
import { SandboxDecision } from '../database/entities/sandbox-decision.entity.js';
import type { JobName, JobPayloads } from '../queue/jobs.js';

/** Jobs that settle a row: the row is `pending` until then, and is the outbox of its job. */
export type WorkName = Exclude<JobName, `${'orders' | 'quotes' | 'files' | 'maintenance'}.${string}`>;

/** One kind of pending work: its rows and their job. Properties are those of the entity. */
export interface WorkKind<Name extends WorkName = WorkName, Row extends object = object> {
  entity: EntityClass<Row>;
  /** Each field of the job's payload, and the property that holds it. */
  key: Record<keyof JobPayloads[Name], EntityKey<Row>>;
  /** The property that holds `pending`; absent if rows exist only while they are pending. */
  status?: EntityKey<Row>;
  /** The property that holds since when the row is pending. */
  since: EntityKey<Row>;
  /** Further conditions for the job to run. */
  ready?: FilterQuery<Row>;
  /** A row whose job comes after another row's: it waits until that is `done`. */
  after?: { work: WorkName; property: EntityKey<Row> };
  /** For rows that count their attempts. */
  attempts?: {
    counter: EntityKey<Row>;
    /** The property that holds when a worker last began. */
    begunAt?: EntityKey<Row>;
    /** How often the work may fail, or take a worker with it, before it is given up. */
    max: number;
  };
}

const kindOf = <Name extends WorkName, Row extends object>(kind: WorkKind<Name, Row>) =>
  kind as unknown as WorkKind<Name>;

/** Every kind of pending work: begin, retries, requeueing and waiting read their rows here. */
export const workTable: { [Name in WorkName]: WorkKind<Name> } = {
  'accounts.mail': kindOf<'accounts.mail', MailRequest>({
    entity: MailRequest,
    key: { requestId: 'id' },
    since: 'createdAt',
  }),
  'analysis.measure': kindOf<'analysis.measure', FileAnalysis>({
    entity: FileAnalysis,
    key: { contentHash: 'contentHash', kernelVersion: 'kernelVersion' },
    status: 'status',
    since: 'createdAt',
    // Another release's kernel gives other results: its rows are left to its workers.
    ready: { kernelVersion },
    attempts: { counter: 'attempts', max: 3 },
  }),
  'cards.generate': kindOf<'cards.generate', GeneratedCard>({
    entity: GeneratedCard,
    key: { cardId: 'id' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', begunAt: 'begunAt', max: 3 },
  }),
  'cards.picture': kindOf<'cards.picture', GeneratedCard>({
    entity: GeneratedCard,
    key: { cardId: 'id' },
    status: 'pictureStatus',
    since: 'finishedAt',
    ready: { file: { $ne: null } },
    attempts: { counter: 'pictureAttempts', max: 3 },
  }),
  'documents.render': kindOf<'documents.render', RenderedDocument>({
    entity: RenderedDocument,
    key: { documentId: 'id' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', max: 3 },
  }),
  'mail.send': kindOf<'mail.send', OutboundMail>({
    entity: OutboundMail,
    key: { mailId: 'id' },
    status: 'status',
    since: 'createdAt',
    // The attachment must exist first.
    after: { work: 'documents.render', property: 'document' },
  }),
  'payments.confirmSandbox': kindOf<'payments.confirmSandbox', SandboxDecision>({
    entity: SandboxDecision,
    key: { attemptId: 'attempt' },
    status: 'status',
    since: 'createdAt',
  }),
};

export const workNames = Object.keys(workTable) as WorkName[];

/** The payload of a row's job. */
export function payloadOf<Name extends WorkName>(name: Name, row: object): JobPayloads[Name] {
  const entries = Object.entries<string>(workTable[name].key).map(([field, property]) => {
    const value = (row as Record<string, unknown>)[property];
    // A relation stands for its row's id.
    return [field, typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value];
  });
  return Object.fromEntries(entries) as JobPayloads[Name];
}

/** Finds the rows whose job can run. */
export function workable(name: WorkName): FilterQuery<object> {
  const { status, ready = {}, after } = workTable[name];
  const conditions: object[] = [status === undefined ? {} : { [status]: 'pending' }, ready];
  if (after !== undefined) {
    const before = workTable[after.work];
    conditions.push({
      $or: [{ [after.property]: null }, { [after.property]: { [before.status ?? '']: 'done' } }],
    });
  }
  return { $and: conditions };
}

/** Finds the row of a job while the job can run. */
export function workableRow<Name extends WorkName>(
  name: Name,
  payload: JobPayloads[Name],
): FilterQuery<object> {
  const named = Object.entries<string>(workTable[name].key).map(([field, property]) => [
    property,
    payload[field as keyof JobPayloads[Name]],
  ]);
  return { $and: [Object.fromEntries(named), workable(name)] };
}
