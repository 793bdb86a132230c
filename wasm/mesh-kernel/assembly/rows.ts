import { least, most, pairAt, swapped } from './branchless';
import {
  bottomMm, coarsen, columnAxis, columnsX, crossingsLimit, gridX, gridY, isVertical, laidMm, lineAxis, rowAxis, rowSpans,
  stride,
} from './columns';
import { cross } from './cross';
import {
  CROSSING_BYTES, ENTERS, FACING_SHIFT, FACING_STEPS, IS_FLAT, OVERHANGS, SLOPE_SHIFT, crossingCount, endNotes, heads,
  lowerHalfOf, makeRoom, noteCrossing, noteCrossings,
} from './crossings';
import { slopeBin } from './facing';
import { isCarried } from './fit';
import { Mesh, orientation } from './mesh';
import {
  PIERCED_BYTES, PIERCED_LINE, SIEVE_BLOCK, inLines, pierced, piercedEnd, sift, unsure, unsureEnd,
} from './sieve';

/** Where the lines of a grid cross a triangle, row by row. Pairs of lanes are columns and rows, or two edges' points. */

const FLAT_COSINE: f64 = 0.99;
/** Added to a whole number, it leaves that in the lower half of the sum's bits. */
const WHOLE: f64 = 6755399441055744;

/**
 * What a row has within the triangle at hand: its number, the first line, and the one behind the last, i32, as they were
 * laid. All of a triangle's are found before any line is followed, so that no guess at their number waits for divisions.
 */
const SPAN_BYTES: usize = 16;
let spansEnd: usize = 0;
let lineCount: i32 = 0;

// How far along a line a plane is crossed, between its corners, is bounded as the bits of an f32: those of numbers from 0
// on are in their order, and those of numbers below it lie below.

/** Adds a placed mesh's crossings. Nothing else may be reserved until all of them are added. */
export function addCrossings(mesh: Mesh, positions: usize, mirror: f64): bool {
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let first = mesh.triangles; first < end; first += SIEVE_BLOCK * 12) {
    sift(positions, first, min(end, first + SIEVE_BLOCK * 12));
    if (!makeRoom(SIEVE_BLOCK)) return false;
    for (let at = pierced; at < piercedEnd; at += PIERCED_BYTES) notePierced(mesh, at, positions, mirror);
    for (let at = unsure; at < unsureEnd; at += 4) {
      if (!isCrossed(mesh, load<u32>(at), positions, mirror)) continue;
      if (!noteSpans()) return false;
      while (crossingCount > crossingsLimit) if (!coarsen()) return false;
    }
    while (crossingCount > crossingsLimit) if (!coarsen()) return false;
  }
  return true;
}

/** Notes the crossing of a triangle that one line alone is sure to cross, if the line is left. */
@inline
function notePierced(mesh: Mesh, entry: usize, positions: usize, mirror: f64): void {
  const line = load<i32>(entry, PIERCED_LINE);
  const row = load<i32>(entry, PIERCED_LINE + 4);
  if (stride != 1 && (line % stride != 0 || row % stride != 0)) return;
  const at = <usize>load<u32>(entry);
  const a = positions + <usize>load<u32>(at) * 24;
  const b = positions + <usize>load<u32>(at, 4) * 24;
  const c = positions + <usize>load<u32>(at, 8) * 24;
  if (!findPlane(a, b, c, orientation(mesh, load<u32>(at)) * mirror)) return;
  const level = (gridY + <f64>row * laidMm - planeY) * normalY;
  const fall = ((gridX + <f64>line * laidMm - planeX) * normalX + level) / normalZ;
  const bits = max(lowBits, min(reinterpret<i32>(<f32>(planeZ - fall)), highBits));
  const column = placeLeft(row) * columnsX + placeLeft(line);
  noteCrossing(crossingCount + 1, heads + <usize>column * CROSSING_BYTES, bits, lowerHalfOf(planeFlags));
  endNotes(crossingCount + 1);
}

/** Notes the crossings of the triangle at hand, two lines of a row at once. */
function noteSpans(): bool {
  if (!makeRoom(lineCount)) return false;
  const lowerHalf = i64x2.splat(lowerHalfOf(planeFlags));
  // What the lines share is read once: a store might change what is no local.
  const step = stride;
  const spansTo = spansEnd;
  const start = f64x2.splat(gridX);
  const apart = f64x2.splat(laidMm);
  const cornerX = f64x2.splat(planeX);
  const cornerZ = f64x2.splat(planeZ);
  const slope = f64x2.splat(normalX);
  const upright = f64x2.splat(normalZ);
  const low = i32x4.splat(lowBits);
  const high = i32x4.splat(highBits);
  const columns = heads;
  const pair = f64x2.replace_lane(f64x2.splat(0), 1, <f64>step);
  const twoSteps = f64x2.splat(<f64>(2 * step));
  let numbers = i64x2.replace_lane(i64x2.splat(crossingCount + 1), 1, crossingCount + 2);
  for (let at = rowSpans; at < spansTo; at += SPAN_BYTES) {
    const level = f64x2.splat(levelOf(at));
    const end = load<i32>(at, 8);
    let head = columns + <usize>columnOf(at) * CROSSING_BYTES;
    const behind = f64x2.splat(<f64>end);
    const left = load<i32>(at, 4);
    let lines = f64x2.add(f64x2.splat(<f64>left), pair);
    for (let line = left; line < end; line += 2 * step) {
      const along = f64x2.sub(f64x2.add(start, f64x2.mul(lines, apart)), cornerX);
      const fall = f64x2.div(f64x2.add(f64x2.mul(along, slope), level), upright);
      const bits = f32x4.demote_f64x2_zero(f64x2.sub(cornerZ, fall));
      const isNoted = f64x2.lt(lines, behind);
      noteCrossings(numbers, head, i32x4.max_s(low, i32x4.min_s(bits, high)), lowerHalf, isNoted);
      // What is noted counts −1.
      numbers = i64x2.sub(numbers, i64x2.add(isNoted, swapped(isNoted)));
      lines = f64x2.add(lines, twoSteps);
      head += 2 * CROSSING_BYTES;
    }
  }
  endNotes(<u32>i64x2.extract_lane(numbers, 0) - 1);
  return true;
}

/** Takes a step at each crossing of the triangle that was found to have some: its column, how far along, the flags of all. */
export function eachCrossing(visit: (column: i32, height: f32, flags: u32) => void): void {
  for (let at = rowSpans; at < spansEnd; at += SPAN_BYTES) {
    const level = levelOf(at);
    const end = load<i32>(at, 8);
    let column = columnOf(at);
    for (let line = load<i32>(at, 4); line < end; line += stride) {
      const fall = ((gridX + <f64>line * laidMm - planeX) * normalX + level) / normalZ;
      const bits = max(lowBits, min(reinterpret<i32>(<f32>(planeZ - fall)), highBits));
      visit(column++, reinterpret<f32>(bits), planeFlags);
    }
  }
}

/** The column in which a span begins. */
@inline
function columnOf(span: usize): i32 {
  return placeLeft(load<i32>(span)) * columnsX + placeLeft(load<i32>(span, 4));
}

/** How far the row of a span lies from the plane's corner, times the part of the normal along that. */
@inline
function levelOf(span: usize): f64 {
  return (gridY + <f64>load<i32>(span) * laidMm - planeY) * normalY;
}

/** Finds where lines cross the triangle at `at`: always at the same heights. False where none does. */
export function isCrossed(mesh: Mesh, at: usize, positions: usize, mirror: f64): bool {
  const a = positions + <usize>load<u32>(at) * 24;
  const b = positions + <usize>load<u32>(at, 4) * 24;
  const c = positions + <usize>load<u32>(at, 8) * 24;
  const rowA = rowPlace(a);
  const rowB = rowPlace(b);
  const rowC = rowPlace(c);
  findSpans(a, b, c, rowFrom(least(least(rowA, rowB), rowC)), rowFrom(most(most(rowA, rowB), rowC)));
  return spansEnd != rowSpans && findPlane(a, b, c, orientation(mesh, load<u32>(at)) * mirror);
}

/** The first row from a place on. */
@inline
function rowFrom(place: f64): i32 {
  return wholeOf(f64x2.ceil(inLines(f64x2.splat(place))), 1);
}

/** One of a pair of whole numbers. */
@inline
function wholeOf(pair: v128, index: u8): i32 {
  const bits = f64x2.add(pair, f64x2.splat(WHOLE));
  return index == 0 ? i32x4.extract_lane(bits, 0) : i32x4.extract_lane(bits, 2);
}

/** Finds the spans of the rows below the triangle's middle corner, if it has any, then of those above. */
function findSpans(a: usize, b: usize, c: usize, firstRow: i32, endRow: i32): void {
  // Selected without a branch: any order is as likely.
  const isInOrder = rowPlace(a) <= rowPlace(b);
  const isOverA = rowPlace(a) <= rowPlace(c);
  const isOverB = rowPlace(b) <= rowPlace(c);
  const lower = select(a, b, isInOrder);
  const upper = select(b, a, isInOrder);
  const isLast = select(isOverB, isOverA, isInOrder);
  const isAbove = select(isOverA, isOverB, isInOrder);
  const low = select(lower, c, isAbove);
  const middle = select(upper, select(c, lower, isAbove), isLast);
  const high = select(c, upper, isLast);
  spansEnd = rowSpans;
  lineCount = 0;
  const row = firstLeft(firstRow);
  const isLower = gridY + <f64>row * laidMm < rowPlace(middle);
  const next = addSpans(low, high, select(low, middle, isLower), select(middle, high, isLower), row, endRow);
  // Small triangles mostly have one row alone.
  if (next < endRow) addSpans(low, high, middle, high, next, endRow);
}

@inline
function rowPlace(corner: usize): f64 {
  return load<f64>(corner + rowAxis);
}

/**
 * Adds the spans between two edges, of the rows from one on that meet the second; returns the first row above it. Rows
 * are half-open, and edges are followed from their lower ends, as the neighbours do.
 */
function addSpans(low: usize, high: usize, otherLow: usize, otherHigh: usize, row: i32, endRow: i32): i32 {
  const lowY = pairAt(low + rowAxis, otherLow + rowAxis);
  const lowX = pairAt(low + columnAxis, otherLow + columnAxis);
  const rise = f64x2.sub(pairAt(high + rowAxis, otherHigh + rowAxis), lowY);
  const run = f64x2.sub(pairAt(high + columnAxis, otherHigh + columnAxis), lowX);
  const startY = rowPlace(otherLow);
  const endY = rowPlace(otherHigh);
  const start = f64x2.splat(gridX);
  const apart = f64x2.splat(laidMm);
  const step = stride;
  const lineEnd = (columnsX - 1) * step + 1;
  let write = spansEnd;
  let count = lineCount;
  for (; row < endRow; row += step) {
    const y = gridY + <f64>row * laidMm;
    if (y >= endY) break;
    if (y < startY) continue;
    const along = f64x2.div(f64x2.sub(f64x2.splat(y), lowY), rise);
    const ends = f64x2.add(lowX, f64x2.mul(along, run));
    const lines = f64x2.ceil(f64x2.div(f64x2.sub(ends, start), apart));
    const left = wholeOf(lines, 0);
    const right = wholeOf(lines, 1);
    const first = firstLeft(max(0, min(left, right)));
    const end = min(lineEnd, max(left, right));
    store<i32>(write, row);
    store<i32>(write, first, 4);
    store<i32>(write, end, 8);
    // Those without a line are overwritten.
    write += select(SPAN_BYTES, 0, first < end);
    count += max(0, end - first);
  }
  spansEnd = write;
  lineCount = count;
  return row;
}

/** The plane of the triangle at hand: a corner, its normal, its heights as bits of f32, and the flags of what crosses it. */
let planeX: f64 = 0;
let planeY: f64 = 0;
let planeZ: f64 = 0;
let normalX: f64 = 0;
let normalY: f64 = 0;
let normalZ: f64 = 0;
let lowBits: i32 = 0;
let highBits: i32 = 0;
let planeFlags: u32 = 0;

/** Finds the plane of a triangle; false where it stands along the lines. */
function findPlane(a: usize, b: usize, c: usize, sign: f64): bool {
  const ax = load<f64>(a + columnAxis);
  const ay = load<f64>(a + rowAxis);
  const az = load<f64>(a + lineAxis) - bottomMm;
  const ux = load<f64>(b + columnAxis) - ax;
  const uy = load<f64>(b + rowAxis) - ay;
  const uz = load<f64>(b + lineAxis) - bottomMm - az;
  const wx = load<f64>(c + columnAxis) - ax;
  const wy = load<f64>(c + rowAxis) - ay;
  const wz = load<f64>(c + lineAxis) - bottomMm - az;
  const nx = cross(uy, uz, wy, wz);
  const ny = cross(uz, ux, wz, wx);
  const nz = cross(ux, uy, wx, wy);
  if (nz == 0) return false;
  const length = sqrt(nx * nx + ny * ny + nz * nz);
  let flags: u32 = slopeBin(nz * nz, nx * nx + ny * ny) << SLOPE_SHIFT;
  if (nz * sign < 0) flags |= ENTERS;
  if (isCarried(nz * sign, length)) flags |= OVERHANGS;
  if (abs(nz) > FLAT_COSINE * length) flags |= IS_FLAT;
  if (!isVertical) flags |= facingOf(nz, nx);
  planeX = ax;
  planeY = ay;
  planeZ = az;
  normalX = nx;
  normalY = ny;
  normalZ = nz;
  lowBits = max(0, reinterpret<i32>(<f32>(az + least(0, least(uz, wz)))));
  highBits = reinterpret<i32>(<f32>(az + most(0, most(uz, wz))));
  planeFlags = flags;
  return true;
}

/**
 * How far a surface faces along the lines, by its normal's parts along them and, level, across them. One that faces along x as
 * much as along y does so along x.
 */
@inline
function facingOf(along: f64, across: f64): u32 {
  if (abs(along) < abs(across) || (lineAxis != 0 && abs(along) == abs(across))) return 0;
  const cosine = abs(along) / sqrt(along * along + across * across);
  return (1 + <u32>(max<f64>(0, cosine - 0.7) * (FACING_STEPS / 0.3))) << FACING_SHIFT;
}

/** The first line that is left, of those laid from a number on. */
@inline
function firstLeft(line: i32): i32 {
  return stride == 1 ? line : ((line + stride - 1) / stride) * stride;
}

/** The place among the lines that are left of one of them. */
@inline
function placeLeft(line: i32): i32 {
  return stride == 1 ? line : line / stride;
}
