import { type OrderStatus } from '../orders/order-states.js';

/*
 * A deleted account whose orders the law keeps is left as a row without a person: it holds its orders and invoices
 * together, and nothing can sign in or write to it.
 */

/** Stands where a name stood. */
export const erasedName = '—';

/** Stands where the e-mail address stood: unique, and no address that a form or a mail server would take. */
export function erasedAddress(userId: string): string {
  return `deleted:${userId}`;
}

export function isErasedAddress(address: string): boolean {
  return address.startsWith('deleted:');
}

/** Paid orders that have not arrived: an account is not deleted before they have ended. */
const openStatuses: readonly OrderStatus[] = ['paid', 'inProduction', 'shipped'];

/** Whether an order has to end before its customer's account can be deleted. An unpaid one is cancelled instead. */
export function isInProgress(status: OrderStatus): boolean {
  return openStatuses.includes(status);
}
