import type { BillingAddress } from '@shared/domain/orders/purchase.js';
import type { BasketPrice } from '@shared/domain/pricing/basket.js';
import { deliveryDay } from '@shared/domain/orders/working-days.js';
import { lineName, type MailLine } from '@shared/infra/mail/mail-facts.js';
import type { MailData } from '@shared/infra/mail/mail-registry.js';
import { purchaseFacts } from '@shared/infra/mail/purchase-facts.js';
import { nameIn } from '@shared/words/name-in.js';
import type { Buyer } from '../addresses/addresses.service.js';
import type { ReadyLine } from '../quotes/basket-pricer.service.js';
import type { NewOrder } from './new-order.js';
import type { PlaceOrderDto } from './orders.dto.js';

/** What the mail about a placed order tells, but for what the order is given when it is written. */
export type PlacedMailFacts = Omit<MailData['order-placed'], 'orderNumber' | 'orderId'>;

/** Tells a customer that the order is placed, with its lines, and where to pay it. */
export function placedMail(
  { name }: Buyer,
  order: NewOrder,
  lines: readonly MailLine[],
  at: Date,
): PlacedMailFacts {
  const { itemCount, totals, totalCentimes } = order;
  return {
    ...{ name, itemCount, lines },
    setupCentimes: totals.setupCentimes || null,
    minimumAdjustmentCentimes: totals.minimumAdjustmentCentimes || null,
    shippingCentimes: totals.shippingCentimes || null,
    totalCentimes,
    ...purchaseFacts(order),
    billingAddress: order.billingAddress === null ? null : addressText(order.billingAddress),
    deliveryOn: deliveryDay(order, at),
    address: `${order.deliveryAddress.fullName}\n${addressText(order.deliveryAddress)}`,
  };
}

/** An address in two lines. */
export function addressText({ street, postalCode, city }: BillingAddress): string {
  return `${street}\n${[postalCode, city].filter(Boolean).join(' ')}`;
}

/** The lines of a prepared order as its mail lists them. */
export function mailedLines(
  { buyer, ready, price }: { buyer: Buyer; ready: readonly ReadyLine[]; price: BasketPrice },
  { items }: PlaceOrderDto,
): MailLine[] {
  return items.map(({ fileName, finish, quantity }, position) => ({
    name: lineName(fileName),
    material: nameIn(buyer.locale, ready[position]!.material),
    finish,
    quantity,
    totalCentimes: price.lines[position]!.totalCentimes,
  }));
}
