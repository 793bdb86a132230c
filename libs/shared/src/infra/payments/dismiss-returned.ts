import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../database/entities/order.entity.js';
import { Refund } from '../database/entities/refund.entity.js';
import { User } from '../database/entities/user.entity.js';
import { WorkDismissal } from '../database/entities/work-dismissal.entity.js';

/**
 * Takes refunds that their provider has refused off the lists of what is to be mended, once their money has gone back by later
 * ones: all of them where nothing is left of the payment, else those that the ones after them cover in full, the oldest first.
 *
 * @param refund one that is done, flushed
 */
export async function dismissReturned(em: EntityManager, refund: Refund, order: Order): Promise<void> {
  const byAge = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
  const refused = await em.find(Refund, { order, status: 'failed' }, byAge);
  const [oldest] = refused;
  if (oldest === undefined) return;
  const later = await em.find(Refund, { order, status: 'done', createdAt: { $gt: oldest.createdAt } }, byAge);
  const owed = refused.map(({ id, createdAt, amountCentimes }) => ({ id, createdAt, left: amountCentimes }));
  for (const { createdAt, amountCentimes } of later) {
    let money = amountCentimes;
    // Only what was refused before it.
    for (const one of owed.filter((refusal) => refusal.createdAt < createdAt)) {
      const part = Math.min(money, one.left);
      money -= part;
      one.left -= part;
    }
  }
  const isWhole = order.refundedCentimes === order.totalCentimes;
  const returned = owed.filter(({ left }) => isWhole || left === 0);
  if (returned.length === 0) return;
  const { email: dismissedBy } = await em.findOneOrFail(User, refund.requestedBy.id);
  const rows = returned.map(({ id: subject }) => ({
    ...{ job: 'payments.refund', subject, dismissedBy, note: refund.reference ?? '', at: new Date() },
  }));
  await em.upsertMany(WorkDismissal, rows);
}
