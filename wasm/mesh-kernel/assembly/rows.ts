import { least, most, swapped } from './branchless';
import {
  bottomMm, clearMm2, coarsen, columnAxis, columnsX, crossingsLimit, grid, gridX, gridY, isVertical, laidMm, lineAxis,
  linesPerMm, rowAxis, rowSpans, stride,
} from './columns';
import { cross } from './cross';
import {
  CROSSING_BYTES, ENTERS, FACING_SHIFT, FACING_STEPS, IS_FLAT, OVERHANGS, SLOPE_SHIFT, crossingAt, crossingCount, endNotes,
  lasts, lowerHalfOf, makeRoom, noteCrossing,
} from './crossings';
import { slopeBin } from './facing';
import { isCarried } from './fit';
import { Mesh, orientation } from './mesh';

/** Where the lines of a grid cross a triangle, row by row. Pairs of lanes are columns and rows, or two edges' points. */

const FLAT_COSINE: f64 = 0.99;
/** What `passesBy` goes by: far more than rounding makes of places, in lines. */
const CLEAR_LINES: f64 = 1e-6;
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
  for (let at = mesh.triangles; at < end; at += 12) {
    if (!isCrossed(mesh, at, positions, mirror)) continue;
    if (!noteSpans()) return false;
    while (crossingCount > crossingsLimit) if (!coarsen()) return false;
  }
  return true;
}

function noteSpans(): bool {
  if (!makeRoom(lineCount)) return false;
  const lowerHalf = lowerHalfOf(planeFlags);
  // What the lines share is read once: a store might change what is no local.
  const step = stride;
  const spansTo = spansEnd;
  const start = gridX;
  const apart = laidMm;
  const cornerX = planeX;
  const cornerZ = planeZ;
  const slope = normalX;
  const upright = normalZ;
  const low = lowBits;
  const high = highBits;
  const columns = lasts;
  let number = crossingCount;
  let note = crossingAt(number + 1);
  for (let at = rowSpans; at < spansTo; at += SPAN_BYTES) {
    const level = levelOf(at);
    const end = load<i32>(at, 8);
    let column = columnOf(at);
    for (let line = load<i32>(at, 4); line < end; line += step) {
      const fall = ((start + <f64>line * apart - cornerX) * slope + level) / upright;
      const bits = max(low, min(reinterpret<i32>(<f32>(cornerZ - fall)), high));
      noteCrossing(note, ++number, columns + (<usize>column << 2), bits, lowerHalf);
      note += CROSSING_BYTES;
      column++;
    }
  }
  endNotes(number);
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
@inline
export function isCrossed(mesh: Mesh, at: usize, positions: usize, mirror: f64): bool {
  const a = positions + <usize>load<u32>(at) * 24;
  const b = positions + <usize>load<u32>(at, 4) * 24;
  const c = positions + <usize>load<u32>(at, 8) * 24;
  const acrossA = acrossOf(a);
  const acrossB = acrossOf(b);
  const acrossC = acrossOf(c);
  const low = inLines(f64x2.pmin(f64x2.pmin(acrossA, acrossB), acrossC));
  const high = inLines(f64x2.pmax(f64x2.pmax(acrossA, acrossB), acrossC));
  const first = f64x2.ceil(low);
  const end = f64x2.ceil(high);
  if (v128.any_true(f64x2.eq(first, end))) return false;
  if (passesBy(first, low, high, acrossA, acrossB, acrossC)) return false;
  findSpans(a, b, c, wholeOf(first, 1), wholeOf(end, 1));
  return spansEnd != rowSpans && findPlane(a, b, c, orientation(mesh, load<u32>(at)) * mirror);
}

/** One of a pair of whole numbers. */
@inline
function wholeOf(pair: v128, index: u8): i32 {
  const bits = f64x2.add(pair, f64x2.splat(WHOLE));
  return index == 0 ? i32x4.extract_lane(bits, 0) : i32x4.extract_lane(bits, 2);
}

/** A corner's coordinates across the lines. */
@inline
function acrossOf(corner: usize): v128 {
  return pairAt(corner + columnAxis, corner + rowAxis);
}

/** A place across the lines, in lines from the first one. */
@inline
function inLines(across: v128): v128 {
  return f64x2.mul(f64x2.sub(across, grid), linesPerMm);
}

/**
 * Whether a triangle that spans one line alone is sure to leave it aside: the line lies to the left of some edges and to
 * the right of others, by more than rounding could make of it. What is not sure is worked out.
 */
@inline
function passesBy(line: v128, low: v128, high: v128, cornerA: v128, cornerB: v128, cornerC: v128): bool {
  const place = f64x2.add(grid, f64x2.mul(line, f64x2.splat(laidMm)));
  const a = f64x2.sub(cornerA, place);
  const b = f64x2.sub(cornerB, place);
  const c = f64x2.sub(cornerC, place);
  const ab = f64x2.mul(a, swapped(b));
  const bc = f64x2.mul(b, swapped(c));
  const ca = f64x2.mul(c, swapped(a));
  const sides = f64x2.sub(v128.shuffle<f64>(ab, bc, 0, 2), v128.shuffle<f64>(ab, bc, 1, 3));
  const side = f64x2.sub(v128.shuffle<f64>(ca, ca, 0, 0), v128.shuffle<f64>(ca, ca, 1, 1));
  const isClear = f64x2.gt(f64x2.pmin(f64x2.abs(sides), f64x2.abs(side)), f64x2.splat(clearMm2));
  const isAlone = v128.and(
    f64x2.gt(f64x2.sub(low, line), f64x2.splat(CLEAR_LINES - 1)),
    f64x2.lt(f64x2.sub(high, line), f64x2.splat(1 - CLEAR_LINES)),
  );
  const isOutside = i64x2.bitmask(sides) != i64x2.bitmask(side);
  return <bool>(<i32>i64x2.all_true(v128.and(isClear, isAlone)) & <i32>isOutside);
}

/** Finds the spans of the rows below the triangle's middle corner, if it has any, then of those above. */
function findSpans(a: usize, b: usize, c: usize, firstRow: i32, endRow: i32): void {
  // Selected without a branch: any order is as likely.
  const isInOrder = rowPlace(a) <= rowPlace(b);
  const lower = select(a, b, isInOrder);
  const upper = select(b, a, isInOrder);
  const isLast = rowPlace(upper) <= rowPlace(c);
  const isAbove = rowPlace(lower) <= rowPlace(c);
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

/** How far a surface faces along the lines, by its normal's parts along them and, level, across them. */
@inline
function facingOf(along: f64, across: f64): u32 {
  if (abs(along) < abs(across)) return 0;
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

/** Two numbers as a pair of lanes. */
@inline
function pairAt(one: usize, other: usize): v128 {
  return v128.load_lane<f64>(other, v128.load_zero<f64>(one), 1);
}
