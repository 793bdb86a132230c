import { duringSql as during } from '../endpoint/lists/day-range.js';

/*
 * Scalar subqueries and `offset 0`, which the planner does not turn into joins: joined, tables without a day of their own,
 * such as attempts, are read whole for the few rows of a month.
 */

/** Without a payment by hand or by callback; in the sandbox and at a gateway alike, an applied event paid the order. */
const isPaid = `(select true from payment_attempts a join payment_events e on e.attempt_id = a.id
  where a.order_id = o.id and e.kind = 'succeeded' and e.outcome = 'applied' limit 1)`;
const hasInvoice = `(select true from issued_documents d where d.kind = 'invoice' and d.subject_id = o.id)`;

/** Rows of those days, narrow: an order's total and its invoice's row come from indexes and small tables alone. */
const foundSql = `
  select e.id, e.received_at as created_at,
    case when e.kind = 'takenBack' then e.kind when e.outcome = 'refused' then 'refusedPayment' when o.id is null then 'notCredited'
      else 'otherAmount' end as kind,
    e.amount_centimes as centimes, e.reference, e.note, a.order_id
  from payment_events e
    left join lateral (select order_id from payment_attempts where id = e.attempt_id offset 0) a on true
    left join lateral (select id, total_centimes from orders where id = a.order_id and paid_at is not null offset 0) o on true
  where e.kind in ('succeeded', 'takenBack') and ${during('e.received_at')} and (e.outcome = 'refused' and e.settled_at is null
    or e.outcome = 'applied' and (o.id is null or e.amount_centimes <> o.total_centimes))
  union all
  select o.id, o.paid_at, 'paidWithoutEvent', null, null, null, o.id
  from orders o where ${during('o.paid_at')} and ${isPaid} is null
  union all
  select o.id, o.paid_at, 'withoutInvoice', null, null, null, o.id
  from orders o where ${during('o.paid_at')} and ${hasInvoice} is null and ${isPaid}
  union all
  select r.id, r.created_at, case r.status when 'failed' then 'failedRefund' else 'stuckRefund' end, r.amount_centimes,
    r.reference, r.note, r.order_id
  from refunds r where ${during('r.created_at')} and (r.status = 'failed'
      and not exists (select from work_dismissals d where d.job = 'payments.refund' and d.subject = r.id::text)
    or r.status = 'pending' and r.created_at < now() - interval '1 hour')`;

/**
 * What does not agree between providers, orders, invoices and refunds, each kind within days: its parameters are first
 * and last day, four times. Each branch reads the rows of those days by an index: payment_events_received_at_id_index,
 * orders_paid_totals, refunds_status_created_at_index. Whole orders and customers are read for what was found alone.
 */
export const mismatchSql = `
  select f.id, f.created_at, f.kind, f.centimes, o.total_centimes as expected,
    case when f.kind in ('paidWithoutEvent', 'withoutInvoice') then o.payment_reference else f.reference end as reference,
    f.note, o.id as order_id, o.number, o.status, u.email as customer
  from (${foundSql}) f
    left join lateral (select * from orders where id = f.order_id offset 0) o on true
    left join lateral (select email from users where id = o.user_id offset 0) u on true`;
