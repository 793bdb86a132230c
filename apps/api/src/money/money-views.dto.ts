import type { OrderStatus } from '@shared/domain/orders/order-states.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { MatchGround, TransferMatch } from '@shared/domain/orders/match-transfers.js';

/** How many, and how much in MAD, tax included. */
export interface MoneySum {
  /** How many. */
  count: number;
  /** MAD, tax included. */
  amount: number;
}

/** The money of a day in Morocco, and what is open now. */
export interface MoneyDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Orders that were paid on the day. */
  paid: MoneySum;
  /** Those of them that were paid at a gateway. */
  paidByCard: MoneySum;
  /** Those of them that were paid by bank transfer. */
  paidByTransfer: MoneySum;
  /** Credit notes of the day. */
  refunds: MoneySum;
  /** Money that came in on the day for orders that did not await it, and refunds that came back. */
  surplus: MoneySum;
  /** Such money, whenever it had come, that was marked as given back on the day. */
  returned: MoneySum;
  /** Payments that a provider declined on the day. */
  declined: MoneySum;
  /** Orders that await their payment now. */
  due: MoneySum;
  /** Those of them that have waited for a bank transfer for three days or more. */
  late: MoneySum;
  /** Money that no order awaited, and refunds that did not arrive, not given back yet. */
  toReturn: MoneySum;
}

/** An order that money is about. */
export interface MoneyOrder {
  id: string;
  /** `CMD-YYYY-NNNN`. */
  number: string;
  status: OrderStatus;
  /** E-mail address of the customer. */
  customer: string;
}

/** Money that came in, or went back. */
export interface MovementView {
  /** Of the order, the refund, or the record of `GET returns`; a return by hand has one of its own. */
  id: string;
  /**
   * payment: an order was paid. refund: money went back with a credit note. surplus: it came in for an order that did not await
   * it. refundFailed: a refund came back. return: money of these two was given back by hand.
   */
  kind: 'payment' | 'refund' | 'surplus' | 'refundFailed' | 'return';
  /** When it was recorded. */
  at: string;
  /** The day on which it had come or gone, `YYYY-MM-DD`: of a transfer by the statement, else that of `at`. */
  paidOn: string;
  /** The order that it is about. */
  order: MoneyOrder;
  /** MAD; below zero for what went back. */
  amount: number;
  /** How it was paid; of a return by hand, how the money had come. */
  paymentMethod: PaymentMethod;
  /** The provider's or the bank's name for it. */
  reference: string | null;
  /** Of the invoice or the credit note. */
  documentNumber: string | null;
}

/** An order that awaits its payment. */
export interface DueView {
  /** The order that it is about. */
  order: MoneyOrder;
  /** MAD, tax included. */
  amount: number;
  /** When it was placed. */
  placedAt: string;
  /** How its customer wants to pay; `null` before the first try. */
  paymentMethod: PaymentMethod | null;
  /** `late`: a transfer has been awaited for three days; `declined`: the last try failed. */
  state: 'awaited' | 'late' | 'declined';
}

export type MismatchKind =
  | 'refusedPayment'
  | 'otherAmount'
  | 'notCredited'
  | 'paidWithoutEvent'
  | 'withoutInvoice'
  | 'stuckRefund'
  | 'failedRefund'
  | 'takenBack';

/** A payment, an order or a refund that does not agree with the others. */
export interface MismatchView {
  /** Of the payment's event, the order or the refund. */
  id: string;
  /**
   * refusedPayment: a provider reports money that was not credited. otherAmount: credited with another amount than the
   * order's. notCredited: applied, but its order is not paid. paidWithoutEvent: paid without a payment on record.
   * withoutInvoice: paid without an invoice. stuckRefund: no answer of the provider for an hour. failedRefund: refused by it.
   * takenBack: a dispute, or a refund that was made on the provider's pages; listed until it is settled by hand.
   */
  kind: MismatchKind;
  /** When it was reported, paid or begun. */
  at: string;
  /** `null` where the provider named no attempt of ours. */
  order: MoneyOrder | null;
  /** What was reported, in MAD; `null` where nothing was. */
  amount: number | null;
  /** What the order says. */
  expected: number | null;
  /** The provider's or the bank's name for it. */
  reference: string | null;
  /** Why it was refused, or what happened, for operators. */
  note: string | null;
}

/** Why money is to be given back by hand. */
export type ReturnGround = 'surplus' | 'refundFailed';

/** Money that is to be given back by hand, or was. */
export interface ReturnView {
  /** Names the record. */
  id: string;
  /** `surplus`: it came in for an order that did not await it; `refundFailed`: a refund of it was done, and failed afterwards. */
  ground: ReturnGround;
  /** The order that it is about. */
  order: MoneyOrder;
  /** MAD: what is to be given back. */
  amount: number;
  /** How the money had come in. */
  paymentMethod: PaymentMethod;
  /** The provider's or the bank's name for it. */
  reference: string;
  /** When it was reported. */
  receivedAt: string;
  /** The day on which it had come, `YYYY-MM-DD`: of a transfer by the statement, else that of `receivedAt`. */
  paidOn: string;
  /** When it was given back; `null` until then. */
  returnedAt: string | null;
  /** The bank's or the gateway's name for the return, or how it was settled. */
  returnedReference: string | null;
}

/** An order that a transfer may be for. */
export interface MatchedOrderView extends MoneyOrder {
  /** MAD, tax included. */
  total: number;
  /** What names it: its whole number, a number without `CMD`, or its amount alone. */
  ground: MatchGround;
  /** The transfer is of exactly its total. */
  isSameAmount: boolean;
}

/** A transfer that was recorded. */
export interface RecordedTransferView {
  /** MAD. */
  amount: number;
  /** The day on which it had come, `YYYY-MM-DD`, where the operator said it. */
  receivedOn: string | null;
  /** The day on which it was recorded. */
  recordedOn: string;
}

/** A transfer of a statement, with the orders that it may be for. */
export interface MatchedTransferView {
  /** Line of the statement, or place in the list, from 1. */
  line: number;
  /** `YYYY-MM-DD`. */
  day: string | null;
  /** MAD: what has arrived. */
  amount: number;
  /** The bank's texts of it. */
  reference: string;
  /**
   * exact: number and amount agree. near: one of them does. several: several orders fit. recorded: reference, amount and
   * day are those of a recorded transfer, or one of both has no day. none: no order fits.
   */
  match: TransferMatch;
  /** The reference was recorded before, perhaps with another amount or day: as a further transfer it is `sharedTransfer`. */
  isKnown: boolean;
  /** How many transfers were recorded with the reference: sent as `ofRecorded`. */
  timesRecorded: number;
  /** Of those the latest of this amount, else the latest; `null` where there is none. */
  lastRecorded: RecordedTransferView | null;
  /** The orders add up to the amount: one transfer pays all of them. */
  isShared: boolean;
  /** The orders that it may be for, the surest first. */
  orders: MatchedOrderView[];
}

/** A statement, matched. */
export interface StatementView {
  /** In the order of the statement. */
  transfers: MatchedTransferView[];
  /** Rows of money that went out. */
  debits: number;
  /** Lines that have no amount or no text. */
  unreadable: number[];
  /** Rows beyond the first thousand, which were not read: they are to be sent by themselves. */
  left: number;
  /** Which column holds what came in is not told by names that are known: no row was read. */
  isColumnUnknown: boolean;
}
