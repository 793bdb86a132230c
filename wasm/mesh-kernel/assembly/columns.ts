import { Slot } from '../layout';
import { reserve } from './arena';
import { least, most, swapped, whole } from './branchless';
import { cross } from './cross';
import {
  ENTERS, FACING_SHIFT, FACING_STEPS, IS_FLAT, OVERHANGS, SLOPE_SHIFT, crossingCount, halveCrossings, noteCrossings,
  openCrossings,
} from './crossings';
import { extentMm, footprintMm2, slopeBin } from './facing';
import { result } from './fault';
import { isCarried } from './fit';
import { Mesh, orientation } from './mesh';

/**
 * A grid of parallel lines through the part, one in the middle of each square column, and where they cross
 * its surface. Two triangles agree on their common edge, so a line enters and leaves a closed surface
 * equally often. The lines are vertical, for supports; or along x or y, for thin walls (`thin-walls.ts`).
 */

/**
 * A slicer's supports are made of square cells: lines 0.36 mm wide, spaced by 2 mm and their own 0.317 mm, of a grid
 * through the middle of the part's box. A cell is so many columns wide, fewer where the part is large.
 */
export const CELL_MM: f64 = 2.317;
const FINEST: i32 = 6;
/** Finer columns than half a cell are taken only where they cross the surface no more often than this. */
const FINE_CROSSINGS: f64 = 40_000;
/** Side of a column of a grid of lines along x or y. */
const SIDE_COLUMN_MM: f64 = 1;
const CROSSINGS_MAX: f64 = 1_000_000;
const ROWS_MAX: f64 = 4_000_000;
/**
 * More crossings than this, which the footprint did not foretell, make the grid coarser: every other line is
 * dropped, wherever in the file its crossings were, until the rest are no more. So no order matters.
 */
const CROSSINGS_LIMIT: u32 = 2_000_000;
const SIDE_CROSSINGS_LIMIT: u32 = 1_000_000;

/** Empty columns all round the part, for supports that spread beyond it and for their foot. */
const MARGIN_MM: f64 = 7;
const SIDE_MARGIN_MM: f64 = 2;

const FLAT_COSINE: f64 = 0.99;

export let columnMm: f64 = 1;
export let columnsX: i32 = 0;
export let columnsY: i32 = 0;
let crossingsLimit: u32 = 0;
/** The grid was laid with lines this far apart; every so many of them are left. */
let laidMm: f64 = 0;
let stride: i32 = 1;
let gridX: f64 = 0;
let gridY: f64 = 0;
/** Where the first line is, in columns and rows, and lines a millimetre, as pairs of lanes. */
let grid: v128 = f64x2(0, 0);
let linesPerMm: v128 = f64x2(0, 0);
/** What `passesBy` goes by: far more than rounding makes of areas, mm², and of places, in lines, within ten metres. */
const CLEAR_MM2: f64 = 1e-6;
const CLEAR_LINES: f64 = 1e-6;
const CLEAR_WITHIN_MM: f64 = 1e4;
let clearMm2: f64 = 0;
let bottomMm: f64 = 0;
let isVertical: bool = true;
/** Places in a vertex of the coordinates across the lines (of columns, of rows) and along them. */
let columnAxis: usize = 0;
let rowAxis: usize = 8;
let lineAxis: usize = 16;

/** Lays the grid of vertical lines over the part, after `addLayers` has seen all of it. */
export function openColumns(): bool {
  let perCell = FINEST;
  while (perCell > 2 && footprintMm2 * <f64>(perCell * perCell) > FINE_CROSSINGS * CELL_MM * CELL_MM) perCell--;
  columnMm = max(CELL_MM / <f64>perCell, max(sqrt(footprintMm2 / CROSSINGS_MAX), extentMm / ROWS_MAX));
  return openGrid(0, 8, 16, CROSSINGS_LIMIT);
}

/** Lays a grid of lines along y or x, its rows one above the other. `heightsMm` sums the heights of all triangles. */
export function openSideColumns(isAlongY: bool, heightsMm: f64): bool {
  columnMm = max(SIDE_COLUMN_MM, heightsMm / ROWS_MAX);
  return isAlongY ? openGrid(0, 16, 8, SIDE_CROSSINGS_LIMIT) : openGrid(8, 16, 0, SIDE_CROSSINGS_LIMIT);
}

/** Whether there were so many crossings that some lines were left out. */
export function isCoarsened(): bool {
  return stride > 1;
}

function openGrid(columnPlace: usize, rowPlace: usize, linePlace: usize, limit: u32): bool {
  columnAxis = columnPlace;
  rowAxis = rowPlace;
  lineAxis = linePlace;
  crossingsLimit = limit;
  laidMm = columnMm;
  stride = 1;
  isVertical = linePlace == 16;
  columnsX = lineCount(columnAxis);
  gridX = firstLine;
  columnsY = lineCount(rowAxis);
  gridY = firstLine;
  bottomMm = result(Slot.MinX + <i32>(lineAxis >> 3));
  grid = f64x2.replace_lane(f64x2.splat(gridX), 1, gridY);
  linesPerMm = f64x2.splat(1 / laidMm);
  clearMm2 = max(abs(gridX), abs(gridY)) < CLEAR_WITHIN_MM ? CLEAR_MM2 : Infinity;
  rowHeights = reserve((<u64>columnsX + 1) << 2);
  return rowHeights != 0 && openCrossings(columnsX * columnsY);
}

let firstLine: f64 = 0;

/**
 * Lines that span the part along an axis, margins included; notes where the first one is. Those of supports lie evenly
 * about the middle of the part, so that borders of cells are borders of columns.
 */
function lineCount(axis: usize): i32 {
  const low = result(Slot.MinX + <i32>(axis >> 3));
  const high = result(Slot.MaxX + <i32>(axis >> 3));
  const margin = ceil((isVertical ? MARGIN_MM : SIDE_MARGIN_MM) / columnMm);
  if (!isVertical) {
    firstLine = low - (margin - 0.5) * columnMm;
    return <i32>(ceil((high - low) / columnMm) + 2 * margin);
  }
  const half = ceil((high - low) / 2 / columnMm) + margin;
  firstLine = (low + high) / 2 - (half - 0.5) * columnMm;
  return <i32>(2 * half);
}

/** Where the line lies that passes nearest to a triangle's middle: its column, and its height at the triangle's plane. */
export let nearColumn: i32 = 0;
export let nearHeight: f32 = 0;

/**
 * Finds the line nearest to the middle of the triangle at `at`; returns the cosine between both, below zero where the
 * line enters the part.
 */
export function nearestLine(mesh: Mesh, at: usize, positions: usize, mirror: f64): f64 {
  const a = positions + <usize>load<u32>(at) * 24;
  const b = positions + <usize>load<u32>(at, 4) * 24;
  const c = positions + <usize>load<u32>(at, 8) * 24;
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
  const column = <i32>floor((ax + (ux + wx) / 3 - gridX) / columnMm + 0.5);
  const row = <i32>floor((ay + (uy + wy) / 3 - gridY) / columnMm + 0.5);
  nearColumn = max(0, min(row, columnsY - 1)) * columnsX + max(0, min(column, columnsX - 1));
  const x = gridX + <f64>column * columnMm;
  const y = gridY + <f64>row * columnMm;
  nearHeight = <f32>(nz == 0 ? az : az - ((x - ax) * nx + (y - ay) * ny) / nz);
  return (nz * orientation(mesh, load<u32>(at)) * mirror) / sqrt(nx * nx + ny * ny + nz * nz);
}

/** Where the lines of a row lie, in mm. */
export function rowMm(row: i32): f64 {
  return gridY + <f64>(row * stride) * laidMm;
}

/** The cell of supports that a column, or row, of the grid of vertical lines lies in, counted from the middle. */
export function cellAt(column: i32, isAlongX: bool): i32 {
  const axis = isAlongX ? 0 : 1;
  const middle = (result(Slot.MinX + axis) + result(Slot.MaxX + axis)) / 2;
  const at = (isAlongX ? gridX : gridY) + <f64>column * columnMm - middle;
  return <i32>floor(at / CELL_MM);
}

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

/** Where the heights of a row's crossings stand: room for all of its lines, and one to spare. */
export let rowHeights: usize = 0;

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

/** Drops every other line of the grid in both directions. The first and the last lie outside the part, as before. */
function coarsen(): void {
  const oldX = columnsX;
  columnsX = (oldX >> 1) + 1;
  columnsY = (columnsY >> 1) + 1;
  stride *= 2;
  columnMm *= 2;
  halveCrossings(oldX, columnsX, columnsY);
}
