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
  /** Whether it may have paid other orders as well. */
  sharedTransfer: boolean;
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
   * for a closed one, or a second payment, is to be given back. The same confirmation again, of the same amount, changes nothing.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; VALIDATION_ERROR for a day long before the order; INVALID_INPUT with orderAlreadyPaid,
   * amountMismatch or transferAlreadyUsed.
   */
  async confirm(operatorId: string, orderId: string, transfer: ReceivedTransfer): Promise<void> {
    const { amountCentimes, reference, sharedTransfer, surplus, receivedOn } = transfer;
    await this.em.fork().transactional(async (em) => {
      const order = await lockOrder(em, { id: orderId });
      const earliest = businessDay(new Date(order.createdAt.getTime() - mostEarlyMs));
      if (receivedOn !== undefined && receivedOn < earliest)
        throw refusedField('receivedOn', told('api.fields.dayFrom', { day: earliest }));
      // Until the commit: of two orders that are confirmed at once, the second sees the first.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [transferKey(reference)]);
      const recorded = await ordersOf(em, reference);
      const own = recorded.find(({ id }) => id === orderId);
      // Customers give the same reference each time: a second payment is another amount, or one that the operator says to be one.
      if (own !== undefined && isRepeated(own, transfer)) return;
      const others = recorded.filter(({ id }) => id !== orderId);
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
      const after = { status: order.status, ...transfer, refundDue: !isAwaited };
      await addAudit(em, operatorId, { action: 'order.transferReceived', subjectId: orderId, before, after });
    });
  }
}

/** An order that transfers were recorded for; their amounts in centimes. */
type RecordedOrder = Pick<Order, 'id' | 'number'> & {
  amounts: number[];
  /** Of those that it did not await, and that were not given back yet. */
  surplus: number[];
};

/** Whether it is a transfer that was recorded already: a second one of the same amount was said to be one. */
function isRepeated(recorded: RecordedOrder, { amountCentimes, surplus }: ReceivedTransfer): boolean {
  return (surplus ? recorded.surplus : recorded.amounts).includes(amountCentimes);
}

/** The orders that a transfer with this reference was recorded for, the oldest first. */
function ordersOf(em: EntityManager, reference: string): Promise<RecordedOrder[]> {
  return em.execute(
    `select o.id, o.number, array_agg(e.amount_centimes::float) as amounts,
       coalesce(array_agg(e.amount_centimes::float)
         filter (where e.outcome = 'refundDue' and e.settled_at is null), '{}') as surplus
     from payment_events e
       join payment_attempts a on a.id = e.attempt_id join orders o on o.id = a.order_id
     where e.reference_key = ? and e.provider = ? and e.outcome in ('applied', 'refundDue')
     group by o.id order by o.id`,
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

function alreadyUsed(orders: Pick<Order, 'number'>[]): ServiceError {
  const orderNumbers = orders.slice(0, namedOrders).map(({ number }) => number);
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.transferAlreadyUsed', {
      count: orderNumbers.length,
      numbers: orderNumbers.join(', '),
    }),
    details: { reason: 'transferAlreadyUsed', orderNumbers, hint: told('api.hints.sharedTransfer') },
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
