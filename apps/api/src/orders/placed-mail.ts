import { type BillingAddress, mergePurchase } from '@shared/domain/orders/purchase.js';
import type { BasketPrice } from '@shared/domain/pricing/basket.js';
import { deliveryDay } from '@shared/domain/orders/working-days.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import type { User } from '@shared/infra/database/entities/user.entity.js';
import { lineName, type MailLine } from '@shared/infra/mail/mail-facts.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { nameIn } from '@shared/words/name-in.js';
import type { ReadyLine } from '../quotes/basket-pricer.service.js';
import type { PlaceOrderDto } from './orders.dto.js';

/** Tells a customer that the order is placed, with its lines, and where to pay it. */
export function addPlacedMail(
  em: EntityManager,
  { id: user, name, email, locale }: User,
  order: Order,
  lines: readonly MailLine[],
): void {
  const { id: orderId, number: orderNumber, itemCount, totals, totalCentimes } = order;
  const { company, purchaseOrder, project } = mergePurchase(order);
  const data = {
    ...{ name, orderNumber, itemCount, lines, orderId },
    setupCentimes: totals.setupCentimes || null,
    minimumAdjustmentCentimes: totals.minimumAdjustmentCentimes || null,
    shippingCentimes: totals.shippingCentimes || null,
    totalCentimes,
    company: company?.name ?? null,
    ice: company?.ice ?? null,
    ...{ purchaseOrder, project },
    billingAddress: order.billingAddress == null ? null : addressText(order.billingAddress),
    deliveryOn: deliveryDay(order, order.createdAt),
    address: `${order.deliveryAddress.fullName}\n${addressText(order.deliveryAddress)}`,
  };
  addMail(em, { template: 'order-placed', locale, recipient: email, user, data });
}

function addressText({ street, postalCode, city }: BillingAddress): string {
  return `${street}\n${[postalCode, city].filter(Boolean).join(' ')}`;
}

/** The lines of a prepared order as its mail lists them. */
export function mailedLines(
  { user, ready, price }: { user: User; ready: readonly ReadyLine[]; price: BasketPrice },
  { items }: PlaceOrderDto,
): MailLine[] {
  return items.map(({ fileName, finish, quantity }, position) => ({
    name: lineName(fileName),
    material: nameIn(user.locale, ready[position]!.material),
    finish,
    quantity,
    totalCentimes: price.lines[position]!.totalCentimes,
  }));
}
