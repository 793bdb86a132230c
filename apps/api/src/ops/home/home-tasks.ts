import { isPlannable, plannableLines } from '@shared/infra/orders/lines-to-plan.js';
import { unwantedPiecesSql } from '@shared/infra/orders/unwanted-pieces.js';
import { goingBackSql, isWantedSql } from '@shared/infra/orders/going-back.js';
import { leavesOnSql } from '@shared/infra/orders/leaving-day.js';
import { givenUpRows } from '../given-up/given-up-kinds.js';
import type { MachineTask } from './machine-tasks.service.js';

const givenUp = givenUpRows
  .filter(({ kind }) => kind !== 'payment')
  .map(({ from, where, at }) => `select ${at} as at from ${from} where ${where}`)
  .join(' union all ');

/** What does not agree between payments, orders, invoices and refunds; a refused payment is a task of its own. */
export const moneyTask = 'settleMismatches';

/**
 * What may wait for an operator, the most pressing first, after what {@link MachineTask} names: each a query of `count`
 * and `oldest`, on an index of a state that few rows are in: `offset 0` keeps the planner from a join that begins with
 * all orders. `?` is today's day. A task has its words in `console.home.tasks` and its page in the console's `home`.
 */
export const homeTasks = {
  resumePaused: `select count(*)::int as count, min(since) as oldest from queue_pauses`,
  decidePayments: `select count(*)::int as count, min(received_at) as oldest from payment_events
    where outcome = 'refused' and kind <> 'takenBack' and settled_at is null`,
  mendWork: `select count(*)::int as count, min(at) as oldest from (${givenUp}) as given_up`,
  mendCauses: `select count(*)::int as count, min(g.first_at) as oldest from failure_groups g
    where exists (select 1 from job_failures f where f.fingerprint = g.fingerprint and f.settled_at is null)`,
  lateOrders: `select count(*)::int as count, min(paid_at) as oldest from orders o
    where ${isWantedSql} and ${leavesOnSql} <= ?::date`,
  rushOrders: `select count(*)::int as count, min(o.paid_at) as oldest from orders o
    where ${isWantedSql}
      and exists (select 1 from order_lines l where l.order_id = o.id and l.is_rush offset 0)`,
  dropUnwanted: `select count(distinct s.id)::int as count, min(o.updated_at) as oldest from ${unwantedPiecesSql}`,
  endPlates: `select count(*)::int as count, min(started_at + estimated_seconds * interval '1 second') as oldest
    from plates where status = 'printing' and started_at + estimated_seconds * interval '1 second' < now()`,
  startPlates: `select count(*)::int as count, min(created_at) as oldest from plates where status = 'planned'`,
  planCopies: `select coalesce(sum(l.quantity - l.planned_copies - l.done_copies), 0)::int as count,
    min(o.paid_at) as oldest from ${plannableLines}`,
  makeOrders: `select count(*)::int as count, min(o.paid_at) as oldest from orders o
    where (o.status = 'paid' or o.status = 'inProduction' and coalesce(o.making_step, 'toPlan') = 'toPlan')
      and o.id not in (${goingBackSql})
      and exists (select 1 from order_lines l where l.order_id = o.id and not (${isPlannable})
        and l.planned_copies + l.done_copies < l.quantity)`,
  finishOrders: `select count(*)::int as count, min(paid_at) as oldest from orders
    where status = 'inProduction' and making_step = 'toFinish' and id not in (${goingBackSql})`,
  shipOrders: `select count(*)::int as count, min(paid_at) as oldest from orders
    where status = 'inProduction' and making_step = 'packed' and id not in (${goingBackSql})`,
  buyPlastic: `select count(*)::int as count, coalesce(min(moved.at), now()) as oldest from materials m
    left join lateral (select s.at from stock_movements s where s.material_id = m.sku order by s.id desc limit 1) moved on true
    where m.retired_at is null and (m.is_low_told or m.stock_milligrams is not null and not m.is_available)`,
  confirmTransfers: `select count(*)::int as count, min(a.created_at) as oldest from payment_attempts a
    join orders o on o.id = a.order_id
    where a.provider = 'transfer' and a.status = 'open' and o.status = 'unpaid'`,
  returnPayments: `select count(*)::int as count, min(received_at) as oldest from payment_events
    where outcome = 'refundDue' and settled_at is null`,
  answerProjects: `select count(*)::int as count, min(created_at) as oldest from project_requests
    where status in ('received', 'inReview')`,
  answerMessages: `select count(*)::int as count, min(created_at) as oldest from contact_messages
    where status = 'open'`,
} as const;

export type HomeTask = MachineTask | keyof typeof homeTasks | typeof moneyTask;
