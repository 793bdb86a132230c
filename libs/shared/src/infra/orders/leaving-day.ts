import type { Order } from '../database/entities/order.entity.js';

/** SQL of the day on which an order's parcel has to leave; orders that were paid before that was kept have their promise. */
export const leavesOnSql = 'coalesce(ship_by_on, promised_on)';

/** The same of an order that was read, `YYYY-MM-DD`; `null` for one without a date. */
export const leavesOn = ({ shipByOn, promisedOn }: Pick<Order, 'shipByOn' | 'promisedOn'>): string | null =>
  shipByOn ?? promisedOn ?? null;
