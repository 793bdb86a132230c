import type { OrderRule } from '../rule.js';

/** Charged once for every order. */
export const serviceFee: OrderRule = (book) => ({ setup: BigInt(book.serviceFeeCentimes) });
