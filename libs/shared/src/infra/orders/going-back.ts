import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * SQL of the ids of paid orders whose refunds leave nothing paid once the provider has answered. Until then they are
 * neither planned nor sent: a customer must not have both, and a refund may still fail.
 */
export const goingBackSql = `select r.order_id from refunds r join orders x on x.id = r.order_id where r.status = 'pending'
  group by r.order_id, x.total_centimes, x.refunded_centimes
  having sum(r.amount_centimes) >= x.total_centimes - x.refunded_centimes`;

/** Whether the money of one of these orders, which are locked, is about to go back. */
export async function areGoingBack(em: EntityManager, orderIds: readonly string[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const found = await em.execute(
    `select from (${goingBackSql}) back where order_id in (${orderIds.map(() => '?').join(', ')}) limit 1`,
    [...orderIds],
  );
  return found.length > 0;
}
