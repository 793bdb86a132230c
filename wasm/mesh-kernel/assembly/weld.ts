import { Fault } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { fail } from './fault';
import { MAX_COORDINATE, Mesh } from './mesh';
import { join, root } from './union-find';

/**
 * Welding: equal points become one vertex. Points are equal when their three coordinates are equal
 * as numbers (−0 = +0). An open-addressing table of vertex numbers, keyed by a hash of the coordinates
 * whose multipliers are secret, so that no file can be made whose points collide.
 */
let table: usize = 0;
let tableMask: u32 = 0;
let points: usize = 0;
let pointCount: u32 = 0;
let pointLimit: u32 = 0;

/**
 * The table is larger than the fast caches, so a look-up waits for memory. Hashes are worked out for a block of
 * points ahead; then each one's place in the table is touched, one right after the other: the waits overlap.
 */
export const BLOCK: u32 = 48;
const hashes = memory.data(48 * 4, 16);
/** Slots of the table to be touched. */
export const wanted = memory.data(48 * 4, 16);
let touched: u32 = 0;

/**
 * Most files name a vertex again soon after they named it first. The vertices met last stand in a small table that
 * stays in a fast cache: each entry is a vertex + 1, then its whole hash. Only who is not there goes to the large one.
 */
const RECENT_BITS: u32 = 13;
const RECENT_MASK: u32 = (1 << RECENT_BITS) - 1;
let recent: usize = 0;

export let secretX: u64 = 0;
let secretY: u64 = 0;
let secretZ: u64 = 0;

/** What `weldPoint` answers when the table is full or the point is no place in space. */
export const NO_VERTEX: u32 = 0xffffffff;

export function seedHash(low: u32, high: u32): void {
  const seed = (<u64>high << 32) | <u64>low;
  secretX = secretOf(seed + 0x9e3779b97f4a7c15);
  secretY = secretOf(seed + 0x3c6ef372fe94f82a);
  secretZ = secretOf(seed + 0xdaa66d2c7ddf743f);
}

/** An odd multiplier; the mixing is that of SplitMix64. */
function secretOf(state: u64): u64 {
  let h = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
  h = (h ^ (h >> 27)) * 0x94d049bb133111eb;
  return (h ^ (h >> 31)) | 1;
}

@inline
function hashPoint(x: u64, y: u64, z: u64): u32 {
  const h = x * secretX + y * secretY + z * secretZ;
  return <u32>(((h ^ (h >> 32)) * 0x9e3779b97f4a7c15) >> 32);
}

/** A hash of three u32, two of them as one u64. */
@inline
export function hashTriple(pair: u64, third: u32): u32 {
  const h = pair * secretX + <u64>third * secretY + secretZ;
  return <u32>(((h ^ (h >> 32)) * 0x9e3779b97f4a7c15) >> 32);
}

/** A hash of two u32 as one u64. */
@inline
export function hashPair(pair: u64): u32 {
  const h = pair * secretX;
  return <u32>(((h ^ (h >> 32)) * 0x9e3779b97f4a7c15) >> 32);
}

/**
 * Prepares for `weldPoint` of the block's point `index`, by a hash of it. `end` is where the slots to be touched end so far,
 * `wanted` at first; returns where they end now.
 */
@inline
export function announce(index: u32, hash: u32, end: usize): usize {
  store<u32>(hashes + (<usize>index << 2), hash);
  store<u32>(end, hash & tableMask);
  return end + (<usize>(load<u32>(recent + (<usize>(hash >> (32 - RECENT_BITS)) << 3), 4) != hash) << 2);
}

/** Ends the announcements of a block. */
export function touchAnnounced(end: usize): void {
  let sum: u32 = 0;
  for (let at = wanted; at < end; at += 4) sum += load<u32>(table + (<usize>load<u32>(at) << 2));
  touched += sum;
}

/**
 * The vertex at the block's point `index`, which was announced: x and y as a pair of lanes, no −0 among its coordinates.
 * A new one is appended. NO_VERTEX: see `isWeldFull`.
 */
@inline
export function weldPoint(index: u32, xy: v128, z: f64): u32 {
  const hash = load<u32>(hashes + (<usize>index << 2));
  const seat = recent + (<usize>(hash >> (32 - RECENT_BITS)) << 3);
  const last = load<u32>(seat);
  if (last != 0 && load<u32>(seat, 4) == hash) {
    if (isAt(points + <usize>(last - 1) * 24, xy, z)) return last - 1;
  }
  let slot = hash & tableMask;
  while (true) {
    const entry = load<u32>(table + (<usize>slot << 2));
    if (entry == 0) {
      const vertex = append(xy, z, slot);
      if (vertex != NO_VERTEX) store<u64>(seat, (<u64>hash << 32) | (vertex + 1));
      return vertex;
    }
    if (isAt(points + <usize>(entry - 1) * 24, xy, z)) {
      store<u64>(seat, (<u64>hash << 32) | entry);
      return entry - 1;
    }
    slot = (slot + 1) & tableMask;
  }
}

@inline
function isAt(point: usize, xy: v128, z: f64): bool {
  return !v128.any_true(v128.xor(v128.load(point), xy)) && load<f64>(point, 16) == z;
}

/** x and y of the point at `at`, f64, +0 for −0. */
@inline
export function xyAt(at: usize): v128 {
  return f64x2.add(v128.load(at), f64x2.splat(0));
}

/** z of the point at `at`, f64, +0 for −0. */
@inline
export function zAt(at: usize): f64 {
  return load<f64>(at, 16) + 0.0;
}

/** Announces the points from `first` on, f64 at `at`, up to a whole block. */
export function announceBlock(at: usize, first: u32, count: u32): void {
  const end = min(BLOCK, count - first);
  let point = at + <usize>first * 24;
  let slots = wanted;
  for (let index: u32 = 0; index < end; index++) {
    const xy = xyAt(point);
    const z = reinterpret<u64>(zAt(point));
    slots = announce(index, hashPoint(<u64>i64x2.extract_lane(xy, 0), <u64>i64x2.extract_lane(xy, 1), z), slots);
    point += 24;
  }
  touchAnnounced(slots);
}

function append(xy: v128, z: f64, slot: u32): u32 {
  const x = f64x2.extract_lane(xy, 0);
  const y = f64x2.extract_lane(xy, 1);
  if (!(abs(x) <= MAX_COORDINATE && abs(y) <= MAX_COORDINATE && abs(z) <= MAX_COORDINATE)) return NO_VERTEX;
  if (pointCount == pointLimit) return NO_VERTEX;
  const at = points + <usize>pointCount * 24;
  v128.store(at, xy);
  store<f64>(at, z, 16);
  store<u32>(table + (<usize>slot << 2), ++pointCount);
  return pointCount - 1;
}

/** Opens a table for up to `limit` vertices that will be stored at `at`, which must have the room. */
export function beginWeld(at: usize, limit: u32): bool {
  let capacity: u64 = 16;
  while (capacity * 3 < <u64>limit * 4) capacity <<= 1;
  table = reserveZeroed(capacity << 2);
  recent = reserveZeroed(8 << RECENT_BITS);
  if (table == 0 || recent == 0) return false;
  tableMask = <u32>(capacity - 1);
  points = at;
  pointCount = 0;
  pointLimit = limit;
  return true;
}

/** Vertices so far. */
export function weldedCount(): u32 {
  return pointCount;
}

/** Whether the last NO_VERTEX meant that the table was full, and not that the point is nowhere. */
export function isWeldFull(): bool {
  return pointCount == pointLimit;
}

/** The fault of a coordinate that cannot be used. */
export function failCoordinate(x: f64, y: f64, z: f64, detail: f64): bool {
  const isFinite = abs(x) < Infinity && abs(y) < Infinity && abs(z) < Infinity;
  return fail(isFinite ? Fault.CoordinateOutOfRange : Fault.NonFiniteCoordinate, detail);
}

/**
 * Welds an indexed mesh in place: vertices that no triangle uses go, equal ones become one,
 * triangles with two equal corners are dropped.
 */
export function weldMesh(mesh: Mesh): bool {
  const scratch = mark();
  const vertexCount = mesh.vertexCount;
  const positions = mesh.positions;
  const renumbered = reserveZeroed(<u64>vertexCount << 2);
  if (renumbered == 0) return false;
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 4) store<u32>(renumbered + (<usize>load<u32>(at) << 2), 1);
  let used: u32 = 0;
  for (let v: u32 = 0; v < vertexCount; v++) used += load<u32>(renumbered + (<usize>v << 2));
  if (!beginWeld(positions, used)) return false;
  for (let v: u32 = 0; v < vertexCount; v++) {
    const entry = renumbered + (<usize>v << 2);
    if (v % BLOCK == 0) announceBlock(positions, v, vertexCount);
    if (load<u32>(entry) == 0) continue;
    const at = positions + <usize>v * 24;
    const welded = weldPoint(v % BLOCK, xyAt(at), zAt(at));
    if (welded == NO_VERTEX) return failCoordinate(load<f64>(at), load<f64>(at, 8), load<f64>(at, 16), 0);
    store<u32>(entry, welded);
  }
  mesh.vertexCount = pointCount;
  renumber(mesh, renumbered);
  release(scratch);
  return true;
}

/** Replaces each corner by its entry in `renumbered` and drops the triangles that became degenerate. */
function renumber(mesh: Mesh, renumbered: usize): void {
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  let kept = mesh.triangles;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = load<u32>(renumbered + (<usize>load<u32>(at) << 2));
    const b = load<u32>(renumbered + (<usize>load<u32>(at, 4) << 2));
    const c = load<u32>(renumbered + (<usize>load<u32>(at, 8) << 2));
    store<u32>(kept, a);
    store<u32>(kept, b, 4);
    store<u32>(kept, c, 8);
    if (a != b && b != c && c != a) kept += 12;
  }
  mesh.triangleCount = <u32>((kept - mesh.triangles) / 12);
}

/**
 * Width of a cell of the tolerance grid, in tolerances: a ball touches eight at most and three or four mostly, each a
 * wait for memory.
 */
const CELL_TOLERANCES: f64 = 4;

@inline
function cellHash(x: f64, y: f64, z: f64): u32 {
  return hashPoint(reinterpret<u64>(x + 0.0), reinterpret<u64>(y + 0.0), reinterpret<u64>(z + 0.0)) & tableMask;
}

/** For each vertex of a block, the slots of the cells that its ball touches: their number, then up to eight of them. */
const ballSlots = memory.data(48 * 9 * 4, 16);

@inline
function slotsOf(index: u32): usize {
  return ballSlots + <usize>index * 36;
}

/**
 * Works out the slots of a block of vertices and touches what stands there, then what that points to: the waits for
 * memory overlap, as in `announce`.
 */
function announceBalls(mesh: Mesh, isOpen: usize, next: usize, from: u32, tolerance: f64): void {
  const count = min<u32>(BLOCK, mesh.vertexCount - from);
  for (let index: u32 = 0; index < count; index++) {
    const isAsked = load<u8>(isOpen + from + index) != 0;
    if (isAsked) touchCells(slotsOf(index), mesh.positions + <usize>(from + index) * 24, tolerance);
    else store<u32>(slotsOf(index), 0);
  }
  for (let index: u32 = 0; index < count; index++) {
    const slots = slotsOf(index);
    const end = slots + (<usize>load<u32>(slots) << 2);
    for (let at = slots + 4; at <= end; at += 4) {
      const entry = load<u32>(table + (<usize>load<u32>(at) << 2));
      if (entry == 0) continue;
      touched += load<u32>(mesh.positions + <usize>(entry - 1) * 24) + load<u32>(next + (<usize>(entry - 1) << 2));
    }
  }
}

/** Notes the slots of the cells that the ball around the point at `at` touches. */
function touchCells(slots: usize, at: usize, tolerance: f64): void {
  const x = load<f64>(at);
  const y = load<f64>(at, 8);
  const z = load<f64>(at, 16);
  const cell = tolerance * CELL_TOLERANCES;
  const firstX = floor((x - tolerance) / cell);
  const firstY = floor((y - tolerance) / cell);
  const firstZ = floor((z - tolerance) / cell);
  // Two at most along an axis. Far out a cell is less than what sets numbers apart: then all that differ are in others.
  const moreX = min<f64>(1, floor((x + tolerance) / cell) - firstX);
  const moreY = min<f64>(1, floor((y + tolerance) / cell) - firstY);
  const moreZ = min<f64>(1, floor((z + tolerance) / cell) - firstZ);
  let count: u32 = 0;
  for (let i: f64 = 0; i <= moreX; i++) {
    for (let j: f64 = 0; j <= moreY; j++) {
      for (let k: f64 = 0; k <= moreZ; k++) {
        const slot = cellHash(firstX + i, firstY + j, firstZ + k);
        touched += load<u32>(table + (<usize>slot << 2));
        count++;
        store<u32>(slots + (<usize>count << 2), slot);
      }
    }
  }
  store<u32>(slots, count);
}

/** Joins a vertex with those of the cells in `slots` within `tolerance` of it. */
function joinNear(positions: usize, sets: usize, next: usize, slots: usize, vertex: u32, tolerance: f64): void {
  const at = positions + <usize>vertex * 24;
  const x = load<f64>(at);
  const y = load<f64>(at, 8);
  const z = load<f64>(at, 16);
  const end = slots + (<usize>load<u32>(slots) << 2);
  for (let slot = slots + 4; slot <= end; slot += 4) {
    let entry = load<u32>(table + (<usize>load<u32>(slot) << 2));
    while (entry != 0) {
      comparisons++;
      const other = positions + <usize>(entry - 1) * 24;
      const dx = load<f64>(other) - x;
      const dy = load<f64>(other, 8) - y;
      const dz = load<f64>(other, 16) - z;
      if (dx * dx + dy * dy + dz * dz <= tolerance * tolerance) mergedNear += <u32>join(sets, entry - 1, vertex);
      entry = load<u32>(next + (<usize>(entry - 1) << 2));
    }
  }
}

/**
 * Comparisons for each vertex, in the mean, after which `weldNear` gives up: on a surface there are three or four.
 * Only vertices packed by the hundred into a micrometre need more, and no weld closes those.
 */
const MAX_MEAN_COMPARISONS: u64 = 12;
let comparisons: u64 = 0;

/** How many vertices the last `weldNear` merged with others. */
export let mergedNear: u32 = 0;

/**
 * Merges vertices of open edges that lie within `tolerance` of one another, or of one that does: no order of the file matters.
 * The lowest-numbered one stands for all. `isOpen` holds a byte a vertex. Other vertices stay: merging them could match no
 * open edge.
 */
export function weldNear(mesh: Mesh, isOpen: usize, tolerance: f64): bool {
  const scratch = mark();
  const vertexCount = mesh.vertexCount;
  mergedNear = 0;
  comparisons = 0;
  const maxComparisons = <u64>vertexCount * MAX_MEAN_COMPARISONS + 10_000;
  const sets = reserve(<u64>vertexCount << 2);
  const next = reserveZeroed(<u64>vertexCount << 2);
  if (sets == 0 || next == 0 || !beginWeld(mesh.positions, vertexCount)) return false;
  const cell = tolerance * CELL_TOLERANCES;
  for (let v: u32 = 0; v < vertexCount; v++) {
    if (comparisons > maxComparisons) {
      mergedNear = 0;
      break;
    }
    if (v % BLOCK == 0) announceBalls(mesh, isOpen, next, v, tolerance);
    store<u32>(sets + (<usize>v << 2), v);
    if (load<u8>(isOpen + v) == 0) continue;
    joinNear(mesh.positions, sets, next, slotsOf(v % BLOCK), v, tolerance);
    const at = mesh.positions + <usize>v * 24;
    const slot = cellHash(floor(load<f64>(at) / cell), floor(load<f64>(at, 8) / cell), floor(load<f64>(at, 16) / cell));
    const head = table + (<usize>slot << 2);
    store<u32>(next + (<usize>v << 2), load<u32>(head));
    store<u32>(head, v + 1);
  }
  if (mergedNear != 0) {
    for (let v: u32 = 0; v < vertexCount; v++) store<u32>(sets + (<usize>v << 2), root(sets, v));
    renumber(mesh, sets);
  }
  release(scratch);
  return true;
}
