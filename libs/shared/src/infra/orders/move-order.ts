import type { EntityManager } from '@mikro-orm/postgresql';
import { mayMoveOrder, type OrderMover, type OrderStatus } from '@shared/domain/orders/order-states.js';
import type { Order } from '../database/entities/order.entity.js';
import { addMail } from '../mail/mail-outbox.js';
import { purchaseFacts } from '../mail/purchase-facts.js';

/** Who moves an order, and when. */
export interface OrderMove {
  by: OrderMover;
  at: Date;
}

/** Mails of the steps that have one of their own; a payment and a refund send theirs with a document. */
const stepMails = {
  inProduction: 'order-in-production',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
} as const satisfies Partial<Record<OrderStatus, string>>;

/**
 * Takes an order, whose row is locked and whose user is loaded, to another state, dates the step and mails its
 * customer, all in the caller's transaction.
 *
 * @throws {Error} for a transition that the table does not hold: callers check before, to refuse it in their words.
 */
export function moveOrder(em: EntityManager, order: Order, to: OrderStatus, { by, at }: OrderMove): void {
  if (!mayMoveOrder(by, order.status, to))
    throw new Error(`${by} moves no order from ${order.status} to ${to}`);
  order.status = to;
  order.history = [...order.history, { status: to, at: at.toISOString(), by }];
  if (to in stepMails) tellStep(em, order, stepMails[to as keyof typeof stepMails]);
}

/** Mails the customer about the state that the order is in. */
export function tellStep(
  em: EntityManager,
  order: Order,
  template: (typeof stepMails)[keyof typeof stepMails],
): void {
  const { id: user, name, email: recipient, locale } = order.user;
  const { id: shownOrderId, number: orderNumber, shipment } = order;
  const { carrier = null, trackingNumber = null, trackingUrl = null } = shipment ?? {};
  const mail = { locale, recipient, user };
  const step = { name, orderNumber, shownOrderId, carrier, trackingNumber, trackingUrl };
  if (template === 'order-cancelled')
    addMail(em, { template, ...mail, data: { ...step, ...purchaseFacts(order) } });
  else addMail(em, { template, ...mail, data: step });
}
