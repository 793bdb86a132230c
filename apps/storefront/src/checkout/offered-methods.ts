import { signal } from '@preact/signals';
import { type PaymentMethod, paymentMethods } from '@shared/domain/orders/payment-methods.js';

/** How orders can be paid, in the order in which the shop offers it. */
export const offeredMethods = signal<readonly PaymentMethod[]>(paymentMethods);

/** Takes up what the server's page says, in the place of this program. */
export function readOfferedMethods({ dataset }: HTMLElement): void {
  const named = dataset.paymentMethods?.split(' ') ?? [];
  const offered = named.flatMap((name) => paymentMethods.find((one) => one === name) ?? []);
  if (offered.length > 0) offeredMethods.value = offered;
}
