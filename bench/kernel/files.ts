import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import { torus } from '@testing/meshes/shapes.js';

/** A torus of about this many triangles that lies on a bed of 256 mm, six decimals a coordinate as programs write. */
export function torusOf(triangles: number): IndexedMesh {
  const tubeSegments = Math.max(8, Math.round(Math.sqrt(triangles / 6)));
  const mesh = torus(60, 25, Math.max(8, Math.round(triangles / 2 / tubeSegments)), tubeSegments);
  return { ...mesh, positions: mesh.positions.map((value) => Math.round(value * 1e6) / 1e6) };
}

/** A number as most programs write it into text. */
export function exponential(value: number): string {
  return value.toExponential(6);
}
