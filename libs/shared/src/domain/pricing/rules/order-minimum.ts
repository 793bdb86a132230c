import type { OrderRule } from '../rule.js';

/** The difference between a small order and the minimum. */
export const orderMinimum: OrderRule = (book, draft) => {
  const lacking = BigInt(book.minimumOrderCentimes) - draft.subtotalCentimes - draft.setupCentimes;
  return { minimumAdjustmentCentimes: lacking > 0n ? lacking : 0n };
};
