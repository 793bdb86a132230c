import { layerHeightMm } from './layout.js';
import type { ReferenceMesh } from './reference.js';

/** What the slow judges of layers and supports share: triangles, edges, and cuts through them. */

export type Vector = readonly [x: number, y: number, z: number];
export type Triangle = readonly [a: Vector, b: Vector, c: Vector];
type Face = readonly [a: number, b: number, c: number];

/** A surface with its neighbours, its lowest point at z = 0. */
interface Surface {
  points: Vector[];
  faces: Face[];
  layerCount: number;
}

/** An edge of two faces: the first has it from `a` to `b`, the second from `b` to `a`. */
export interface SharedEdge {
  a: Vector;
  b: Vector;
  first: Triangle;
  second: Triangle;
}

/** A cut through a triangle: where it enters and leaves, and at which edges; material to its left. */
export interface Cut {
  from: Vector;
  to: Vector;
  fromEdge: string;
  toEdge: string;
}

export function surfaceOf(mesh: ReferenceMesh): Surface {
  const corners = Array.from(mesh.triangles, (vertex): Vector => {
    const [x = NaN, y = NaN, z = NaN] = [0, 1, 2].map(
      (axis) => (mesh.positions[vertex * 3 + axis] ?? NaN) + 0,
    );
    return [x, y, z];
  });
  const bottom = corners.reduce((low, [, , z]) => Math.min(low, z), Infinity);
  const top = corners.reduce((high, [, , z]) => Math.max(high, z), -Infinity);
  const numbers = new Map<string, number>();
  const points: Vector[] = [];
  const vertices = corners.map(([x, y, z]) => {
    const key = `${x} ${y} ${z}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, points.length);
    return points.push([x, y, z - bottom]) - 1;
  });
  const faces: Face[] = [];
  for (let i = 0; i < vertices.length; i += 3) {
    const [a = -1, b = -1, c = -1] = vertices.slice(i, i + 3);
    if (a !== b && b !== c && c !== a) faces.push([a, b, c]);
  }
  return { points, faces, layerCount: Math.max(0, Math.ceil((top - bottom) / layerHeightMm - 1e-3)) };
}

export function trianglesOf(surface: Surface): Triangle[] {
  return surface.faces.map((face) => triangleOf(surface, face));
}

function triangleOf(surface: Surface, [a, b, c]: Face): Triangle {
  return [pointAt(surface, a), pointAt(surface, b), pointAt(surface, c)];
}

function pointAt({ points }: Surface, vertex: number): Vector {
  return points[vertex] ?? [NaN, NaN, NaN];
}

function edgeKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Edges of exactly two faces, each once. */
export function sharedEdges(surface: Surface): SharedEdge[] {
  const uses = new Map<string, { a: number; b: number; face: Face }[]>();
  for (const face of surface.faces) {
    face.forEach((a, k) => {
      const b = face[(k + 1) % 3] ?? -1;
      const key = edgeKey(a, b);
      const list = uses.get(key) ?? [];
      if (list.length === 0) uses.set(key, list);
      list.push({ a, b, face });
    });
  }
  return [...uses.values()].flatMap(([one, two, ...others]) => {
    if (!one || !two || others.length > 0 || one.a !== two.b) return [];
    const [first, second] = [triangleOf(surface, one.face), triangleOf(surface, two.face)];
    return [{ a: pointAt(surface, one.a), b: pointAt(surface, one.b), first, second }];
  });
}

/** All cuts of a plane. A point on the plane counts as above it, so that every cut meets the next. */
export function cutsAt(surface: Surface, planeZ: number): Cut[] {
  const cuts: Cut[] = [];
  for (const face of surface.faces) {
    const isAbove = face.map((v) => pointAt(surface, v)[2] >= planeZ);
    if (isAbove.every(Boolean) || !isAbove.some(Boolean)) continue;
    let cut: Partial<Cut> = {};
    face.forEach((start, k) => {
      const end = face[(k + 1) % 3] ?? -1;
      if (isAbove[k] === isAbove[(k + 1) % 3]) return;
      const edge = edgeKey(start, end);
      const point = crossing(
        pointAt(surface, Math.min(start, end)),
        pointAt(surface, Math.max(start, end)),
        planeZ,
      );
      // Seen from outside the cut runs to the right: in at the edge that comes down, out at the one that goes up.
      cut = isAbove[k] ? { ...cut, from: point, fromEdge: edge } : { ...cut, to: point, toEdge: edge };
    });
    cuts.push(cut as Cut);
  }
  return cuts;
}

function crossing(a: Vector, b: Vector, z: number): Vector {
  const share = (z - a[2]) / (b[2] - a[2]);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), z];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Twice the area of a triangle, along its outward normal. */
export function normalOf([a, b, c]: Triangle): Vector {
  const [ux, uy, uz] = minus(b, a);
  const [vx, vy, vz] = minus(c, a);
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** |nz| / nxy: 0 for a wall, infinite for a flat face. */
export function slopeOf([nx, ny, nz]: Vector): number {
  return Math.abs(nz) / Math.hypot(nx, ny);
}
