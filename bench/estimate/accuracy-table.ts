/** Absolute relative errors of one way to estimate. */
export interface ErrorRow {
  name: string;
  errors: number[];
  /** How many parts they are of: repeats give a part several. */
  parts: number;
}

/** The share-th smallest of the absolute values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.map(Math.abs).sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? NaN;
  return low + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? low) - low);
}

/** Lines of a table of medians and 90th percentiles, in per cent. */
export function tableLines(title: string, rows: readonly ErrorRow[]): string[] {
  const percent = (value: number): string => (100 * value).toFixed(1).padStart(7);
  return [
    `${title.padEnd(46)} median    p90  parts`,
    ...rows.map(
      ({ name, errors, parts }) =>
        `  ${name.padEnd(44)}${percent(quantile(errors, 0.5))}${percent(quantile(errors, 0.9))}${String(parts).padStart(7)}`,
    ),
  ];
}
