import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@shared/domain/contract/enums.js';

/** What a provider is told of a payment to take. */
export interface CheckoutAttempt {
  attemptId: string;
  /** What of the page depends on time follows from this, so that it is the same when asked twice. */
  openedAt: Date;
  orderNumber: string;
  amountCentimes: number;
  currency: 'MAD';
  customer: {
    name: string;
    email: string;
    phone: string;
    street: string;
    city: string;
    postalCode: string | null;
  };
}

/** Where the customer pays. */
export interface HostedCheckout {
  url: string;
  /** From then on the page takes no payment; `null` when it stays. */
  expiresAt: Date | null;
}

/** A verified word of the provider. `expired`: its page was left without a payment. */
export interface ProviderEvent {
  /** The provider's own name for the event: the same event has the same. */
  eventId: string;
  kind: 'succeeded' | 'failed' | 'expired';
  attemptId: string;
  /** `null` where the provider says no amount that can be read. */
  amountCentimes: number | null;
  /** ISO 4217, upper case. */
  currency: string;
  /** The provider's name for the payment, as invoices print it. */
  reference: string;
}

/**
 * What the provider is told of its word: `taken` when it is the payment of the order (now or before),
 * `noted` when it is kept but is not to be charged, `refused` when it does not fit what we asked for.
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

/** The provider does not answer, or refuses what we ask. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** A gateway that takes card payments on a page of its own. Adapters are named in `payment-registry.ts`. */
export interface PaymentProvider {
  readonly name: string;

  /** The most that it takes at once; absent where it names no bound. */
  readonly maximumCentimes?: number;

  /** The largest callback that is looked at: anybody can send one, and its signature covers all of it. */
  readonly maximumCallbackBytes: number;

  /**
   * Opens the page. Asked twice for one attempt it may open no second payment.
   *
   * @throws {PaymentProviderError}
   */
  createCheckout(attempt: CheckoutAttempt, locale: Locale): Promise<HostedCheckout>;

  /**
   * Reads a callback after checking its signature over the raw body.
   *
   * @returns `null` for a genuine word that is no concern of ours.
   * @throws {CallbackError}
   */
  verifyCallback(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderEvent | null;

  answerCallback(verdict: CallbackVerdict): CallbackAnswer;

  /** Only of gateways that are entered by a posted form: `/pay/{name}/{attemptId}` posts it. */
  gatewayForm?(attempt: CheckoutAttempt, locale: Locale): GatewayForm;
}

/** Injection token of the configured {@link PaymentProvider}. */
export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');
