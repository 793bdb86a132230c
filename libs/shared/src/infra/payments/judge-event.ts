import { mayMoveOrder, type OrderStatus } from '@shared/domain/orders/order-states.js';
import type { ProviderEvent } from './payment-provider.js';

/** The attempt that an event names, and its order, read under the order's lock. */
export interface AttemptFacts {
  provider: string;
  status: 'open' | 'succeeded' | 'failed' | 'expired';
  amountCentimes: number;
  currency: string;
  orderStatus: OrderStatus;
}

/** What an event does. */
export type Judgement =
  /** It does not match the attempt: stored for operators, moves nothing. */
  | { outcome: 'refused'; note: string }
  /** It holds nothing new. */
  | { outcome: 'ignored' }
  /** The order is paid or closed: this payment must be refunded. */
  | { outcome: 'refundDue' }
  /** The attempt moves; with `succeeded` its order is paid. */
  | { outcome: 'applied'; attemptStatus: 'succeeded' | 'failed' | 'expired' };

const refused = (note: string): Judgement => ({ outcome: 'refused', note });

/**
 * Decides what an event does, in any order of events: the first success pays the order, even
 * after a failure of its attempt, and no later event undoes that.
 *
 * @param isPaymentKnown whether another event has reported the same payment as succeeded.
 */
export function judgeEvent(
  provider: string,
  event: ProviderEvent,
  attempt: AttemptFacts | null,
  isPaymentKnown: boolean,
): Judgement {
  if (attempt === null) return refused('There is no such attempt.');
  if (attempt.provider !== provider) return refused(`The attempt is with ${attempt.provider}.`);
  if (event.amountCentimes !== attempt.amountCentimes || event.currency !== attempt.currency) {
    return refused(`Asked for were ${attempt.amountCentimes} centimes of ${attempt.currency}.`);
  }
  if (event.kind !== 'succeeded') {
    return attempt.status === 'open'
      ? { outcome: 'applied', attemptStatus: event.kind }
      : { outcome: 'ignored' };
  }
  if (isPaymentKnown) return { outcome: 'ignored' };
  if (mayMoveOrder('payment', attempt.orderStatus, 'paid'))
    return { outcome: 'applied', attemptStatus: 'succeeded' };
  // What was never taken cannot be given back.
  return event.isReserved === true ? { outcome: 'ignored' } : { outcome: 'refundDue' };
}
