import type { OrderStatus } from '@shared/domain/orders/order-states.js';

/** How a payment stands, as its page shows it. */
export type PaymentState = 'open' | 'waiting' | 'paid' | 'declined' | 'expired' | 'closed';

/** What the state follows from. */
export interface PaymentFacts {
  orderStatus: OrderStatus;
  attemptStatus: 'open' | 'succeeded' | 'failed' | 'expired';
  expiresAt: Date | null;
  /** A button was pressed, and its result is under way. */
  isDecided: boolean;
}

/** How a payment stands: first what became of its order, then of the attempt. */
export function paymentState(facts: PaymentFacts, now: Date): PaymentState {
  const { orderStatus, attemptStatus, expiresAt, isDecided } = facts;
  if (orderStatus === 'cancelled' || orderStatus === 'refunded') return 'closed';
  if (orderStatus !== 'unpaid') return 'paid';
  if (attemptStatus === 'failed') return 'declined';
  if (attemptStatus === 'expired') return 'expired';
  if (isDecided) return 'waiting';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}
