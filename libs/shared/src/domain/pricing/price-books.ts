import type { PriceBook } from './book.js';
import { ma20261 } from './books/ma-2026-1.js';

/** Every book ever published, oldest first; the last one prices new quotes. */
export const priceBooks: readonly [PriceBook, ...PriceBook[]] = [ma20261];

/** The book that prices what is not pinned to an earlier one. */
export const currentPriceBook: PriceBook = priceBooks.at(-1) ?? priceBooks[0];

/**
 * The book a saved quote is pinned to.
 *
 * @throws Error when no such book was ever published: the record is damaged
 */
export function priceBookOf(version: string): PriceBook {
  const book = priceBooks.find((candidate) => candidate.version === version);
  if (!book) throw new Error(`There is no price book ${version}.`);
  return book;
}
