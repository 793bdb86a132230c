import { appendFileSync } from 'node:fs';

/** A line of `docs/performance.md`. */
export interface Figure {
  /** What was measured. */
  what: string;
  /** With its unit. */
  value: string;
  /** What it is held against, measured in the same run. */
  beside?: { peer: string; ratio: number };
  goal?: Goal;
  /** What keeps it from being better. */
  boundBy: string;
}

export interface Goal {
  bound: string;
  isMet: boolean;
}

export const atLeast = (figure: number, bound: number, unit = ''): Goal => ({
  bound: `≥ ${bound}${unit}`,
  isMet: figure >= bound,
});

export const atMost = (figure: number, bound: number, unit = ''): Goal => ({
  bound: `≤ ${bound}${unit}`,
  isMet: figure <= bound,
});

/** Where a benchmark that `npm run bench` runs leaves its figures, one JSON text a line. */
export const figuresVariable = 'BENCH_FIGURES';

/** Keeps a benchmark's figures for the table of `npm run bench`; one that runs by itself only prints. */
export function record(figures: readonly Figure[]): void {
  const file = process.env[figuresVariable];
  if (file !== undefined) appendFileSync(file, figures.map((one) => `${JSON.stringify(one)}\n`).join(''));
}
