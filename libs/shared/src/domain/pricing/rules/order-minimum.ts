import type { OrderRule } from '../rule.js';

/** What a small order lacks to the least one. */
export const orderMinimum: OrderRule = (book, draft) => {
  const lacking = BigInt(book.minimumOrderCentimes) - draft.subtotalCentimes - draft.setupCentimes;
  return { minimumAdjustmentCentimes: lacking > 0n ? lacking : 0n };
};
