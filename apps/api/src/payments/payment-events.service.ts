import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { transferKey } from '@shared/domain/orders/transfer-reference.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { PaymentEvent } from '@shared/infra/database/entities/payment-event.entity.js';
import { judgeEvent, type Judgement } from '@shared/infra/payments/judge-event.js';
import type { CallbackVerdict, ProviderEvent } from '@shared/infra/payments/payment-provider.js';
import { validate as isUuid } from 'uuid';
import { SettlementService } from './settlement.service.js';

/** Applies what providers report: each event once, in one transaction. */
@Injectable()
export class PaymentEventsService {
  constructor(
    private readonly em: EntityManager,
    private readonly settlement: SettlementService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** Concurrent deliveries of one event without an order's lock conflict on its unique key: the loser retries. */
  async applyOnce(provider: string, event: ProviderEvent): Promise<CallbackVerdict> {
    const apply = () => this.em.fork().transactional((em) => this.apply(em, provider, event));
    try {
      return await apply();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return apply();
      throw error;
    }
  }

  /** {@link applyOnce} as a part of the caller's transaction. */
  async apply(em: EntityManager, provider: string, event: ProviderEvent): Promise<CallbackVerdict> {
    const attempt = await lockAttempt(em, event.attemptId);
    const known = await em.findOne(PaymentEvent, { provider, eventId: event.eventId });
    if (known !== null) return verdictOf(known, attempt);
    const isKnown = await isPaymentKnown(em, provider, event);
    const judgement = judgeEvent(provider, event, factsOf(attempt), isKnown);
    const stored = store(em, provider, event, judgement);
    if (attempt === null) this.settlement.settleUnknown(em, event, this.settings);
    else await this.settlement.settle(em, attempt, event, judgement, this.settings);
    return verdictOf(stored, attempt);
  }
}

async function isPaymentKnown(em: EntityManager, provider: string, event: ProviderEvent): Promise<boolean> {
  const { reference, attemptId, kind } = event;
  if (kind !== 'succeeded' || !isUuid(attemptId)) return false;
  const samePayment = { provider, kind, reference, attemptId } as const;
  return (await em.count(PaymentEvent, { ...samePayment, outcome: { $ne: 'refused' } })) > 0;
}

function store(
  em: EntityManager,
  provider: string,
  event: ProviderEvent,
  judgement: Judgement,
): PaymentEvent {
  const { eventId, kind, attemptId, amountCentimes, currency, reference } = event;
  return em.create(PaymentEvent, {
    provider,
    eventId,
    kind,
    attemptId: isUuid(attemptId) ? attemptId : null,
    amountCentimes,
    currency: currency.slice(0, 8),
    reference: reference.slice(0, 255),
    referenceKey: provider === 'transfer' ? transferKey(reference) : null,
    receivedOn: event.receivedOn ?? null,
    outcome: judgement.outcome,
    note: judgement.outcome === 'refused' ? judgement.note : null,
  });
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
