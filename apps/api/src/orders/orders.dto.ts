import type { Finish, Technology } from '@shared/domain/contract/enums.js';
import type { OrderLineKind } from '@shared/infra/database/entities/order-line.entity.js';
import type { DeliveryAddress, Shipment } from '@shared/infra/database/entities/order.entity.js';
import type { OrderStatus } from '@shared/domain/orders/order-states.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { BillingAddress, Purchase } from '@shared/domain/orders/purchase.js';
import type { Quote } from '@shared/domain/pricing/quote.js';
import type { CreditNoteView } from './credit-notes.js';
import {
  BasketLines,
  FinishField,
  Flag,
  MustBeTrue,
  Nested,
  Optional,
  Quantity,
  Reference,
  TechnologyField,
  FileName,
} from '../endpoint/fields/fields.js';
import { BillingAddressDto, PurchaseDto } from '../endpoint/fields/purchase-fields.js';

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

export class PlaceOrderDto extends PurchaseDto {
  @Reference()
  addressId: string;

  @Optional()
  @Reference()
  quoteId?: string;

  @MustBeTrue()
  acceptTerms: boolean;

  /** Where the invoice is addressed; the delivery address when left out. */
  @Optional()
  @Nested(() => BillingAddressDto)
  billingAddress?: BillingAddressDto;

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
  /** `part`: copies of a file. `project`: a project request, at the price that its customer accepted. */
  kind: OrderLineKind;
  /** `null` on a project's line, as material, technology and finish are. */
  fileKey: string | null;
  /** The reference and the title of a project. */
  fileName: string;
  materialId: string | null;
  technology: Technology | null;
  finish: Finish | null;
  quantity: number;
  isRush: boolean;
  quote: Quote;
  /**
   * Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn, and once its file is
   * gone.
   */
  pictureUrl: string | null;
}

/** A state that an order has had. */
export interface OrderStepView {
  /** The state. */
  status: OrderStatus;
  /** Since when. */
  at: string;
}

export interface OrderView extends OrderCreated, Purchase {
  quoteId: string | null;
  address: DeliveryAddress;
  /** Where the invoice is addressed, if not there. */
  billingAddress: BillingAddress | null;
  /** Present once paid: GET /api/orders/{id}/invoice has the PDF. */
  invoiceNumber: string | null;
  createdAt: string;
  paidAt: string | null;
  /** How it was paid. */
  paymentMethod: PaymentMethod | null;
  /** MAD that credit notes have given back. */
  refundedAmount: number;
  /** What has been given back, oldest first. */
  creditNotes: CreditNoteView[];
  /** The day at the door, `YYYY-MM-DD`: told with the payment, and a later one where a print failed. */
  promisedOn: string | null;
  /** How the parcel travels, once it is shipped. */
  shipment: Shipment | null;
  /** Every state that it has had, oldest first. */
  history: OrderStepView[];
  /**
   * The lines. A list without `limit` and `after` leaves them out of the orders after the first 1,000 lines: read
   * these orders one by one, or by pages.
   */
  items?: OrderLineView[];
}

export interface OrderWithLinesView extends OrderView {
  /** A mail of this order has been waiting to be sent for more than five minutes; it goes out by itself. */
  mailLate: boolean;
  items: OrderLineView[];
}
