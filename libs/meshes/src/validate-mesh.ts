import type { KernelResult } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import type { FoundFault, FoundValidation } from '@shared/domain/contract/mesh-findings.js';
import {
  bedSideMm,
  minLargestSideMm,
  minSmallestSideMm,
  minVolumeMm3,
} from '@shared/domain/contract/limits.js';
import { likelyOtherUnit, warningsFor } from './mesh-warnings.js';

/** Sides of the part, to the nanometre: further digits are rounding noise. */
export function boxOf({ minMm, maxMm }: KernelResult): BoxMm {
  const side = (from: number, to: number) => Math.round((to - from) * 1e6) / 1e6;
  return { x: side(minMm.x, maxMm.x), y: side(minMm.y, maxMm.y), z: side(minMm.z, maxMm.z) };
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function notClosed({ openEdgeCount, openEdges }: KernelResult): FoundFault {
  const edges = openEdges.slice(0, 3).map(({ from, to }) => {
    const [x1, y1, z1, x2, y2, z2] = [from.x, from.y, from.z, to.x, to.y, to.z].map(toHundredths) as Six;
    return { code: 'mesh.openEdge', params: { x1, y1, z1, x2, y2, z2 } } as const;
  });
  return {
    reason: 'meshNotClosed',
    code: 'notClosed',
    params: { count: openEdgeCount, edges },
    value: openEdgeCount,
    limit: 0,
  };
}

type Six = [number, number, number, number, number, number];

/** With as many decimals as it takes to be seen above the limit: 256.02, not 256.0. */
function aboveLimit(value: number, limit: number): string {
  const texts = [1, 2, 3, 4, 5].map((decimals) => value.toFixed(decimals));
  return texts.find((text) => Number(text) > limit) ?? String(value);
}

/** Likewise with as many digits as it takes to be seen below the limit: 4.999, not 5.00. */
function belowLimit(value: number, limit: number): string {
  const texts = [3, 4, 5, 6, 7, 8].map((digits) => value.toPrecision(digits));
  return texts.find((text) => Number(text) < limit) ?? String(value);
}

function tooLarge(largestSideMm: number): FoundFault {
  return {
    reason: 'exceedsBuildVolume',
    code: 'tooLarge',
    params: { side: aboveLimit(largestSideMm, bedSideMm), limit: bedSideMm },
    value: largestSideMm,
    limit: bedSideMm,
  };
}

/** A file's numbers may be rounded by as much: binary STL holds seven digits, so that 64.7 less 64.3 is 0.399994. */
const roundingMm = 0.001;

function tooSmall(result: KernelResult, box: BoxMm, volumeMm3: number): FoundFault | null {
  const [smallest = 0, , largest = 0] = [box.x, box.y, box.z].sort((a, b) => a - b);
  const checks = [
    { measure: 'largestSide', value: largest, limit: minLargestSideMm, tolerance: roundingMm },
    { measure: 'smallestSide', value: smallest, limit: minSmallestSideMm, tolerance: roundingMm },
    { measure: 'volume', value: volumeMm3, limit: minVolumeMm3, tolerance: 0 },
  ] as const;
  const missed = checks.find(({ value, limit, tolerance }) => value < limit - tolerance);
  if (missed === undefined) return null;
  const { measure, value, limit } = missed;
  const other = likelyOtherUnit(result, box);
  return {
    reason: 'belowMinimumSize',
    code: 'tooSmall',
    params: { measure, shown: belowLimit(value, limit), limit },
    ...(other !== null && { tip: { code: 'mesh.likelyOtherUnit', params: { ...other } } }),
    value,
    limit,
  };
}

/** What a measured mesh means for printing it, by the limits of `contract/limits.ts`. */
export function validateMesh(result: KernelResult, print: PrintMeasures | undefined): FoundValidation {
  const { volumeMm3, isClosed } = result;
  const box = boxOf(result);
  const sides = [box.x, box.y, box.z];
  const errors: FoundFault[] = [];
  if (!isClosed) errors.push(notClosed(result));
  if (!result.fitsBuildVolume) errors.push(tooLarge(Math.max(...sides)));
  // The volume of an open mesh is meaningless.
  const small = tooSmall(result, box, isClosed ? volumeMm3 : Infinity);
  if (small !== null) errors.push(small);
  return { printable: errors.length === 0, errors, warnings: warningsFor(result, print, box) };
}
