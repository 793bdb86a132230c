import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { isClosedOrder, mayMoveOrder, type OrderStatus } from '@shared/domain/orders/order-states.js';
import { Refund } from '@shared/infra/database/entities/refund.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { isOrderMailLate } from '@shared/infra/mail/late-mails.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import { moveOrder } from '@shared/infra/orders/move-order.js';
import type { DocumentCopy } from '../endpoint/answers/document-format.js';
import { DocumentsService } from '../documents/documents.service.js';
import { inOrderOf, readPage } from '../endpoint/lists/list-page.js';
import { Page } from '../endpoint/lists/page.js';
import { type PurchasePageQuery, purchasesNamed } from '../endpoint/lists/purchase-search.js';
import { HeavyWorkTurns } from '../endpoint/waiting/heavy-work-turns.js';
import { PartPictures } from '../files/part-pictures.service.js';
import { readCreditNotes } from './credit-notes.js';
import { ordersWithLines, readOrderLines } from './order-lines.js';
import { orderView } from './order-views.js';
import type { OrderView, OrderWithLinesView } from './orders.dto.js';
import { told } from '@shared/words/say.js';

/** A customer's orders and their invoices. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsService,
    private readonly turns: HeavyWorkTurns,
    private readonly pictures: PartPictures,
  ) {}

  /** Newest first. */
  async list(userId: string, { search = '', ...page }: PurchasePageQuery): Promise<Page<OrderView>> {
    const named = purchasesNamed(search, 'number');
    const own = {
      list: 'orders',
      from: 'orders t',
      where: `t.user_id = ? ${named.sql}`,
      values: [userId, ...named.values],
    };
    const { ids, nextCursor } = await readPage(this.em, own, page);
    const orders = await this.turns.take(userId, async () => {
      const found = inOrderOf(ids, await this.em.find(Order, { id: { $in: ids } }));
      const lines = await readOrderLines(this.em, this.pictures, ordersWithLines(found, page));
      const notes = await readCreditNotes(this.em, found);
      return found.map((order) => orderView(order, notes, lines.get(order.id)));
    });
    return new Page(orders, nextCursor);
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND, also for another customer's order. */
  async get(userId: string, id: string): Promise<OrderWithLinesView> {
    const order = await this.findOwn(userId, id);
    const { email: recipient } = await this.em.findOneOrFail(User, userId);
    const mailLate = await isOrderMailLate(this.em, { number: order.number, recipient });
    const lines = await readOrderLines(this.em, this.pictures, [order.id]);
    const notes = await readCreditNotes(this.em, [order]);
    return { ...orderView(order, notes), mailLate, items: lines.get(order.id) ?? [] };
  }

  /**
   * Cancels the caller's order as long as it is not paid; a cancelled one stays so.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; INVALID_INPUT with orderAlreadyPaid or orderNotPayable.
   */
  async cancel(userId: string, id: string): Promise<OrderWithLinesView> {
    await this.em.fork().transactional(async (em) => {
      // A payment takes the same lock: either it comes first and this is refused, or it is returned.
      const order = await lockOrder(em, { id, user: userId });
      if (order.status === 'cancelled') return;
      if (!mayMoveOrder('customer', order.status, 'cancelled')) throw refusedCancel(order.status);
      moveOrder(em, order, 'cancelled', { by: 'customer', at: new Date() });
    });
    return this.get(userId, id);
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND, also for another customer's order and for an unpaid one. */
  async openInvoice(
    userId: string,
    id: string,
    copy: DocumentCopy,
  ): Promise<{ invoiceNumber: string; content: Readable }> {
    const order = await this.findOwn(userId, id);
    if (order.invoiceNumber == null) {
      throw new ServiceError('ORDER_NOT_FOUND', {
        message: told('api.messages.noInvoiceYet'),
        details: { hint: told('api.hints.invoiceOncePaid') },
      });
    }
    const content = await this.documents.openInvoice(order.id, copy);
    return { invoiceNumber: order.invoiceNumber, content };
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND; RESOURCE_NOT_FOUND for a number that is not of this order. */
  async openCreditNote(
    userId: string,
    id: string,
    creditNoteNumber: string,
    copy: DocumentCopy,
  ): Promise<Readable> {
    const order = await this.findOwn(userId, id);
    const refund = await this.em.findOne(Refund, { order, creditNoteNumber });
    if (refund === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    return this.documents.openCreditNote(refund.id, copy);
  }

  private async findOwn(userId: string, id: string): Promise<Order> {
    const order = isUuid(id) ? await this.em.findOne(Order, { id, user: userId }) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    return order;
  }
}

function refusedCancel(status: OrderStatus): ServiceError {
  return isClosedOrder(status)
    ? new ServiceError('INVALID_INPUT', {
        message: told('api.messages.orderClosed'),
        details: { reason: 'orderNotPayable', hint: told('api.hints.nothingToCancel') },
      })
    : new ServiceError('INVALID_INPUT', {
        message: told('api.messages.orderAlreadyPaid'),
        details: { reason: 'orderAlreadyPaid', hint: told('api.hints.askForRefund') },
      });
}
