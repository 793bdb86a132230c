import type { Power } from './power.js';

/**
 * A share that rises with `ratio` and never passes 1: close to `ratio` below 1 and to 1 above, the more abruptly
 * the larger `sharpness`. Zero for ratios that are not positive.
 */
export function saturate(ratio: number, sharpness: number, power: Power): number {
  if (!(ratio > 0)) return 0;
  // The larger of the two is taken out, so that no power overflows.
  if (ratio > 1) return power(1 + power(ratio, -sharpness), -1 / sharpness);
  return ratio * power(1 + power(ratio, sharpness), -1 / sharpness);
}

/** {@link saturate} at a sharpness of 2: a square root is the same in every engine. */
export function saturateGently(ratio: number): number {
  if (!(ratio > 0)) return 0;
  return ratio > 1 ? 1 / Math.sqrt(1 + 1 / (ratio * ratio)) : ratio / Math.sqrt(1 + ratio * ratio);
}

/** Sum of figures[from … to], what lies outside left out. */
export function windowSum(figures: ArrayLike<number>, from: number, to: number): number {
  // Reading beyond the end would give 0, but slowly.
  const last = Math.min(to, figures.length - 1);
  let sum = 0;
  for (let i = Math.max(0, from); i <= last; i++) sum += figures[i] ?? 0;
  return sum;
}
