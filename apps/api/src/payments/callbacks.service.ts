import type { IncomingHttpHeaders } from 'node:http';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { PaymentEvent } from '@shared/infra/database/entities/payment-event.entity.js';
import { judgeEvent, type Judgement } from '@shared/infra/payments/judge-event.js';
import {
  type CallbackAnswer,
  CallbackError,
  type CallbackVerdict,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderEvent,
} from '@shared/infra/payments/payment-provider.js';
import { validate as isUuid } from 'uuid';
import { SettlementService } from './settlement.service.js';
import { told } from '@shared/words/say.js';

/** Handles callbacks of the payment provider: applies each event once, in one transaction, before it answers. */
@Injectable()
export class CallbacksService {
  constructor(
    private readonly em: EntityManager,
    private readonly settlement: SettlementService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** The largest callback of the configured provider. */
  get maximumBytes(): number {
    return this.provider.maximumCallbackBytes;
  }

  /** @throws {ServiceError} NOT_FOUND unless callbacks of this provider are expected. */
  assertConfigured(provider: string): void {
    if (provider === this.provider.name) return;
    const hint = 'Callbacks are taken from the provider that is configured.';
    throw new ServiceError('NOT_FOUND', { details: { hint } });
  }

  /** @throws {ServiceError} INVALID_INPUT for a forged or outdated callback. */
  async hear(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<CallbackAnswer> {
    const event = this.verify(rawBody, headers);
    if (event === null) return this.provider.answerCallback('noted');
    return this.provider.answerCallback(await this.applyOnce(event));
  }

  private verify(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderEvent | null {
    try {
      return this.provider.verifyCallback(rawBody, headers);
    } catch (error) {
      if (!(error instanceof CallbackError)) throw error;
      throw new ServiceError('INVALID_INPUT', {
        message: told('api.messages.callbackNotGenuine'),
        details: { hint: told('api.hints.signedCallback') },
        cause: error,
      });
    }
  }

  /** Concurrent deliveries of one event without an order's lock conflict on its unique key: the loser retries. */
  private async applyOnce(event: ProviderEvent): Promise<CallbackVerdict> {
    try {
      return await this.apply(event);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return this.apply(event);
      throw error;
    }
  }

  private apply(event: ProviderEvent): Promise<CallbackVerdict> {
    return this.em.fork().transactional(async (em) => {
      const attempt = await lockAttempt(em, event.attemptId);
      const provider = this.provider.name;
      const known = await em.findOne(PaymentEvent, { provider, eventId: event.eventId });
      if (known !== null) return verdictOf(known, attempt);
      const judgement = judgeEvent(provider, event, factsOf(attempt), await this.isPaymentKnown(em, event));
      const stored = this.store(em, event, judgement);
      if (attempt === null) this.settlement.settleUnknown(em, event, this.settings);
      else await this.settlement.settle(em, attempt, event, judgement, this.settings);
      return verdictOf(stored, attempt);
    });
  }

  private async isPaymentKnown(em: EntityManager, event: ProviderEvent): Promise<boolean> {
    const { reference, attemptId, kind } = event;
    if (kind !== 'succeeded' || !isUuid(attemptId)) return false;
    const samePayment = { provider: this.provider.name, kind, reference, attemptId } as const;
    return (await em.count(PaymentEvent, { ...samePayment, outcome: { $ne: 'refused' } })) > 0;
  }

  private store(em: EntityManager, event: ProviderEvent, judgement: Judgement): PaymentEvent {
    const { eventId, kind, attemptId, amountCentimes, currency, reference } = event;
    return em.create(PaymentEvent, {
      provider: this.provider.name,
      eventId,
      kind,
      attemptId: isUuid(attemptId) ? attemptId : null,
      amountCentimes,
      currency: currency.slice(0, 8),
      reference: reference.slice(0, 255),
      outcome: judgement.outcome,
      note: judgement.outcome === 'refused' ? judgement.note : null,
    });
  }
}

/** The attempt, read after locking its order: changes to one order are serialised. */
async function lockAttempt(em: EntityManager, attemptId: string): Promise<PaymentAttempt | null> {
  if (!isUuid(attemptId)) return null;
  const found = await em.findOne(PaymentAttempt, attemptId);
  if (found === null) return null;
  await em.findOneOrFail(Order, found.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  await em.refresh(found);
  return found;
}

function factsOf(attempt: PaymentAttempt | null) {
  if (attempt === null) return null;
  const { provider, status, amountCentimes, currency, order } = attempt;
  return { provider, status, amountCentimes, currency, orderStatus: order.status };
}

/** Derived from stored rows, so that a repeated event gets the same answer. */
function verdictOf(event: PaymentEvent, attempt: PaymentAttempt | null): CallbackVerdict {
  if (event.outcome === 'refused') return 'refused';
  const isPayment =
    event.kind === 'succeeded' &&
    attempt?.status === 'succeeded' &&
    attempt.order.paymentReference === event.reference;
  return isPayment ? 'taken' : 'noted';
}
