import type { Schema } from '@client/service-client.js';

/** An order with what its customer sees of it, and what the shop knows. */
export interface ShopOrder {
  order: Schema<'OperatorOrder'>;
  making: Schema<'OrderMaking'>;
  /** Oldest first. */
  refunds: Schema<'Refund'>[];
}
