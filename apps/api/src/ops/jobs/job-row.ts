import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkName } from '@shared/infra/queue/jobs.js';
import { workRows } from '@shared/infra/work/work-rows.js';

/** What a fact of a job's row is about. */
const rowFactNames = [
  'status',
  'attempts',
  'fileName',
  'sizeBytes',
  'format',
  'kernelVersion',
  'kind',
  'documentKind',
  'template',
  'recipient',
  'language',
  'number',
  'order',
  'material',
  'copies',
  'amountCentimes',
  'provider',
  'reference',
  'reason',
  'note',
  'decision',
  'createdAt',
  'expiresAt',
] as const;
export type RowFactName = (typeof rowFactNames)[number];

/** A fact of the row that a job works on. */
export interface JobRowFact {
  /** What it is about. */
  name: RowFactName;
  /** As the row has it: amounts in centimes, sizes in bytes, moments in ISO 8601. */
  value: string;
}

type Facts = Partial<Record<RowFactName, string>>;

const progress: Facts = { status: 't.status', attempts: 't.attempts' };
const fileOfContent = (column: string): string =>
  `(select f.${column} from uploaded_files f where f.content_hash = t.content_hash order by f.id limit 1)`;
const ofPart: Facts = { ...progress, fileName: fileOfContent('filename'), createdAt: 't.created_at' };

/** SQL of `t` for each fact: what an operator reads of the row; designs, contents and measures stay in it. */
const facts: Record<WorkName, Facts> = {
  'accounts.mail': { kind: 't.kind', recipient: 't.email', language: 't.locale' },
  'accounts.export': {
    ...progress,
    language: 't.locale',
    sizeBytes: 't.size_bytes',
    expiresAt: 't.expires_at',
  },
  'analysis.measure': {
    ...progress,
    fileName: fileOfContent('filename'),
    sizeBytes: fileOfContent('size_bytes'),
    ...{ format: 't.format', kernelVersion: 't.kernel_version', reason: `t.fault ->> 'code'` },
  },
  'cards.generate': {
    ...progress,
    fileName: '(select f.filename from uploaded_files f where f.id = t.file_id)',
    createdAt: 't.created_at',
  },
  'cards.picture': {
    ...{ status: 't.picture_status', attempts: 't.picture_attempts' },
    fileName: '(select f.filename from uploaded_files f where f.id = t.file_id)',
  },
  'documents.render': {
    ...progress,
    ...{ documentKind: 't.kind', number: `t.content ->> 'number'`, language: 't.locale' },
    order: `t.content ->> 'orderNumber'`,
  },
  'mail.send': {
    ...{ status: 't.status', template: 't.template', recipient: 't.recipient', language: 't.locale' },
    order: `t.data ->> 'orderNumber'`,
  },
  'parts.outline': ofPart,
  'parts.picture': ofPart,
  'payments.confirmSandbox': {
    ...{ status: 't.status', decision: 't.decision' },
    order: `(select o.number from payment_attempts a join orders o on o.id = a.order_id where a.id = t.attempt_id)`,
  },
  'payments.refund': {
    ...{
      status: 't.status',
      amountCentimes: 't.amount_centimes',
      provider: 't.provider',
      reason: 't.reason',
    },
    ...{ reference: 't.reference', note: 't.note', number: 't.credit_note_number' },
    order: '(select o.number from orders o where o.id = t.order_id)',
  },
  'plates.files': {
    ...{ status: 't.files_status', attempts: 't.attempts', number: 't.number', material: 't.material_id' },
    copies: 't.copies',
  },
  'uploads.inspect': {
    ...progress,
    fileName: 't.filename',
    sizeBytes: 't.size_bytes',
    createdAt: 't.created_at',
  },
  'plates.plan': { ...progress, material: `t.scope ->> 'materialId'`, createdAt: 't.created_at' },
};

/** The facts of a job's row that has them, in the order of {@link rowFactNames}. */
export async function readRowFacts(em: EntityManager, job: WorkName, subject: string): Promise<JobRowFact[]> {
  const { from, match } = workRows[job];
  const named = Object.entries(facts[job]);
  const moments = new Set<string>(['createdAt', 'expiresAt']);
  const columns = named.map(([name, sql]) =>
    moments.has(name) ? `to_json(${sql}) #>> '{}' as "${name}"` : `(${sql})::text as "${name}"`,
  );
  const [row = {}] = await em.execute<Partial<Record<RowFactName, string | null>>[]>(
    `select ${columns.join(', ')} from (select ?::text as subject) s join ${from} on ${match} limit 1`,
    [subject],
  );
  return rowFactNames.flatMap((name) => (row[name] == null ? [] : [{ name, value: row[name] }]));
}
