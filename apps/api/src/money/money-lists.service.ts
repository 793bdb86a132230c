import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import type { OrderStatus } from '@shared/domain/orders/order-states.js';
import { methodOf } from '@shared/domain/orders/payment-methods.js';
import { type DayRange, duringSql, momentsOf } from '../endpoint/lists/day-range.js';
import { inOrderOf, readPage } from '../endpoint/lists/list-page.js';
import { Page } from '../endpoint/lists/page.js';
import type { PageQuery } from '../endpoint/lists/page-query.js';
import { lateTransferDays } from './money-day.service.js';
import { mismatchSql } from './mismatch-sql.js';
import type { DueView, MismatchKind, MismatchView, MoneyOrder, MovementView } from './money-views.dto.js';

interface OrderColumns {
  order_id: string | null;
  number: string;
  status: OrderStatus;
  customer: string;
}

interface MoneyRow extends OrderColumns {
  id: string;
  created_at: Date;
  received_on: string | null;
  kind: string;
  centimes: string | null;
  expected: string | null;
  provider: string | null;
  reference: string | null;
  document_number: string | null;
  note: string | null;
}

const orderColumns = `o.id as order_id, o.number, o.status, u.email as customer`;

/** SQL of the day on which the transfer that paid an order had come, where the operator said it. */
const transferDay = `case when o.paid_with = 'transfer' then (
  select to_char(e.received_on, 'YYYY-MM-DD') from payment_attempts a join payment_events e on e.attempt_id = a.id
  where a.order_id = o.id and e.kind = 'succeeded' and e.outcome = 'applied' limit 1) end`;

/** Of money that is to be given back by hand, or was. */
const returnsFrom = `payment_events e join payment_attempts a on a.id = e.attempt_id join orders o on o.id = a.order_id
  join users u on u.id = o.user_id where e.outcome = 'refundDue'`;

/** SQL of the id of a return: that of what is given back as another version, since each row of the list has one of its own. */
const returnId = `overlay(e.id::text placing '8' from 15 for 1)::uuid`;

/**
 * Payments and refunds, money that no order awaited and refunds that came back, and what was given back of these: its
 * parameters are first and last day, four times. By orders_paid_totals, refunds_finished_at_id_index,
 * payment_events_to_return and payment_events_settled.
 */
const movementsSql = `
  select o.id, o.paid_at as created_at, ${transferDay} as received_on, 'payment' as kind, o.total_centimes as centimes,
    o.paid_with as provider, o.payment_reference as reference, o.invoice_number as document_number, ${orderColumns}
  from orders o join users u on u.id = o.user_id where ${duringSql('o.paid_at')}
  union all
  select r.id, r.finished_at, null, 'refund', -r.amount_centimes, r.provider, r.reference, r.credit_note_number,
    ${orderColumns}
  from refunds r join orders o on o.id = r.order_id join users u on u.id = o.user_id
  where r.status = 'done' and ${duringSql('r.finished_at')}
  union all
  select e.id, e.received_at, to_char(e.received_on, 'YYYY-MM-DD'), case e.kind when 'refundFailed' then 'refundFailed' else 'surplus' end,
    e.amount_centimes, e.provider, e.reference, null, ${orderColumns}
  from ${returnsFrom} and ${duringSql('e.received_at')}
  union all
  select ${returnId}, e.settled_at, null, 'return', -e.amount_centimes, e.provider, e.settled_note, null, ${orderColumns}
  from ${returnsFrom} and ${duringSql('e.settled_at')}`;

const dueSql = `
  select o.id, o.created_at, o.total_centimes as centimes, a.provider, ${orderColumns},
    case when a.status = 'failed' then 'declined'
      when a.status = 'open' and a.provider = 'transfer' and a.created_at < now() - interval '${lateTransferDays} days'
        then 'late' else 'awaited' end as kind
  from orders o join users u on u.id = o.user_id
  left join lateral (select provider, status, created_at from payment_attempts
    where order_id = o.id and status <> 'expired' order by id desc limit 1) a on true
  where o.status = 'unpaid'`;

/** Lists of what was paid, is due, or does not agree. */
@Injectable()
export class MoneyLists {
  constructor(private readonly em: EntityManager) {}

  /** What came in and went back in these days, newest first. */
  async movements(days: DayRange, page: PageQuery): Promise<Page<MovementView>> {
    const values = Array(4).fill(momentsOf(days)).flat();
    const source = { list: 'movements', sql: movementsSql, values };
    const { rows, nextCursor } = await this.read(source, page);
    const views = rows.map((row): MovementView => ({
      id: row.id,
      kind: row.kind as MovementView['kind'],
      at: new Date(row.created_at).toISOString(),
      paidOn: row.received_on ?? businessDay(new Date(row.created_at)),
      order: orderOf(row)!,
      amount: madOf(row.centimes) ?? 0,
      paymentMethod: methodOf(row.provider ?? ''),
      reference: row.reference,
      documentNumber: row.document_number,
    }));
    return new Page(views, nextCursor);
  }

  /** Orders that await their payment, newest first; of one state, or all. */
  async due(state: DueView['state'] | undefined, page: PageQuery): Promise<Page<DueView>> {
    const chosen =
      state === undefined ? { where: 'true', values: [] } : { where: 't.kind = ?', values: [state] };
    const { rows, nextCursor } = await this.read({ list: 'due', sql: dueSql, ...chosen }, page);
    const views = rows.map((row): DueView => ({
      order: orderOf(row)!,
      amount: madOf(row.centimes) ?? 0,
      placedAt: new Date(row.created_at).toISOString(),
      paymentMethod: row.provider === null ? null : methodOf(row.provider),
      state: row.kind as DueView['state'],
    }));
    return new Page(views, nextCursor);
  }

  /** What does not agree in these days, newest first. */
  async mismatches(days: DayRange, page: PageQuery): Promise<Page<MismatchView>> {
    const source = { list: 'mismatches', sql: mismatchSql, values: Array(4).fill(momentsOf(days)).flat() };
    const { rows, nextCursor } = await this.read(source, page);
    const views = rows.map((row): MismatchView => ({
      id: row.id,
      kind: row.kind as MismatchKind,
      at: new Date(row.created_at).toISOString(),
      order: orderOf(row),
      amount: madOf(row.centimes),
      expected: madOf(row.expected),
      reference: row.reference,
      note: row.note,
    }));
    return new Page(views, nextCursor);
  }

  /** How many of these do not agree, and the oldest; refused payments, which have a list of their own, are left out. */
  async countMismatches(days: DayRange): Promise<{ count: number; oldest: Date | null }> {
    const [row] = await this.em.fork().execute<{ count: number; oldest: Date | null }[]>(
      `select count(*)::int as count, min(created_at) as oldest from (${mismatchSql}) as mismatches
       where kind <> 'refusedPayment'`,
      Array(4).fill(momentsOf(days)).flat(),
    );
    return row ?? { count: 0, oldest: null };
  }

  private async read(
    { list, sql, where = 'true', values }: { list: string; sql: string; where?: string; values: unknown[] },
    page: PageQuery,
  ): Promise<{ rows: MoneyRow[]; nextCursor?: string }> {
    const from = `(${sql}) t`;
    const { ids, nextCursor } = await readPage(this.em, { list, from, where, values }, page);
    if (ids.length === 0) return { rows: [] };
    const places = ids.map(() => '?').join(', ');
    const rows = await this.em.execute<MoneyRow[]>(
      `select t.* from ${from} where ${where} and t.id in (${places})`,
      [...values, ...ids],
    );
    return { rows: inOrderOf(ids, rows), ...(nextCursor !== undefined && { nextCursor }) };
  }
}

function orderOf({ order_id: id, number, status, customer }: OrderColumns): MoneyOrder | null {
  return id === null ? null : { id, number, status, customer };
}

function madOf(centimes: string | number | null): number | null {
  return centimes === null ? null : centimesToMad(Number(centimes));
}
