import { OverlayClass } from '@kernel/layout.js';
import type { PartOverlay, PlacedSurface } from '@kernel/part-overlay.js';
import { type PaintedRegions, regionsOf } from './painted-regions.js';

/** What a part can be painted for, in the order of {@link OverlayClass}. */
export const paintedFaults = ['openEdges', 'overhangs', 'thinWalls'] as const;
export type PaintedFault = (typeof paintedFaults)[number];

const classOf: Record<PaintedFault, OverlayClass> = {
  openEdges: OverlayClass.OpenEdge,
  overhangs: OverlayClass.Overhang,
  thinWalls: OverlayClass.ThinWall,
};
const classCount = 4;

/** A part as a viewer draws it: one surface, stood in the middle of the bed (z = 0). */
export interface PartView {
  /** x, y, z of each vertex. */
  positionsMm: Float32Array<ArrayBuffer>;
  /** Three vertex numbers a triangle: first those without a fault, then those of each fault in turn. */
  triangles: Uint32Array<ArrayBuffer>;
  /** Triangles of each {@link OverlayClass}. */
  classCounts: number[];
  sizeMm: readonly [x: number, y: number, z: number];
  /** Both ends of each open edge, six coordinates an edge. */
  openEdgesMm: Float32Array<ArrayBuffer>;
  /** Faults that the part has. */
  faults: Partial<Record<PaintedFault, PaintedRegions>>;
}

/** Turns what the kernel worked out into what a viewer draws. */
export function viewOf({ surfaces, openEdgesMm }: PartOverlay): PartView {
  const { min, max } = boundsOf(surfaces);
  // Far from their origin, numbers of 32 bits would lose the last digits.
  const origin = [(min[0]! + max[0]!) / 2, (min[1]! + max[1]!) / 2, min[2]!] as const;
  const shifted = (target: Float32Array, source: Float64Array, first = 0): void => {
    for (let at = 0; at < source.length; at++) target[first + at] = source[at]! - origin[at % 3]!;
  };
  const sum = (lengths: number[]): number => lengths.reduce((total, one) => total + one, 0);
  const positionsMm = new Float32Array(sum(surfaces.map((surface) => surface.positionsMm.length)));
  let firstCoordinate = 0;
  for (const surface of surfaces) {
    shifted(positionsMm, surface.positionsMm, firstCoordinate);
    firstCoordinate += surface.positionsMm.length;
  }
  const { triangles, millimetres, classCounts } = byClass(surfaces);
  const edges = new Float32Array(openEdgesMm.length);
  shifted(edges, openEdgesMm);
  const faults: PartView['faults'] = {};
  for (const fault of paintedFaults) {
    const painted = classOf[fault];
    const first = sum(classCounts.slice(0, painted));
    const end = first + classCounts[painted]!;
    if (end === first) continue;
    const own = triangles.subarray(3 * first, 3 * end);
    faults[fault] = regionsOf(positionsMm, own, millimetres.subarray(first, end));
  }
  const sizeMm = [max[0]! - min[0]!, max[1]! - min[1]!, max[2]! - min[2]!] as const;
  return { positionsMm, triangles, classCounts, sizeMm, openEdgesMm: edges, faults };
}

/** Corners of the box around what triangles touch: other vertices of a file are not the part's. */
function boundsOf(surfaces: PartOverlay['surfaces']): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { positionsMm, triangles } of surfaces) {
    for (const vertex of triangles) {
      for (let axis = 0; axis < 3; axis++) {
        const value = positionsMm[3 * vertex + axis]!;
        if (value < min[axis]!) min[axis] = value;
        if (value > max[axis]!) max[axis] = value;
      }
    }
  }
  return { min, max };
}

/** All triangles in one list, ordered by class, with their millimetres. */
function byClass(surfaces: PartOverlay['surfaces']): {
  triangles: Uint32Array<ArrayBuffer>;
  millimetres: Float32Array;
  classCounts: number[];
} {
  const classCounts = new Array<number>(classCount).fill(0);
  for (const { classes } of surfaces) for (const one of classes) classCounts[one]! += 1;
  const next = classCounts.map((_, one) => classCounts.slice(0, one).reduce((sum, count) => sum + count, 0));
  const count = next[classCount - 1]! + classCounts[classCount - 1]!;
  const triangles = new Uint32Array(3 * count);
  const millimetres = new Float32Array(count);
  let firstVertex = 0;
  for (const surface of surfaces) {
    const corners = isInsideOut(surface) ? [0, 2, 1] : [0, 1, 2];
    for (const [index, one] of surface.classes.entries()) {
      const place = next[one]!++;
      millimetres[place] = surface.millimetres[index]!;
      for (let corner = 0; corner < 3; corner++) {
        triangles[3 * place + corner] = firstVertex + surface.triangles[3 * index + corners[corner]!]!;
      }
    }
    firstVertex += surface.positionsMm.length / 3;
  }
  return { triangles, millimetres, classCounts };
}

/** Whether a surface is inside out, as a mirrored one is: its volume is negative. */
function isInsideOut({ positionsMm, triangles }: PlacedSurface): boolean {
  const at = (index: number, axis: number): number => positionsMm[3 * triangles[index]! + axis]!;
  // From a corner of its own: far from their origin, sums would lose what they are about.
  const [ox, oy, oz] = [at(0, 0), at(0, 1), at(0, 2)];
  let volume = 0;
  for (let first = 0; first < triangles.length; first += 3) {
    const [ax, ay, az] = [at(first, 0) - ox, at(first, 1) - oy, at(first, 2) - oz];
    const [bx, by, bz] = [at(first + 1, 0) - ox, at(first + 1, 1) - oy, at(first + 1, 2) - oz];
    const [cx, cy, cz] = [at(first + 2, 0) - ox, at(first + 2, 1) - oy, at(first + 2, 2) - oz];
    volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return volume < 0;
}
