import { mayMoveOrder, type OrderStatus } from '@shared/domain/orders/order-states.js';
import type { ProviderEvent } from './payment-provider.js';

/** The attempt that an event names, and its order, as they stand under the order's lock. */
export interface AttemptFacts {
  provider: string;
  status: 'open' | 'succeeded' | 'failed' | 'expired';
  amountCentimes: number;
  currency: string;
  orderStatus: OrderStatus;
}

/** What is to become of an event. */
export type Judgement =
  /** It does not fit what we asked for: kept for operators, moves nothing. */
  | { outcome: 'refused'; note: string }
  /** It tells nothing new. */
  | { outcome: 'ignored' }
  /** The order is paid or closed: this payment must be given back. */
  | { outcome: 'refundDue' }
  /** The attempt moves; with `succeeded` its order is paid. */
  | { outcome: 'applied'; attemptStatus: 'succeeded' | 'failed' | 'expired' };

const refused = (note: string): Judgement => ({ outcome: 'refused', note });

/**
 * Decides what an event does, in whatever order events come: the first success pays the order, also
 * after a failure of its attempt, and nothing takes that back.
 *
 * @param isPaymentKnown whether another event has told of the same payment as succeeded.
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
  return mayMoveOrder('payment', attempt.orderStatus, 'paid')
    ? { outcome: 'applied', attemptStatus: 'succeeded' }
    : { outcome: 'refundDue' };
}
