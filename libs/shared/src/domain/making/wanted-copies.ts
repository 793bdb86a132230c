import type { OrderStatus } from '../orders/order-states.js';

/** Orders whose copies are still to be made. */
export const makingStatuses = ['paid', 'inProduction'] as const satisfies readonly OrderStatus[];

/** Whether copies of an order are still to be made: not of one that was refunded, cancelled or sent already. */
export function wantsCopies(status: OrderStatus): boolean {
  return (makingStatuses as readonly OrderStatus[]).includes(status);
}
