import { type OrderRule, sumOfCharges } from '../rule.js';

/** The difference between a small order, its other charges included, and the minimum. */
export const orderMinimum: OrderRule = (book, { subtotalCentimes, charges }) => {
  const lacking = BigInt(book.minimumOrderCentimes) - subtotalCentimes - sumOfCharges(charges);
  return { minimumAdjustment: lacking > 0n ? lacking : 0n };
};
