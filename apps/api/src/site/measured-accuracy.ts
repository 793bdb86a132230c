/** The estimates' errors against a slicer's figures, in percent: half and nine tenths of the parts have smaller ones. */
interface MeasuredError {
  median: number;
  ninetiethPercentile: number;
}

/** What `npm run tool bench:estimate` measured on real parts, as in `docs/pricing.md`; a spec compares them. */
export const measuredAccuracy = {
  slicer: 'PrusaSlicer 2.5',
  parts: 112,
  partsWithSupports: 29,
  plastic: { median: 1.8, ninetiethPercentile: 6.1 },
  hours: { median: 5.1, ninetiethPercentile: 9.8 },
  /** Made shapes of kinds that are rare among the parts; the 90th percentiles with supports. */
  rareShapes: { count: 93, plastic: 18, hours: 15 },
} as const satisfies Record<string, string | number | MeasuredError | Record<string, number>>;
