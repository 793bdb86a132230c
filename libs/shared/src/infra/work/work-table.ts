import type { EntityClass, EntityKey, FilterQuery } from '@mikro-orm/core';
import { kernelVersion } from '@kernel/version.js';
import { AccountExport } from '../database/entities/account-export.entity.js';
import { DirectUpload } from '../database/entities/direct-upload.entity.js';
import { FileAnalysis } from '../database/entities/file-analysis.entity.js';
import { GeneratedCard } from '../database/entities/generated-card.entity.js';
import { MailRequest } from '../database/entities/mail-request.entity.js';
import { OutboundMail } from '../database/entities/outbound-mail.entity.js';
import { PartOutline } from '../database/entities/part-outline.entity.js';
import { PartPicture } from '../database/entities/part-picture.entity.js';
import { Plate } from '../database/entities/plate.entity.js';
import { PlatePlan } from '../database/entities/plate-plan.entity.js';
import { Refund } from '../database/entities/refund.entity.js';
import { RenderedDocument } from '../database/entities/rendered-document.entity.js';
import { SandboxDecision } from '../database/entities/sandbox-decision.entity.js';
import { MailDeferredError } from '../mail/mail-deferred-error.js';
import { MailRefusedError } from '../mail/mail-refused-error.js';
import type { JobPayloads, WorkName } from '../queue/jobs.js';

/** The rows of each kind of pending work. */
interface WorkRows {
  'accounts.mail': MailRequest;
  'accounts.export': AccountExport;
  'analysis.measure': FileAnalysis;
  'cards.generate': GeneratedCard;
  'cards.picture': GeneratedCard;
  'documents.render': RenderedDocument;
  'mail.send': OutboundMail;
  'parts.outline': PartOutline;
  'parts.picture': PartPicture;
  'plates.files': Plate;
  'plates.plan': PlatePlan;
  'payments.confirmSandbox': SandboxDecision;
  'payments.refund': Refund;
  'uploads.inspect': DirectUpload;
}

/** A row of a kind of pending work. */
export type WorkRow<Name extends WorkName> = WorkRows[Name];

/** How rows count their attempts. */
export interface WorkAttempts<Row extends object = object> {
  counter: EntityKey<Row>;
  /** The property that holds when a worker last began. */
  begunAt?: EntityKey<Row>;
  /**
   * The property that holds whether the worker that has the row in flight does no other work of this kind; `null` while
   * it is not in flight. Work that was in flight when its worker died is done alone.
   */
  alone?: EntityKey<Row>;
  /** How often the work may fail, or take a worker with it, before it is given up. */
  max: number;
}

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
  /** For rows that count their attempts; others are locked during an attempt, and count none. */
  attempts?: WorkAttempts<Row>;
  /** How old a row that counts no attempts may be when its work fails with this error; older ones are given up. */
  patienceMs?: (error: unknown) => number;
  /** Errors that tell of the row and not of what serves all of them: patience with them counts from the first, kept in `since`. */
  refusals?: { is: (error: unknown) => boolean; since: EntityKey<Row> };
}

const kindOf = <Name extends WorkName>(kind: WorkKind<Name, WorkRow<Name>>) =>
  kind as unknown as WorkKind<Name>;

const hourMs = 3_600_000;

/** Every kind of pending work: attempts, requeueing and waiting read their rows here. */
export const workTable: { [Name in WorkName]: WorkKind<Name> } = {
  'accounts.mail': kindOf<'accounts.mail'>({
    entity: MailRequest,
    key: { requestId: 'id' },
    since: 'createdAt',
  }),
  'accounts.export': kindOf<'accounts.export'>({
    entity: AccountExport,
    key: { exportId: 'id' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', max: 3 },
  }),
  'analysis.measure': kindOf<'analysis.measure'>({
    entity: FileAnalysis,
    key: { contentHash: 'contentHash', kernelVersion: 'kernelVersion' },
    status: 'status',
    since: 'createdAt',
    // Another release's kernel gives other results: its rows are left to its workers.
    ready: { kernelVersion },
    attempts: { counter: 'attempts', alone: 'isAlone', max: 3 },
  }),
  'cards.generate': kindOf<'cards.generate'>({
    entity: GeneratedCard,
    key: { cardId: 'id' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', begunAt: 'begunAt', max: 3 },
  }),
  'cards.picture': kindOf<'cards.picture'>({
    entity: GeneratedCard,
    key: { cardId: 'id' },
    status: 'pictureStatus',
    since: 'finishedAt',
    ready: { file: { $ne: null } },
    attempts: { counter: 'pictureAttempts', max: 3 },
  }),
  'documents.render': kindOf<'documents.render'>({
    entity: RenderedDocument,
    key: { documentId: 'id' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', max: 3 },
  }),
  'mail.send': kindOf<'mail.send'>({
    entity: OutboundMail,
    key: { mailId: 'id' },
    status: 'status',
    since: 'createdAt',
    // The attachment must exist first.
    after: { work: 'documents.render', property: 'document' },
    // A refusal is final once it has lasted an hour: a mailbox may be full, or its server faulty, for a while.
    patienceMs: (error) => (error instanceof MailRefusedError ? hourMs : 5 * 24 * hourMs),
    refusals: {
      is: (error) => error instanceof MailRefusedError || error instanceof MailDeferredError,
      since: 'refusedSince',
    },
  }),
  'parts.outline': kindOf<'parts.outline'>({
    entity: PartOutline,
    key: { contentHash: 'contentHash' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', max: 3 },
  }),
  'plates.files': kindOf<'plates.files'>({
    entity: Plate,
    key: { plateId: 'id' },
    status: 'filesStatus',
    since: 'createdAt',
    attempts: { counter: 'attempts', max: 3 },
  }),
  'plates.plan': kindOf<'plates.plan'>({
    entity: PlatePlan,
    key: { planId: 'id' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', max: 3 },
  }),
  'parts.picture': kindOf<'parts.picture'>({
    entity: PartPicture,
    key: { contentHash: 'contentHash' },
    status: 'status',
    since: 'createdAt',
    attempts: { counter: 'attempts', max: 3 },
  }),
  'payments.confirmSandbox': kindOf<'payments.confirmSandbox'>({
    entity: SandboxDecision,
    key: { attemptId: 'attempt' },
    status: 'status',
    since: 'createdAt',
  }),
  'payments.refund': kindOf<'payments.refund'>({
    entity: Refund,
    key: { refundId: 'id' },
    status: 'status',
    since: 'createdAt',
  }),
  'uploads.inspect': kindOf<'uploads.inspect'>({
    entity: DirectUpload,
    key: { uploadId: 'id' },
    status: 'status',
    since: 'completedAt',
    attempts: { counter: 'attempts', max: 3 },
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

/** Finds the rows that are pending, of those that this release works on. */
function pending(name: WorkName): FilterQuery<object> {
  const { status, ready = {} } = workTable[name];
  return { $and: [status === undefined ? {} : { [status]: 'pending' }, ready] };
}

/** Finds the rows whose job can run. */
export function workable(name: WorkName): FilterQuery<object> {
  const { after } = workTable[name];
  if (after === undefined) return pending(name);
  const before = workTable[after.work];
  const isNext = { [after.property]: { [before.status ?? '']: 'done' } };
  return { $and: [pending(name), { $or: [{ [after.property]: null }, isNext] }] };
}
