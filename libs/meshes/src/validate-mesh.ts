import type { KernelResult, PointMm } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { BoxMm, MeshFault, MeshValidation } from '@shared/domain/contract/analysis.js';
import { frenchNumber } from '@shared/domain/contract/french-number.js';
import {
  bedSideMm,
  minLargestSideMm,
  minSmallestSideMm,
  minVolumeMm3,
} from '@shared/domain/contract/limits.js';
import { likelyOtherUnit, warningsFor } from './mesh-warnings.js';

/** Sides of the part, to the nanometre: what is beyond comes from the arithmetic. */
export function boxOf({ minMm, maxMm }: KernelResult): BoxMm {
  const side = (from: number, to: number) => Math.round((to - from) * 1e6) / 1e6;
  return { x: side(minMm.x, maxMm.x), y: side(minMm.y, maxMm.y), z: side(minMm.z, maxMm.z) };
}

function placeOf({ x, y, z }: PointMm): string {
  return [x, y, z].map(toHundredths).join(', ');
}

/** With semicolons between the lengths, whose decimals stand behind commas. */
function frenchPlaceOf({ x, y, z }: PointMm): string {
  return [x, y, z].map((value) => frenchNumber(toHundredths(value))).join(' ; ');
}

function toHundredths(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function notClosed({ openEdgeCount, openEdges }: KernelResult): MeshFault {
  const first = openEdges.slice(0, 3);
  const places = first.map(({ from, to }) => `(${placeOf(from)})–(${placeOf(to)})`);
  const lieux = first.map(({ from, to }) => `(${frenchPlaceOf(from)})–(${frenchPlaceOf(to)})`);
  return {
    reason: 'meshNotClosed',
    message: `The mesh is not closed: ${openEdgeCount} open edges, the first from corner to corner ${places.join(', ')} mm.`,
    messageFr: `Le maillage n’est pas fermé : ${frenchNumber(openEdgeCount)} arêtes ouvertes, les premières d’un sommet à l’autre ${lieux.join(', ')} mm.`,
    value: openEdgeCount,
    limit: 0,
  };
}

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

function tooLarge(largestSideMm: number): MeshFault {
  const side = aboveLimit(largestSideMm, bedSideMm);
  return {
    reason: 'exceedsBuildVolume',
    message: `The part is ${side} mm long on one side; the bed takes ${bedSideMm} mm.`,
    messageFr: `La pièce mesure ${frenchNumber(side)} mm sur un côté ; le plateau accepte ${bedSideMm} mm.`,
    value: largestSideMm,
    limit: bedSideMm,
  };
}

function tooSmall(result: KernelResult, box: BoxMm, volumeMm3: number): MeshFault | null {
  const [smallest = 0, , largest = 0] = [box.x, box.y, box.z].sort((a, b) => a - b);
  const checks: [value: number, limit: number, en: string, fr: string][] = [
    [largest, minLargestSideMm, 'largest side', 'le plus grand côté'],
    [smallest, minSmallestSideMm, 'smallest side', 'le plus petit côté'],
    [volumeMm3, minVolumeMm3, 'volume', 'le volume'],
  ];
  const missed = checks.find(([value, limit]) => value < limit);
  if (missed === undefined) return null;
  const [value, limit, en, fr] = missed;
  const unit = en === 'volume' ? 'mm³' : 'mm';
  const shown = belowLimit(value, limit);
  const other = likelyOtherUnit(result, box);
  const [tip, tipFr] = other === null ? ['', ''] : [` ${other.en}`, ` ${other.fr}`];
  return {
    reason: 'belowMinimumSize',
    message: `The part is too small to print: its ${en} is ${shown} ${unit}, at least ${limit} ${unit} are needed.${tip}`,
    messageFr: `La pièce est trop petite : ${fr} est de ${frenchNumber(shown)} ${unit}, il faut au moins ${frenchNumber(limit)} ${unit}.${tipFr}`,
    value,
    limit,
  };
}

/** What a measured mesh means for printing it, by the limits of `contract/limits.ts`. */
export function validateMesh(result: KernelResult, print: PrintMeasures | undefined): MeshValidation {
  const { volumeMm3, isClosed } = result;
  const box = boxOf(result);
  const sides = [box.x, box.y, box.z];
  const errors: MeshFault[] = [];
  if (!isClosed) errors.push(notClosed(result));
  if (!result.fitsBuildVolume) errors.push(tooLarge(Math.max(...sides)));
  // The volume of an open mesh means nothing.
  const small = tooSmall(result, box, isClosed ? volumeMm3 : Infinity);
  if (small !== null) errors.push(small);
  return { printable: errors.length === 0, errors, warnings: warningsFor(result, print, box) };
}
