import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import {
  awaitsParcel,
  mayMoveOrder,
  nextOrderStatuses,
  operatorOrderStatuses,
  type OrderStatus,
  orderStatuses,
} from '@shared/domain/orders/order-states.js';
import { type DeliveryAddress, Order, type Shipment } from '@shared/infra/database/entities/order.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { areGoingBack } from '@shared/infra/orders/going-back.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import { moveOrder, tellStep } from '@shared/infra/orders/move-order.js';
import { type OrderSeen, refuseMoved } from '@shared/infra/orders/moved-meanwhile.js';
import type { Told } from '@shared/domain/contract/told.js';
import { told } from '@shared/words/say.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { Page } from '../endpoint/lists/page.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';
import { HeavyWorkTurns } from '../endpoint/waiting/heavy-work-turns.js';
import { PartPictures } from '../files/part-pictures.service.js';
import { ordersWithLines, readOrderLines } from './order-lines.js';
import { readCreditNotes } from './credit-notes.js';
import { orderView } from './order-views.js';
import type { OrderView } from './orders.dto.js';
import { addressText } from './placed-mail.js';
import { readSurplusPayments, type SurplusPayment } from './surplus-payments.js';

/** An order as the shop sees it. */
export interface OperatorOrderView extends OrderView {
  customer: { id: string; name: string; email: string };
  /** Where an operator may take it from here. */
  nextStatuses: OrderStatus[];
  /** Payments that came in when the order was paid already, or closed: to be given back by hand. */
  paymentsToReturn: SurplusPayment[];
}

/** Where an order goes next, and how its parcel travels. */
export type OrderMoveRequest = { status: OrderStatus } & OrderSeen & Partial<Shipment>;

/** What of an address may be another within its city. */
const addressFields = ['fullName', 'phone', 'street', 'postalCode'] as const;
export type AddressCorrection = Partial<Pick<DeliveryAddress, (typeof addressFields)[number]>>;

/** All customers' orders, for operators. */
@Injectable()
export class OperatorOrdersService {
  constructor(
    private readonly em: EntityManager,
    private readonly turns: HeavyWorkTurns,
    private readonly pictures: PartPictures,
  ) {}

  /**
   * Oldest first.
   *
   * @param status one status; by default all orders that an operator has still to move.
   * @param page its `after` is the id of the last order of the previous page.
   */
  async list(status: OrderStatus | undefined, page: PageQuery): Promise<Page<OperatorOrderView>> {
    const open = orderStatuses.filter((one) => nextOrderStatuses('operator', one).length > 0);
    // Ids sort by creation time.
    const later = page.after === undefined ? {} : { id: { $gt: page.after } };
    const limit = pageLength(page);
    const where = { status: { $in: status === undefined ? open : [status] }, ...later };
    const orderBy = { id: 'asc' } as const;
    return this.turns.take('operators', async () => {
      const found = await this.em.find(Order, where, { orderBy, limit: limit + 1, populate: ['user'] });
      const orders = found.slice(0, limit);
      const views = await this.views(orders, ordersWithLines(orders, page));
      return new Page(views, found.length > limit ? orders.at(-1)?.id : undefined);
    });
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND. */
  async get(id: string): Promise<OperatorOrderView> {
    const order = isUuid(id) ? await this.em.findOne(Order, id, { populate: ['user'] }) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    const [view] = await this.views([order], [id]);
    return view!;
  }

  /**
   * Moves an order and mails its customer. The state that it has already changes only its parcel.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; VALIDATION_ERROR for a transition that is not allowed, and for any but the
   * arrival while all of the money is about to go back; CONFLICT where it was decided of another state.
   */
  async move(
    operatorId: string,
    id: string,
    { status, ofStatus, ofStep, ...parcel }: OrderMoveRequest,
  ): Promise<OperatorOrderView> {
    await this.em.fork().transactional(async (em) => {
      const order = await lockOrder(em, { id });
      const isMoved = status !== order.status;
      if (isMoved && !mayMoveOrder('operator', order.status, status)) throw refusedMove(order.status);
      const before = { status: order.status, shipment: order.shipment };
      const isNewParcel = this.setShipment(order, status, parcel);
      if (!isMoved && !isNewParcel) return;
      refuseMoved(order, { ofStatus, ofStep });
      if (isMoved && status !== 'delivered' && (await areGoingBack(em, [id])))
        throw refusedWhileGoingBack(order.status);
      if (isMoved) moveOrder(em, order, status, { by: 'operator', at: new Date() });
      else tellStep(em, order, 'order-shipped');
      const after = { status: order.status, shipment: order.shipment };
      await addAudit(em, operatorId, { action: 'order.move', subjectId: id, before, after });
    });
    return this.get(id);
  }

  /**
   * Corrects where a parcel goes that has not arrived, and tells its customer: who asked for it may have been another.
   * What an invoice has named stays its address.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; VALIDATION_ERROR once the order is delivered or closed.
   */
  async correctAddress(
    operatorId: string,
    id: string,
    correction: AddressCorrection,
  ): Promise<OperatorOrderView> {
    await this.em.fork().transactional(async (em) => {
      const order = await lockOrder(em, { id });
      const was = order.deliveryAddress;
      const changed = addressFields.filter(
        (field) => correction[field] !== undefined && correction[field] !== was[field],
      );
      if (changed.length === 0) return;
      if (!awaitsParcel(order.status)) throw refusedAddress(order.status, changed);
      if (order.invoiceNumber != null && order.billingAddress == null) {
        const { street, city, postalCode } = was;
        order.billingAddress = { street, city, postalCode };
      }
      const corrected = Object.fromEntries(changed.map((field) => [field, correction[field]]));
      order.deliveryAddress = { ...was, ...corrected };
      tellAddress(em, order);
      const before = Object.fromEntries(changed.map((field) => [field, was[field]]));
      await addAudit(em, operatorId, { action: 'order.address', subjectId: id, before, after: corrected });
    });
    return this.get(id);
  }

  /**
   * Of orders whose users are loaded.
   *
   * @param withLines the ids of those that come with their lines
   */
  private async views(orders: readonly Order[], withLines: readonly string[]): Promise<OperatorOrderView[]> {
    const lines = await readOrderLines(this.em, this.pictures, withLines);
    const notes = await readCreditNotes(this.em, orders);
    const ids = orders.map(({ id }) => id);
    const surplus = await readSurplusPayments(this.em, ids);
    return orders.map((order) => {
      const { id, name, email } = order.user;
      return {
        ...orderView(order, notes, lines.get(order.id)),
        customer: { id, name, email },
        nextStatuses: operatorOrderStatuses(order.status),
        paymentsToReturn: surplus.get(order.id) ?? [],
      };
    });
  }

  /** @returns whether it has changed. Only a parcel on its way is followed. */
  private setShipment(order: Order, status: OrderStatus, parcel: Partial<Shipment>): boolean {
    const given = Object.fromEntries(Object.entries(parcel).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return false;
    if (status !== 'shipped') throw refusedParcel(Object.keys(given));
    const known = order.shipment ?? { carrier: null, trackingNumber: null, trackingUrl: null };
    order.shipment = { ...known, ...given };
    return JSON.stringify(order.shipment) !== JSON.stringify(known);
  }
}

const inWords = (status: OrderStatus): Told => told(`api.orderStates.${status}`);

function refusedMove(from: OrderStatus): ServiceError {
  const next = operatorOrderStatuses(from);
  const message =
    next.length === 0
      ? told('api.fields.orderStays', { from: inWords(from) })
      : told('api.fields.orderMoves', { from: inWords(from), next: next.map(inWords) });
  return refusedStatus(from, message, next);
}

/** A customer must not have both the parcel and its money; what has left still arrives. */
function refusedWhileGoingBack(from: OrderStatus): ServiceError {
  const next = operatorOrderStatuses(from).filter(
    (status) => status === 'delivered' || status === 'refunded',
  );
  return refusedStatus(from, told('api.fields.moneyGoesBack'), next);
}

function refusedStatus(from: OrderStatus, message: Told, nextStatuses: readonly OrderStatus[]): ServiceError {
  return new ServiceError('VALIDATION_ERROR', {
    details: { errors: [{ field: 'status', message }], status: from, nextStatuses },
  });
}

function tellAddress(em: EntityManager, order: Order): void {
  const { id: user, name, email: recipient, locale } = order.user;
  const { fullName, phone } = order.deliveryAddress;
  const data = {
    ...{ name, orderNumber: order.number, shownOrderId: order.id },
    ...{ fullName, address: addressText(order.deliveryAddress), phone },
  };
  addMail(em, { template: 'order-address-changed', locale, recipient, user, data });
}

function refusedAddress(status: OrderStatus, fields: readonly string[]): ServiceError {
  const message = told('api.fields.addressFixed', { status: inWords(status) });
  return new ServiceError('VALIDATION_ERROR', {
    details: { errors: fields.map((field) => ({ field, message })) },
  });
}

function refusedParcel(fields: string[]): ServiceError {
  const message = told('api.fields.shippedOnly');
  return new ServiceError('VALIDATION_ERROR', {
    details: { errors: fields.map((field) => ({ field, message })) },
  });
}
