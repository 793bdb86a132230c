import type { BoxMm } from '../contract/analysis.js';
import { bedSideMm } from '../contract/limits.js';
import { divideUp } from '../money/exact.js';

/**
 * How many copies of a part one plate takes: the grid of its x, y box with free space between
 * neighbours. The bed is square, so the part turned by 90° gives the same number.
 *
 * @param boxMm positive and finite; a side up to the bed's tolerance too long still counts as fitting
 * @returns at least 1
 * @throws RangeError on a side that is negative or not finite
 */
export function copiesPerPlate(boxMm: Pick<BoxMm, 'x' | 'y'>, gapMm: number): bigint {
  const fitting = copiesAlong(boxMm.x, gapMm) * copiesAlong(boxMm.y, gapMm);
  if (!Number.isSafeInteger(fitting)) throw new RangeError(`No box has sides ${boxMm.x}, ${boxMm.y}.`);
  return BigInt(fitting);
}

/** In hundredths of a millimetre: noise in a file's last digits must not cost a row. */
function copiesAlong(sideMm: number, gapMm: number): number {
  if (sideMm < 0) return NaN;
  const gap = Math.round(gapMm * 100);
  return Math.max(1, Math.floor((bedSideMm * 100 + gap) / (Math.round(sideMm * 100) + gap)));
}

/** So many copies of a part, of which one plate takes `copiesPerPlate`. */
interface PlateLoad {
  quantity: bigint;
  copiesPerPlate: bigint;
}

/** Plates that one load needs by itself. */
export function platesOf({ quantity, copiesPerPlate }: PlateLoad): bigint {
  return divideUp(quantity, copiesPerPlate);
}

/** Plates that loads of one material need together: `ceil(Σ quantity / copiesPerPlate)`, exactly. */
export function platesFor(loads: readonly PlateLoad[]): bigint {
  const { weights, plateWeight } = plateWeights(loads);
  return divideUp(
    weights.reduce((sum, weight) => sum + weight, 0n),
    plateWeight,
  );
}

/**
 * The space each load takes, in whole numbers: a full plate is `plateWeight`, the common multiple
 * of all `copiesPerPlate`.
 */
export function plateWeights(loads: readonly PlateLoad[]): { weights: bigint[]; plateWeight: bigint } {
  const plateWeight = loads.reduce(
    (multiple, load) => leastCommonMultiple(multiple, load.copiesPerPlate),
    1n,
  );
  return {
    weights: loads.map((load) => (load.quantity * plateWeight) / load.copiesPerPlate),
    plateWeight,
  };
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let divisor = a;
  let rest = b;
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}
