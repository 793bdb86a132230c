import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { isClosedOrder, mayMoveOrder } from '@shared/domain/orders/order-states.js';
import { transferKey } from '@shared/domain/orders/transfer-reference.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import { told } from '@shared/words/say.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { openAttempt } from './open-attempt.js';
import { PaymentEventsService } from './payment-events.service.js';

const provider = 'transfer';

/** How many orders of one reference a refusal names. */
const namedOrders = 10;

/** A quote may be paid before it is ordered; a year that was mistyped is no such day, and an invoice keeps it. */
const mostEarlyMs = 90 * 24 * 3_600_000;

/** A transfer that has arrived on the shop's account. */
export interface ReceivedTransfer {
  amountCentimes: number;
  /** The bank's name for it, as the invoice prints it. */
  reference: string;
  /** Whether other orders may have been paid by it, or by an earlier one of the same text. */
  sharedTransfer: boolean;
  /** How many transfers of its text were recorded when it was decided. */
  ofRecorded?: number;
  /** Whether it may be a second payment of an order that is paid. */
  surplus: boolean;
  /** When it arrived, `YYYY-MM-DD`, as the invoice says; by default today. */
  receivedOn?: string;
}

/** Bank transfers: an operator's confirmation is what a gateway's callback is for cards. */
@Injectable()
export class TransfersService {
  constructor(
    private readonly em: EntityManager,
    private readonly events: PaymentEventsService,
  ) {}

  /**
   * Records a transfer. It pays an order that awaits its payment, whichever way its customer had chosen before; money
   * for a closed one, or a second payment, is to be given back. The same confirmation again, of the same amount and day, changes nothing.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; VALIDATION_ERROR for a day long before the order; INVALID_INPUT with orderAlreadyPaid,
   * amountMismatch or transferAlreadyUsed; CONFLICT where others of its text were recorded than when it was decided.
   */
  async confirm(operatorId: string, orderId: string, transfer: ReceivedTransfer): Promise<void> {
    const { ofRecorded, ...said } = transfer;
    const { amountCentimes, reference, sharedTransfer, surplus, receivedOn } = said;
    await this.em.fork().transactional(async (em) => {
      const order = await lockOrder(em, { id: orderId });
      const earliest = businessDay(new Date(order.createdAt.getTime() - mostEarlyMs));
      if (receivedOn !== undefined && receivedOn < earliest)
        throw refusedField('receivedOn', told('api.fields.dayFrom', { day: earliest }));
      // Until the commit: of two orders that are confirmed at once, the second sees the first.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [transferKey(reference)]);
      const recorded = await recordedWith(em, reference);
      const own = recorded.filter((one) => one.orderId === orderId);
      // Customers give the same reference each time: a second payment is of another amount or day, or one that the operator says to be one.
      if (own.some((one) => isRepeated(one, transfer))) return;
      const others = recorded.filter((one) => one.orderId !== orderId);
      if (ofRecorded !== undefined && ofRecorded !== recorded.length) throw recordedMeanwhile(recorded);
      const isAwaited = mayMoveOrder('payment', order.status, 'paid');
      if (!isAwaited && !isClosedOrder(order.status) && !surplus) throw alreadyPaid();
      if (isAwaited && amountCentimes !== order.totalCentimes) throw amountMismatch(order.totalCentimes);
      if (!sharedTransfer && others.length > 0) throw alreadyUsed(others);
      const attempt = await (isAwaited
        ? awaitedAttempt(em, order)
        : surplusAttempt(em, order, amountCentimes));
      const before = { status: order.status };
      await this.events.apply(em, provider, {
        // An attempt by transfer has one event: its confirmation.
        eventId: attempt.id,
        kind: 'succeeded',
        attemptId: attempt.id,
        amountCentimes,
        currency: 'MAD',
        reference,
        ...(receivedOn !== undefined && { receivedOn }),
      });
      const after = { status: order.status, ...said, refundDue: !isAwaited };
      await addAudit(em, operatorId, { action: 'order.transferReceived', subjectId: orderId, before, after });
    });
  }
}

/** A transfer that was recorded. */
interface RecordedTransfer {
  orderId: string;
  number: string;
  amountCentimes: number;
  receivedOn: string | null;
  /** No order awaited it, and it was not given back yet. */
  isToReturn: boolean;
}

/** Whether it is that transfer once more: a second one of the same amount and day was said to be one. */
function isRepeated(recorded: RecordedTransfer, transfer: ReceivedTransfer): boolean {
  const { amountCentimes, surplus, receivedOn = null } = transfer;
  if (recorded.amountCentimes !== amountCentimes || (surplus && !recorded.isToReturn)) return false;
  return receivedOn === null || recorded.receivedOn === null || receivedOn === recorded.receivedOn;
}

/** The transfers that were recorded with this reference; those of the oldest orders first. */
function recordedWith(em: EntityManager, reference: string): Promise<RecordedTransfer[]> {
  return em.execute(
    `select o.id as "orderId", o.number, e.amount_centimes::float as "amountCentimes",
       to_char(e.received_on, 'YYYY-MM-DD') as "receivedOn",
       e.outcome = 'refundDue' and e.settled_at is null as "isToReturn"
     from payment_events e
       join payment_attempts a on a.id = e.attempt_id join orders o on o.id = a.order_id
     where e.reference_key = ? and e.provider = ? and e.outcome in ('applied', 'refundDue')
     order by o.id, e.id`,
    [transferKey(reference), provider],
  );
}

/** The order's open attempt by transfer; one that its customer did not ask for takes the place of any other. */
async function awaitedAttempt(em: EntityManager, order: Order): Promise<PaymentAttempt> {
  const open = await em.findOne(PaymentAttempt, { order, status: 'open' });
  if (open?.provider === provider) return open;
  return openAttempt(em, order, open, { provider, locale: order.user.locale });
}

/** An attempt of its own for money that the order does not await: over before it began, with what has arrived. */
async function surplusAttempt(
  em: EntityManager,
  order: Order,
  amountCentimes: number,
): Promise<PaymentAttempt> {
  const terms = { provider, locale: order.user.locale, amountCentimes, currency: 'MAD' };
  const attempt = em.create(PaymentAttempt, { order, status: 'expired', closedAt: new Date(), ...terms });
  await em.flush();
  return attempt;
}

function alreadyPaid(): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.orderAlreadyPaid'),
    details: { reason: 'orderAlreadyPaid', hint: told('api.hints.surplusTransfer') },
  });
}

function numbersOf(recorded: readonly RecordedTransfer[]): string[] {
  return [...new Set(recorded.map(({ number }) => number))].slice(0, namedOrders);
}

function alreadyUsed(others: readonly RecordedTransfer[]): ServiceError {
  const orderNumbers = numbersOf(others);
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.transferAlreadyUsed', {
      count: orderNumbers.length,
      numbers: orderNumbers.join(', '),
    }),
    details: { reason: 'transferAlreadyUsed', orderNumbers, hint: told('api.hints.sharedTransfer') },
  });
}

function recordedMeanwhile(recorded: readonly RecordedTransfer[]): ServiceError {
  const details = { recorded: recorded.length, orderNumbers: numbersOf(recorded) };
  return new ServiceError('CONFLICT', {
    message: told('api.messages.recordedMeanwhile'),
    details: { ...details, hint: told('api.hints.matchAgain') },
  });
}

function amountMismatch(totalCentimes: number): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.amountMismatch'),
    details: {
      reason: 'amountMismatch',
      expected: centimesToMad(totalCentimes),
      hint: told('api.hints.wholeTransfer'),
    },
  });
}
