import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { PageLocale } from '@shared/domain/contract/enums.js';

/** The payment that a provider is to take. */
export interface CheckoutAttempt {
  attemptId: string;
  /** All times on the page derive from it, so that a retry makes the same page. */
  openedAt: Date;
  orderNumber: string;
  /** Of MAD, as every amount that is asked for or returned. */
  amountCentimes: number;
  customer: {
    name: string;
    email: string;
    phone: string;
    street: string;
    city: string;
  };
}

/** Where the customer pays. */
export interface HostedCheckout {
  url: string;
  /** From then on the page takes no payment; `null` if it does not expire. */
  expiresAt: Date | null;
}

/** A verified event of the provider. `expired`: its page ended without a payment. */
export interface ProviderEvent {
  /** The provider's id of the event, the same for each repeat. */
  eventId: string;
  kind: 'succeeded' | 'failed' | 'expired';
  attemptId: string;
  /** `null` if the provider states no readable amount. */
  amountCentimes: number | null;
  /** ISO 4217, upper case. */
  currency: string;
  /** The provider's name for the payment, as invoices print it. */
  reference: string;
  /** The day in Morocco on which the money had come, `YYYY-MM-DD`, where that is known; else it is that of the event. */
  receivedOn?: string;
  /** The money is only reserved: the provider takes it if the answer is `taken`, and else lets it go. */
  isReserved?: true;
}

/** A verified report that a refund, which the provider had made, failed afterwards: the money has not reached the customer. */
export interface RefundFailure {
  kind: 'refundFailed';
  /** The same for each report of this failure. */
  eventId: string;
  /** As {@link RefundRequest} has it. */
  refundId: string;
  /** The provider's name for the refund. */
  reference: string;
  /** Why, for operators. */
  note: string;
}

/** A verified report that the provider took back money of a payment without being asked by this service. */
export interface MoneyTakenBack {
  kind: 'takenBack';
  /** The same for each repeat. */
  eventId: string;
  /** The provider's name for the payment. */
  paymentReference: string;
  /** The provider's name for the dispute, or for what was refunded. */
  reference: string;
  amountCentimes: number;
  /** The amount is all that was refunded of the payment so far, by this service's refunds too. */
  isAllRefunded?: true;
  /** What happened, for operators. */
  note: string;
}

/** What a callback may tell. */
export type ProviderNews = ProviderEvent | RefundFailure | MoneyTakenBack;

/**
 * The answer to an event: `taken` if it is the payment of the order (now or before), `noted` if it
 * is stored but must not be charged, `refused` if it does not match the attempt.
 */
export type CallbackVerdict = 'taken' | 'noted' | 'refused';

/** The answer that the provider understands. */
export interface CallbackAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** A form that the customer's browser posts to the gateway. */
export interface GatewayForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** A callback that is forged, altered, too old, or unreadable. */
export class CallbackError extends Error {
  override readonly name = 'CallbackError';
}

/** The provider does not answer, or refuses the call. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** Money to return of a payment that the provider took. */
export interface RefundRequest {
  /** The same for each repeat of the call. */
  refundId: string;
  orderNumber: string;
  /** The provider's name for the payment. */
  paymentReference: string;
  amountCentimes: number;
}

/** The provider refuses a refund for good; a repeat would not change that. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/** Takes payments on a page. `payment-registry.ts` lists the adapters. */
export interface PaymentProvider {
  readonly name: string;

  /** The largest payment it takes; absent if it states no bound. */
  readonly maximumCentimes?: number;

  /**
   * Opens the page. Idempotent: a second call for an attempt must not open a second payment.
   *
   * @throws {PaymentProviderError}
   */
  createCheckout(attempt: CheckoutAttempt, locale: PageLocale): Promise<HostedCheckout>;

  /**
   * Returns money. Idempotent: a second call for a refund must not return it twice. Absent if the provider cannot:
   * an operator returns the money by hand.
   *
   * @returns the provider's name for the refund.
   * @throws {RefundRefusedError} if it refuses; {@link PaymentProviderError} if the outcome is not known.
   */
  refund?(refund: RefundRequest): Promise<string>;
}

/** A provider of card payments, which reports each outcome in a signed callback. */
export interface PaymentGateway extends PaymentProvider {
  /** Larger callbacks are refused unread: callbacks are public, and the signature covers the whole body. */
  readonly maximumCallbackBytes: number;

  /**
   * Reads a callback after checking its signature over the raw body.
   *
   * @returns `null` for a genuine event that does not concern this service.
   * @throws {CallbackError}
   */
  verifyCallback(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderNews | null;

  answerCallback(verdict: CallbackVerdict): CallbackAnswer;

  /** Only for gateways entered by a posted form: `/pay/{name}/{attemptId}` posts it. */
  gatewayForm?(attempt: CheckoutAttempt, locale: PageLocale): GatewayForm;
}

/** Injection token of the configured {@link PaymentGateway}. */
export const PAYMENT_GATEWAY = Symbol('PAYMENT_GATEWAY');

/** Injection token of the {@link OfferedMethods}. */
export const PAYMENT_METHODS = Symbol('PAYMENT_METHODS');

/** How orders can be paid, in the order in which it is offered, and with whom. */
export type OfferedMethods = ReadonlyMap<PaymentMethod, PaymentProvider>;
