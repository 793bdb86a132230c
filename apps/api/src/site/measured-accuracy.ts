/** How far the estimates lie from a slicer's figures, in percent: half and nine tenths of the parts are nearer. */
interface MeasuredError {
  median: number;
  ninetiethPercentile: number;
}

/** What `npm run bench:estimate` measured on real parts, as `docs/pricing.md` tells it; a spec holds them equal. */
export const measuredAccuracy = {
  slicer: 'PrusaSlicer 2.5',
  parts: 90,
  partsWithSupports: 65,
  plastic: { median: 2.0, ninetiethPercentile: 5.3 },
  hours: { median: 3.6, ninetiethPercentile: 9.3 },
  /** Made shapes of kinds that are rare among the parts; the 90th percentiles with supports. */
  rareShapes: { count: 93, plastic: 25, hours: 20 },
} as const satisfies Record<string, string | number | MeasuredError | Record<string, number>>;
