import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceError } from '@shared/domain/contract/errors.js';
import {
  type BoardColumn,
  boardColumnOf,
  type CopyCounts,
  type MakingEntry,
  stepByCopies,
} from '@shared/domain/making/making-steps.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { moveOrder } from '@shared/infra/orders/move-order.js';

/** Most steps and moved dates that an order keeps: the oldest ones are dropped. */
const longestHistory = 200;

/** Orders with their users, locked in the order of their ids until the transaction ends. */
export async function lockOrders(em: EntityManager, ids: readonly string[]): Promise<Order[]> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  const orders = await em.find(Order, { id: { $in: [...new Set(ids)] } }, options);
  await em.populate(orders, ['user']);
  return orders;
}

/** Those of an order that {@link copyCounts} does not find. */
export const noCopies: CopyCounts = { toPlan: 0, onPlates: 0, printing: 0, done: 0 };

/** Where the copies of orders are. */
export async function copyCounts(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, CopyCounts>> {
  if (orderIds.length === 0) return new Map();
  const rows = await em.execute<({ order_id: string } & Record<keyof CopyCounts, number>)[]>(
    `select l.order_id, sum(l.quantity - l.planned_copies - l.done_copies)::int as "toPlan",
       sum(l.planned_copies)::int as "onPlates", sum(l.done_copies)::int as done,
       coalesce(sum((select sum(p.copies) from plate_pieces p join plates s on s.id = p.plate_id
         where p.line_id = l.id and s.status = 'printing')), 0)::int as printing
     from order_lines l where l.order_id in (${orderIds.map(() => '?').join(', ')}) group by l.order_id`,
    [...orderIds],
  );
  return new Map(
    rows.map(({ order_id: id, toPlan, onPlates, done, printing }) => [
      id,
      { toPlan, onPlates, done, printing },
    ]),
  );
}

/** Adds to the steps of an order. */
export function addEntry(order: Order, entry: MakingEntry): void {
  order.makingHistory = [...order.makingHistory, entry].slice(-longestHistory);
}

/**
 * Brings the steps of locked orders up to date with their copies. The first copy that is printed takes a paid order into
 * production, and mails its customer; the shop's own steps are told nobody.
 */
export async function settleSteps(
  em: EntityManager,
  orders: readonly Order[],
  operatorId: string,
  at: Date,
): Promise<void> {
  await em.flush();
  const counts = await copyCounts(
    em,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    const count = counts.get(order.id);
    if (count === undefined || !isToBeMade(order.status)) continue;
    if (order.status === 'paid' && count.printing === 0) continue;
    const step = stepByCopies(count, order.makingStep ?? null);
    if (order.status === 'paid') moveOrder(em, order, 'inProduction', { by: 'operator', at });
    if (step === order.makingStep) continue;
    order.makingStep = step;
    addEntry(order, { at: at.toISOString(), step, by: operatorId });
  }
}

/** Where an order is on the board. */
export function columnOf({ status, makingStep }: Order): BoardColumn | null {
  return boardColumnOf(status, makingStep ?? null);
}

/** @throws {ServiceError} INVALID_INPUT with the reason that the plan is outdated. */
export function outdated(message: ServiceError['told']): ServiceError {
  return new ServiceError('INVALID_INPUT', { message, details: { reason: 'planOutdated' } });
}
