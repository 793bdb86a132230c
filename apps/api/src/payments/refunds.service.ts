import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { mayMoveOrder, type OrderStatus } from '@shared/domain/orders/order-states.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { Refund, type RefundStatus } from '@shared/infra/database/entities/refund.entity.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '@shared/infra/payments/payment-provider.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import { type OrderSeen, refuseMoved } from '@shared/infra/orders/moved-meanwhile.js';
import { settleRefund } from '@shared/infra/payments/settle-refund.js';
import { documentLocaleOf } from '@shared/domain/contract/enums.js';
import { say, told } from '@shared/words/say.js';
import { validate as isUuid } from 'uuid';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';

/** Money to give back, as an operator asks for it. */
export interface RefundOrder extends OrderSeen {
  /** By default all that is left. */
  amountCentimes?: number | undefined;
  /** What was left when it was decided. */
  ofLeftCentimes?: number | undefined;
  /** By default that it is the whole order. */
  reason?: string | undefined;
  /** The bank's or the gateway's name for it, where money is returned by hand. */
  reference?: string | undefined;
}

/** A refund as operators see it. */
export interface RefundView {
  id: string;
  /** `pending` until the provider has answered. */
  status: RefundStatus;
  /** MAD, tax included. */
  amount: number;
  /** Printed on the credit note. */
  reason: string;
  /** The provider's or the bank's name for it. */
  reference: string | null;
  /** Why the provider refused it, or why it failed after it was done: `GET /ops/api/money/returns` has it. */
  note: string | null;
  /** `AV-YYYY-NNNN`, once it is done. */
  creditNoteNumber: string | null;
  createdAt: string;
}

/** What can be given back of an order. */
export interface RefundableView {
  /** The order's state. */
  status: OrderStatus;
  /** MAD that its payment brought; 0 before it. */
  paidAmount: number;
  /** MAD that credit notes have given back. */
  refundedAmount: number;
  /** MAD of refunds that the provider has not answered yet. */
  pendingAmount: number;
  /** MAD that a refund may give back; 0 where none may. */
  refundableAmount: number;
  /**
   * Who returns the money: the provider by itself, or the operator by hand; `either` once the provider has refused to;
   * `null` where there is nothing to return.
   */
  returnedBy: 'provider' | 'operator' | 'either' | null;
}

/** Refunds of paid orders, whole or in part. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
    @Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Refunds an order. Where the provider can return money, a job asks it to and the refund is `pending` until then;
   * elsewhere, and with a reference once the provider has refused one, the operator has returned it, and the refund is done.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; INVALID_INPUT with notRefundable or refundTooLarge; CONFLICT where another sum is left
   * than when it was decided.
   */
  async refund(
    operatorId: string,
    request: RepeatableRequest | null,
    orderId: string,
    asked: RefundOrder,
  ): Promise<RefundView> {
    const { answer } = await this.idempotency.once(operatorId, request, {
      commit: (em) => this.write(em, operatorId, orderId, asked),
    });
    return answer;
  }

  /** Of one order, oldest first. */
  async list(orderId: string): Promise<RefundView[]> {
    if (!isUuid(orderId)) throw new ServiceError('ORDER_NOT_FOUND');
    const found = await this.em.find(Refund, { order: orderId }, { orderBy: { id: 'asc' } });
    return found.map(refundView);
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND. */
  async refundable(orderId: string): Promise<RefundableView> {
    const em = this.em.fork();
    const order = isUuid(orderId) ? await em.findOne(Order, orderId) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    const { paidWith, totalCentimes, refundedCentimes } = order;
    const left = await leftOf(em, order);
    const isRefundable = mayRefund(order) && left > 0;
    const byProvider = (await wasRefused(em, order)) ? 'either' : 'provider';
    return {
      status: order.status,
      paidAmount: centimesToMad(paidWith == null ? 0 : totalCentimes),
      refundedAmount: centimesToMad(refundedCentimes),
      pendingAmount: centimesToMad(totalCentimes - refundedCentimes - left),
      refundableAmount: centimesToMad(isRefundable ? left : 0),
      returnedBy: isRefundable ? (this.isByProvider(order) ? byProvider : 'operator') : null,
    };
  }

  private isByProvider({ paidWith }: Order): boolean {
    return paidWith === this.gateway.name && this.gateway.refund !== undefined;
  }

  private async write(
    em: EntityManager,
    operatorId: string,
    orderId: string,
    { amountCentimes, ofLeftCentimes, ofStatus, ofStep, reference, ...asked }: RefundOrder,
  ): Promise<RefundView> {
    const order = await lockOrder(em, { id: orderId });
    refuseMoved(order, { ofStatus, ofStep });
    if (!mayRefund(order)) throw notRefundable();
    const left = await leftOf(em, order);
    if (ofLeftCentimes !== undefined && ofLeftCentimes !== left) throw refundedMeanwhile(orderId, left);
    const amount = amountCentimes ?? left;
    if (amount <= 0 || amount > left) throw tooLarge(left);
    const isByProvider = this.isByProvider(order);
    const isByHand = reference !== undefined && (await wasRefused(em, order));
    // It would be returned twice.
    if (reference !== undefined && isByProvider && !isByHand)
      throw refusedField('reference', told('api.fields.providerReturns'));
    const { locale } = order.user;
    const reason =
      asked.reason ??
      say(documentLocaleOf(locale), left === order.totalCentimes ? 'terms.wholeOrder' : 'terms.restOfOrder');
    const refund = em.create(Refund, {
      order,
      requestedBy: operatorId,
      amountCentimes: amount,
      reason,
      // What its provider refused goes back from the shop's account.
      provider: isByHand ? 'transfer' : order.paidWith,
    });
    // Pages of the order are read again: it may be printed and sent no more.
    order.updatedAt = new Date();
    const before = { status: order.status, refundedCentimes: order.refundedCentimes };
    if (!isByProvider || isByHand) {
      await settleRefund(em, refund, order, byHand(reference), this.settings.seller);
    }
    const after = { amountCentimes: amount, reason, refundId: refund.id, status: order.status };
    await addAudit(em, operatorId, { action: 'order.refund', subjectId: orderId, before, after });
    await em.flush();
    return refundView(refund);
  }
}

type PaidOrder = Order & { paidWith: string };

function mayRefund(order: Order): order is PaidOrder {
  return order.paidWith != null && mayMoveOrder('refund', order.status, 'refunded');
}

/** @throws {ServiceError} VALIDATION_ERROR without the name of what the operator has returned. */
function byHand(reference: string | undefined): string {
  if (reference !== undefined) return reference;
  throw refusedField('reference', told('api.fields.required'));
}

/** What is neither refunded nor about to be. */
async function leftOf(em: EntityManager, order: Order): Promise<number> {
  const pending = await em.find(Refund, { order, status: 'pending' });
  const promised = pending.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  return order.totalCentimes - order.refundedCentimes - promised;
}

/** Whether its provider has refused one. */
async function wasRefused(em: EntityManager, order: Order): Promise<boolean> {
  return (await em.count(Refund, { order, status: 'failed' })) > 0;
}

function refundView(refund: Refund): RefundView {
  const { id, status, amountCentimes, reason, reference, note, creditNoteNumber, createdAt } = refund;
  return {
    id,
    status,
    amount: centimesToMad(amountCentimes),
    reason,
    reference: reference ?? null,
    note: note ?? null,
    creditNoteNumber: creditNoteNumber ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function notRefundable(): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.notRefundable'),
    details: { reason: 'notRefundable', hint: told('api.hints.refundPaidOrders') },
  });
}

function refundedMeanwhile(orderId: string, leftCentimes: number): ServiceError {
  return new ServiceError('CONFLICT', {
    message: told('api.messages.refundedMeanwhile'),
    details: {
      refundable: centimesToMad(leftCentimes),
      hint: told('api.hints.readRefunds', { call: `GET /ops/api/orders/${orderId}/refundable` }),
    },
  });
}

function tooLarge(leftCentimes: number): ServiceError {
  const refundable = centimesToMad(leftCentimes);
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.refundTooLarge'),
    details: {
      reason: 'refundTooLarge',
      refundable,
      hint: told('api.hints.refundAtMost', { refundable }),
    },
  });
}
