import type { WorkName } from '@shared/infra/queue/jobs.js';
import { workRows } from '@shared/infra/work/work-rows.js';

/** What may be given up. */
export const givenUpKinds = [
  'file',
  'card',
  'cardPicture',
  'partPicture',
  'partOutline',
  'plate',
  'plan',
  'document',
  'mail',
  'export',
  'upload',
  'refund',
  'payment',
] as const;
export type GivenUpKind = (typeof givenUpKinds)[number];

/** The SQL of one kind; rows are `t`. */
export interface GivenUpSql {
  kind: GivenUpKind;
  job: WorkName | null;
  from: string;
  where: string;
  subject: string;
  at: string;
  name: string;
  note: string;
  outcome: string;
  amount: string;
  orderId: string;
  owners: string;
}

const nothing = {
  name: 'null::text',
  note: 'null::text',
  outcome: 'null::text',
  amount: 'null::bigint',
  orderId: 'null::text',
};

function ofWork(kind: GivenUpKind, job: WorkName, more: Partial<GivenUpSql> = {}): GivenUpSql {
  const { from, subject, since, states, owners } = workRows[job];
  const isListed = `not exists (select 1 from work_dismissals d where d.job = '${job}' and d.subject = ${subject})`;
  return {
    kind,
    job,
    from,
    where: `${states.givenUp} and ${isListed}`,
    subject,
    at: since,
    owners,
    ...nothing,
    ...more,
  };
}

const fileName =
  '(select f.filename from uploaded_files f where f.content_hash = t.content_hash order by f.id limit 1)';
const cardName = `t.design->>'name'`;
const paymentOrder = '(select a.order_id from payment_attempts a where a.id = t.attempt_id)';

/** What a customer calls the file that a plate lacks. */
const faultFile = `(select l.file_name from plate_pieces i join order_lines l on l.id = i.line_id
  where i.plate_id = t.id and l.content_hash = t.fault_content_hash limit 1)`;

/** Every kind of work that can be given up, and the payments that no order took. */
export const givenUpRows: GivenUpSql[] = [
  ofWork('file', 'analysis.measure', { name: fileName }),
  ofWork('card', 'cards.generate', { name: cardName }),
  ofWork('cardPicture', 'cards.picture', { name: cardName }),
  ofWork('partPicture', 'parts.picture', { name: fileName }),
  ofWork('partOutline', 'parts.outline', { name: fileName }),
  // Of a plate that is over nobody needs them.
  ofWork('plate', 'plates.files', {
    name: 't.number',
    where: `${ofWork('plate', 'plates.files').where} and t.status in ('planned', 'printing')`,
    note: faultFile,
    outcome: 't.files_fault',
  }),
  ofWork('plan', 'plates.plan'),
  ofWork('document', 'documents.render', {
    name: `t.content->>'number'`,
    orderId: `case when t.kind = 'invoice' then t.subject_id::text end`,
  }),
  // A mail to a deleted account is never sent.
  ofWork('mail', 'mail.send', { name: 't.template', where: mailWhere() }),
  ofWork('export', 'accounts.export'),
  ofWork('upload', 'uploads.inspect', { name: 't.filename' }),
  ofWork('refund', 'payments.refund', {
    name: '(select o.number from orders o where o.id = t.order_id)',
    note: 't.note',
    amount: 't.amount_centimes',
    orderId: 't.order_id::text',
  }),
  {
    kind: 'payment',
    job: null,
    from: 'payment_events t',
    where: `t.outcome in ('refundDue', 'refused') and t.settled_at is null`,
    subject: 't.id::text',
    at: 't.received_at',
    name: `(select o.number from orders o where o.id = ${paymentOrder})`,
    note: 't.note',
    outcome: `case when t.kind in ('refundFailed', 'takenBack') then t.kind else t.outcome end`,
    amount: 't.amount_centimes',
    orderId: `${paymentOrder}::text`,
    owners: `select o.user_id from orders o where o.id = ${paymentOrder}`,
  },
];

function mailWhere(): string {
  return `${ofWork('mail', 'mail.send').where} and t.recipient not like 'deleted:%'`;
}
