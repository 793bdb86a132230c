import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { maxPaymentAttempts } from '@shared/domain/contract/limits.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { isClosedOrder, mayMoveOrder, type OrderStatus } from '@shared/domain/orders/order-states.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import {
  type HostedCheckout,
  type OfferedMethods,
  PAYMENT_METHODS,
  type PaymentProvider,
  PaymentProviderError,
} from '@shared/infra/payments/payment-provider.js';
import { told } from '@shared/words/say.js';
import { allowedCallback } from '../endpoint/fields/callback-url.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { openAttempt } from './open-attempt.js';
import { toCheckoutAttempt } from './checkout-attempt.js';
import type { CheckoutDto, CheckoutView } from './payments.dto.js';

/** How long an attempt without the provider's answer is retried; then another replaces it. */
const unansweredMs = 3_600_000;

const dayMs = 24 * 3_600_000;

/** What a provider is told of an attempt. */
const withCustomer = { populate: ['order.user'] } as const;

/** How a customer wants to pay. */
export interface WantedCheckout {
  /** By default the first that is offered. */
  method?: PaymentMethod;
  locale: PageLocale;
  successUrl?: string | null;
  cancelUrl?: string | null;
}

/** Opens hosted pages. Each order has one open attempt, whose address is returned again. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
    @Inject(PAYMENT_METHODS) private readonly methods: OfferedMethods,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * The page where the caller's order is paid. The attempt is committed before the provider is called: if
   * that fails, the next call retries the same attempt, so that no second page can be paid.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND, INVALID_INPUT (orderAlreadyPaid, orderNotPayable), VALIDATION_ERROR
   * (method, successUrl, cancelUrl) or EXTERNAL_SERVICE_ERROR.
   */
  async checkout(
    userId: string,
    request: RepeatableRequest | null,
    { orderId, successUrl, cancelUrl, ...dto }: CheckoutDto,
  ): Promise<CheckoutView> {
    const wanted = {
      ...dto,
      successUrl: allowedCallback('successUrl', successUrl, this.settings),
      cancelUrl: allowedCallback('cancelUrl', cancelUrl, this.settings),
    };
    const { answer } = await this.idempotency.once(userId, request, {
      commit: async (em) => ({ attemptId: await this.attemptFor(em, userId, orderId, wanted) }),
    });
    const attempt = await this.em.fork().findOneOrFail(PaymentAttempt, answer.attemptId, withCustomer);
    // A repeat of a request whose page was never opened asks anew, once its attempt or its order awaits no payment.
    const isSpent = !attempt.url && (attempt.status !== 'open' || attempt.order.status !== 'unpaid');
    const url = await (isSpent ? this.openPage(userId, orderId, wanted) : this.pageOf(attempt));
    return { url, ...this.transferOf(attempt) };
  }

  /** {@link checkout} without its envelope. */
  async openPage(userId: string, orderId: string, wanted: WantedCheckout): Promise<string> {
    const em = this.em.fork();
    const attemptId = await em.transactional((inner) => this.attemptFor(inner, userId, orderId, wanted));
    return this.pageOf(await em.findOneOrFail(PaymentAttempt, attemptId, withCustomer));
  }

  /** What the customer's bank needs to know. */
  private transferOf({ provider, order, amountCentimes }: PaymentAttempt): Pick<CheckoutView, 'transfer'> {
    if (provider !== 'transfer') return {};
    const { bank } = this.settings.seller;
    return { transfer: { bank, reference: order.number, amount: centimesToMad(amountCentimes) } };
  }

  private async attemptFor(
    em: EntityManager,
    userId: string,
    orderId: string,
    wanted: WantedCheckout,
  ): Promise<string> {
    const order = await lockOrder(em, { id: orderId, user: userId });
    assertPayable(order.status);
    const provider = this.providerOf(wanted.method);
    this.assertTaken(provider, order.totalCentimes);
    const { successUrl = null, cancelUrl = null, locale } = wanted;
    const open = await em.findOne(PaymentAttempt, { order, status: 'open' });
    if (open !== null && isUsable(open, provider.name, new Date())) {
      em.assign(open, { successUrl, cancelUrl, locale });
      return open.id;
    }
    await assertMayTry(em, order);
    if (provider.name === 'transfer' && !(await wasOffered(em, order, provider))) this.tellAccount(em, order);
    const terms = { provider: provider.name, locale, successUrl, cancelUrl };
    return (await openAttempt(em, order, open, terms)).id;
  }

  /** @throws {ServiceError} VALIDATION_ERROR for a method that is not offered. */
  private providerOf(method: PaymentMethod | undefined): PaymentProvider {
    const [first] = this.methods.keys();
    const provider = this.methods.get(method ?? first!);
    if (provider !== undefined) return provider;
    const message = told('api.fields.oneOf', { values: [...this.methods.keys()].join(', ') });
    throw refusedField('method', message);
  }

  private tellAccount(em: EntityManager, order: Order): void {
    const { user, id: shownOrderId, number: orderNumber, totalCentimes } = order;
    const { bank, name: holder } = this.settings.seller;
    const card = this.methods.get('card');
    const isCardOffered = card !== undefined && totalCentimes <= (card.maximumCentimes ?? Infinity);
    const data = { name: user.name, orderNumber, totalCentimes, bank, holder, isCardOffered, shownOrderId };
    const { id, locale, email: recipient } = user;
    addMail(em, { template: 'transfer-awaited', locale, recipient, user: id, data });
  }

  /** The address of an attempt's page; asks the provider unless it has answered before. */
  private async pageOf(attempt: PaymentAttempt): Promise<string> {
    if (attempt.url) return attempt.url;
    const page = await this.askProvider(attempt);
    return this.keepPage(attempt.id, page);
  }

  private assertTaken({ maximumCentimes = Infinity }: PaymentProvider, totalCentimes: number): void {
    if (totalCentimes <= maximumCentimes) return;
    throw new ServiceError('INVALID_INPUT', {
      message: told('api.messages.aboveCardLimit'),
      details: { reason: 'orderNotPayable', hint: told('api.hints.bankTransfer') },
    });
  }

  private async askProvider(attempt: PaymentAttempt): Promise<HostedCheckout> {
    const provider = [...this.methods.values()].find(({ name }) => name === attempt.provider);
    try {
      if (provider === undefined) throw new PaymentProviderError(`${attempt.provider} is not offered`);
      return await provider.createCheckout(toCheckoutAttempt(attempt), attempt.locale);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      throw new ServiceError('EXTERNAL_SERVICE_ERROR', {
        message: told('api.messages.providerUnavailable'),
        details: { hint: told('api.hints.nothingCharged') },
        cause: error,
      });
    }
  }

  /** Concurrent calls all get the address that was stored first. */
  private async keepPage(attemptId: string, page: HostedCheckout): Promise<string> {
    const em = this.em.fork();
    await em.nativeUpdate(PaymentAttempt, { id: attemptId, url: null }, { ...page });
    const { url } = await em.findOneOrFail(PaymentAttempt, attemptId);
    return url ?? page.url;
  }
}

/** @throws {ServiceError} RATE_LIMITED for an order that was offered too many ways to pay. */
async function assertMayTry(em: EntityManager, order: Order): Promise<void> {
  const since = new Date(Date.now() - dayMs);
  const [first] = await em.find(
    PaymentAttempt,
    { order, createdAt: { $gt: since } },
    { orderBy: { createdAt: 'desc' }, offset: maxPaymentAttempts - 1, limit: 1 },
  );
  if (first === undefined) return;
  throw new ServiceError('RATE_LIMITED', {
    message: told('api.messages.tooManyAttempts', { limit: maxPaymentAttempts }),
    retryAfterSeconds: Math.max(1, Math.ceil((first.createdAt.getTime() - since.getTime()) / 1000)),
    details: { hint: told('api.hints.payAsOffered') },
  });
}

/** Whether the customer was told before how to pay an order in this way. */
async function wasOffered(em: EntityManager, order: Order, { name }: PaymentProvider): Promise<boolean> {
  return (await em.count(PaymentAttempt, { order, provider: name })) > 0;
}

function isUsable(attempt: PaymentAttempt, provider: string, now: Date): boolean {
  const { url, expiresAt, createdAt } = attempt;
  if (attempt.provider !== provider) return false;
  if (!url) return now.getTime() - createdAt.getTime() < unansweredMs;
  return !expiresAt || expiresAt > now;
}

/** @throws {ServiceError} INVALID_INPUT with orderAlreadyPaid or orderNotPayable, unless it can be paid. */
function assertPayable(status: OrderStatus): void {
  if (mayMoveOrder('payment', status, 'paid')) return;
  const isClosed = isClosedOrder(status);
  throw new ServiceError('INVALID_INPUT', {
    message: isClosed ? told('api.messages.orderClosed') : told('api.messages.orderAlreadyPaid'),
    details: isClosed
      ? { reason: 'orderNotPayable', hint: told('api.hints.newOrder') }
      : {
          reason: 'orderAlreadyPaid',
          hint: told('api.hints.hasInvoice', { call: 'GET /api/orders/{id}/invoice' }),
        },
  });
}
