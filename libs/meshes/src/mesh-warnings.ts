import type { KernelResult } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import { bedSideMm, minLargestSideMm } from '@shared/domain/contract/limits.js';
import type { FoundWarning, MeshWarningParams } from '@shared/domain/contract/mesh-findings.js';

/** Width of one printed line: a thinner wall is printed as one line, or not at all. */
const lineWidthMm = 0.45;
/** A shorter thin wall is the tip of a corner or ridge. */
const leastWallMm = 3;

/** Height over the smaller side of the base from which a part may be knocked over or wobble. */
const slenderRatio = 8;

/** Units that STL and OBJ files are often written in by mistake, as millimetres. */
const otherUnits = [
  { name: 'inches', mm: 25.4 },
  { name: 'metres', mm: 1000 },
] as const;

/** Files of millimetres are seldom this small; those of inches and metres mostly are. */
const suspiciousSideMm = 10;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A part's size if its file's numbers were of the unit that fits best; `null` when none does. */
export function likelyOtherUnit(
  { format, unit: readIn }: KernelResult,
  box: BoxMm,
): MeshWarningParams['likelyOtherUnit'] | null {
  const largest = Math.max(box.x, box.y, box.z);
  // A unit that was named is no mistake of a default.
  if (format === '3mf' || readIn !== 'millimeter' || largest >= suspiciousSideMm) return null;
  const unit = otherUnits.find(({ mm }) => largest * mm >= minLargestSideMm * 2 && largest * mm <= bedSideMm);
  if (unit === undefined) return null;
  const scaled = (side: number): string => (side * unit.mm).toFixed(1);
  return { unit: unit.name, scale: unit.mm, x: scaled(box.x), y: scaled(box.y), z: scaled(box.z) };
}

function surfaceWarnings(result: KernelResult, bodies: number): FoundWarning[] {
  const { nonManifoldEdges, flippedShells, degenerateTriangles } = result;
  const counted = [
    ['sharedEdges', nonManifoldEdges],
    ['invertedShells', flippedShells],
    ['degenerateTriangles', degenerateTriangles],
    ['severalBodies', bodies > 1 ? bodies : 0],
  ] as const;
  return counted
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, params: { count }, value: count }));
}

/**
 * Area of walls thinner than a line by the layers' averages, for parts too intricate for the kernel's
 * columns. A tip is as thin, but not as long: its outline is shorter than that of a wall of three millimetres.
 */
function thinWallAreaByLayers({ layers }: PrintMeasures): number {
  return layers.areaMm2.reduce((sum, areaMm2, layer) => {
    const outlineMm = layers.contourLengthMm[layer] ?? 0;
    // A wall of thickness t has an outline of twice its length: t = 2 · area / outline, on average.
    const isThin = areaMm2 > 0 && 2 * areaMm2 < lineWidthMm * outlineMm;
    return isThin && outlineMm >= 2 * leastWallMm ? sum + (outlineMm / 2) * layers.layerHeightMm : sum;
  }, 0);
}

function thinWallWarning(print: PrintMeasures): FoundWarning[] {
  const areaMm2 = Math.ceil(print.thinWallAreaMm2 ?? thinWallAreaByLayers(print));
  return areaMm2 > 0 ? [{ code: 'thinWalls', params: { lineWidthMm, areaMm2 }, value: areaMm2 }] : [];
}

function printWarnings(print: PrintMeasures, box: BoxMm, bodies: number): FoundWarning[] {
  const { supports, overlapVolumeMm3 = 0 } = print;
  const slenderness = box.z / Math.max(0.01, Math.min(box.x, box.y));
  const warnings = thinWallWarning(print);
  if (supports.supportVolumeMm3 > 0) {
    warnings.push({ code: 'supportsNeeded', value: rounded(supports.supportVolumeMm3) });
  }
  if (slenderness > slenderRatio) warnings.push({ code: 'tallAndSlender', value: rounded(slenderness) });
  if (overlapVolumeMm3 > 0) {
    warnings.push({ code: 'overlappingBodies', params: { bodies }, value: rounded(overlapVolumeMm3) });
  }
  return warnings;
}

/** The warnings for a part, printable or not. */
export function warningsFor(
  result: KernelResult,
  print: PrintMeasures | undefined,
  box: BoxMm,
): FoundWarning[] {
  const bodies = result.shells - result.cavityShells;
  const warnings = surfaceWarnings(result, bodies);
  if (print !== undefined) warnings.push(...printWarnings(print, box, bodies));
  const unit = likelyOtherUnit(result, box);
  if (unit !== null) warnings.push({ code: 'likelyOtherUnit', params: unit, value: unit.scale });
  return warnings;
}
