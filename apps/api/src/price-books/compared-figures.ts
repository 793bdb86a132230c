import { createHash } from 'node:crypto';
import type { PriceBook } from '@shared/domain/pricing/book.js';

/**
 * Names exactly what a comparison has priced: all figures of the proposed book, against this current one. Both sides take
 * the book from its row, where PostgreSQL keeps the fields in one order.
 */
export function comparedFigures(currentVersion: string, proposed: PriceBook): string {
  const content = JSON.stringify([currentVersion, proposed]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
