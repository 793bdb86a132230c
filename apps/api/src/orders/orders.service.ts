import type { Readable } from 'node:stream';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import {
  mayMoveOrder,
  nextOrderStatuses,
  type OrderStatus,
  orderStatuses,
} from '@shared/domain/orders/order-states.js';
import { DocumentsService } from '../documents/documents.service.js';
import { inOrderOf, readPage } from '../endpoint/list-page.js';
import { Page } from '../endpoint/page.js';
import { type PageQuery, pageLength } from '../endpoint/page-query.js';
import { Turns } from '../endpoint/turns.js';
import { ordersWithLines, readOrderLines } from './order-lines.js';
import { orderView, orderWithLinesView } from './order-views.js';
import type { OrderLineView, OrderView, OrderWithLinesView } from './orders.dto.js';
import { told } from '@shared/words/say.js';

/** An order as the shop sees it. */
export interface OperatorOrderView extends OrderView {
  customer: { id: string; name: string; email: string };
  /** Where an operator may take it from here. */
  nextStatuses: OrderStatus[];
}

/** A customer's orders and their invoices. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsService,
    private readonly turns: Turns,
  ) {}

  /** Newest first. */
  async list(userId: string, page: PageQuery): Promise<Page<OrderView>> {
    const own = { list: 'orders', from: 'orders t', where: 't.user_id = ?', values: [userId] };
    const { ids, nextCursor } = await readPage(this.em, own, page);
    const orders = await this.turns.take(async () => {
      const found = inOrderOf(ids, await this.em.find(Order, { id: { $in: ids } }));
      const lines = await readOrderLines(this.em, ordersWithLines(found, page));
      return found.map((order) => orderView(order, lines.get(order.id)));
    });
    return new Page(orders, nextCursor);
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND, also for another customer's order. */
  async get(userId: string, id: string): Promise<OrderWithLinesView> {
    const order = await this.findOwn(userId, id);
    return orderWithLinesView(order, await this.linesOf(order));
  }

  /**
   * All customers' orders, oldest first.
   *
   * @param status one status; by default all orders that an operator may still move.
   * @param page its `after` is the id of the last order of the previous page.
   */
  async listForOperators(status: OrderStatus | undefined, page: PageQuery): Promise<Page<OperatorOrderView>> {
    const open = orderStatuses.filter((one) => nextOrderStatuses('operator', one).length > 0);
    // Ids sort by creation time.
    const later = page.after === undefined ? {} : { id: { $gt: page.after } };
    const limit = pageLength(page);
    const where = { status: { $in: status === undefined ? open : [status] }, ...later };
    const orderBy = { id: 'asc' } as const;
    return this.turns.take(async () => {
      const found = await this.em.find(Order, where, { orderBy, limit: limit + 1, populate: ['user'] });
      const orders = found.slice(0, limit);
      const lines = await readOrderLines(this.em, ordersWithLines(orders, page));
      return new Page(
        orders.map((order) => operatorOrderView(order, lines.get(order.id))),
        found.length > limit ? orders.at(-1)?.id : undefined,
      );
    });
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND; VALIDATION_ERROR for a transition that is not allowed. */
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
      return operatorOrderView(order, await this.linesOf(order));
    });
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND, also for another customer's order and for an unpaid one. */
  async openInvoice(userId: string, id: string): Promise<{ invoiceNumber: string; content: Readable }> {
    const order = await this.findOwn(userId, id);
    if (order.invoiceNumber == null) {
      throw new ServiceError('ORDER_NOT_FOUND', {
        message: told('api.messages.noInvoiceYet'),
        details: { hint: told('api.hints.invoiceOncePaid') },
      });
    }
    return { invoiceNumber: order.invoiceNumber, content: await this.documents.openInvoice(order.id) };
  }

  private async findOwn(userId: string, id: string): Promise<Order> {
    const order = isUuid(id) ? await this.em.findOne(Order, { id, user: userId }) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    return order;
  }

  private async linesOf({ id }: Order): Promise<OrderLineView[]> {
    return (await readOrderLines(this.em, [id])).get(id) ?? [];
  }
}

function refusedMove(from: OrderStatus): ServiceError {
  const next = nextOrderStatuses('operator', from);
  const message =
    next.length === 0 ? `an order that is ${from} stays so` : `from ${from} only to ${next.join(' or ')}`;
  return new ServiceError('VALIDATION_ERROR', { details: { errors: [{ field: 'status', message }] } });
}

/** Of an order whose user is loaded. */
function operatorOrderView(order: Order, lines?: OrderLineView[]): OperatorOrderView {
  const { id, name, email } = order.user;
  const nextStatuses = nextOrderStatuses('operator', order.status);
  return { ...orderView(order, lines), customer: { id, name, email }, nextStatuses };
}
