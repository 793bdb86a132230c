import type { EntityManager } from '@mikro-orm/postgresql';
import { toBeMadeSql } from './status-sql.js';

/**
 * SQL of the ids of paid orders whose refunds leave nothing paid once the provider has answered. Until then they are
 * neither planned nor printed nor sent: a customer must not have both, and a refund may still fail.
 */
export const goingBackSql = `select r.order_id from refunds r join orders x on x.id = r.order_id where r.status = 'pending'
  group by r.order_id, x.total_centimes, x.refunded_centimes
  having sum(r.amount_centimes) >= x.total_centimes - x.refunded_centimes`;

/** SQL of whether copies of an order `o` are to be made now. */
export const isWantedSql = `(o.status in ${toBeMadeSql} and o.id not in (${goingBackSql}))`;

/** Those of these orders, which are locked, whose money is about to go back. */
export async function goingBackAmong(em: EntityManager, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const found = await em.execute<{ order_id: string }[]>(
    `select order_id from (${goingBackSql}) back where order_id in (${orderIds.map(() => '?').join(', ')})`,
    [...orderIds],
  );
  return new Set(found.map(({ order_id: id }) => id));
}

/** Whether the money of one of these orders, which are locked, is about to go back. */
export async function areGoingBack(em: EntityManager, orderIds: readonly string[]): Promise<boolean> {
  return (await goingBackAmong(em, orderIds)).size > 0;
}
