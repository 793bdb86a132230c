import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WorkName } from '@shared/infra/queue/jobs.js';
import { workRows } from '@shared/infra/work/work-rows.js';
import { usualPage } from '@shared/domain/contract/limits.js';
import { microsOf, momentOfMicros } from '../../endpoint/lists/list-cursor.js';
import { Page } from '../../endpoint/lists/page.js';
import { readJobCursor, writeJobCursor } from '../jobs/job-cursor.js';
import type { JobCustomer } from '../jobs/jobs.service.js';
import type { GivenUpFilter } from './given-up.dto.js';
import { type GivenUpKind, givenUpRows } from './given-up-kinds.js';

/** What an operator can do about it: each is a call of its own, but `return`, `order` and `plate`, which lead to pages. */
export type GivenUpAction = 'retry' | 'resend' | 'dismiss' | 'settle' | 'return' | 'order' | 'plate';

/** Something that was given up, or a payment that was refused or came too late. */
export interface GivenUpView {
  /** What it is. */
  kind: GivenUpKind;
  /** Its job; `null` of a payment. */
  job: WorkName | null;
  /** The id of its work, or of the payment's event. */
  subject: string;
  /** What its customer knows it by: a file's name, a document's number, a mail's template, a plate's or an order's number. */
  name: string | null;
  /** Since when it waits. */
  at: string;
  /**
   * Why, for the words of a page. `gaveUp`: all tries failed; `mailGivenUp`: it could not be delivered;
   * `refundRefused`: by the provider; `refundFailed`: after it was done; `paymentRefused`: amount, currency or attempt were
   * wrong; `paymentTakenBack`: by the provider, by itself; `paymentLate`: its order was paid or closed; `plateFileGone` and `plateFileUnreadable`: a file that the plate
   * needs, which `cause` names.
   */
  reason:
    | 'plateFileGone'
    | 'plateFileUnreadable'
    | 'gaveUp'
    | 'mailGivenUp'
    | 'refundFailed'
    | 'refundRefused'
    | 'paymentRefused'
    | 'paymentTakenBack'
    | 'paymentLate';
  /** The error or the note, without what may name a customer; `null` where none is known. */
  cause: string | null;
  /** The cause's group of failures. */
  fingerprint: string | null;
  /** MAD; `null` of what is no payment. */
  amount: number | null;
  /** Whose it is: of a content that several have, the first. */
  customer: JobCustomer | null;
  /** The order it is about. */
  orderId: string | null;
  /** What can be done about it. */
  actions: GivenUpAction[];
}

interface GivenUpRow {
  kind: GivenUpKind;
  job: WorkName | null;
  subject: string;
  micros: string;
  at: Date;
  name: string | null;
  note: string | null;
  outcome: string | null;
  amount: string | null;
  order_id: string | null;
  customer_id: string | null;
  customer_name: string | null;
  customer_email: string | null;
  fingerprint: string | null;
  cause: string | null;
}

const actionsOf: Record<GivenUpKind, GivenUpAction[]> = {
  file: ['retry', 'dismiss'],
  card: ['retry', 'dismiss'],
  cardPicture: ['retry', 'dismiss'],
  partPicture: ['retry', 'dismiss'],
  partOutline: ['retry', 'dismiss'],
  plate: ['retry', 'plate', 'dismiss'],
  plan: ['retry', 'dismiss'],
  document: ['retry', 'dismiss'],
  mail: ['retry', 'resend', 'dismiss'],
  export: ['retry', 'dismiss'],
  upload: ['retry', 'dismiss'],
  refund: ['order', 'dismiss'],
  payment: ['settle', 'order'],
};

/** Of money that came in, its customer is told when it goes back. */
const actionsOfReturns: GivenUpAction[] = ['return', 'order'];

/** What nothing retries by itself any more. */
@Injectable()
export class GivenUpService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The latest first. Each kind comes by its index of status and age, or one of given-up rows alone.
   *
   * @throws {ServiceError} VALIDATION_ERROR for a cursor of another list.
   */
  async list({ kind, ...page }: GivenUpFilter): Promise<Page<GivenUpView>> {
    const limit = page.limit ?? usualPage;
    const start = page.after === undefined ? null : readJobCursor(page.after);
    const parts = givenUpRows
      .filter((one) => kind === undefined || one.kind === kind)
      .map((one) => {
        const later =
          start === null ? '' : `and (${one.at}, '${one.kind}', ${one.subject}) < (${momentOfMicros}, ?, ?)`;
        const position = start === null ? [] : [start.micros, start.job, start.subject];
        return {
          sql: `select '${one.kind}' as kind, ${one.job === null ? 'null' : `'${one.job}'`} as job,
            ${one.subject} as subject, ${one.at} as at, ${microsOf(one.at)} as micros,
            ${one.name} as name, ${one.note} as note, ${one.outcome} as outcome, ${one.amount} as amount,
            ${one.orderId} as order_id, u.id as customer_id, u.name as customer_name, u.email as customer_email
            from ${one.from} left join lateral
              (select x.* from users x join (${one.owners}) o on o.user_id = x.id order by x.id limit 1) u on true
            where ${one.where} ${later} order by ${one.at} desc, ${one.subject} desc limit ?`,
          values: [...position, limit + 1],
        };
      });
    const rows = await this.em.fork().execute<GivenUpRow[]>(
      `select found.*, failed.fingerprint, failed.cause from (
         select * from (${parts.map(({ sql }) => `(${sql})`).join(' union all ')}) each_kind
         order by micros desc, kind desc, subject desc limit ?) found
       left join lateral (
         select f.fingerprint, g.cause from job_failures f join failure_groups g on g.fingerprint = f.fingerprint
         where f.job = found.job and f.subject = found.subject and f.settled_at is null order by f.last_at desc limit 1
       ) failed on true
       order by micros desc, kind desc, subject desc`,
      [...parts.flatMap(({ values }) => values), limit + 1],
    );
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const cursor = last && writeJobCursor({ micros: last.micros, job: last.kind, subject: last.subject });
    return new Page(shown.map(viewOf), cursor);
  }
}

function reasonOf({ kind, outcome }: GivenUpRow): GivenUpView['reason'] {
  if (kind === 'payment' && outcome === 'refundFailed') return 'refundFailed';
  if (kind === 'payment' && outcome === 'takenBack') return 'paymentTakenBack';
  if (kind === 'payment') return outcome === 'refundDue' ? 'paymentLate' : 'paymentRefused';
  if (kind === 'refund') return 'refundRefused';
  if (kind === 'plate' && outcome !== null)
    return outcome === 'fileGone' ? 'plateFileGone' : 'plateFileUnreadable';
  return kind === 'mail' ? 'mailGivenUp' : 'gaveUp';
}

function viewOf(row: GivenUpRow): GivenUpView {
  const { kind, job, subject, name, at, amount, fingerprint, order_id: orderId } = row;
  const { customer_id: id, customer_name: customerName, customer_email: email } = row;
  // Where no work can be done anew, there is a page that tells more.
  const isReturn = kind === 'payment' && ['refundDue', 'refundFailed'].includes(row.outcome ?? '');
  const canDo = (isReturn ? actionsOfReturns : actionsOf[kind]).filter(
    (action) => action !== 'order' || orderId !== null,
  );
  return {
    ...{ kind, job, subject, name, at: new Date(at).toISOString(), reason: reasonOf(row) },
    // What its worker found out says more than an earlier try's error.
    ...{ cause: row.note ?? row.cause, fingerprint, orderId },
    amount: amount === null ? null : Number(amount) / 100,
    customer: id === null ? null : { id, name: customerName ?? '', email: email ?? '' },
    actions: job !== null && workRows[job].retry === null ? canDo.filter((one) => one !== 'retry') : canDo,
  };
}
