import { Slot } from '../layout';
import { reserve, reserveZeroed } from './arena';
import { cross } from './cross';
import { result } from './fault';
import { isCarried } from './fit';
import { extentMm, footprintMm2, slopeBin } from './layers';
import { Mesh, orientation } from './mesh';
import { sortAscending } from './sort';

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

/** A crossing: height in mm above the part's bottom, f32; flags; the column's next crossing + 1, u32. */
const CROSSING_BYTES: usize = 12;
/** The surface is entered from below, it needs support, it is flat enough to be bridged. */
export const ENTERS: u32 = 1;
export const OVERHANGS: u32 = 2;
export const IS_FLAT: u32 = 4;
/** Where its slope bin stands in the flags, and a mark of use while the grid becomes coarser. */
const SLOPE_SHIFT: u32 = 8;
const STAYS: u32 = 1 << 31;
/**
 * Lines along x or y: 0 where the surface faces more across the line than along it, else 1 + 14 × the share of the
 * way that the cosine between them went from 0.7 to 1.
 */
const FACING_SHIFT: u32 = 12;
const FACING_STEPS: f64 = 14;
const FLAT_COSINE: f64 = 0.99;

export let columnMm: f64 = 1;
export let columnsX: i32 = 0;
export let columnsY: i32 = 0;
export let crossingCount: u32 = 0;
let heads: usize = 0;
let crossings: usize = 0;
let reserved: u32 = 0;
let crossingsLimit: u32 = 0;
/** The grid was laid with lines this far apart; every so many of them are left. */
let laidMm: f64 = 0;
let stride: i32 = 1;
let gridX: f64 = 0;
let gridY: f64 = 0;
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
  heads = reserveZeroed(<u64>(columnsX * columnsY) << 2);
  crossings = reserve(0);
  reserved = 0;
  crossingCount = 0;
  return heads != 0;
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

/** Adds a placed mesh's crossings. Nothing else may be reserved until all of them are added. */
export function addCrossings(mesh: Mesh, positions: usize, mirror: f64): bool {
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    if (!eachCrossing(mesh, at, positions, mirror, addCrossing)) return false;
    while (crossingCount > crossingsLimit) coarsen();
  }
  return true;
}

/** What is done at a crossing: its column, how far along the line, and its flags; false ends the triangle. */
type Visit = (column: i32, height: f32, flags: u32) => bool;

/** Takes a step at each line that crosses the triangle at `at`: always at the same heights. */
@inline
export function eachCrossing(mesh: Mesh, at: usize, positions: usize, mirror: f64, visit: Visit): bool {
  const perLine = 1 / laidMm;
  const a = positions + <usize>load<u32>(at) * 24;
  const b = positions + <usize>load<u32>(at, 4) * 24;
  const c = positions + <usize>load<u32>(at, 8) * 24;
  const lowY = min(load<f64>(a + rowAxis), min(load<f64>(b + rowAxis), load<f64>(c + rowAxis)));
  const highY = max(load<f64>(a + rowAxis), max(load<f64>(b + rowAxis), load<f64>(c + rowAxis)));
  const first = <i32>ceil((lowY - gridY) * perLine);
  const last = <i32>ceil((highY - gridY) * perLine);
  if (first == last) return true;
  const lowX = min(load<f64>(a + columnAxis), min(load<f64>(b + columnAxis), load<f64>(c + columnAxis)));
  const highX = max(load<f64>(a + columnAxis), max(load<f64>(b + columnAxis), load<f64>(c + columnAxis)));
  if (ceil((lowX - gridX) * perLine) == ceil((highX - gridX) * perLine)) return true;
  return crossTriangle(a, b, c, orientation(mesh, load<u32>(at)) * mirror, first, last, visit);
}

function crossTriangle(a: usize, b: usize, c: usize, sign: f64, firstRow: i32, endRow: i32, visit: Visit): bool {
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
  if (nz == 0) return true;
  const low = az + min<f64>(0, min(uz, wz));
  const high = az + max<f64>(0, max(uz, wz));
  const length = sqrt(nx * nx + ny * ny + nz * nz);
  let flags: u32 = slopeBin(nz * nz, nx * nx + ny * ny) << SLOPE_SHIFT;
  if (nz * sign < 0) flags |= ENTERS;
  if (isCarried(nz * sign, length)) flags |= OVERHANGS;
  if (abs(nz) > FLAT_COSINE * length) flags |= IS_FLAT;
  if (!isVertical) flags |= facingOf(nz, nx);
  const endColumn = (columnsX - 1) * stride + 1;
  for (let row = firstLeft(firstRow); row < endRow; row += stride) {
    const y = gridY + <f64>row * laidMm;
    findEnds(a, b, c, y);
    const from = firstLeft(max(0, <i32>ceil((leftX - gridX) / laidMm)));
    const to = min(endColumn, <i32>ceil((rightX - gridX) / laidMm));
    for (let column = from; column < to; column += stride) {
      const x = gridX + <f64>column * laidMm;
      const z = az - ((x - ax) * nx + (y - ay) * ny) / nz;
      const at = (row / stride) * columnsX + column / stride;
      if (!visit(at, <f32>max(low, min(z, high)), flags)) return false;
    }
  }
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

/** Where a line along x enters and leaves a triangle seen from above. */
let leftX: f64 = 0;
let rightX: f64 = 0;

@inline
function findEnds(a: usize, b: usize, c: usize, y: f64): void {
  leftX = Infinity;
  rightX = -Infinity;
  noteEnd(a, b, y);
  noteEnd(b, c, y);
  noteEnd(c, a, y);
}

/** Half-open in y and computed from the lower end, as the neighbour does. */
@inline
function noteEnd(from: usize, to: usize, y: f64): void {
  const isFromBelow = load<f64>(from + rowAxis) <= y;
  if (isFromBelow == load<f64>(to + rowAxis) <= y) return;
  const low = isFromBelow ? from : to;
  const high = isFromBelow ? to : from;
  const along = (y - load<f64>(low + rowAxis)) / (load<f64>(high + rowAxis) - load<f64>(low + rowAxis));
  const x = load<f64>(low + columnAxis) + along * (load<f64>(high + columnAxis) - load<f64>(low + columnAxis));
  leftX = min(leftX, x);
  rightX = max(rightX, x);
}

function addCrossing(column: i32, height: f32, flags: u32): bool {
  if (crossingCount == reserved) {
    const more: u32 = 16384;
    if (reserve(<u64>more * CROSSING_BYTES) == 0) return false;
    reserved += more;
  }
  keepCrossing(column, height, flags);
  return true;
}

/** Writes a crossing behind those that there are. */
@inline
function keepCrossing(column: u32, height: f32, flags: u32): void {
  const at = crossings + <usize>crossingCount * CROSSING_BYTES;
  const head = heads + (<usize>column << 2);
  store<f32>(at, height);
  store<u32>(at, flags, 4);
  store<u32>(at, load<u32>(head), 8);
  store<u32>(head, ++crossingCount);
}

/** Drops every other line of the grid in both directions. The first and the last lie outside the part, as before. */
function coarsen(): void {
  const oldX = columnsX;
  const oldY = columnsY;
  columnsX = (oldX >> 1) + 1;
  columnsY = (oldY >> 1) + 1;
  stride *= 2;
  columnMm *= 2;
  for (let y = 0; y < oldY; y += 2) {
    for (let x = 0; x < oldX; x += 2) renameColumn(y * oldX + x, (y >> 1) * columnsX + (x >> 1));
  }
  memory.fill(heads, 0, <usize>(columnsX * columnsY) << 2);
  const end = crossings + <usize>crossingCount * CROSSING_BYTES;
  crossingCount = 0;
  for (let at = crossings; at < end; at += CROSSING_BYTES) {
    const flags = load<u32>(at, 4);
    if (flags & STAYS) keepCrossing(load<u32>(at, 8), load<f32>(at), flags & ~STAYS);
  }
}

/** Notes a line's new column in its crossings, in place of their links. */
function renameColumn(column: i32, newColumn: i32): void {
  let link = load<u32>(heads + (<usize>column << 2));
  while (link != 0) {
    const at = crossings + <usize>(link - 1) * CROSSING_BYTES;
    link = load<u32>(at, 8);
    store<u32>(at, load<u32>(at, 4) | STAYS, 4);
    store<u32>(at, newColumn, 8);
  }
}

/** The crossings of the column read last, in ascending order, as keys. */
let sorted: usize = 0;
const LEAVES_LAST: u32 = 1 << 31;

/** Makes room to read the fullest column. */
export function beginColumns(): bool {
  let most: u32 = 0;
  for (let column = 0; column < columnsX * columnsY; column++) {
    let count: u32 = 0;
    let link = load<u32>(heads + (<usize>column << 2));
    for (; link != 0; count++) link = load<u32>(crossings + <usize>(link - 1) * CROSSING_BYTES, 8);
    most = max(most, count);
  }
  sorted = reserve(<u64>most << 3);
  return sorted != 0;
}

/**
 * Reads a column's crossings in ascending order; returns how many. At one height, entering comes first, and there
 * what needs support: nothing depends on the order of the file.
 */
export function readColumn(column: i32): u32 {
  let end = sorted;
  let link = load<u32>(heads + (<usize>column << 2));
  for (; link != 0; end += 8) {
    const at = crossings + <usize>(link - 1) * CROSSING_BYTES;
    const flags = load<u32>(at, 4);
    // Heights are not negative, so their bits are in their order.
    store<f32>(end, max<f32>(0, load<f32>(at)), 4);
    store<u32>(end, (~flags & ~LEAVES_LAST) | (flags & ENTERS ? 0 : LEAVES_LAST));
    link = load<u32>(at, 8);
  }
  sortAscending(sorted, end);
  return <u32>((end - sorted) >> 3);
}

/** Height of a crossing of the column read last. */
@inline
export function heightAt(crossing: u32): f32 {
  return load<f32>(sorted + (<usize>crossing << 3), 4);
}

@inline
export function flagsAt(crossing: u32): u32 {
  return ~load<u32>(sorted + (<usize>crossing << 3)) & ~LEAVES_LAST;
}

/** Cosine between a line and the surface's level direction where it crosses; 0 where the surface faces across it. */
@inline
export function facingCosine(flags: u32): f64 {
  const steps = (flags >> FACING_SHIFT) & 15;
  return steps == 0 ? 0 : 0.7 + (<f64>steps - 0.5) * (0.3 / FACING_STEPS);
}

/** The slope bin in a crossing's flags. */
@inline
export function slopeOf(flags: u32): i32 {
  return <i32>(flags >> SLOPE_SHIFT) & 7;
}
