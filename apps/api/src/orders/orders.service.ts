import type { Readable } from 'node:stream';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/contract/errors.js';
import { OrderLine } from '@shared/database/entities/order-line.entity.js';
import { Order } from '@shared/database/entities/order.entity.js';
import {
  mayMoveOrder,
  nextOrderStatuses,
  type OrderStatus,
  orderStatuses,
} from '@shared/orders/order-states.js';
import { DocumentsService } from '../documents/documents.service.js';
import { orderView } from './order-views.js';
import type { OrderView } from './orders.dto.js';

/** An order as the shop sees it. */
export interface OperatorOrderView extends OrderView {
  customer: { id: string; name: string; email: string };
  /** Where an operator may take it from here. */
  nextStatuses: OrderStatus[];
}

/** Orders that one look of an operator shows. */
const operatorPage = 200;

/** A customer's orders and their invoices. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsService,
  ) {}

  /** Newest first. */
  async list(userId: string): Promise<OrderView[]> {
    const orderBy = { createdAt: 'desc', id: 'desc' } as const;
    const orders = await this.em.find(Order, { user: userId }, { orderBy });
    const lines = await this.linesOf(orders);
    return orders.map((order) => orderView(order, lines.get(order.id) ?? []));
  }

  /**
   * Everybody's, oldest first: what has waited longest is done next. At most {@link operatorPage}.
   *
   * @param status one status; without, all that an operator may still move.
   * @param after the last order of the page before.
   */
  async listForOperators(status?: OrderStatus, after?: string): Promise<OperatorOrderView[]> {
    const open = orderStatuses.filter((one) => nextOrderStatuses('operator', one).length > 0);
    // Ids sort by the time they were made.
    const later = after === undefined ? {} : { id: { $gt: after } };
    const where = { status: { $in: status === undefined ? open : [status] }, ...later };
    const orderBy = { id: 'asc' } as const;
    const orders = await this.em.find(Order, where, { orderBy, limit: operatorPage, populate: ['user'] });
    const lines = await this.linesOf(orders);
    return orders.map((order) => operatorOrderView(order, lines.get(order.id) ?? []));
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND; VALIDATION_ERROR where the order may not go there. */
  async moveByOperator(id: string, status: OrderStatus): Promise<OperatorOrderView> {
    if (!isUuid(id)) throw new ServiceError('ORDER_NOT_FOUND');
    return this.em.transactional(async (em) => {
      const options = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const order = await em.findOne(Order, id, options);
      if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
      if (status !== order.status && !mayMoveOrder('operator', order.status, status)) {
        throw refusedMove(order.status);
      }
      order.status = status;
      await em.flush();
      await em.populate(order, ['user']);
      return operatorOrderView(order, (await this.linesOf([order])).get(order.id) ?? []);
    });
  }

  private async linesOf(orders: readonly Order[]): Promise<Map<string, OrderLine[]>> {
    const where = { order: { $in: orders.map(({ id }) => id) } };
    const lines = await this.em.find(OrderLine, where, { orderBy: { position: 'asc' } });
    return Map.groupBy(lines, ({ order }) => order.id);
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND, also for an order that is another's or not paid. */
  async openInvoice(userId: string, id: string): Promise<{ invoiceNumber: string; content: Readable }> {
    const order = isUuid(id) ? await this.em.findOne(Order, { id, user: userId }) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    if (order.invoiceNumber == null) {
      throw new ServiceError('ORDER_NOT_FOUND', {
        message: 'The order has no invoice yet.',
        details: { hint: 'The invoice comes with the payment.' },
      });
    }
    return { invoiceNumber: order.invoiceNumber, content: await this.documents.openInvoice(order.id) };
  }
}

function refusedMove(from: OrderStatus): ServiceError {
  const next = nextOrderStatuses('operator', from);
  const message =
    next.length === 0 ? `an order that is ${from} stays so` : `from ${from} only to ${next.join(' or ')}`;
  return new ServiceError('VALIDATION_ERROR', { details: { errors: [{ field: 'status', message }] } });
}

/** Of an order whose user is loaded. */
function operatorOrderView(order: Order, lines: readonly OrderLine[]): OperatorOrderView {
  const { id, name, email } = order.user;
  const nextStatuses = nextOrderStatuses('operator', order.status);
  return { ...orderView(order, lines), customer: { id, name, email }, nextStatuses };
}
