import type { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import type { CheckoutAttempt } from '@shared/infra/payments/payment-provider.js';

/** The provider's view of an attempt whose order and user are loaded. */
export function toCheckoutAttempt({ id, order, amountCentimes, createdAt }: PaymentAttempt): CheckoutAttempt {
  const { street, city, phone } = order.deliveryAddress;
  const { name, email } = order.user;
  return {
    attemptId: id,
    openedAt: createdAt,
    orderNumber: order.number,
    amountCentimes,
    customer: { name, email, phone, street, city },
  };
}
