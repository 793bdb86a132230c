import { LayerColumn, Slot } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { leastSingle, mostSingle } from './branchless';
import { markBridges } from './bridges';
import { cellAt, columnMm, columnsX, columnsY } from './columns';
import { OVERHANGS } from './crossings';
import { addResult, result, setResult } from './fault';
import { LAYERS_PER_MM } from './fit';
import {
  IS_BRIDGED, bottomOf, filledOf, findGaps, firstGap, flagsOf, gapAt, nextGap, setFilled, topOf,
} from './gaps';
import { addTo, closeSum, planeAbove, scaleColumn } from './layers';

/**
 * Supports as a slicer would make them: under what overhangs beyond 45° and is not bridged, in whole cells
 * of its grid, down to the bed or to the part below. Worked out on the gaps between the part's surfaces in each column.
 */

/** Heights are compared half a layer below an overhang. */
const BELOW_MM: f32 = 0.1;

/** Lower gaps get no support: the slicer leaves a layer free below the overhang, and one above the part. */
const LEAST_MM: f32 = 0.9;
const LEAST_ON_BED_MM: f32 = 0.5;
/** Gaps higher than the least by this have room for all dense layers: as agrees best with sliced shelves and parts. */
const DENSE_ROOM_MM: f32 = 1.4;
const DENSE_ROOM_ON_BED_MM: f32 = 0.9;

/** How far the first layer of supports reaches beyond the others. */
const FOOT_MM: f64 = 3.18;

/** Works out supports, and what overlapping shells share, once all crossings are added. */
export function addSupports(): bool {
  setResult(Slot.ColumnMm, columnMm);
  if (!findGaps() || !markBridges()) return false;
  const scratch = mark();
  if (!mapCells() || !fillGaps()) return false;
  sumSupports();
  if (result(Slot.SupportVolumeMm3) > 0 && !sumFoot()) return false;
  release(scratch);
  return true;
}

/** Whether supports stand in a gap, once its bridges are marked: then the part has some. */
@inline
export function needsSupport(gap: usize): bool {
  if ((flagsOf(gap) & (OVERHANGS | IS_BRIDGED)) != OVERHANGS) return false;
  return topOf(gap) - bottomOf(gap) >= leastAbove(bottomOf(gap));
}

/** The cell that each column along x lies in, then each along y, i32. */
let cells: usize = 0;
/** For each cell along x, then along y, its first column; one more entry ends the list. */
let cellStarts: usize = 0;
let cellsX: i32 = 0;
let cellsY: i32 = 0;
/** Whether supports stand in each column, a byte. */
let holds: usize = 0;

/** Numbers the cells from the first one on that a column lies in. */
function mapCells(): bool {
  cellsX = cellAt(columnsX - 1, true) - cellAt(0, true) + 1;
  cellsY = cellAt(columnsY - 1, false) - cellAt(0, false) + 1;
  cells = reserve(<u64>(columnsX + columnsY) << 2);
  cellStarts = reserve(<u64>(cellsX + cellsY + 2) << 2);
  if (cells == 0 || cellStarts == 0) return false;
  mapAxis(true, columnsX, cells, cellStarts, cellsX);
  mapAxis(false, columnsY, cells + (<usize>columnsX << 2), cellStarts + (<usize>(cellsX + 1) << 2), cellsY);
  return true;
}

function mapAxis(isAlongX: bool, columns: i32, target: usize, starts: usize, count: i32): void {
  const zero = cellAt(0, isAlongX);
  let last = -1;
  for (let column = 0; column < columns; column++) {
    const cell = cellAt(column, isAlongX) - zero;
    // Cells narrower than a column have none of their own: they begin where the next one does.
    while (last < cell) store<i32>(starts + (<usize>++last << 2), column);
    store<i32>(target + (<usize>column << 2), cell);
  }
  store<i32>(starts + (<usize>count << 2), columns);
}

@inline
function cellOf(place: i32): i32 {
  return load<i32>(cells + (<usize>place << 2));
}

/**
 * Fills the gaps of all cells that hold an overhang which needs support. An overhang reaches beyond the middles of its
 * outermost columns by half a column at each side, on average: so it is taken to reach into the next column on one.
 */
function fillGaps(): bool {
  // The height up to which each cell was filled last: most of its columns ask for the same.
  const filled = reserveZeroed(<u64>(cellsX * cellsY) << 2);
  holds = reserveZeroed(<u64>(columnsX * columnsY));
  if (filled == 0 || holds == 0) return false;
  for (let y = 0; y < columnsY - 1; y++) {
    for (let x = 0; x < columnsX - 1; x++) {
      const column = y * columnsX + x;
      const end = firstGap(column + 1);
      for (let gap = firstGap(column); gap < end; gap = nextGap(gap)) {
        if (!needsSupport(gap)) continue;
        for (let j = cellOf(columnsX + y); j <= cellOf(columnsX + y + 1); j++) {
          for (let i = cellOf(x); i <= cellOf(x + 1); i++) {
            const last = filled + (<usize>(j * cellsX + i) << 2);
            if (abs(load<f32>(last) - topOf(gap)) < BELOW_MM / 2) continue;
            store<f32>(last, topOf(gap));
            fillCell(i, j, topOf(gap));
          }
        }
      }
    }
  }
  return true;
}

function fillCell(cellX: i32, cellY: i32, height: f32): void {
  const startX = cellStarts + (<usize>cellX << 2);
  const startY = cellStarts + (<usize>(cellsX + 1 + cellY) << 2);
  for (let y = load<i32>(startY); y < load<i32>(startY, 4); y++) {
    for (let x = load<i32>(startX); x < load<i32>(startX, 4); x++) fill(y * columnsX + x, height);
  }
}

@inline
function fill(column: i32, height: f32): void {
  const gap = gapAt(column, height - BELOW_MM);
  if (gap == 0) return;
  const top = leastSingle(height, topOf(gap));
  if (top - bottomOf(gap) < leastAbove(bottomOf(gap))) return;
  setFilled(gap, mostSingle(filledOf(gap), top));
  store<u8>(holds + column, 1);
}

/** Adds the cross-section of the supports' first layer: wider than the others, as far as the part leaves room. */
function sumFoot(): bool {
  const reach = <i32>floor(FOOT_MM / columnMm + 0.5);
  const marks = reserveZeroed(<u64>(columnsX * columnsY));
  // For each place in a row the last row so far whose foot reaches there; far below zero before the first.
  const rows = reserve(<u64>columnsX << 2);
  if (marks == 0 || rows == 0) return false;
  markFeet(marks, reach);
  memory.fill(rows, 0x80, <usize>columnsX << 2);
  let count: u32 = 0;
  for (let y = -reach; y < columnsY; y++) {
    const ahead = y + reach;
    for (let x = 0; x < columnsX; x++) {
      const last = rows + (<usize>x << 2);
      if (ahead < columnsY && load<u8>(marks + ahead * columnsX + x) != 0) store<i32>(last, ahead);
      if (y < 0 || load<i32>(last) < y - reach) continue;
      const gap = firstGap(y * columnsX + x);
      if (bottomOf(gap) == 0 && topOf(gap) > LEAST_ON_BED_MM) count++;
    }
  }
  setResult(Slot.SupportFootMm2, <f64>count * columnMm * columnMm);
  return true;
}

/** Marks the columns whose middles the feet reach along their rows, a byte each. */
function markFeet(marks: usize, reach: i32): void {
  for (let y = 0; y < columnsY; y++) {
    let from = -1 - reach;
    for (let x = 0; x < columnsX; x++) {
      const column = y * columnsX + x;
      const at = marks + column;
      if (load<u8>(holds + column) != 0 && standsOnBed(column)) {
        for (let back = min(x, min(x - from - 1, reach)); back > 0; back--) store<u8>(at - back, 1);
        from = x;
      }
      if (x - from <= reach) store<u8>(at, 1);
    }
  }
}

/** Whether supports stand on the bed in a column. */
@inline
function standsOnBed(column: i32): bool {
  const gap = firstGap(column);
  return bottomOf(gap) == 0 && filledOf(gap) > 0;
}

@inline
function leastAbove(bottom: f32): f32 {
  return bottom > 0 ? LEAST_MM : LEAST_ON_BED_MM;
}

/** What the layer left free below an overhang, the dense layers under it, and those on the part take of a gap's height. */
const ABOVE_BASE_MM: f32 = 1;
const ON_PART_DENSE_MM: f32 = 0.59;

/** Where the sparse part of the supports in a gap begins and ends; nowhere where it ends below its beginning. */
@inline
function baseBottomOf(gap: usize): f32 {
  return bottomOf(gap) > 0 ? bottomOf(gap) + ON_PART_DENSE_MM : 0;
}

@inline
function baseTopOf(gap: usize): f32 {
  return filledOf(gap) - ABOVE_BASE_MM;
}

/** Share of the dense layers that there is room for. */
@inline
function denseShare(bottom: f32, top: f32): f64 {
  const room = bottom > 0 ? DENSE_ROOM_MM : DENSE_ROOM_ON_BED_MM;
  return <f64>mostSingle(0, leastSingle(1, (top - bottom - leastAbove(bottom)) / room));
}

function sumSupports(): void {
  const area = columnMm * columnMm;
  for (let y = 0; y < columnsY; y++) {
    for (let x = 0; x < columnsX; x++) {
      const column = y * columnsX + x;
      const at = holds + column;
      if (load<u8>(at) == 0) continue;
      sumColumn(column, area);
      if (x + 1 < columnsX && load<u8>(at, 1) != 0) shareBorder(column, column + 1);
      if (y + 1 < columnsY && load<u8>(at + columnsX) != 0) shareBorder(column, column + columnsX);
    }
  }
  // Columns and their sides are counted, so that sums are exact; then measured.
  closeSum(LayerColumn.SupportMm2);
  closeSum(LayerColumn.SupportBorderMm);
  scaleColumn(LayerColumn.SupportMm2, area);
  scaleColumn(LayerColumn.SupportBorderMm, columnMm);
}

/** Adds the supports of a column, `area` in mm². */
function sumColumn(column: i32, area: f64): void {
  const end = firstGap(column + 1);
  for (let gap = firstGap(column); gap < end; gap = nextGap(gap)) {
    const bottom = bottomOf(gap);
    const filled = filledOf(gap);
    if (filled <= bottom) continue;
    addResult(Slot.SupportVolumeMm3, area * <f64>(filled - bottom));
    addResult(Slot.ContactAreaMm2, area * denseShare(bottom, filled));
    if (bottom > 0) addResult(Slot.ContactOnPartMm2, area * denseShare(bottom, filled));
    addBetween(LayerColumn.SupportMm2, baseBottomOf(gap), baseTopOf(gap), 1);
    addBetween(LayerColumn.SupportBorderMm, baseBottomOf(gap), baseTopOf(gap), 4);
  }
}

/** Takes away the sides that the supports of two neighbouring columns share. */
function shareBorder(column: i32, other: i32): void {
  const end = firstGap(column + 1);
  const otherEnd = firstGap(other + 1);
  let gap = filledGap(firstGap(column), end);
  let otherGap = filledGap(firstGap(other), otherEnd);
  while (gap < end && otherGap < otherEnd) {
    const bottom = mostSingle(baseBottomOf(gap), baseBottomOf(otherGap));
    const top = leastSingle(baseTopOf(gap), baseTopOf(otherGap));
    addBetween(LayerColumn.SupportBorderMm, bottom, top, -2);
    const isLower = topOf(gap) < topOf(otherGap);
    gap = select(filledGap(nextGap(gap), end), gap, isLower);
    otherGap = select(otherGap, filledGap(nextGap(otherGap), otherEnd), isLower);
  }
}

/** The first of the gaps from one to before another that holds supports, or the end. */
@inline
function filledGap(gap: usize, end: usize): usize {
  while (gap < end && filledOf(gap) <= bottomOf(gap)) gap = nextGap(gap);
  return gap;
}

@inline
function addBetween(column: i32, bottom: f32, top: f32, value: f64): void {
  if (top <= bottom) return;
  addTo(column, planeAbove(<f64>bottom * LAYERS_PER_MM), value);
  addTo(column, planeAbove(<f64>top * LAYERS_PER_MM), -value);
}
