import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { wordsIn } from '@shared/words/words-in.js';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { payPath } from './pay-links.js';
import {
  type CallbackAnswer,
  CallbackError,
  type CallbackVerdict,
  type CheckoutAttempt,
  type HostedCheckout,
  type MoneyTakenBack,
  PaymentProviderError,
  type PaymentGateway,
  type ProviderEvent,
  type ProviderNews,
  type RefundFailure,
  RefundRefusedError,
  type RefundRequest,
} from './payment-provider.js';

export interface StripeProviderSettings {
  publicUrl: string;
  appSecret: string;
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

const answerMs = 10_000;

/** Stripe allows 30 minutes to 24 hours; the remaining hour is for late calls for an attempt. */
const sessionMs = 23 * 3_600_000;

/** The most keys that a refund is asked for under: each was answered by a failure of Stripe's own, at least two seconds apart. */
const mostRefundKeys = 100;

/** Stripe Checkout: its page, and its events through its own library. */
export class StripeProvider implements PaymentGateway {
  readonly name = 'stripe';
  /** Events hold a whole checkout session, with metadata. */
  readonly maximumCallbackBytes = 256 * 1024;
  /** Eight digits of the currency's smallest unit. */
  readonly maximumCentimes = 99_999_999;
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeProviderSettings) {
    const { protocol, hostname, port } = new URL(settings.apiUrl);
    this.stripe = new Stripe(settings.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      timeout: answerMs,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  async createCheckout(attempt: CheckoutAttempt, locale: PageLocale): Promise<HostedCheckout> {
    try {
      const asked = this.sessionFor(attempt, locale);
      // The same page after a lost answer, but another one if the customer's address or language has changed meanwhile.
      const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
      const session = await this.openSession(asked, hash).catch((error: unknown) => {
        if (!isFailureOfStripe(error)) throw error;
        // Saved with the key: only another one has another answer. A session whose address is unknown cannot be paid.
        return this.openSession(asked, randomUUID());
      });
      if (session.url === null) throw new PaymentProviderError('Stripe gave no address');
      return { url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw new PaymentProviderError('Stripe did not open a page', { cause: error });
    }
  }

  async refund(refund: RefundRequest): Promise<string> {
    try {
      const { id, status } = await this.madeRefund(refund);
      if (status === 'failed' || status === 'canceled') throw new RefundRefusedError(`Stripe: ${status}`);
      return id;
    } catch (error) {
      if (error instanceof RefundRefusedError) throw error;
      if (error instanceof Stripe.errors.StripeInvalidRequestError) {
        throw new RefundRefusedError(`Stripe: ${error.code ?? error.message}`, { cause: error });
      }
      throw new PaymentProviderError('Stripe did not answer a refund', { cause: error });
    }
  }

  verifyCallback(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderNews | null {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') throw new CallbackError('The callback is not signed');
    const event = this.readEvent(rawBody, signature);
    if (refundEvents.has(event.type)) return toRefundFailure(event.data.object as Stripe.Refund);
    return toTakenBack(event) ?? toProviderEvent(event);
  }

  /** 200 for each verdict: Stripe retries any other status, and a retry would not change a refusal. */
  answerCallback(verdict: CallbackVerdict): CallbackAnswer {
    return { status: 200, contentType: 'application/json', body: JSON.stringify({ received: verdict }) };
  }

  private openSession(
    asked: Stripe.Checkout.SessionCreateParams,
    idempotencyKey: string,
  ): Promise<Stripe.Checkout.Session> {
    return this.stripe.checkout.sessions.create(asked, { idempotencyKey });
  }

  /**
   * The refund at Stripe, made unless it exists. A lost answer is asked for under the same key; an answered failure, which
   * Stripe saves with the key, under the next one, by a later call that has not found the refund in its list.
   */
  private async madeRefund(refund: RefundRequest): Promise<Stripe.Refund> {
    const { refundId, orderNumber, paymentReference: payment_intent, amountCentimes: amount } = refund;
    const asked = { payment_intent, amount, metadata: { refundId, orderNumber } };
    for (let number = 0; ; number += 1) {
      // Stripe forgets idempotency keys after a day; a refund may be asked for longer.
      const made = await this.stripe.refunds.list({ payment_intent, limit: 100 });
      const known = made.data.find(({ metadata }) => metadata?.refundId === refundId);
      if (known !== undefined) return known;
      const idempotencyKey = number === 0 ? refundId : `${refundId}-${number}`;
      try {
        return await this.stripe.refunds.create(asked, { idempotencyKey, maxNetworkRetries: 0 });
      } catch (error) {
        if (!isSaved(error) || number === mostRefundKeys) throw error;
      }
    }
  }

  private readEvent(rawBody: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(rawBody, signature, this.settings.webhookSecret);
    } catch (error) {
      throw new CallbackError('The callback is forged, too old or unreadable', { cause: error });
    }
  }

  private sessionFor(attempt: CheckoutAttempt, locale: PageLocale): Stripe.Checkout.SessionCreateParams {
    const { attemptId, orderNumber, amountCentimes, customer, openedAt } = attempt;
    const { publicUrl, appSecret } = this.settings;
    const metadata = { attemptId, orderNumber };
    const returnUrl = publicUrl + payPath(appSecret, 'return', attemptId);
    return {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'mad',
            unit_amount: amountCentimes,
            product_data: { name: `${wordsIn(locale).pay.order} ${orderNumber}` },
          },
        },
      ],
      // The customer is charged in dirhams, not the equivalent in another currency.
      adaptive_pricing: { enabled: false },
      client_reference_id: attemptId,
      metadata,
      payment_intent_data: { metadata },
      customer_email: customer.email,
      // It has no Arabic pages: it looks for the browser's language.
      locale: locale === 'ar' ? 'auto' : locale,
      success_url: returnUrl,
      cancel_url: `${returnUrl}&left=1`,
      expires_at: Math.floor((openedAt.getTime() + sessionMs) / 1000),
    };
  }
}

function isFailureOfStripe(error: unknown): error is Stripe.errors.StripeAPIError {
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
}

/** Whether it is an earlier failure that Stripe has saved with the key: it says so. */
function isSaved(error: unknown): boolean {
  return isFailureOfStripe(error) && error.headers?.['idempotent-replayed'] === 'true';
}

const kinds: Partial<Record<Stripe.Event['type'], ProviderEvent['kind']>> = {
  'checkout.session.completed': 'succeeded',
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
};

/** One failure is told by several of them. */
const refundEvents = new Set<Stripe.Event['type']>([
  'refund.failed',
  'refund.updated',
  'charge.refund.updated',
]);

/** `null` for other news of a refund and for refunds that this service did not ask for. */
function toRefundFailure({ id, status, metadata, failure_reason: why }: Stripe.Refund): RefundFailure | null {
  const refundId = metadata?.refundId;
  if (refundId === undefined || (status !== 'failed' && status !== 'canceled')) return null;
  const note = `Stripe: ${status} afterwards${why === undefined ? '' : ` (${why})`}`;
  return { kind: 'refundFailed', eventId: `${id} failed`, refundId, reference: id, note };
}

const idOf = (payment: string | { id: string } | null) =>
  typeof payment === 'string' ? payment : payment?.id;

/** `null` for other kinds of event and for charges without a payment of Checkout. */
function toTakenBack(event: Stripe.Event): MoneyTakenBack | null {
  if (event.type === 'charge.refunded') {
    const { id: reference, payment_intent, amount_refunded: amountCentimes } = event.data.object;
    const told = { eventId: event.id, reference, amountCentimes, isAllRefunded: true } as const;
    return takenBack(payment_intent, { ...told, note: 'Stripe: refunded there' });
  }
  const isOpened = event.type === 'charge.dispute.created';
  if (!isOpened && event.type !== 'charge.dispute.closed') return null;
  const { id: reference, payment_intent, amount: amountCentimes, status, reason } = event.data.object;
  // An inquiry takes no money, but is to be answered all the same.
  const what = status.startsWith('warning_') ? 'inquiry' : 'dispute';
  const told = isOpened ? 'opened' : status.replace('warning_', '');
  const note = `Stripe: ${what} ${told} (${reason})`;
  return takenBack(payment_intent, { eventId: `${reference} ${told}`, reference, amountCentimes, note });
}

function takenBack(
  payment: string | Stripe.PaymentIntent | null,
  report: Omit<MoneyTakenBack, 'kind' | 'paymentReference'>,
): MoneyTakenBack | null {
  const paymentReference = idOf(payment);
  return paymentReference === undefined ? null : { kind: 'takenBack', paymentReference, ...report };
}

/** `null` for other kinds of event and for payments that this service did not open. */
function toProviderEvent(event: Stripe.Event): ProviderEvent | null {
  const kind = kinds[event.type];
  if (kind === undefined) return null;
  const session = event.data.object as Stripe.Checkout.Session;
  const attemptId = session.metadata?.attemptId;
  if (attemptId === undefined) return null;
  // Completed, but not paid yet: a later event reports the outcome.
  if (kind === 'succeeded' && session.payment_status !== 'paid') return null;
  return {
    eventId: event.id,
    kind,
    attemptId,
    amountCentimes: session.amount_total,
    currency: (session.currency ?? '').toUpperCase(),
    reference: idOf(session.payment_intent) ?? session.id,
  };
}
