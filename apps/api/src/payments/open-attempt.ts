import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';

/** What an attempt does not take from its order. */
type AttemptTerms = Pick<
  RequiredEntityData<PaymentAttempt>,
  'provider' | 'locale' | 'successUrl' | 'cancelUrl'
>;

/**
 * Opens an attempt to pay all of an order whose row is locked, in place of the one that is open.
 *
 * @param open the order's open attempt, if there is one
 */
export async function openAttempt(
  em: EntityManager,
  order: Order,
  open: PaymentAttempt | null,
  terms: AttemptTerms,
): Promise<PaymentAttempt> {
  if (open !== null) {
    em.assign(open, { status: 'expired', closedAt: new Date() });
    // Flushed before the next insert: an order has one open attempt at a time.
    await em.flush();
  }
  const attempt = em.create(PaymentAttempt, {
    order,
    status: 'open',
    amountCentimes: order.totalCentimes,
    currency: 'MAD',
    ...terms,
  });
  await em.flush();
  return attempt;
}
