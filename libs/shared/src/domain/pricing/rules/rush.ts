import { divideHalfUp } from '../../money/exact.js';
import type { PriceBook } from '../book.js';
import type { WholeLine } from '../line.js';
import type { LineRule } from '../rule.js';

/** A share of the discounted copies, with a least amount; plate fees are not rushed. */
export const rush: LineRule = (book, line, draft) => {
  if (!line.isRush) return {};
  const discountedCentimes = draft.unitCentimes * line.quantity + (draft.charges.discount ?? 0n);
  const shareCentimes = divideHalfUp(discountedCentimes * BigInt(book.rush.percent), 100n);
  const leastCentimes = BigInt(book.rush.minimumCentimes);
  return { charges: { rush: shareCentimes > leastCentimes ? shareCentimes : leastCentimes } };
};

/** Whether all copies fit into the working day that a rushed line gets. */
export function isRushAvailable(book: PriceBook, line: WholeLine): boolean {
  return line.secondsPerCopy * line.quantity <= BigInt(book.rush.maximumSeconds);
}
