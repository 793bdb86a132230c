import type { PlacedMesh } from '@kernel/placed-mesh.js';

/** Three numbers: x, y, z. */
export type Vector = readonly [number, number, number];

/** The vector of length one in a direction; square roots alone, so that every engine has the same. */
export function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Toward the eye: in front of the part, to its right and above. The picture has no perspective. */
const toward = unit([0.56, -0.82, 0.62]);
const right = unit([-toward[1], toward[0], 0]);
const up = cross(toward, right);

/** From a part's axes to the picture's: right, up, toward the eye. */
const camera: readonly [Vector, Vector, Vector] = [right, up, toward];

/** Bounds in the picture's axes, millimetres, and what all triangles cover of it, one behind another, square millimetres. */
export interface PartExtent {
  min: [number, number, number];
  max: [number, number, number];
  /** Where the part stands: the lowest z of the part itself. */
  groundMm: number;
  /** How far down in the picture its shadow reaches if the ground were at z = 0. */
  footMm: number;
  coveredMm2: number;
}

/** Where the shadow ends below in the picture, millimetres: what stands over the ground throws it in front of itself. */
export function shadowFootMm({ footMm, groundMm }: PartExtent): number {
  return footMm + up[2] * groundMm;
}

/** From a mesh's numbers to the picture's axes: nine factors by row, then the shift. */
export type Projection = Float64Array;

/** @param scale pixels a millimetre; 1 for millimetres */
export function projectionOf({ transform, unitMm }: PlacedMesh, scale = 1): Projection {
  const projection = new Float64Array(12);
  for (const [row, axis] of camera.entries()) {
    for (let column = 0; column < 4; column++) {
      const from = column * 3;
      const sum =
        axis[0] * transform[from]! + axis[1] * transform[from + 1]! + axis[2] * transform[from + 2]!;
      if (column < 3) projection[row * 3 + column] = sum * unitMm * scale;
      else projection[9 + row] = sum * scale;
    }
  }
  return projection;
}

/** The extent of a part whose vertices all belong to some triangle, or lie within it. */
export function extentOf(meshes: Iterable<PlacedMesh>): PartExtent {
  const extent: PartExtent = {
    min: [Infinity, Infinity, Infinity],
    max: [-Infinity, -Infinity, -Infinity],
    groundMm: Infinity,
    footMm: Infinity,
    coveredMm2: 0,
  };
  for (const mesh of meshes) widen(extent, mesh);
  return extent;
}

function widen(extent: PartExtent, mesh: PlacedMesh): void {
  const { positions, triangles, transform: t, unitMm } = mesh;
  const p = projectionOf(mesh);
  const [xs, ys] = [new Float64Array(3), new Float64Array(3)];
  for (let at = 0; at < triangles.length; at += 3) {
    for (let corner = 0; corner < 3; corner++) {
      const from = triangles[at + corner]! * 3;
      const [x, y, z] = [positions[from]!, positions[from + 1]!, positions[from + 2]!];
      const across = x * p[0]! + y * p[1]! + z * p[2]! + p[9]!;
      const high = x * p[3]! + y * p[4]! + z * p[5]! + p[10]!;
      const near = x * p[6]! + y * p[7]! + z * p[8]! + p[11]!;
      xs[corner] = across;
      ys[corner] = high;
      if (across < extent.min[0]) extent.min[0] = across;
      if (across > extent.max[0]) extent.max[0] = across;
      if (high < extent.min[1]) extent.min[1] = high;
      if (high > extent.max[1]) extent.max[1] = high;
      if (near < extent.min[2]) extent.min[2] = near;
      if (near > extent.max[2]) extent.max[2] = near;
      const lies = (x * t[2]! + y * t[5]! + z * t[8]!) * unitMm + t[11]!;
      if (lies < extent.groundMm) extent.groundMm = lies;
      const foot = high - up[2] * lies;
      if (foot < extent.footMm) extent.footMm = foot;
    }
    const twice = (xs[1]! - xs[0]!) * (ys[2]! - ys[0]!) - (ys[1]! - ys[0]!) * (xs[2]! - xs[0]!);
    extent.coveredMm2 += Math.abs(twice) / 2;
  }
}
