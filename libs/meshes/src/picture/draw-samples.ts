import type { PlacedMesh } from '@kernel/placed-mesh.js';
import { projectionOf, unit, type Vector } from './part-camera.js';
import { SampleRaster } from './sample-raster.js';

/** Where the part's origin lies in a raster, and its scale. */
export interface RasterPlace {
  perMm: number;
  /** Columns from the left edge, and rows from the top. */
  originX: number;
  originY: number;
  /** Toward the eye from the part's middle: depths are f32, and parts may lie kilometres from their origin. */
  originZ: number;
}

/** In the picture's axes: right, up, toward the eye. From the upper left, and a weaker one from the right. */
const key = unit([-0.52, 0.66, 0.54]);
const fill = unit([0.86, 0.1, 0.5]);
/** Halfway between the first light and the eye, where plastic shines. */
const shine = unit([key[0], key[1], key[2] + 1]);

/** How much each light makes of a face's brightness, 0 to 1. */
const share = { around: 0.33, key: 0.58, fill: 0.07, shine: 0.12 };

/** Brightness of a face, 0 to 255, by the direction that it faces; one that faces away is lit from behind as from before. */
function toneOf(x: number, y: number, z: number): number {
  const lit = (by: Vector): number => Math.max(0, x * by[0] + y * by[1] + z * by[2]);
  const gloss = lit(shine);
  const sharp = gloss * gloss * gloss * gloss;
  const tone =
    share.around + share.key * lit(key) + share.fill * lit(fill) + share.shine * sharp * sharp * sharp;
  return Math.min(255, Math.round(tone * 255));
}

/**
 * Draws meshes triangle by triangle, as they are read: memory is that of the raster alone. Which way a triangle winds
 * does not matter.
 */
export function drawSamples(
  raster: SampleRaster,
  meshes: Iterable<PlacedMesh>,
  { perMm, originX, originY, originZ }: RasterPlace,
): void {
  for (const mesh of meshes) {
    const { positions, triangles } = mesh;
    const p = projectionOf(mesh, perMm);
    const [px, py, pz] = [p[9]! + originX, originY - p[10]!, p[11]! + originZ];
    for (let at = 0; at < triangles.length; at += 3) {
      const a = triangles[at]! * 3;
      const b = triangles[at + 1]! * 3;
      const c = triangles[at + 2]! * 3;
      const [xa, ya, za] = [positions[a]!, positions[a + 1]!, positions[a + 2]!];
      const [xb, yb, zb] = [positions[b]!, positions[b + 1]!, positions[b + 2]!];
      const [xc, yc, zc] = [positions[c]!, positions[c + 1]!, positions[c + 2]!];
      const y1 = py - (xa * p[3]! + ya * p[4]! + za * p[5]!);
      const y2 = py - (xb * p[3]! + yb * p[4]! + zb * p[5]!);
      const y3 = py - (xc * p[3]! + yc * p[4]! + zc * p[5]!);
      // Between two rows of samples, as most triangles of fine meshes are.
      if (Math.ceil(Math.min(y1, y2, y3) - 0.5) > Math.floor(Math.max(y1, y2, y3) - 0.5)) continue;
      const x1 = xa * p[0]! + ya * p[1]! + za * p[2]! + px;
      const x2 = xb * p[0]! + yb * p[1]! + zb * p[2]! + px;
      const x3 = xc * p[0]! + yc * p[1]! + zc * p[2]! + px;
      if (Math.ceil(Math.min(x1, x2, x3) - 0.5) > Math.floor(Math.max(x1, x2, x3) - 0.5)) continue;
      const z1 = xa * p[6]! + ya * p[7]! + za * p[8]! + pz;
      const z2 = xb * p[6]! + yb * p[7]! + zb * p[8]! + pz;
      const z3 = xc * p[6]! + yc * p[7]! + zc * p[8]! + pz;
      raster.draw(x1, y1, z1, x2, y2, z2, x3, y3, z3, facing(x1, y1, z1, x2, y2, z2, x3, y3, z3));
    }
  }
}

/** The tone of a triangle whose rows count down. */
function facing(
  x1: number,
  y1: number,
  z1: number,
  x2: number,
  y2: number,
  z2: number,
  x3: number,
  y3: number,
  z3: number,
): number {
  const [ux, uy, uz] = [x2 - x1, y1 - y2, z2 - z1];
  const [vx, vy, vz] = [x3 - x1, y1 - y3, z3 - z1];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  const scale = (nz < 0 ? -1 : 1) / length;
  return toneOf(nx * scale, ny * scale, nz * scale);
}

/** Draws what meshes cover of the ground below them; the depth of a sample is how low the part is over it, negated. */
export function drawFootprint(
  raster: SampleRaster,
  meshes: Iterable<PlacedMesh>,
  { perMm, originX, originY }: RasterPlace,
  groundMm: number,
): void {
  for (const mesh of meshes) {
    const { positions, triangles, transform: t, unitMm } = mesh;
    const flat = Float64Array.from(t, (entry, index) =>
      index === 11 ? groundMm : index % 3 === 2 ? 0 : entry,
    );
    const p = projectionOf({ ...mesh, transform: flat }, perMm);
    const at = new Float64Array(9);
    for (let corner = 0; corner < triangles.length; corner++) {
      const from = triangles[corner]! * 3;
      const [x, y, z] = [positions[from]!, positions[from + 1]!, positions[from + 2]!];
      const slot = (corner % 3) * 3;
      at[slot] = x * p[0]! + y * p[1]! + z * p[2]! + p[9]! + originX;
      at[slot + 1] = originY - (x * p[3]! + y * p[4]! + z * p[5]! + p[10]!);
      at[slot + 2] = (groundMm - (x * t[2]! + y * t[5]! + z * t[8]!) * unitMm - t[11]!) * perMm;
      if (slot < 6) continue;
      raster.draw(at[0]!, at[1]!, at[2]!, at[3]!, at[4]!, at[5]!, at[6]!, at[7]!, at[8]!, 0);
    }
  }
}
