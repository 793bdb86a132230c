import type { BillingAddress, Purchase } from '@shared/domain/orders/purchase.js';
import type { TotalsRecord } from '@shared/domain/pricing/price-record.js';
import type { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import type { DeliveryAddress, Order } from '@shared/infra/database/entities/order.entity.js';

/** An order before it has a number. */
export interface NewOrder extends Purchase {
  quoteId: string | null;
  deliveryAddress: DeliveryAddress;
  billingAddress: BillingAddress | null;
  priceBook: string;
  kernelVersion: string;
  totals: TotalsRecord;
  totalCentimes: number;
  deliveryDays: number | null;
  itemCount: number;
}

/** A line of a new order; what only parts have is left out of a project's. */
export type NewOrderLine = Pick<OrderLine, 'fileName' | 'quantity' | 'isRush' | 'price'> &
  Partial<
    Pick<OrderLine, 'kind' | 'fileKey' | 'contentHash' | 'boxMm' | 'materialId' | 'finish' | 'quoteLineId'>
  >;

/** An order as its customer is told of it. */
export type PlacedOrder = Pick<
  Order,
  'id' | 'number' | 'status' | 'totals' | 'totalCentimes' | 'itemCount' | 'deliveryDays'
>;
