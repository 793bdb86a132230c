/**
 * A share that rises with `ratio` and never passes 1: close to `ratio` below 1 and to 1 above, the more abruptly
 * the larger `sharpness`. Zero for ratios that are not positive.
 */
export function saturate(ratio: number, sharpness: number): number {
  if (!(ratio > 0)) return 0;
  // The larger of the two is taken out, so that no power overflows.
  if (ratio > 1) return (1 + ratio ** -sharpness) ** (-1 / sharpness);
  return ratio * (1 + ratio ** sharpness) ** (-1 / sharpness);
}

/** Sum of figures[from … to], what lies outside left out. */
export function windowSum(figures: ArrayLike<number> | undefined, from: number, to: number): number {
  let sum = 0;
  for (let i = Math.max(0, from); i <= to; i++) sum += figures?.[i] ?? 0;
  return sum;
}
