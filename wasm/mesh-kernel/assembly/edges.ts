import { maxListedOpenEdges } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { Mesh } from './mesh';
import { weldNear } from './weld';

/** Vertices of open edges closer than this are one: CAD programs write inches with four decimals. */
const NEAR_MM: f64 = 1e-4;

/** Buckets up to this size are sorted by insertion, larger ones by heap: no valence costs its square. */
const INSERTION_MAX: usize = 24;

/**
 * Whether the surface is closed: every undirected edge is used equally often in each direction.
 * Tried on the exact weld first; if that leaves edges open, with their ends merged within NEAR_MM.
 */
export function checkClosed(mesh: Mesh): bool {
  const scratch = mark();
  const isOpen = reserveZeroed(mesh.vertexCount);
  if (isOpen == 0 || !matchEdges(mesh, isOpen)) return false;
  if (mesh.openEdges != 0) {
    if (!weldNear(mesh, isOpen, NEAR_MM / mesh.unitMm)) return false;
    if (!matchEdges(mesh, isOpen)) return false;
  }
  release(scratch);
  return true;
}

/**
 * Counts open edges and edges of four or more faces. Half-edges are bucketed by their lower vertex
 * with a counting sort; in a bucket, equal higher vertices stand together after a small sort.
 * Marks the ends of open edges in `isOpen` (a byte a vertex) and lists the first of them.
 */
function matchEdges(mesh: Mesh, isOpen: usize): bool {
  const scratch = mark();
  const vertexCount = mesh.vertexCount;
  const bucketEnds = reserveZeroed((<u64>vertexCount + 1) << 2);
  const entries = reserve(<u64>mesh.triangleCount * 12);
  if (bucketEnds == 0 || entries == 0) return false;
  bucketHalfEdges(mesh, bucketEnds, entries);
  mesh.openEdges = 0;
  mesh.nonManifoldEdges = 0;
  mesh.listedEdgeCount = 0;
  let start = entries;
  for (let v: u32 = 0; v < vertexCount; v++) {
    const end = entries + (<usize>load<u32>(bucketEnds + (<usize>v << 2)) << 2);
    sortBucket(start, end);
    matchBucket(mesh, v, start, end, isOpen);
    start = end;
  }
  mesh.isClosed = mesh.openEdges == 0;
  release(scratch);
  return true;
}

/** Fills `entries` with `higher vertex × 2 + direction`, grouped by lower vertex, and each group's end. */
function bucketHalfEdges(mesh: Mesh, bucketEnds: usize, entries: usize): void {
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
  const bucketsEnd = bucketEnds + (<usize>mesh.vertexCount << 2);
  for (let at = bucketEnds; at < bucketsEnd; at += 4) {
    const size = load<u32>(at);
    store<u32>(at, total);
    total += size;
  }
  for (let at = first; at < last; at += 12) {
    const a = load<u32>(at);
    const b = load<u32>(at, 4);
    const c = load<u32>(at, 8);
    place(bucketEnds, entries, a, b);
    place(bucketEnds, entries, b, c);
    place(bucketEnds, entries, c, a);
  }
}

@inline
function increment(at: usize): void {
  store<u32>(at, load<u32>(at) + 1);
}

@inline
function place(bucketEnds: usize, entries: usize, from: u32, to: u32): void {
  const bucket = bucketEnds + (<usize>min(from, to) << 2);
  const position = load<u32>(bucket);
  store<u32>(bucket, position + 1);
  store<u32>(entries + (<usize>position << 2), (max(from, to) << 1) | <u32>(from < to));
}

/** Judges the edges between `low` and each higher vertex of its sorted bucket. */
function matchBucket(mesh: Mesh, low: u32, start: usize, end: usize, isOpen: usize): void {
  let at = start;
  while (at < end) {
    const high = load<u32>(at) >> 1;
    const run = at;
    let balance: i32 = 0;
    while (at < end && load<u32>(at) >> 1 == high) {
      balance += <i32>((load<u32>(at) & 1) << 1) - 1;
      at += 4;
    }
    if (balance != 0) {
      mesh.openEdges++;
      noteOpen(mesh, low, high, isOpen);
    }
    if (at - run >= 16) mesh.nonManifoldEdges++;
  }
}

function noteOpen(mesh: Mesh, low: u32, high: u32, isOpen: usize): void {
  store<u8>(isOpen + low, 1);
  store<u8>(isOpen + high, 1);
  if (mesh.listedEdgeCount == maxListedOpenEdges) return;
  const at = mesh.listedEdges + <usize>mesh.listedEdgeCount * 48;
  mesh.listedEdgeCount++;
  memory.copy(at, mesh.positions + <usize>low * 24, 24);
  memory.copy(at + 24, mesh.positions + <usize>high * 24, 24);
}

function sortBucket(start: usize, end: usize): void {
  if (end - start > INSERTION_MAX << 2) return heapSort(start, (end - start) >> 2);
  for (let at = start + 4; at < end; at += 4) {
    const value = load<u32>(at);
    let hole = at;
    while (hole > start && load<u32>(hole - 4) > value) {
      store<u32>(hole, load<u32>(hole - 4));
      hole -= 4;
    }
    store<u32>(hole, value);
  }
}

/** Sorts `count` u32 in place in O(n log n), whatever their order. */
export function heapSort(base: usize, count: usize): void {
  for (let root = count >> 1; root > 0; root--) siftDown(base, root - 1, count);
  for (let last = count - 1; last > 0; last--) {
    const value = load<u32>(base + (last << 2));
    store<u32>(base + (last << 2), load<u32>(base));
    store<u32>(base, value);
    siftDown(base, 0, last);
  }
}

function siftDown(base: usize, root: usize, count: usize): void {
  const value = load<u32>(base + (root << 2));
  let hole = root;
  while (true) {
    let child = (hole << 1) + 1;
    if (child >= count) break;
    if (child + 1 < count && load<u32>(base + (child << 2), 4) > load<u32>(base + (child << 2))) child++;
    if (load<u32>(base + (child << 2)) <= value) break;
    store<u32>(base + (hole << 2), load<u32>(base + (child << 2)));
    hole = child;
  }
  store<u32>(base + (hole << 2), value);
}
