import { least, most, swapped, whole } from './branchless';
import {
  bottomMm, clearMm2, coarsen, columnAxis, columnsX, crossingsLimit, grid, gridX, gridY, isVertical, laidMm, lineAxis,
  linesPerMm, rowAxis, rowHeights, stride,
} from './columns';
import { cross } from './cross';
import {
  ENTERS, FACING_SHIFT, FACING_STEPS, IS_FLAT, OVERHANGS, SLOPE_SHIFT, crossingCount, noteCrossings,
} from './crossings';
import { slopeBin } from './facing';
import { isCarried } from './fit';
import { Mesh, orientation } from './mesh';

/** Where the lines of a grid cross a triangle, row by row. Pairs of lanes are columns and rows, or two of either. */

const FLAT_COSINE: f64 = 0.99;
/** What `passesBy` goes by: far more than rounding makes of places, in lines. */
const CLEAR_LINES: f64 = 1e-6;

function noteRow(column: i32, count: i32, flags: u32): bool {
  return noteCrossings(column, rowHeights, count, flags);
}

/** Adds a placed mesh's crossings. Nothing else may be reserved until all of them are added. */
export function addCrossings(mesh: Mesh, positions: usize, mirror: f64): bool {
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    if (!eachRow(mesh, at, positions, mirror, noteRow)) return false;
    while (crossingCount > crossingsLimit) coarsen();
  }
  return true;
}

/**
 * What is done where some lines of a row cross a triangle: the first one's column, how many there are, at `rowHeights`
 * how far along each line it does, f32, and the flags of all; false ends the triangle.
 */
type Visit = (column: i32, count: i32, flags: u32) => bool;

/** Takes a step at the lines of each row that cross the triangle at `at`: always at the same heights. */
@inline
export function eachRow(mesh: Mesh, at: usize, positions: usize, mirror: f64, visit: Visit): bool {
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
  if (v128.any_true(f64x2.eq(first, end))) return true;
  if (passesBy(first, low, high, acrossA, acrossB, acrossC)) return true;
  const sign = orientation(mesh, load<u32>(at)) * mirror;
  return crossTriangle(a, b, c, sign, whole(f64x2.extract_lane(first, 1)), whole(f64x2.extract_lane(end, 1)), visit);
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

function crossTriangle(a: usize, b: usize, c: usize, sign: f64, firstRow: i32, endRow: i32, visit: Visit): bool {
  // Most of the small triangles near a line are missed by it: their plane is worked out when one is met.
  let isKnown = false;
  for (let row = firstLeft(firstRow); row < endRow; row += stride) {
    if (!findEnds(a, b, c, gridY + <f64>row * laidMm)) continue;
    if (!isKnown && !findPlane(a, b, c, sign)) return true;
    isKnown = true;
    if (!crossRow(row, visit)) return false;
  }
  return true;
}

/** The plane of the triangle at hand: a corner, its normal, its heights, and the flags of what crosses it. */
let planeX: f64 = 0;
let planeY: f64 = 0;
let planeZ: f64 = 0;
let normalX: f64 = 0;
let normalY: f64 = 0;
let normalZ: f64 = 0;
let lowZ: f64 = 0;
let highZ: f64 = 0;
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
  lowZ = az + least(0, least(uz, wz));
  highZ = az + most(0, most(uz, wz));
  planeFlags = flags;
  return true;
}

/** Takes the step at the lines of a row between the ends that were found. */
function crossRow(row: i32, visit: Visit): bool {
  const alongY = (gridY + <f64>row * laidMm - planeY) * normalY;
  const low = f64x2.splat(lowZ);
  const high = f64x2.splat(highZ);
  let columns = f64x2(0, 1);
  columns = f64x2.add(f64x2.splat(<f64>firstColumn), f64x2.mul(columns, f64x2.splat(<f64>stride)));
  let write = rowHeights;
  for (let column = firstColumn; column < endColumn; column += 2 * stride) {
    const x = f64x2.add(f64x2.splat(gridX), f64x2.mul(columns, f64x2.splat(laidMm)));
    const level = f64x2.mul(f64x2.sub(x, f64x2.splat(planeX)), f64x2.splat(normalX));
    const fall = f64x2.div(f64x2.add(level, f64x2.splat(alongY)), f64x2.splat(normalZ));
    const heights = f64x2.pmax(low, f64x2.pmin(f64x2.sub(f64x2.splat(planeZ), fall), high));
    v128.store_lane<u64>(write, f32x4.demote_f64x2_zero(heights), 0);
    write += 8;
    columns = f64x2.add(columns, f64x2.splat(<f64>(2 * stride)));
  }
  const first = placeLeft(firstColumn);
  const count = placeLeft(endColumn - firstColumn + stride - 1);
  return visit(placeLeft(row) * columnsX + first, count, planeFlags);
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

/** The columns that a row crosses within a triangle: from the first to before the end. */
let firstColumn: i32 = 0;
let endColumn: i32 = 0;

/**
 * Finds where a row enters and leaves a triangle seen along the lines: on the edges from its lone corner at one side to
 * the others, half-open and computed from the lower end, as the neighbours do. False where no column lies between.
 */
@inline
function findEnds(a: usize, b: usize, c: usize, y: f64): bool {
  const isBelow = load<f64>(a + rowAxis) <= y;
  const isThirdAlone = load<f64>(b + rowAxis) <= y == isBelow;
  const isSecondAlone = load<f64>(c + rowAxis) <= y == isBelow;
  if (isThirdAlone && isSecondAlone) return false;
  // Selected without a branch: any of the three is as likely.
  const lone = select(c, select(b, a, isSecondAlone), isThirdAlone);
  const one = select(b, select(a, b, isSecondAlone), isThirdAlone);
  const other = select(a, c, isThirdAlone);
  const isLoneBelow = load<f64>(lone + rowAxis) <= y;
  const low = select(lone, one, isLoneBelow);
  const high = select(one, lone, isLoneBelow);
  const otherLow = select(lone, other, isLoneBelow);
  const otherHigh = select(other, lone, isLoneBelow);
  const lowY = pairAt(low + rowAxis, otherLow + rowAxis);
  const lowX = pairAt(low + columnAxis, otherLow + columnAxis);
  const rise = f64x2.sub(pairAt(high + rowAxis, otherHigh + rowAxis), lowY);
  const run = f64x2.sub(pairAt(high + columnAxis, otherHigh + columnAxis), lowX);
  const along = f64x2.div(f64x2.sub(f64x2.splat(y), lowY), rise);
  const ends = f64x2.add(lowX, f64x2.mul(along, run));
  const columns = f64x2.ceil(f64x2.div(f64x2.sub(ends, f64x2.splat(gridX)), f64x2.splat(laidMm)));
  const whole = i32x4.trunc_sat_f64x2_s_zero(columns);
  const left = i32x4.extract_lane(whole, 0);
  const right = i32x4.extract_lane(whole, 1);
  firstColumn = firstLeft(max(0, min(left, right)));
  endColumn = min((columnsX - 1) * stride + 1, max(left, right));
  return firstColumn < endColumn;
}

/** Two numbers as a pair of lanes. */
@inline
function pairAt(one: usize, other: usize): v128 {
  return v128.load_lane<f64>(other, v128.load_zero<f64>(one), 1);
}
