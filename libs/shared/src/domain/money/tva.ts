import { divideHalfUp } from './exact.js';

/** A price with tax (TTC) taken apart; the two parts add up to it exactly. */
export interface TvaSplit {
  htCentimes: bigint;
  tvaCentimes: bigint;
}

/**
 * Takes the tax out of a price that includes it. The net price is rounded half-up and the tax is
 * what is left, so nothing is lost: for 20 %, `ht = round(total / 1.2)`.
 */
export function splitTva(totalCentimes: bigint, tvaPercent: bigint): TvaSplit {
  const htCentimes = divideHalfUp(totalCentimes * 100n, 100n + tvaPercent);
  return { htCentimes, tvaCentimes: totalCentimes - htCentimes };
}
