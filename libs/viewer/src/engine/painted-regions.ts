/** Where a viewer looks to see a region. */
export interface Region {
  centreMm: readonly [number, number, number];
  /** The middle of its largest triangle: the centre of a bent region lies off the surface. */
  surfaceMm: readonly [number, number, number];
  /** From the centre to its farthest corner. */
  radiusMm: number;
  /** Unit vector away from the part. */
  outward: readonly [number, number, number];
}

/** Triangles of one fault, as the regions that they form. */
export interface PaintedRegions {
  /** Pieces of the surface that share no corner. */
  count: number;
  areaMm2: number;
  leastMm: number;
  mostMm: number;
  largest: Region;
}

type Point = [x: number, y: number, z: number];

/**
 * The regions of one fault's triangles.
 *
 * @param triangles three vertex numbers each; at least one triangle
 * @param millimetres of each triangle
 */
export function regionsOf(
  positionsMm: Float32Array,
  triangles: Uint32Array,
  millimetres: Float32Array,
): PaintedRegions {
  const roots = rootsOf(triangles);
  const areas = new Map<number, number>();
  let areaMm2 = 0;
  let [leastMm, mostMm] = [Infinity, 0];
  for (const [index, mm] of millimetres.entries()) {
    const root = roots(triangles[3 * index]!);
    const area = Math.hypot(...crossOf(positionsMm, triangles, index)) / 2;
    areas.set(root, (areas.get(root) ?? 0) + area);
    areaMm2 += area;
    leastMm = Math.min(leastMm, mm);
    mostMm = Math.max(mostMm, mm);
  }
  let [largest, most] = [0, -1];
  for (const [root, area] of areas) if (area > most) [largest, most] = [root, area];
  const own: number[] = [];
  for (let index = 0; index < millimetres.length; index++) {
    if (roots(triangles[3 * index]!) === largest) own.push(index);
  }
  return { count: areas.size, areaMm2, leastMm, mostMm, largest: regionOf(positionsMm, triangles, own) };
}

/** Joins vertices that triangles join; answers one vertex for each joined set. */
function rootsOf(triangles: Uint32Array): (vertex: number) => number {
  const parents = new Map<number, number>();
  const find = (vertex: number): number => {
    let root = vertex;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    for (let at = vertex; at !== root;) {
      const parent = parents.get(at)!;
      parents.set(at, root);
      at = parent;
    }
    return root;
  };
  for (let at = 0; at < triangles.length; at += 3) {
    const first = find(triangles[at]!);
    for (const corner of [at + 1, at + 2]) {
      const other = find(triangles[corner]!);
      if (other !== first) parents.set(other, first);
    }
  }
  return find;
}

function cornerOf(positionsMm: Float32Array, vertex: number): Point {
  return [positionsMm[3 * vertex]!, positionsMm[3 * vertex + 1]!, positionsMm[3 * vertex + 2]!];
}

function middleOf(positionsMm: Float32Array, triangles: Uint32Array, index: number): Point {
  const [ax, ay, az] = cornerOf(positionsMm, triangles[3 * index]!);
  const [bx, by, bz] = cornerOf(positionsMm, triangles[3 * index + 1]!);
  const [cx, cy, cz] = cornerOf(positionsMm, triangles[3 * index + 2]!);
  return [(ax + bx + cx) / 3, (ay + by + cy) / 3, (az + bz + cz) / 3];
}

/** Twice a triangle's area, along its normal. */
function crossOf(positionsMm: Float32Array, triangles: Uint32Array, index: number): Point {
  const [ax, ay, az] = cornerOf(positionsMm, triangles[3 * index]!);
  const [bx, by, bz] = cornerOf(positionsMm, triangles[3 * index + 1]!);
  const [cx, cy, cz] = cornerOf(positionsMm, triangles[3 * index + 2]!);
  const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** The region's middle, reach and direction. A wall's two sides cancel out: then its largest triangle leads. */
function regionOf(positionsMm: Float32Array, triangles: Uint32Array, own: readonly number[]): Region {
  const middle: Point = [0, 0, 0];
  const normal: Point = [0, 0, 0];
  let lead: Point = [0, 0, 0];
  let surfaceMm: Point = [0, 0, 0];
  let weight = 0;
  for (const index of own) {
    const cross = crossOf(positionsMm, triangles, index);
    // Triangles without area count a little, so that a region of such has a middle, too.
    const doubleArea = Math.hypot(...cross) + 1e-9;
    const centroid = middleOf(positionsMm, triangles, index);
    if (doubleArea > Math.hypot(...lead)) [lead, surfaceMm] = [cross, centroid];
    weight += doubleArea;
    for (let axis = 0; axis < 3; axis++) {
      normal[axis]! += cross[axis]!;
      middle[axis]! += doubleArea * centroid[axis]!;
    }
  }
  const centreMm: Point = [middle[0] / weight, middle[1] / weight, middle[2] / weight];
  let radiusMm = 0;
  for (const index of own) {
    for (let corner = 0; corner < 3; corner++) {
      const [x, y, z] = cornerOf(positionsMm, triangles[3 * index + corner]!);
      radiusMm = Math.max(radiusMm, Math.hypot(x - centreMm[0], y - centreMm[1], z - centreMm[2]));
    }
  }
  const isOneSided = Math.hypot(...normal) > weight / 10;
  return { centreMm, surfaceMm, radiusMm, outward: unitOf(isOneSided ? normal : lead) };
}

function unitOf([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 1];
}
