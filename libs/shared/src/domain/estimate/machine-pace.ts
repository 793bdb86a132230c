import type { Polymer } from '../contract/enums.js';

/** A plate that a machine has printed: the estimate, and the time that an operator entered. */
export interface PlateRun {
  machine: string;
  polymer: Polymer;
  estimatedSeconds: number;
  actualSeconds: number;
}

/** A machine's time relative to the estimate, per mille; 1000 is as estimated. */
type PacePerMille = number;

/** Known paces by polymer; a missing one is as estimated. */
export type PaceOfPolymers = Readonly<Partial<Record<Polymer, PacePerMille>>>;

/** As estimated: the default until enough plates are known. */
export const asEstimated: PacePerMille = 1000;

/** Fewer plates are not enough: with ten, one time in five may be mistyped without harm. */
export const leastPlates = 10;

/** A machine changes with its nozzle and belts: only so many of its latest plates count. */
export const mostPlates = 60;

/** No machine is faster or slower than this; such an entry was mistyped. */
const fastest = 500;
const slowest = 3000;

/** Spread that plates of one machine have at least, so that equal ones do not make others count as odd. */
const leastSpread = 0.02;
/** Plates further from the middle than so many spreads count less and less (Huber's weight). */
const oddFrom = 1.5;
/** From the median absolute deviation to the standard deviation of a normal distribution. */
const deviationPerMad = 1.4826;
const refinements = 10;

/**
 * The pace of one machine with one polymer, from its plates, oldest first: Huber's mean of the logarithms of actual
 * over estimated time. It starts at the median and weighs by the median deviation, so that hours in minutes' place,
 * failed prints and pauses at night hardly move it. `undefined` below {@link leastPlates} plates.
 */
export function paceOf(
  runs: readonly Pick<PlateRun, 'estimatedSeconds' | 'actualSeconds'>[],
): PacePerMille | undefined {
  const ratios = runs
    .filter(({ estimatedSeconds, actualSeconds }) => estimatedSeconds > 0 && actualSeconds > 0)
    .map(({ estimatedSeconds, actualSeconds }) => Math.log(actualSeconds / estimatedSeconds))
    .filter(Number.isFinite)
    .slice(-mostPlates);
  if (ratios.length < leastPlates) return undefined;
  let middle = medianOf(ratios);
  const deviations = ratios.map((ratio) => Math.abs(ratio - middle));
  const spread = Math.max(leastSpread, deviationPerMad * medianOf(deviations));
  for (let i = 0; i < refinements; i++) {
    const weights = ratios.map((ratio) => Math.min(1, (oddFrom * spread) / Math.abs(ratio - middle || 1e-9)));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    middle = ratios.reduce((total, ratio, k) => total + ratio * (weights[k] ?? 0), 0) / sum;
  }
  return Math.min(slowest, Math.max(fastest, Math.round(1000 * Math.exp(middle))));
}

/**
 * The paces for delivery dates: for each polymer that of the slowest machine known to print it, since a date must hold
 * on any machine. Plates oldest first.
 */
export function slowestPaces(runs: readonly PlateRun[]): PaceOfPolymers {
  const runsOf = new Map<string, PlateRun[]>();
  for (const run of runs) {
    const key = JSON.stringify([run.machine, run.polymer]);
    runsOf.set(key, [...(runsOf.get(key) ?? []), run]);
  }
  const paces: Partial<Record<Polymer, PacePerMille>> = {};
  for (const plates of runsOf.values()) {
    const [first] = plates;
    const pace = paceOf(plates);
    if (first && pace !== undefined) paces[first.polymer] = Math.max(pace, paces[first.polymer] ?? 0);
  }
  return paces;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const high = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? high : (high + (sorted[half - 1] ?? 0)) / 2;
}
