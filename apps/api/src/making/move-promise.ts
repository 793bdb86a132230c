import type { EntityManager } from '@mikro-orm/postgresql';
import { asEstimated, type PaceOfPolymers } from '@shared/domain/estimate/machine-pace.js';
import { type FailedCopies, promiseAfterFailure } from '@shared/domain/making/promise.js';
import { shippingDay } from '@shared/domain/orders/working-days.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import type { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { priceBookOf } from '@shared/infra/catalog/price-book-of.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { areGoingBack } from '@shared/infra/orders/going-back.js';
import { transportDaysOf } from '@shared/infra/orders/transport-days.js';
import { addEntry } from './order-steps.js';

/** Copies of a line that are printed anew. */
export interface PrintedAnew {
  line: OrderLine;
  copies: number;
}

/** How long they take on the shop's machines. */
async function failedOf(
  em: EntityManager,
  anew: readonly PrintedAnew[],
  paces: PaceOfPolymers,
): Promise<FailedCopies[]> {
  const skus = anew.flatMap(({ line }) => line.materialId ?? []);
  const materials = await em.find(Material, { sku: { $in: skus } });
  const polymers = new Map(materials.map(({ sku, polymer }) => [sku, polymer]));
  return anew.map(({ line: { materialId, price, quantity, isRush }, copies }) => {
    const polymer = materialId == null ? undefined : polymers.get(materialId);
    const pace = (polymer && paces[polymer]) ?? asEstimated;
    const estimated = ((price.printCentihours * 36) / quantity) * copies;
    return { seconds: (estimated * pace) / asEstimated, isRush };
  });
}

/**
 * Recomputes the dates of a locked order that waits for copies anew; its customer is told of a date that moves, but not while the
 * money of the order is going back.
 */
export async function movePromise(
  em: EntityManager,
  order: Order,
  anew: readonly PrintedAnew[],
  { at, operatorId, paces }: { at: Date; operatorId: string; paces: PaceOfPolymers },
): Promise<void> {
  if (anew.length === 0) return;
  const book = await priceBookOf(em, order.priceBook);
  const days = await transportDaysOf(em, order, book);
  const failed = await failedOf(em, anew, paces);
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
