import { OverlayClass } from './layout.js';
import type { PlacedSurface } from './part-overlay.js';

/**
 * What may be painted on a part, by the shortest road: every triangle against every other. Heights and widths are those
 * of lines through points of a triangle, so they bound what the kernel's own lines find in it.
 */

type Vector = readonly [x: number, y: number, z: number];
type Triangle = readonly [a: Vector, b: Vector, c: Vector];

/** Walls are looked for along these. */
export type LevelAxis = 0 | 1;

/** The triangles of all surfaces, in the order of an overlay's classes. */
export function trianglesOfSurfaces(surfaces: readonly PlacedSurface[]): Triangle[] {
  return surfaces.flatMap(({ positionsMm, triangles }) => {
    const pointAt = (vertex = -1): Vector => {
      const [x = NaN, y = NaN, z = NaN] = positionsMm.subarray(3 * vertex, 3 * vertex + 3);
      return [x, y, z];
    };
    return Array.from({ length: triangles.length / 3 }, (_, i): Triangle => [
      pointAt(triangles[3 * i]),
      pointAt(triangles[3 * i + 1]),
      pointAt(triangles[3 * i + 2]),
    ]);
  });
}

/** Classes and lengths of triangles at open edges; `edges` counts those. */
export function referenceOpenEdges({ positionsMm, triangles }: PlacedSurface): {
  classes: OverlayClass[];
  millimetres: number[];
  edges: number;
} {
  const balances = new Map<string, number>();
  const sides = Array.from(triangles, (from, i) => {
    const to = triangles[i % 3 === 2 ? i - 2 : i + 1] ?? -1;
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
    balances.set(key, (balances.get(key) ?? 0) + Math.sign(to - from));
    const between = [0, 1, 2].map((axis) => positionsMm[3 * to + axis]! - positionsMm[3 * from + axis]!);
    return { key, lengthMm: Math.hypot(...between) };
  });
  const millimetres = Array.from({ length: triangles.length / 3 }, (_, i) =>
    sides
      .slice(3 * i, 3 * i + 3)
      .reduce((most, { key, lengthMm }) => (balances.get(key) === 0 ? most : Math.max(most, lengthMm)), 0),
  );
  return {
    classes: millimetres.map((mm) => (mm > 0 ? OverlayClass.OpenEdge : OverlayClass.Fine)),
    millimetres,
    edges: [...balances.values()].filter((balance) => balance !== 0).length,
  };
}

/** Whether supports may stand under a triangle, whose normal points out of the part: 45°, and the degree that slicers add. */
export function isReferenceOverhang(triangle: Triangle): boolean {
  const normal = normalOf(triangle);
  return -normal[2] > Math.cos((46 * Math.PI) / 180) * Math.hypot(...normal);
}

/** Room between points of a triangle and what lies below them; the bed lies at `bottom`. */
export function heightsBelow(triangle: Triangle, triangles: readonly Triangle[], bottom: number): number[] {
  return samplesOf(triangle).map((point) => {
    const below = crossingsOf(triangles, point, 2).filter((z) => z < point[2] - 1e-6);
    return point[2] - Math.max(bottom, ...below);
  });
}

/** Widths of what lies behind points of a triangle along an axis, to the next surface on either side. */
export function widthsBehind(triangle: Triangle, triangles: readonly Triangle[], axis: LevelAxis): number[] {
  return samplesOf(triangle).map((point) => {
    const distances = crossingsOf(triangles, point, axis).map((at) => Math.abs(at - point[axis]));
    return Math.min(...distances.filter((distance) => distance > 1e-6));
  });
}

/** As far from a triangle's middle the nearest line may pass. */
const nearMm = 1.2;

/** Points inside a triangle, off its sides; and around its middle in its plane, where the line nearest to it may pass. */
function samplesOf(triangle: Triangle): Vector[] {
  const [a, b, c] = triangle;
  const steps = 7;
  const points = aroundMiddle(triangle);
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; i + j <= steps; j++) {
      const [u, v] = [(i + 0.337) / (steps + 1.01), (j + 0.331) / (steps + 1.01)];
      const at = (axis: 0 | 1 | 2): number => a[axis] * (1 - u - v) + b[axis] * u + c[axis] * v;
      points.push([at(0), at(1), at(2)]);
    }
  }
  return points;
}

function aroundMiddle(triangle: Triangle): Vector[] {
  const [a, b, c] = triangle;
  const normal = normalOf(triangle);
  const along: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [u, v] = [along, crossOf(normal, along)];
  return [nearMm / 3, (2 * nearMm) / 3, nearMm].flatMap((radius) =>
    Array.from({ length: 8 }, (_, i): Vector => {
      const [alongU, alongV] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      const at = (axis: 0 | 1 | 2): number =>
        (a[axis] + b[axis] + c[axis]) / 3 +
        radius * ((alongU * u[axis]) / Math.hypot(...u) + (alongV * v[axis]) / Math.hypot(...v));
      return [at(0), at(1), at(2)];
    }),
  );
}

/** Where a line through a point along an axis meets triangles. */
function crossingsOf(triangles: readonly Triangle[], point: Vector, axis: 0 | 1 | 2): number[] {
  const [u, v] = ([0, 1, 2] as const).filter((other) => other !== axis) as [0 | 1 | 2, 0 | 1 | 2];
  return triangles.flatMap(([a, b, c]) => {
    const area = (p: Vector, q: Vector, r: Vector): number =>
      (q[u] - p[u]) * (r[v] - p[v]) - (q[v] - p[v]) * (r[u] - p[u]);
    const [whole, atA, atB, atC] = [area(a, b, c), area(point, b, c), area(a, point, c), area(a, b, point)];
    if (whole === 0 || [atA, atB, atC].some((part) => part / whole < 0)) return [];
    return [(atA * a[axis] + atB * b[axis] + atC * c[axis]) / whole];
  });
}

function normalOf([a, b, c]: Triangle): Vector {
  return crossOf([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
}

function crossOf([ux, uy, uz]: Vector, [wx, wy, wz]: Vector): Vector {
  return [uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx];
}
