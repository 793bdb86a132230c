import type { Finish, Technology } from '@shared/domain/contract/enums.js';
import type { DeliveryAddress } from '@shared/infra/database/entities/order.entity.js';
import type { OrderStatus } from '@shared/domain/orders/order-states.js';
import type { Quote } from '@shared/domain/pricing/quote.js';
import {
  BasketLines,
  FinishField,
  Flag,
  MustBeTrue,
  Optional,
  Quantity,
  Reference,
  TechnologyField,
  FileName,
} from '../endpoint/fields.js';

export class OrderLineDto {
  /** The saved quote's line that this is. */
  @Optional()
  @Reference()
  quoteItemId?: string;

  @Reference()
  fileKey: string;

  @FileName()
  fileName: string;

  @Reference()
  materialId: string;

  @TechnologyField()
  technology: Technology;

  @Optional()
  @FinishField()
  finish: Finish = 'standard';

  @Quantity()
  quantity: number;

  @Optional()
  @Flag()
  isRush: boolean = false;
}

export class PlaceOrderDto {
  @Reference()
  addressId: string;

  @Optional()
  @Reference()
  quoteId?: string;

  @MustBeTrue()
  acceptTerms: boolean;

  @BasketLines(() => OrderLineDto)
  items: OrderLineDto[];
}

export interface OrderCreated {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  /** MAD, tax, service fee and minimum adjustment included. */
  subtotalAmount: number;
  shippingCost: number;
  /** What the payment provider will charge. */
  totalAmount: number;
  /** Lines. */
  itemCount: number;
  /** Working days from payment until all lines are at the door. */
  estimatedDeliveryDays: number | null;
}

export interface OrderLineView {
  id: string;
  fileKey: string;
  fileName: string;
  materialId: string;
  technology: Technology;
  finish: Finish;
  quantity: number;
  isRush: boolean;
  quote: Quote;
}

export interface OrderView extends OrderCreated {
  quoteId: string | null;
  address: DeliveryAddress;
  /** Present once paid: GET /api/orders/{id}/invoice has the PDF. */
  invoiceNumber: string | null;
  createdAt: string;
  paidAt: string | null;
  /**
   * The lines. A list without `limit` and `after` leaves them out of the orders after the first 1,000 lines: read
   * these orders one by one, or by pages.
   */
  items?: OrderLineView[];
}

export interface OrderWithLinesView extends OrderView {
  items: OrderLineView[];
}
