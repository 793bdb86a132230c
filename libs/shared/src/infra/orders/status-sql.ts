import { liveOrderStatuses, type OrderStatus, toBeMadeStatuses } from '../../domain/orders/order-states.js';

/** Literals, not parameters: the planner takes a partial index only if it can see that its predicate holds. */
const listOf = (statuses: readonly OrderStatus[]): string =>
  `(${statuses.map((status) => `'${status}'`).join(', ')})`;

/** SQL list of the statuses of orders that are to be made, for `in` and `not in`. */
export const toBeMadeSql = listOf(toBeMadeStatuses);

/** SQL list of the statuses of orders that still stand, for `in` and `not in`. */
export const liveOrderSql = listOf(liveOrderStatuses);
