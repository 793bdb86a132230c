/** How an order can be paid. */
export const paymentMethods = ['card', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The method of a payment taken by this provider: every gateway takes cards. */
export function methodOf(provider: string): PaymentMethod {
  return provider === 'transfer' ? 'transfer' : 'card';
}
