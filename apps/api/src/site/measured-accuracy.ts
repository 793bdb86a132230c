/** The estimates' errors against a slicer's figures, in percent: half and nine tenths of the parts have smaller ones. */
interface MeasuredError {
  median: number;
  ninetiethPercentile: number;
}

/** What `npm run tool bench:estimate` measured on real parts, as in `docs/pricing.md`; a spec compares them. */
export const measuredAccuracy = {
  slicer: 'PrusaSlicer 2.5',
  parts: 451,
  /** Those by makers that neither form nor constants had seen; the errors are theirs. */
  unseenParts: 134,
  plastic: { median: 1.7, ninetiethPercentile: 5.7 },
  hours: { median: 3, ninetiethPercentile: 10.3 },
  /** Made shapes of kinds that are rare among the parts; the 90th percentiles with supports. */
  rareShapes: { count: 93, plastic: 17, hours: 14 },
} as const satisfies Record<string, string | number | MeasuredError | Record<string, number>>;
