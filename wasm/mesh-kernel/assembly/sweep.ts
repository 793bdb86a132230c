import { reserveZeroed } from './arena';
import { bucketEnd, bucketStart, halfEdgeOf, higherVertex, oppositeVertex } from './edges';
import { Mesh } from './mesh';
import { planeOf } from './planes';

/**
 * Where a closed surface of edges with two faces has as many outlines in a plane as in the one below.
 *
 * A plane on its way up passes the vertices one by one: by height, those between the same two layers' planes by number. If the
 * triangles around a vertex make one fan, and it is the middle corner of two of them, then what the plane cuts of them is one
 * line before and after, with the same ends: no outline begins, ends, parts or joins.
 */

/** Triangles of which a vertex is the lowest, the highest and the middle corner, in one u64. */
const LOWEST: u64 = 1;
const HIGHEST: u64 = 1 << 20;
const MIDDLE: u64 = 1 << 40;

/** Of more triangles a vertex could have more than are counted. */
export const SWEPT_MAX: u32 = 500_000;

/**
 * Marks, a byte each, the planes that passed a vertex which may change the number of outlines. What is marked already is not
 * looked at closely.
 */
export function markChanges(mesh: Mesh, isChanged: usize): bool {
  const corners = reserveZeroed(<u64>mesh.vertexCount << 3);
  if (corners == 0) return false;
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = placeOf(load<u32>(at));
    const b = placeOf(load<u32>(at, 4));
    const c = placeOf(load<u32>(at, 8));
    const lowest = min(a, min(b, c));
    const highest = max(a, max(b, c));
    addCorner(corners, lowest, LOWEST);
    addCorner(corners, highest, HIGHEST);
    addCorner(corners, a ^ b ^ c ^ lowest ^ highest, MIDDLE);
  }
  for (let v: u32 = 0; v < mesh.vertexCount; v++) {
    if (load<u64>(corners + (<usize>v << 3)) / MIDDLE != 2) store<u8>(isChanged + planeOf(v), 1);
  }
  for (let v: u32 = 0; v < mesh.vertexCount; v++) {
    const counts = load<u64>(corners + (<usize>v << 3));
    // A second fan would have at least three triangles of which the vertex is the lowest corner, or the highest; but for a flap of
    // two opposed ones, which holds nothing.
    if (((counts + LOWEST + HIGHEST) & ~(3 * LOWEST | 3 * HIGHEST)) == 2 * MIDDLE) continue;
    const changed = isChanged + planeOf(v);
    if (load<u8>(changed) != 0) continue;
    store<u8>(changed, <u8>!isOneFan(mesh, v, <u32>((counts + counts / HIGHEST) % HIGHEST) + 2));
  }
  return true;
}

/** The place of a vertex in the order in which planes pass them, above its number. */
@inline
function placeOf(vertex: u32): u64 {
  return (<u64>planeOf(vertex) << 32) | <u64>vertex;
}

@inline
function addCorner(corners: usize, place: u64, corner: u64): void {
  const at = corners + (<usize><u32>place << 3);
  store<u64>(at, load<u64>(at) + corner);
}

/**
 * Whether all triangles at a vertex are met on the way around it from one of them. Also false where no vertex beside it has a
 * higher number.
 */
function isOneFan(mesh: Mesh, v: u32, triangles: u32): bool {
  const start = bucketStart(mesh, v);
  if (start == bucketEnd(mesh, v)) return false;
  const first = higherVertex(start);
  let beside = first;
  do {
    beside = oppositeVertex(halfEdgeOf(mesh, v, beside));
    triangles--;
  } while (beside != first);
  return triangles == 0;
}
