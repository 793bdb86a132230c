import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { documentLocaleOf } from '@shared/domain/contract/enums.js';
import { isClosedOrder } from '@shared/domain/orders/order-states.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { addressLinesOf, invoiceLines } from '@shared/infra/documents/order-documents.js';
import { type PackingSlip, shopPaperLayout } from '@shared/infra/documents/shop-paper.js';
import { told } from '@shared/words/say.js';
import { DocumentsService } from '../documents/documents.service.js';

/** The papers that go into parcels. */
@Injectable()
export class PackingSlipsService {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * The packing slip of an order, in its customer's language; waits while the worker draws it.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; INVALID_INPUT for an order that is not paid, or whose money went back.
   */
  async open(id: string): Promise<{ number: string; content: Readable }> {
    const order = isUuid(id) ? await this.em.findOne(Order, { id }, { populate: ['user'] }) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    if (order.paidAt == null || isClosedOrder(order.status))
      throw new ServiceError('INVALID_INPUT', { message: told('making.refusals.notShippable') });
    const locale = documentLocaleOf(order.user.locale);
    const lines = await invoiceLines(this.em, order, locale);
    const { deliveryAddress: address, company, shipment } = order;
    const slip: PackingSlip = {
      kind: 'packingSlip',
      layout: shopPaperLayout,
      locale,
      number: order.number,
      issuedAt: order.history.at(-1)?.at ?? order.createdAt.toISOString(),
      seller: this.settings.seller,
      recipientLines: [
        ...(company == null ? [] : [company.name]),
        address.fullName,
        ...addressLinesOf(address),
        address.phone,
      ],
      orderedAt: order.createdAt.toISOString(),
      purchaseOrder: order.purchaseOrder ?? null,
      project: order.project ?? null,
      carrier: shipment?.carrier ?? null,
      trackingNumber: shipment?.trackingNumber ?? null,
      lines: lines.map(({ fileName, boxMm, materialName, finish, quantity, pictureHash }) => ({
        ...{ fileName, boxMm, materialName, finish, quantity },
        ...(pictureHash !== undefined && { pictureHash }),
      })),
    };
    return { number: order.number, content: await this.documents.render(order.user.id, order.id, slip) };
  }
}
