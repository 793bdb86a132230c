import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { mayMoveOrder, type OrderStatus } from '@shared/domain/orders/order-states.js';
import {
  type HostedCheckout,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  PaymentProviderError,
} from '@shared/infra/payments/payment-provider.js';
import { validate as isUuid } from 'uuid';
import { Idempotency } from '../endpoint/idempotency.js';
import type { RepeatableRequest } from '../endpoint/idempotency-key.decorator.js';
import { toCheckoutAttempt } from './checkout-attempt.js';
import type { CheckoutDto, CheckoutView } from './payments.dto.js';
import { told } from '@shared/words/say.js';

/** How long an attempt without the provider's answer is retried; then another replaces it. */
const unansweredMs = 3_600_000;

/** Opens hosted pages. Each order has one open attempt, whose address is returned again. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * The page where the caller's order is paid. The attempt is committed before the provider is called: if
   * that fails, the next call retries the same attempt, so that no second page can be paid.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND, INVALID_INPUT (orderAlreadyPaid, orderNotPayable) or
   * EXTERNAL_SERVICE_ERROR.
   */
  async checkout(userId: string, request: RepeatableRequest | null, dto: CheckoutDto): Promise<CheckoutView> {
    const { answer } = await this.idempotency.once(userId, request, {
      prepare: async () => ({ url: await this.openPage(userId, dto.orderId, dto.locale) }),
      commit: (_em, page) => Promise.resolve(page),
    });
    return answer;
  }

  /** {@link checkout} without its envelope. */
  async openPage(userId: string, orderId: string, locale: Locale): Promise<string> {
    if (!isUuid(orderId)) throw new ServiceError('ORDER_NOT_FOUND');
    const attempt = await this.em.fork().transactional((em) => this.openAttempt(em, userId, orderId, locale));
    if (attempt.url) return attempt.url;
    const page = await this.askProvider(attempt);
    return this.keepPage(attempt.id, page);
  }

  private async openAttempt(
    em: EntityManager,
    userId: string,
    orderId: string,
    locale: Locale,
  ): Promise<PaymentAttempt> {
    const order = await em.findOne(
      Order,
      { id: orderId, user: userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    assertPayable(order.status);
    this.assertTaken(order.totalCentimes);
    await em.populate(order, ['user']);
    const now = new Date();
    const open = await em.findOne(PaymentAttempt, { order, status: 'open' });
    if (open !== null && this.isUsable(open, now)) return open;
    if (open !== null) {
      em.assign(open, { status: 'expired', closedAt: now });
      // Flushed before the next insert: an order has one open attempt at a time.
      await em.flush();
    }
    return em.create(PaymentAttempt, {
      order,
      provider: this.provider.name,
      status: 'open',
      amountCentimes: order.totalCentimes,
      currency: 'MAD',
      locale,
    });
  }

  private assertTaken(totalCentimes: number): void {
    const { maximumCentimes = Infinity } = this.provider;
    if (totalCentimes <= maximumCentimes) return;
    throw new ServiceError('INVALID_INPUT', {
      message: told('api.messages.aboveCardLimit'),
      details: { reason: 'orderNotPayable', hint: told('api.hints.bankTransfer') },
    });
  }

  private isUsable(attempt: PaymentAttempt, now: Date): boolean {
    const { provider, url, expiresAt, createdAt } = attempt;
    if (provider !== this.provider.name) return false;
    if (!url) return now.getTime() - createdAt.getTime() < unansweredMs;
    return !expiresAt || expiresAt > now;
  }

  private async askProvider(attempt: PaymentAttempt): Promise<HostedCheckout> {
    try {
      return await this.provider.createCheckout(toCheckoutAttempt(attempt), attempt.locale);
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

function assertPayable(status: OrderStatus): void {
  if (mayMoveOrder('payment', status, 'paid')) return;
  const isClosed = status === 'cancelled' || status === 'refunded';
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
