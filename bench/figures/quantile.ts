/** The value that this share of some values is below: one of them, never between two. `NaN` if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** The value in the middle; the upper one of the two of an even number. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The size, without its sign, that this share of some values is below: between two of them in proportion. */
export function absoluteQuantile(values: readonly number[], share: number): number {
  const sorted = values.map(Math.abs).sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? NaN;
  return low + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? low) - low);
}
