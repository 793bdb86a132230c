import { type MakingStep, makingSteps } from '@shared/domain/making/making-steps.js';
import { type OrderStatus, orderStatuses } from '@shared/domain/orders/order-states.js';
import { Amount } from '../../endpoint/fields/amount-field.js';
import { PastDay } from '../../endpoint/fields/day-field.js';
import { expects } from '../../endpoint/fields/expectation.js';
import {
  Check,
  Clearable,
  Flag,
  Id,
  OneLine,
  OneOf,
  Optional,
  Phone,
  Replaceable,
  Text,
  Trimmed,
  WholeNumber,
} from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';
import { PostalCode } from '../../endpoint/fields/purchase-fields.js';
import { isWebAddress } from '../../endpoint/fields/web-address.js';

export class OrderFilter extends PageQuery {
  /** Only the orders in this state; without it those that an operator may still move. */
  @Optional()
  @OneOf(orderStatuses)
  status?: OrderStatus;

  /** The `nextCursor` of the page before: the id of its last order. */
  @Optional()
  @Id(expects('api.fields.orderId'))
  declare after?: string;
}

const WebAddress = () =>
  Check('isWebAddress', isWebAddress, expects('api.fields.webAddress'), { format: 'uri' });

/** Where an operator saw an order who decides about it. */
export class OrderSeenDto {
  /** The state that it had when this was decided: refused where it has another by now, unless nothing would change. */
  @Optional()
  @OneOf(orderStatuses)
  ofStatus?: OrderStatus;

  /** The shop's own step that it had then, likewise: of a packed order copies may be printed anew meanwhile. */
  @Optional()
  @OneOf(makingSteps)
  ofStep?: MakingStep;
}

export class OrderStatusDto extends OrderSeenDto {
  /** The state that the order is to have. */
  @OneOf(orderStatuses)
  status: OrderStatus;

  /** Who carries the parcel; with `shipped`, also to correct it. */
  @Clearable()
  @Trimmed()
  @OneLine(1, 100)
  carrier?: string | null;

  /** The carrier's number of the parcel. */
  @Clearable()
  @Trimmed()
  @OneLine(1, 100)
  trackingNumber?: string | null;

  /** Where the customer follows the parcel. */
  @Clearable()
  @Text(1, 500)
  @WebAddress()
  trackingUrl?: string | null;

  /** Of `refunded`: printed on the credit note. */
  @Optional()
  @Trimmed()
  @OneLine(3, 300)
  reason?: string;

  /** Of `refunded`: the bank's or the gateway's name for it, where money is returned by hand. */
  @Optional()
  @Trimmed()
  @OneLine(1, 255)
  reference?: string;
}

export class OrderAddressDto {
  @Replaceable()
  @Trimmed()
  @OneLine(2, 100)
  fullName?: string;

  @Replaceable()
  @Phone()
  phone?: string;

  @Replaceable()
  @Trimmed()
  @OneLine(5, 200)
  street?: string;

  /** `null` or '' clears it. */
  @Clearable()
  @PostalCode()
  postalCode?: string | null;
}

export class RefundDto {
  /** MAD, tax included; all that is left when left out. */
  @Optional()
  @Amount()
  amount?: number;

  /**
   * MAD that a refund may give back, `refundableAmount`, when this was decided: refused where it is another by now, so that
   * two operators do not give the same part back.
   */
  @Optional()
  @Amount()
  ofRefundable?: number;

  /** The order's state when this was decided, likewise: it may have been shipped meanwhile. */
  @Optional()
  @OneOf(orderStatuses)
  ofStatus?: OrderStatus;

  /** Printed on the credit note. */
  @Trimmed()
  @OneLine(3, 300)
  reason: string;

  /** The bank's or the gateway's name for it, where money is returned by hand. */
  @Optional()
  @Trimmed()
  @OneLine(1, 255)
  reference?: string;
}

export class TransferDto {
  /** MAD: what has arrived. */
  @Amount()
  amount: number;

  /** The bank's name for the transfer, as the invoice prints it. */
  @Trimmed()
  @OneLine(1, 255)
  reference: string;

  /** Its reference may confirm more than this order: one transfer pays several, or an earlier one had the same text. */
  @Optional()
  @Flag()
  sharedTransfer: boolean = false;

  /**
   * How many transfers were recorded with this reference when this was decided, by `timesRecorded` of the match: refused where
   * others are by now, so that two operators do not record one for two orders.
   */
  @Optional()
  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  ofRecorded?: number;

  /** A second payment of an order that is paid: recorded as money to give back. */
  @Optional()
  @Flag()
  surplus: boolean = false;

  /** When it arrived, by the bank’s statement, as the invoice says: a day in Morocco; today when left out. */
  @Optional()
  @PastDay()
  receivedOn?: string;
}
