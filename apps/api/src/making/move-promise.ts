import type { EntityManager } from '@mikro-orm/postgresql';
import { type FailedCopies, promiseAfterFailure } from '@shared/domain/making/promise.js';
import { shippingDay } from '@shared/domain/orders/working-days.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import type { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { priceBookOf } from '@shared/infra/catalog/price-book-of.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { areGoingBack } from '@shared/infra/orders/going-back.js';
import { transportDaysOf } from '@shared/infra/orders/transport-days.js';
import { addEntry } from './order-steps.js';

/** Copies of a line that are printed anew. */
export const failedOf = ({ price, quantity, isRush }: OrderLine, copies: number): FailedCopies => ({
  seconds: ((price.printCentihours * 36) / quantity) * copies,
  isRush,
});

/**
 * Recomputes the dates of a locked order that waits for copies anew; its customer is told of a date that moves, but not while the
 * money of the order is going back.
 */
export async function movePromise(
  em: EntityManager,
  order: Order,
  failed: readonly FailedCopies[],
  { at, operatorId }: { at: Date; operatorId: string },
): Promise<void> {
  const book = await priceBookOf(em, order.priceBook);
  const days = await transportDaysOf(em, order, book);
  const former = order.promisedOn ?? null;
  const promisedOn = promiseAfterFailure(book, failed, days, former, at);
  if (promisedOn === former || promisedOn === null || former === null) return;
  order.promisedOn = promisedOn;
  order.shipByOn = shippingDay(promisedOn, days, at);
  addEntry(order, { at: at.toISOString(), promisedOn, by: operatorId });
  if (await areGoingBack(em, [order.id])) return;
  const { id: user, name, email: recipient, locale } = order.user;
  const data = {
    ...{ name, orderNumber: order.number, shownOrderId: order.id },
    ...{ formerOn: former, deliveryOn: promisedOn },
  };
  addMail(em, { template: 'order-promise-moved', locale, recipient, user, data });
}
