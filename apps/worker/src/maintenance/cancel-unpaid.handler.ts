import { LockMode, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { orderStatuses, mayMoveOrder, unpaidOrderDays } from '@shared/domain/orders/order-states.js';
import { databaseNow } from '@shared/infra/database/database-now.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { moveOrder } from '@shared/infra/orders/move-order.js';
import type { JobHandler } from '../work/job-handlers.js';

const dayMs = 24 * 3_600_000;

/** Orders of one transaction: each brings a mail. */
const ordersAtOnce = 100;

/** Cancels orders that are not paid in time, and mails their customers; not while a page is open that was opened in time. */
@Injectable()
export class CancelUnpaidHandler implements JobHandler<'orders.cancelUnpaid'> {
  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    while ((await em.fork().transactional((tx) => cancelSome(tx))) === ordersAtOnce);
  }
}

/** A page that was opened in time, and may be paid still. */
const isBeingPaid = (order: string) => `exists (select from payment_attempts a
  where a.order_id = ${order}.id and a.status = 'open' and a.url is not null and a.expires_at > ?
    and a.created_at < ${order}.created_at + make_interval(days => ?))`;

/** Locked orders are skipped: a payment of theirs is in flight, and the next run sees its outcome. */
async function cancelSome(em: EntityManager): Promise<number> {
  const now = await databaseNow(em);
  const late = await em.find(
    Order,
    {
      status: { $in: orderStatuses.filter((status) => mayMoveOrder('deadline', status, 'cancelled')) },
      createdAt: { $lt: new Date(now.getTime() - unpaidOrderDays * dayMs) },
      [raw((order) => `not ${isBeingPaid(order)}`, [now, unpaidOrderDays])]: [],
    },
    { limit: ordersAtOnce, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  await em.populate(late, ['user']);
  for (const order of late) moveOrder(em, order, 'cancelled', { by: 'deadline', at: now });
  return late.length;
}
