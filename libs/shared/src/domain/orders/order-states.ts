/** The life of an order. */
export const orderStatuses = [
  'unpaid',
  'paid',
  'inProduction',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What moves an order: a confirmed payment, its customer, an operator, a deadline, or a refund of all of it. */
export const orderMovers = ['payment', 'customer', 'operator', 'deadline', 'refund'] as const;
export type OrderMover = (typeof orderMovers)[number];

/** One way an order may go. */
export interface OrderTransition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderMover[];
}

/** Every allowed transition. */
const orderTransitions: readonly OrderTransition[] = [
  { from: 'unpaid', to: 'paid', by: ['payment'] },
  { from: 'unpaid', to: 'cancelled', by: ['customer', 'operator', 'deadline'] },
  { from: 'paid', to: 'inProduction', by: ['operator'] },
  { from: 'inProduction', to: 'shipped', by: ['operator'] },
  { from: 'shipped', to: 'delivered', by: ['operator'] },
  { from: 'paid', to: 'refunded', by: ['refund'] },
  { from: 'inProduction', to: 'refunded', by: ['refund'] },
  { from: 'shipped', to: 'refunded', by: ['refund'] },
  { from: 'delivered', to: 'refunded', by: ['refund'] },
];

/** A step that an order has taken. */
export interface OrderStep {
  status: OrderStatus;
  /** ISO 8601, UTC. */
  at: string;
  by: OrderMover;
}

/** Whether an order is over without a sale: its quote may be ordered again, and no payment of it counts. */
export function isClosedOrder(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'refunded';
}

/** An order that still stands: a quote has at most one of these. */
export const liveOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => !isClosedOrder(status),
);

/** Paid and not sent yet: an order to be made, by the day that was promised. */
export const toBeMadeStatuses: readonly OrderStatus[] = ['paid', 'inProduction'];

/** Whether an order is still to be made, and its copies with it: not one that was sent, cancelled or refunded. */
export function isToBeMade(status: OrderStatus): boolean {
  return toBeMadeStatuses.includes(status);
}

/** Whether an order's parcel is still to arrive; one whose address is wrong comes back, and is sent anew. */
export function awaitsParcel(status: OrderStatus): boolean {
  return !isClosedOrder(status) && status !== 'delivered';
}

/** Days after which an unpaid order is cancelled. */
export const unpaidOrderDays = 14;

/** Whether this mover may take an order from one status to the other. */
export function mayMoveOrder(by: OrderMover, from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions.some((way) => way.from === from && way.to === to && way.by.includes(by));
}

/** Where this mover may take an order from here. */
export function nextOrderStatuses(by: OrderMover, from: OrderStatus): OrderStatus[] {
  return orderTransitions.filter((way) => way.from === from && way.by.includes(by)).map(({ to }) => to);
}

/** Where an operator may take an order from here, by a move or by refunding it. */
export function operatorOrderStatuses(from: OrderStatus): OrderStatus[] {
  return (['operator', 'refund'] as const).flatMap((by) => nextOrderStatuses(by, from));
}
