import { splitTva, type TvaSplit } from '../money/tva.js';

/** A refund's amount and the tax within it, in whole centimes: `ht + tva = amount`. */
export interface RefundShare extends TvaSplit {
  amountCentimes: bigint;
}

/**
 * The share of an order that one refund gives back. The tax is split as the invoice splits the whole, and each refund
 * takes the difference that it makes: the parts of an order that is refunded bit by bit add up to its invoice, to the
 * centime, whatever their sizes and order.
 *
 * @param refundedCentimes what earlier refunds have given back
 * @throws {RangeError} unless `0 < amount ≤ paid − refunded`
 */
export function shareOfRefund(
  paidCentimes: bigint,
  refundedCentimes: bigint,
  amountCentimes: bigint,
  tvaPercent: bigint,
): RefundShare {
  if (amountCentimes <= 0n || amountCentimes > paidCentimes - refundedCentimes) {
    throw new RangeError(`${amountCentimes} of ${paidCentimes} after ${refundedCentimes} cannot be refunded`);
  }
  const before = splitTva(refundedCentimes, tvaPercent);
  const after = splitTva(refundedCentimes + amountCentimes, tvaPercent);
  return {
    amountCentimes,
    htCentimes: after.htCentimes - before.htCentimes,
    tvaCentimes: after.tvaCentimes - before.tvaCentimes,
  };
}
