import type { OrderRule } from '../rule.js';

/** What every order costs once, whatever its lines. */
export const serviceFee: OrderRule = (book) => ({ setupCentimes: BigInt(book.serviceFeeCentimes) });
