import type { Sliced, SlicedPart } from './sliced-parts.js';

/** A rule of thumb: plastic or seconds of a part, up to factors that are fitted to the parts. */
interface NaiveFormula {
  name: string;
  figure: 'mm3' | 'seconds';
  /** Terms whose sum, each with its own factor, is the estimate. */
  terms: (part: SlicedPart) => number[];
  /** Factors that the rule prescribes; fitted where there are none. */
  factors?: number[];
}

const shellMm = 0.8;
const infill = 0.15;
const flowMm3PerSecond = 15;

/** What instant quotes usually rest on. */
export const naiveFormulas: readonly NaiveFormula[] = [
  { name: 'volume (× density)', figure: 'mm3', terms: (part) => [part.result.volumeMm3], factors: [1] },
  {
    name: '0.8 mm shell + 15 % of the rest',
    figure: 'mm3',
    terms: ({ result: { volumeMm3, surfaceAreaMm2 } }) => {
      const shellMm3 = Math.min(volumeMm3, shellMm * surfaceAreaMm2);
      return [shellMm3 + infill * (volumeMm3 - shellMm3)];
    },
    factors: [1],
  },
  {
    name: 'a · volume + b · area',
    figure: 'mm3',
    terms: ({ result }) => [result.volumeMm3, result.surfaceAreaMm2],
  },
  { name: 'k · volume', figure: 'seconds', terms: ({ result }) => [result.volumeMm3] },
  {
    name: 'sliced plastic ÷ flow limit',
    figure: 'seconds',
    terms: ({ plain }) => [plain.mm3 / flowMm3PerSecond],
    factors: [1],
  },
  {
    name: 'a · sliced plastic + b · layers',
    figure: 'seconds',
    terms: ({ plain, result }) => [plain.mm3, result.layerCount],
  },
];

/**
 * Relative errors of a formula against slicing without supports. Factors are fitted on the very parts, by
 * least squares of relative errors: it can only look better than it is.
 */
export function naiveErrors(formula: NaiveFormula, parts: readonly SlicedPart[]): number[] {
  const truth = (sliced: Sliced): number => sliced[formula.figure];
  const rows = parts.map((part) => formula.terms(part).map((term) => term / truth(part.plain)));
  const factors = formula.factors ?? fitFactors(rows);
  return rows.map((row) => row.reduce((sum, term, k) => sum + term * (factors[k] ?? 0), 0) - 1);
}

/** Factors of one or two terms that bring the rows' sums closest to 1. */
function fitFactors(rows: readonly number[][]): number[] {
  const sum = (of: (row: number[]) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const aa = sum(([a = 0]) => a * a);
  const ab = sum(([a = 0, b = 0]) => a * b);
  const bb = sum(([, b = 0]) => b * b);
  const a = sum(([a = 0]) => a);
  const b = sum(([, b = 0]) => b);
  const determinant = aa * bb - ab * ab;
  return bb === 0 ? [a / aa] : [(a * bb - b * ab) / determinant, (b * aa - a * ab) / determinant];
}
