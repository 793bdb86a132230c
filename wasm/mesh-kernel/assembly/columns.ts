import { Slot } from '../layout';
import { reserve } from './arena';
import { cross } from './cross';
import { halveCrossings, openCrossings } from './crossings';
import { extentMm, footprintMm2 } from './facing';
import { result } from './fault';
import { SAME_HEIGHT } from './fit';
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
const CELL_MM: f64 = 2.317;
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

export let columnMm: f64 = 1;
export let columnsX: i32 = 0;
export let columnsY: i32 = 0;
export let crossingsLimit: u32 = 0;
/** The grid was laid with lines this far apart; every so many of them are left. */
export let laidMm: f64 = 0;
export let stride: i32 = 1;
export let gridX: f64 = 0;
export let gridY: f64 = 0;
/** Where the first line is, in columns and rows, and lines a millimetre, as pairs of lanes. */
export let grid: v128 = f64x2(0, 0);
export let linesPerMm: v128 = f64x2(0, 0);
/** Far more than rounding makes of areas within ten metres, mm²; beyond, nothing is more. */
const CLEAR_MM2: f64 = 1e-6;
const CLEAR_WITHIN_MM: f64 = 1e4;
export let clearMm2: f64 = 0;
export let bottomMm: f64 = 0;
export let isVertical: bool = true;
/** Room for what each row has within a triangle, 16 bytes a row and as much to spare. */
export let rowSpans: usize = 0;
/** Places in a vertex of the coordinates across the lines (of columns, of rows) and along them. */
export let columnAxis: usize = 0;
export let rowAxis: usize = 8;
export let lineAxis: usize = 16;

/** Lays the grid of vertical lines over the part, after `addSections` has seen all of it. */
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
  rowSpans = reserve((<u64>columnsY + 1) << 4);
  return rowSpans != 0 && openCrossings(columnsX * columnsY);
}

let firstLine: f64 = 0;

/**
 * Lines that span the part along an axis, margins included; notes where the first one is. They lie evenly about the middle
 * of the part, however it is turned. Those of supports are as many on either side of it, so that borders of cells are borders
 * of columns; others are half a column from the sides of what is so many columns long, but for rounding.
 */
function lineCount(axis: usize): i32 {
  const low = result(Slot.MinX + <i32>(axis >> 3));
  const high = result(Slot.MaxX + <i32>(axis >> 3));
  const margin = ceil((isVertical ? MARGIN_MM : SIDE_MARGIN_MM) / columnMm);
  const across = (high - low) / columnMm;
  const count = (isVertical ? 2 * ceil(across / 2) : max<f64>(1, floor(across + 0.5 + SAME_HEIGHT))) + 2 * margin;
  // Rows of lines along x or y begin at the bed: so they do for parts of one shape, whatever stands on top.
  firstLine = axis == 16 ? low - (margin - 0.5) * columnMm : (low + high) / 2 - ((count - 1) / 2) * columnMm;
  return <i32>count;
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

/**
 * Drops every other line of the grid in both directions; false when memory ends. The first and the last lie outside the
 * part, as before.
 */
export function coarsen(): bool {
  const oldX = columnsX;
  columnsX = (oldX >> 1) + 1;
  columnsY = (columnsY >> 1) + 1;
  stride *= 2;
  columnMm *= 2;
  return halveCrossings(oldX, columnsX, columnsY);
}
