/** The estimates' errors against a slicer's figures, in percent: half and nine tenths of the parts have smaller ones. */
interface MeasuredError {
  median: number;
  ninetiethPercentile: number;
}

/** What `npm run tool bench:estimate` measured on real parts, as in `docs/pricing.md`; a spec compares them. */
export const measuredAccuracy = {
  slicer: 'PrusaSlicer 2.5',
  parts: 112,
  partsWithSupports: 33,
  plastic: { median: 1.8, ninetiethPercentile: 7.2 },
  hours: { median: 3.7, ninetiethPercentile: 15.4 },
  /** Made shapes of kinds that are rare among the parts; the 90th percentiles with supports. */
  rareShapes: { count: 93, plastic: 18, hours: 15 },
} as const satisfies Record<string, string | number | MeasuredError | Record<string, number>>;
