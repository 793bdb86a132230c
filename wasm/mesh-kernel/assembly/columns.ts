import { Slot } from '../layout';
import { reserve, reserveZeroed } from './arena';
import { result, setResult } from './fault';
import { isCarried } from './fit';
import { extentMm, footprintMm2 } from './layers';
import { Mesh, orientation } from './mesh';

/**
 * A grid of parallel lines through the part, one in the middle of each square column, and where they cross
 * its surface. Two triangles agree on their common edge, so a line enters and leaves a closed surface
 * equally often. The lines are vertical, for supports; or along x or y, for thin walls (`thin-walls.ts`).
 */

/** Side of a column, unless the part is so large or so intricate that its crossings would be too many. */
const COLUMN_MM: f64 = 1;
const CROSSINGS_MAX: f64 = 1_000_000;
const ROWS_MAX: f64 = 4_000_000;
/** A file made to have more crossings than its footprint tells loses what is beyond this. */
const CROSSINGS_LIMIT: u32 = 4_000_000;
const SIDE_CROSSINGS_LIMIT: u32 = 1_000_000;

/** Empty columns all round the part, for what spreads beyond it. */
export const MARGIN_MM: f64 = 2;

/** A crossing: height in mm above the part's bottom, f32; flags; the column's next crossing + 1, u32. */
const CROSSING_BYTES: usize = 12;
/** The surface is entered from below, it needs support, it is flat enough to be bridged. */
export const ENTERS: u32 = 1;
export const OVERHANGS: u32 = 2;
export const IS_FLAT: u32 = 4;
const FLAT_COSINE: f64 = 0.99;

export let columnMm: f64 = 1;
export let columnsX: i32 = 0;
export let columnsY: i32 = 0;
export let crossingCount: u32 = 0;
let heads: usize = 0;
let crossings: usize = 0;
let reserved: u32 = 0;
let crossingsLimit: u32 = 0;
let gridX: f64 = 0;
let gridY: f64 = 0;
let bottomMm: f64 = 0;
/** Places in a vertex of the coordinates across the lines (of columns, of rows) and along them. */
let columnAxis: usize = 0;
let rowAxis: usize = 8;
let lineAxis: usize = 16;

/** Lays the grid of vertical lines over the part, after `addLayers` has seen all of it. */
export function openColumns(): bool {
  columnMm = max(COLUMN_MM, max(sqrt(footprintMm2 / CROSSINGS_MAX), extentMm / ROWS_MAX));
  setResult(Slot.ColumnMm, columnMm);
  return openGrid(0, 8, 16, CROSSINGS_LIMIT);
}

/** Lays a grid of lines along y or x, its rows one above the other. `heightsMm` sums the heights of all triangles. */
export function openSideColumns(isAlongY: bool, heightsMm: f64): bool {
  columnMm = max(COLUMN_MM, heightsMm / ROWS_MAX);
  return isAlongY ? openGrid(0, 16, 8, SIDE_CROSSINGS_LIMIT) : openGrid(8, 16, 0, SIDE_CROSSINGS_LIMIT);
}

/** Whether a grid has taken as many crossings as it may, so that some are missing. */
export function isGridFull(): bool {
  return crossingCount == crossingsLimit;
}

function openGrid(columnPlace: usize, rowPlace: usize, linePlace: usize, limit: u32): bool {
  columnAxis = columnPlace;
  rowAxis = rowPlace;
  lineAxis = linePlace;
  crossingsLimit = limit;
  const margin = ceil(MARGIN_MM / columnMm);
  const minX = result(Slot.MinX + <i32>(columnAxis >> 3));
  const minY = result(Slot.MinX + <i32>(rowAxis >> 3));
  columnsX = <i32>(ceil((result(Slot.MaxX + <i32>(columnAxis >> 3)) - minX) / columnMm) + 2 * margin);
  columnsY = <i32>(ceil((result(Slot.MaxX + <i32>(rowAxis >> 3)) - minY) / columnMm) + 2 * margin);
  gridX = minX - (margin - 0.5) * columnMm;
  gridY = minY - (margin - 0.5) * columnMm;
  bottomMm = result(Slot.MinX + <i32>(lineAxis >> 3));
  heads = reserveZeroed(<u64>(columnsX * columnsY) << 2);
  crossings = reserve(0);
  reserved = 0;
  crossingCount = 0;
  return heads != 0;
}

/** Adds a placed mesh's crossings. Nothing else may be reserved until all of them are added. */
export function addCrossings(mesh: Mesh, positions: usize, mirror: f64): bool {
  const perColumn = 1 / columnMm;
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = positions + <usize>load<u32>(at) * 24;
    const b = positions + <usize>load<u32>(at, 4) * 24;
    const c = positions + <usize>load<u32>(at, 8) * 24;
    const lowY = min(load<f64>(a + rowAxis), min(load<f64>(b + rowAxis), load<f64>(c + rowAxis)));
    const highY = max(load<f64>(a + rowAxis), max(load<f64>(b + rowAxis), load<f64>(c + rowAxis)));
    const first = <i32>ceil((lowY - gridY) * perColumn);
    const last = <i32>ceil((highY - gridY) * perColumn);
    if (first == last || isGridFull()) continue;
    const lowX = min(load<f64>(a + columnAxis), min(load<f64>(b + columnAxis), load<f64>(c + columnAxis)));
    const highX = max(load<f64>(a + columnAxis), max(load<f64>(b + columnAxis), load<f64>(c + columnAxis)));
    if (ceil((lowX - gridX) * perColumn) == ceil((highX - gridX) * perColumn)) continue;
    if (!addTriangle(a, b, c, orientation(mesh, load<u32>(at)) * mirror, first, last)) return false;
  }
  return true;
}

function addTriangle(a: usize, b: usize, c: usize, sign: f64, firstRow: i32, endRow: i32): bool {
  const ax = load<f64>(a + columnAxis);
  const ay = load<f64>(a + rowAxis);
  const az = load<f64>(a + lineAxis) - bottomMm;
  const ux = load<f64>(b + columnAxis) - ax;
  const uy = load<f64>(b + rowAxis) - ay;
  const uz = load<f64>(b + lineAxis) - bottomMm - az;
  const wx = load<f64>(c + columnAxis) - ax;
  const wy = load<f64>(c + rowAxis) - ay;
  const wz = load<f64>(c + lineAxis) - bottomMm - az;
  const nx = uy * wz - uz * wy;
  const ny = uz * wx - ux * wz;
  const nz = ux * wy - uy * wx;
  if (nz == 0) return true;
  const low = az + min<f64>(0, min(uz, wz));
  const high = az + max<f64>(0, max(uz, wz));
  const length = sqrt(nx * nx + ny * ny + nz * nz);
  let flags: u32 = nz * sign < 0 ? ENTERS : 0;
  if (isCarried(nz * sign, length)) flags |= OVERHANGS;
  if (abs(nz) > FLAT_COSINE * length) flags |= IS_FLAT;
  for (let row = firstRow; row < endRow; row++) {
    const y = gridY + <f64>row * columnMm;
    findEnds(a, b, c, y);
    const from = max(0, <i32>ceil((leftX - gridX) / columnMm));
    const to = min(columnsX, <i32>ceil((rightX - gridX) / columnMm));
    for (let column = from; column < to; column++) {
      const x = gridX + <f64>column * columnMm;
      const z = az - ((x - ax) * nx + (y - ay) * ny) / nz;
      if (!addCrossing(row * columnsX + column, <f32>max(low, min(z, high)), flags)) return false;
    }
  }
  return true;
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
  if (crossingCount == crossingsLimit) return true;
  if (crossingCount == reserved) {
    const more: u32 = 16384;
    if (reserve(<u64>more * CROSSING_BYTES) == 0) return false;
    reserved += more;
  }
  const at = crossings + <usize>crossingCount * CROSSING_BYTES;
  const head = heads + (<usize>column << 2);
  store<f32>(at, height);
  store<u32>(at, flags, 4);
  store<u32>(at, load<u32>(head), 8);
  store<u32>(head, ++crossingCount);
  return true;
}

/** The crossings of the column read last, in ascending order: height f32, flags u32. */
export let sorted: usize = 0;
const SORTED_MAX: u32 = 4096;

/** Makes room to read columns. */
export function beginColumns(): bool {
  sorted = reserve(<u64>SORTED_MAX << 3);
  return sorted != 0;
}

/** Reads a column's crossings to `sorted`; returns how many. At one height, entering comes first. */
export function readColumn(column: i32): u32 {
  let count: u32 = 0;
  let link = load<u32>(heads + (<usize>column << 2));
  while (link != 0 && count < SORTED_MAX) {
    const at = crossings + <usize>(link - 1) * CROSSING_BYTES;
    const height = load<f32>(at);
    const flags = load<u32>(at, 4);
    let hole = sorted + (<usize>count << 3);
    while (hole > sorted && isAfter(load<f32>(hole - 8), load<u32>(hole - 4), height, flags)) {
      store<u64>(hole, load<u64>(hole - 8));
      hole -= 8;
    }
    store<f32>(hole, height);
    store<u32>(hole, flags, 4);
    link = load<u32>(at, 8);
    count++;
  }
  return count;
}

@inline
function isAfter(height: f32, flags: u32, otherHeight: f32, otherFlags: u32): bool {
  return height > otherHeight || (height == otherHeight && (flags & ENTERS) < (otherFlags & ENTERS));
}
