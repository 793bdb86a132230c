import type { KernelResult, PointMm } from '@kernel/kernel-result.js';
import type { MeshFault, MeshValidation, MeshWarning } from '@shared/contract/analysis.js';
import { bedSideMm, minLargestSideMm, minSmallestSideMm, minVolumeMm3 } from '@shared/contract/limits.js';

function placeOf({ x, y, z }: PointMm): string {
  return [x, y, z].map((value) => String(Math.round(value * 100) / 100)).join(', ');
}

function notClosed({ openEdgeCount, openEdges }: KernelResult): MeshFault {
  const places = openEdges.slice(0, 3).map(({ from, to }) => `(${placeOf(from)})–(${placeOf(to)})`);
  return {
    reason: 'meshNotClosed',
    message: `The mesh is not closed: ${openEdgeCount} open edges, the first from corner to corner ${places.join(', ')} mm.`,
    messageFr: `Le maillage n’est pas fermé : ${openEdgeCount} arêtes ouvertes, les premières d’un sommet à l’autre ${places.join(', ')} mm.`,
    value: openEdgeCount,
    limit: 0,
  };
}

function tooLarge(largestSideMm: number): MeshFault {
  const side = largestSideMm.toFixed(1);
  return {
    reason: 'exceedsBuildVolume',
    message: `The part is ${side} mm long on one side; the bed takes ${bedSideMm} mm.`,
    messageFr: `La pièce mesure ${side} mm sur un côté ; le plateau accepte ${bedSideMm} mm.`,
    value: largestSideMm,
    limit: bedSideMm,
  };
}

function tooSmall(sides: number[], volumeMm3: number): MeshFault | null {
  const [smallest = 0, , largest = 0] = [...sides].sort((a, b) => a - b);
  const checks: [value: number, limit: number, en: string, fr: string][] = [
    [largest, minLargestSideMm, 'largest side', 'le plus grand côté'],
    [smallest, minSmallestSideMm, 'smallest side', 'le plus petit côté'],
    [volumeMm3, minVolumeMm3, 'volume', 'le volume'],
  ];
  const missed = checks.find(([value, limit]) => value < limit);
  if (missed === undefined) return null;
  const [value, limit, en, fr] = missed;
  const unit = en === 'volume' ? 'mm³' : 'mm';
  return {
    reason: 'belowMinimumSize',
    message: `The part is too small to print: its ${en} is ${value.toPrecision(3)} ${unit}, at least ${limit} ${unit} are needed.`,
    messageFr: `La pièce est trop petite : ${fr} est de ${value.toPrecision(3)} ${unit}, il faut au moins ${limit} ${unit}.`,
    value,
    limit,
  };
}

function warningsFor({ nonManifoldEdges, flippedShells, degenerateTriangles }: KernelResult): MeshWarning[] {
  const found: [code: string, value: number, en: string, fr: string][] = [
    [
      'sharedEdges',
      nonManifoldEdges,
      'Some edges are shared by four faces or more; the part prints, but may be weak there.',
      'Des arêtes sont partagées par quatre faces ou plus ; la pièce s’imprime, mais peut y être fragile.',
    ],
    [
      'invertedShells',
      flippedShells,
      'Some bodies are inside out; we have turned them.',
      'Des volumes sont retournés ; nous les avons remis à l’endroit.',
    ],
    [
      'degenerateTriangles',
      degenerateTriangles,
      'Triangles without area were dropped.',
      'Des triangles sans surface ont été ignorés.',
    ],
  ];
  return found
    .filter(([, value]) => value > 0)
    .map(([code, value, message, messageFr]) => ({ code, value, message, messageFr }));
}

/** What the facts of a mesh mean for printing it, by the limits of `contract/limits.ts`. */
export function judgeMesh(result: KernelResult): MeshValidation {
  const { minMm, maxMm, volumeMm3, isClosed } = result;
  const sides = [maxMm.x - minMm.x, maxMm.y - minMm.y, maxMm.z - minMm.z];
  const errors: MeshFault[] = [];
  if (!isClosed) errors.push(notClosed(result));
  if (!result.fitsBuildVolume) errors.push(tooLarge(Math.max(...sides)));
  // The volume of an open mesh means nothing.
  const small = tooSmall(sides, isClosed ? volumeMm3 : Infinity);
  if (small !== null) errors.push(small);
  return { printable: errors.length === 0, errors, warnings: warningsFor(result) };
}
