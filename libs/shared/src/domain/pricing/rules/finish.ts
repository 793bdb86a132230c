import { divideHalfUp } from '../../money/exact.js';
import { ticksPerCentime, type LineRule } from '../rule.js';

/** The finish of one copy: its factor on the cost, then its fixed amount. Rounded here, once a copy. */
export const finish: LineRule = (book, line, draft) => {
  const rate = book.finishes[line.finish];
  const finishedCentimes = divideHalfUp(draft.copyCostTicks * BigInt(rate.percent), 100n * ticksPerCentime);
  return { unitCentimes: finishedCentimes + BigInt(rate.centimesPerCopy) };
};
