import type { CardBody } from '@cards/solid/card-solid.js';
import { cross, minus, type Vector } from '@cards/picture/depth-buffer.js';

/** What is wrong with a body's surface. */
export interface WeldFaults {
  /** Corners that have another's place. */
  doubledCorners: number;
  /** Triangles less than a nanometre high. */
  flatTriangles: number;
  /** Edges that do not have exactly two faces. */
  otherEdges: number;
}

export const noWeldFaults: WeldFaults = { doubledCorners: 0, flatTriangles: 0, otherEdges: 0 };

/** Joins corners by their place, as slicers do, to the hundredth of a micrometre that the file tells. */
export function weldFaults({ positions, triangles }: CardBody): WeldFaults {
  const places = new Map<string, number>();
  const placeOf: number[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    const key = [0, 1, 2].map((axis) => Math.round(positions[at + axis]! * 1e5)).join(' ');
    if (!places.has(key)) places.set(key, places.size);
    placeOf.push(places.get(key)!);
  }
  const faces = new Map<number, number>();
  let flatTriangles = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!];
    if (heightOf(positions, corners) < 1e-6) flatTriangles++;
    corners.forEach((corner, index) => {
      const [one, other] = [placeOf[corner]!, placeOf[corners[(index + 1) % 3]!]!];
      const edge = Math.min(one, other) * placeOf.length + Math.max(one, other);
      faces.set(edge, (faces.get(edge) ?? 0) + 1);
    });
  }
  const otherEdges = [...faces.values()].filter((count) => count !== 2).length;
  return { doubledCorners: placeOf.length - places.size, flatTriangles, otherEdges };
}

/** Of a triangle over its longest side. */
function heightOf(positions: Float32Array, corners: readonly number[]): number {
  const [a, b, c] = corners.map((corner): Vector => [
    positions[corner * 3]!,
    positions[corner * 3 + 1]!,
    positions[corner * 3 + 2]!,
  ]) as [Vector, Vector, Vector];
  const sides = [minus(b, a), minus(c, b), minus(a, c)].map((side) => Math.hypot(...side));
  return Math.hypot(...cross(minus(b, a), minus(c, a))) / Math.max(...sides, Number.MIN_VALUE);
}
