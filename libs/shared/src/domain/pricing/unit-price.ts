import { divideHalfUp } from '../money/exact.js';

/**
 * How many decimals the unit prices of a paper have, all of them: centimes where every one comes out even, else
 * hundredths of a centime.
 */
export function unitPriceDecimals(lines: readonly { centimes: number; quantity: number }[]): 2 | 4 {
  return lines.every(({ centimes, quantity }) => centimes % quantity === 0) ? 2 : 4;
}

/**
 * The price of one copy, in centimes or in hundredths of one. Copies of a line may cost differently (the discount grows
 * with the quantity), so it is their mean.
 */
export function unitPrice(centimes: number, quantity: number, decimals: 2 | 4): bigint {
  const unitsACentime = decimals === 2 ? 1n : 100n;
  return divideHalfUp(BigInt(centimes) * unitsACentime, BigInt(quantity));
}
