import { edgeBytes, maxListedOpenEdges } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { Mesh } from './mesh';
import { sortAscending } from './sort';
import { mergedNear, weldNear } from './weld';

/** Vertices of open edges closer than this are one: CAD programs write inches with four decimals. */
const NEAR_MM: f64 = 1e-4;

/**
 * A half-edge as one u64, ordered by higher vertex, then direction: opposite vertex, then higher vertex × 2
 * plus 1 if its face goes upward along it.
 */
export const HALF_EDGE_BYTES: usize = 8;

/**
 * Whether the surface is closed: every undirected edge is used equally often in each direction.
 * Tried on the exact weld first; if that leaves edges open, with their ends merged within NEAR_MM, where the mesh is placed
 * largest. The half-edges stay with the mesh: `corners.ts` reads each edge's two faces from them.
 */
export function checkClosed(mesh: Mesh): bool {
  mesh.bucketEnds = reserve((<u64>mesh.vertexCount + 1) << 2);
  mesh.halfEdges = reserve(<u64>mesh.triangleCount * 3 * HALF_EDGE_BYTES);
  const scratch = mark();
  const isOpen = reserveZeroed(mesh.vertexCount);
  if (mesh.bucketEnds == 0 || mesh.halfEdges == 0 || isOpen == 0) return false;
  matchEdges(mesh, isOpen);
  if (mesh.openEdges != 0) {
    if (!weldNear(mesh, isOpen, NEAR_MM / mesh.placedMm)) return false;
    // What merged nothing has left every edge as it was.
    if (mergedNear != 0) matchEdges(mesh, isOpen);
  }
  release(scratch);
  return true;
}

/**
 * Counts open edges and edges of four or more faces. Half-edges are bucketed by their lower vertex
 * with a counting sort; in a bucket, equal higher vertices stand together after a small sort.
 * Marks the ends of open edges in `isOpen` (a byte a vertex) and lists the first of them.
 */
function matchEdges(mesh: Mesh, isOpen: usize): void {
  bucketHalfEdges(mesh);
  mesh.openEdges = 0;
  mesh.nonManifoldEdges = 0;
  mesh.listedEdgeCount = 0;
  let start = mesh.halfEdges;
  for (let v: u32 = 0; v < mesh.vertexCount; v++) {
    const end = bucketEnd(mesh, v);
    sortAscending(start, end);
    matchBucket(mesh, v, start, end, isOpen);
    start = end;
  }
  mesh.isClosed = mesh.openEdges == 0;
}

/** Where the half-edges end whose lower vertex is `v`; those of `v + 1` begin there. */
@inline
export function bucketEnd(mesh: Mesh, v: u32): usize {
  return mesh.halfEdges + <usize>load<u32>(mesh.bucketEnds + (<usize>v << 2)) * HALF_EDGE_BYTES;
}

/** The higher vertex of a half-edge. */
@inline
export function higherVertex(halfEdge: usize): u32 {
  return load<u32>(halfEdge, 4) >> 1;
}

/** 1 when its face goes along it from the lower to the higher vertex, else 0. */
@inline
export function isUpward(halfEdge: usize): u32 {
  return load<u32>(halfEdge, 4) & 1;
}

/** Where the half-edges begin whose lower vertex is `v`. */
export function bucketStart(mesh: Mesh, v: u32): usize {
  return v == 0 ? mesh.halfEdges : bucketEnd(mesh, v - 1);
}

/** The half-edge from a vertex to another, of an edge that has two faces. */
export function halfEdgeOf(mesh: Mesh, from: u32, to: u32): usize {
  const wanted = (max(from, to) << 1) | <u32>(from < to);
  let start = bucketStart(mesh, min(from, to));
  let end = bucketEnd(mesh, min(from, to));
  while (end - start > HALF_EDGE_BYTES) {
    const middle = start + (((end - start) >> 1) & ~7);
    if (load<u32>(middle, 4) > wanted) end = middle;
    else start = middle;
  }
  return start;
}

/** The third corner of its face. */
@inline
export function oppositeVertex(halfEdge: usize): u32 {
  return load<u32>(halfEdge);
}

/** Fills the half-edges, grouped by lower vertex, and each group's end. */
function bucketHalfEdges(mesh: Mesh): void {
  const bucketEnds = mesh.bucketEnds;
  const bucketsEnd = bucketEnds + (<usize>mesh.vertexCount << 2);
  memory.fill(bucketEnds, 0, bucketsEnd - bucketEnds);
  const first = mesh.triangles;
  const last = first + <usize>mesh.triangleCount * 12;
  for (let at = first; at < last; at += 12) {
    const a = load<u32>(at);
    const b = load<u32>(at, 4);
    const c = load<u32>(at, 8);
    increment(bucketEnds + (<usize>min(a, b) << 2));
    increment(bucketEnds + (<usize>min(b, c) << 2));
    increment(bucketEnds + (<usize>min(c, a) << 2));
  }
  let total: u32 = 0;
  for (let at = bucketEnds; at < bucketsEnd; at += 4) {
    const size = load<u32>(at);
    store<u32>(at, total);
    total += size;
  }
  const halfEdges = mesh.halfEdges;
  for (let at = first; at < last; at += 12) {
    const a = load<u32>(at);
    const b = load<u32>(at, 4);
    const c = load<u32>(at, 8);
    place(bucketEnds, halfEdges, a, b, c);
    place(bucketEnds, halfEdges, b, c, a);
    place(bucketEnds, halfEdges, c, a, b);
  }
}

@inline
function increment(at: usize): void {
  store<u32>(at, load<u32>(at) + 1);
}

@inline
function place(bucketEnds: usize, halfEdges: usize, from: u32, to: u32, opposite: u32): void {
  const bucket = bucketEnds + (<usize>min(from, to) << 2);
  const position = load<u32>(bucket);
  store<u32>(bucket, position + 1);
  const at = halfEdges + <usize>position * HALF_EDGE_BYTES;
  store<u32>(at, opposite);
  store<u32>(at, (max(from, to) << 1) | <u32>(from < to), 4);
}

/** Judges the edges between `low` and each higher vertex of its sorted bucket. */
function matchBucket(mesh: Mesh, low: u32, start: usize, end: usize, isOpen: usize): void {
  let at = start;
  while (at < end) {
    // Mostly there are two halves in either direction, and no third: what lies behind the end, marks of open edges, is taken
    // for one.
    const first = load<u32>(at, 4);
    if ((first ^ load<u32>(at, 12)) == 1 && (first ^ load<u32>(at, 20)) > 1 && at + HALF_EDGE_BYTES < end) {
      at += 2 * HALF_EDGE_BYTES;
      continue;
    }
    const high = higherVertex(at);
    const run = at;
    let balance: i32 = 0;
    while (at < end && higherVertex(at) == high) {
      balance += <i32>(isUpward(at) << 1) - 1;
      at += HALF_EDGE_BYTES;
    }
    if (balance != 0) {
      mesh.openEdges++;
      noteOpen(mesh, low, high, isOpen);
    }
    if (at - run >= 4 * HALF_EDGE_BYTES) mesh.nonManifoldEdges++;
  }
}

function noteOpen(mesh: Mesh, low: u32, high: u32, isOpen: usize): void {
  store<u8>(isOpen + low, 1);
  store<u8>(isOpen + high, 1);
  if (mesh.listedEdgeCount == maxListedOpenEdges) return;
  const at = mesh.listedEdges + <usize>mesh.listedEdgeCount * edgeBytes;
  mesh.listedEdgeCount++;
  memory.copy(at, mesh.positions + <usize>low * 24, 24);
  memory.copy(at + 24, mesh.positions + <usize>high * 24, 24);
}
