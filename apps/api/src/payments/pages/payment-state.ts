import type { OrderStatus } from '@shared/domain/orders/order-states.js';

/** The state of a payment, as its page shows it. */
export type PaymentState = 'open' | 'waiting' | 'paid' | 'declined' | 'expired' | 'cancelled' | 'refunded';

/** The facts that decide the state. */
export interface PaymentFacts {
  orderStatus: OrderStatus;
  attemptStatus: 'open' | 'succeeded' | 'failed' | 'expired';
  expiresAt: Date | null;
  /** A button was pressed, and its result is in flight. */
  isDecided: boolean;
}

/** The state of a payment: first by its order, then by the attempt. */
export function paymentState(facts: PaymentFacts, now: Date): PaymentState {
  const { orderStatus, attemptStatus, expiresAt, isDecided } = facts;
  if (orderStatus === 'cancelled' || orderStatus === 'refunded') return orderStatus;
  if (orderStatus !== 'unpaid') return 'paid';
  if (attemptStatus === 'failed') return 'declined';
  if (attemptStatus === 'expired') return 'expired';
  if (isDecided) return 'waiting';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}
