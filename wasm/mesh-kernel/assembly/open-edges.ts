import { reserve } from './arena';
import { HALF_EDGE_BYTES, bucketEnd, higherVertex, isUpward } from './edges';
import { Mesh } from './mesh';

/** The open edges of a mesh, to be looked up: lower vertex, then higher vertex, as one ascending u64 each. */
let keys: usize = 0;
let keyCount: u32 = 0;

/** Lists a mesh's open edges, in memory that stays. */
export function listOpenEdges(mesh: Mesh): bool {
  keyCount = 0;
  keys = reserve(<u64>mesh.openEdges << 3);
  if (keys == 0) return false;
  let at = mesh.halfEdges;
  for (let v: u32 = 0; v < mesh.vertexCount && keyCount < mesh.openEdges; v++) {
    const end = bucketEnd(mesh, v);
    while (at < end) {
      const high = higherVertex(at);
      let balance: i32 = 0;
      for (; at < end && higherVertex(at) == high; at += HALF_EDGE_BYTES) balance += <i32>(isUpward(at) << 1) - 1;
      if (balance == 0) continue;
      store<u64>(keys + (<usize>keyCount << 3), keyOf(v, high));
      keyCount++;
    }
  }
  return true;
}

/** How many open edges were listed. */
export function openEdgeCount(): u32 {
  return keyCount;
}

/** An open edge's lower and higher vertex. */
export function lowerEnd(edge: u32): u32 {
  return load<u32>(keys + (<usize>edge << 3), 4);
}

export function higherEnd(edge: u32): u32 {
  return load<u32>(keys + (<usize>edge << 3));
}

/** Whether the edge between two vertices is open. */
export function isOpenEdge(a: u32, b: u32): bool {
  const key = keyOf(min(a, b), max(a, b));
  let low: u32 = 0;
  let high = keyCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<u64>(keys + (<usize>middle << 3)) < key) low = middle + 1;
    else high = middle;
  }
  return low < keyCount && load<u64>(keys + (<usize>low << 3)) == key;
}

@inline
function keyOf(low: u32, high: u32): u64 {
  return (<u64>low << 32) | high;
}
