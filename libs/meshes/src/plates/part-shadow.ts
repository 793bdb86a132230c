import type { PlacedMesh } from '@kernel/placed-mesh.js';
import { bedSideMm } from '@shared/domain/contract/limits.js';
import { cellsAlong, type PartShadow } from '@shared/domain/making/part-shadow.js';

/** Bounds of a part, in millimetres of its file. */
export interface PartBounds {
  min: readonly [number, number, number];
  max: readonly [number, number, number];
}

/** Millimetre coordinates of each vertex of a mesh, by three. */
export function placedVertices({ positions, transform: t, unitMm }: PlacedMesh): Float64Array {
  const placed = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    for (let axis = 0; axis < 3; axis++) {
      placed[at + axis] = (x * t[axis]! + y * t[3 + axis]! + z * t[6 + axis]!) * unitMm + t[9 + axis]!;
    }
  }
  return placed;
}

/** The box of all vertices that belong to triangles. */
export function boundsOf(meshes: Iterable<PlacedMesh>): PartBounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const mesh of meshes) {
    const vertices = placedVertices(mesh);
    for (const vertex of mesh.triangles) {
      for (let axis = 0; axis < 3; axis++) {
        const value = vertices[vertex * 3 + axis]!;
        if (value < min[axis]!) min[axis] = value;
        if (value > max[axis]!) max[axis] = value;
      }
    }
  }
  return { min, max };
}

/**
 * What a part covers of the bed as it was uploaded. Every cell that a triangle touches is covered, so that what is laid
 * beside it by its shadow never touches it. Takes time by the triangles and the cells that they cover.
 *
 * @param meshes the part's meshes, read twice
 * @returns `null` for a part without extent, or one that is larger than the bed
 */
export function shadowOf(meshes: () => Iterable<PlacedMesh>): PartShadow | null {
  const { min, max } = boundsOf(meshes());
  const [spanX, spanY] = [max[0] - min[0], max[1] - min[1]];
  if (!(spanX > 0 && spanY > 0) || Math.max(spanX, spanY) > bedSideMm + 0.01) return null;
  const [width, height] = [cellsAlong(spanX), cellsAlong(spanY)];
  const cells = new Uint8Array(width * height);
  for (const mesh of meshes()) {
    const at = placedVertices(mesh);
    const { triangles } = mesh;
    const x = (corner: number) => at[triangles[corner]! * 3]! - min[0];
    const y = (corner: number) => at[triangles[corner]! * 3 + 1]! - min[1];
    for (let corner = 0; corner < triangles.length; corner += 3) {
      cover(cells, width, height, [
        [x(corner), y(corner)],
        [x(corner + 1), y(corner + 1)],
        [x(corner + 2), y(corner + 2)],
      ]);
    }
  }
  return {
    rows: Array.from({ length: height }, (_, y) => runsOf(cells.subarray(y * width, (y + 1) * width))),
  };
}

type Corner = readonly [number, number];

/** Covers every cell that a triangle touches: row by row, from its least to its greatest x within the row. */
function cover(
  cells: Uint8Array,
  width: number,
  height: number,
  corners: readonly [Corner, Corner, Corner],
): void {
  const ys = corners.map(([, y]) => y);
  const first = Math.min(height - 1, Math.floor(Math.min(...ys)));
  const last = Math.min(height - 1, Math.floor(Math.max(...ys)));
  for (let row = first; row <= last; row++) {
    let from = Infinity;
    let end = -Infinity;
    for (let side = 0; side < 3; side++) {
      const [a, b] = [corners[side]!, corners[(side + 1) % 3]!];
      const [low, high] = a[1] <= b[1] ? [a, b] : [b, a];
      if (high[1] < row || low[1] > row + 1) continue;
      const rise = high[1] - low[1];
      const xAt = (y: number) => (rise === 0 ? low[0] : low[0] + ((high[0] - low[0]) * (y - low[1])) / rise);
      const x1 = rise === 0 ? low[0] : xAt(Math.max(low[1], row));
      const x2 = rise === 0 ? high[0] : xAt(Math.min(high[1], row + 1));
      from = Math.min(from, x1, x2);
      end = Math.max(end, x1, x2);
    }
    if (from > end) continue;
    const start = row * width;
    const left = Math.max(0, Math.min(width - 1, Math.floor(from)));
    const right = Math.max(0, Math.min(width - 1, Math.floor(end)));
    cells.fill(1, start + left, start + right + 1);
  }
}

function runsOf(cells: Uint8Array): number[] {
  const runs: number[] = [];
  for (let x = 0; x < cells.length; x++) {
    if (cells[x] === 0) continue;
    if (runs.at(-1) === x) runs[runs.length - 1] = x + 1;
    else runs.push(x, x + 1);
  }
  return runs;
}
