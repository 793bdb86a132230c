import type { EntityManager } from '@mikro-orm/postgresql';
import type { PriceBook } from '../../domain/pricing/book.js';
import { Destination } from '../database/entities/destination.entity.js';
import type { Order } from '../database/entities/order.entity.js';

/** Working days of transport to an order's city, at most; of a city that is no longer served, by its price book. */
export async function transportDaysOf(
  em: EntityManager,
  { deliveryAddress }: Pick<Order, 'deliveryAddress'>,
  { delivery }: Pick<PriceBook, 'delivery'>,
): Promise<number> {
  const destination = await em.findOne(Destination, { id: deliveryAddress.destinationId });
  return destination?.deliveryDaysMax ?? delivery.defaultTransportDays;
}
