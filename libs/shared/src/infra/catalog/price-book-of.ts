import type { EntityManager } from '@mikro-orm/postgresql';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import { PriceBookRecord } from '../database/entities/price-book.entity.js';

/**
 * The book that a quote or an order names.
 *
 * @throws Error when no such book was ever published: the record is damaged
 */
export async function priceBookOf(em: EntityManager, version: string): Promise<PriceBook> {
  const row = await em.findOne(PriceBookRecord, { version, status: { $ne: 'draft' } });
  if (row === null) throw new Error(`There is no price book ${version}.`);
  return row.content;
}

/** The book that new baskets are priced by. */
export async function currentPriceBook(em: EntityManager): Promise<PriceBook> {
  const { content } = await em.findOneOrFail(PriceBookRecord, { status: 'published' }, { refresh: true });
  return content;
}
