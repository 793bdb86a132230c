import type { Power } from './power.js';

const smallTail = 1e-8;

/**
 * A share that rises with `ratio` and never passes 1: close to `ratio` below 1 and to 1 above, the more abruptly
 * the larger `sharpness`. Zero for ratios that are not positive.
 */
export function saturate(ratio: number, sharpness: number, power: Power): number {
  if (!(ratio > 0)) return 0;
  // The larger of the two is taken out, so that no power overflows.
  if (ratio > 1) return rootOfSum(power(ratio, -sharpness), sharpness, power);
  return ratio * rootOfSum(power(ratio, sharpness), sharpness, power);
}

/** {@link saturate} at a sharpness of 2: a square root is the same in every engine. */
export function saturateGently(ratio: number): number {
  if (!(ratio > 0)) return 0;
  return ratio > 1 ? 1 / Math.sqrt(1 + 1 / (ratio * ratio)) : ratio / Math.sqrt(1 + ratio * ratio);
}

/** (1 + tail) to the power of −1 / sharpness; powers are slow, and of a small tail the first term is exact to the last bit. */
function rootOfSum(tail: number, sharpness: number, power: Power): number {
  return tail < smallTail ? 1 - tail / sharpness : power(1 + tail, -1 / sharpness);
}

/** For each i below `count` the sum of figures[i + from … i + to], what lies outside left out. */
export function windowSums(
  figures: ArrayLike<number>,
  count: number,
  from: number,
  to: number,
): Float64Array {
  const sums = new Float64Array(count);
  // Offset by offset: each sum adds up in the order of its figures, in one loop without ends to look out for.
  for (let offset = from; offset <= to; offset++) {
    const end = Math.min(count, figures.length - offset);
    for (let i = Math.max(0, -offset); i < end; i++) sums[i]! += figures[i + offset]!;
  }
  return sums;
}
