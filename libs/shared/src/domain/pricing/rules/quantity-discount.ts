import { divideHalfUp } from '../../money/exact.js';
import type { LineRule } from '../rule.js';

/**
 * Each copy at its own bracket, so that a larger quantity never costs less. Closed form: where a
 * bracket begins, every copy from there on gets the step from the bracket before.
 */
export const quantityDiscount: LineRule = (book, line, draft) => {
  let copyPercents = 0n;
  let percentBefore = 0;
  for (const { fromCopy, percentOff } of book.quantityBrackets) {
    const copiesFromHere = line.quantity - BigInt(fromCopy) + 1n;
    if (copiesFromHere <= 0n) break;
    copyPercents += copiesFromHere * BigInt(percentOff - percentBefore);
    percentBefore = percentOff;
  }
  return { charges: { discount: -divideHalfUp(draft.unitCentimes * copyPercents, 100n) } };
};
