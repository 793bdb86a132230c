import { ServiceError } from '../contract/errors.js';

/**
 * Largest whole number of centimes, milligrams or seconds that leaves the engine: fifteen decimal digits.
 * A double keeps fifteen significant digits through any decimal point, so up to here `units / 100`
 * prints exactly its two decimals (2^53 centimes would not).
 */
export const maxExactUnits = 999_999_999_999_999n;

/**
 * Quotient of two whole numbers, rounded to the nearest, halves up.
 *
 * @param numerator not negative
 * @param denominator positive
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * Quotient of two whole numbers, rounded up.
 *
 * @param numerator not negative
 * @param denominator positive
 */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

function isExact(units: bigint): boolean {
  return units <= maxExactUnits;
}

/**
 * The same whole number as a plain number.
 *
 * @throws ServiceError INVALID_INPUT, reason `quantityTooLarge`, beyond {@link maxExactUnits}
 */
export function toExactNumber(units: bigint): number {
  if (!isExact(units)) {
    throw new ServiceError('INVALID_INPUT', {
      message: { code: 'api.messages.quantityTooLarge' },
      details: { reason: 'quantityTooLarge', hint: { code: 'api.hints.splitQuantity' } },
    });
  }
  return Number(units);
}
