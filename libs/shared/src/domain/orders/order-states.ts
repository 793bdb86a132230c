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

/** What moves an order: a confirmed payment, an operator, or a deadline. */
export type OrderMover = 'payment' | 'operator' | 'deadline';

/** One way an order may go. */
export interface OrderTransition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderMover[];
}

/** Every allowed transition. Customers move no order. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'unpaid', to: 'paid', by: ['payment'] },
  { from: 'unpaid', to: 'cancelled', by: ['operator', 'deadline'] },
  { from: 'paid', to: 'inProduction', by: ['operator'] },
  { from: 'paid', to: 'refunded', by: ['operator'] },
  { from: 'inProduction', to: 'shipped', by: ['operator'] },
  { from: 'shipped', to: 'delivered', by: ['operator'] },
];

/** An order that still stands: a quote has at most one of these. */
export const liveOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'cancelled' && status !== 'refunded',
);

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
