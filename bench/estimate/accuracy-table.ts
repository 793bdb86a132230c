import { absoluteQuantile } from '../figures/quantile.js';

/** Absolute relative errors of one way to estimate. */
export interface ErrorRow {
  name: string;
  errors: number[];
  /** How many parts they are of: repeats give a part several. */
  parts: number;
}

/** Lines of a table of medians and 90th percentiles, in per cent. */
export function tableLines(title: string, rows: readonly ErrorRow[]): string[] {
  const percent = (value: number): string => (100 * value).toFixed(1).padStart(7);
  return [
    `${title.padEnd(46)} median    p90  parts`,
    ...rows.map(
      ({ name, errors, parts }) =>
        `  ${name.padEnd(44)}${percent(absoluteQuantile(errors, 0.5))}${percent(absoluteQuantile(errors, 0.9))}${String(parts).padStart(7)}`,
    ),
  ];
}
