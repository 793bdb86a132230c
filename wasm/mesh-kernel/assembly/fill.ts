import { reserve, reserveZeroed } from './arena';
import { leastSingle } from './branchless';
import { cellAt, columnsX, columnsY } from './columns';
import {
  IS_BRIDGED, bottomOf, filledOf, firstGap, flagsOf, gapAt, nextGap, overhangColumn, overhangCount, overhangGap, ownGap,
  setFilled, topOf,
} from './gaps';
import { LEAST_MM, LEAST_ON_BED_MM, leastAbove, needsSupport } from './room';

/**
 * Fills the gaps under overhangs with supports, in whole cells of a slicer's grid. What is asked of the columns of a cell is
 * read when it is filled first, and their first gaps are filled four at a time.
 */

/** Heights are compared half a layer below an overhang. */
const BELOW_MM: f32 = 0.1;

/** Whether supports stand in each column, a byte. */
export let holds: usize = 0;

/** The cell that each column along x lies in, then each along y, i32. */
let cells: usize = 0;
/** For each cell along x, then along y, its first column; one more entry ends the list. */
let cellStarts: usize = 0;
let cellsX: i32 = 0;
let cellsY: i32 = 0;
/** Numbers the cells from the first one on that a column lies in. */
export function mapCells(): bool {
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
 * A cell's columns, row by row, in blocks of four: where their first gaps begin and end, where the next ones begin (Infinity
 * if there is none), and how high the first ones are filled; four f32 each.
 */
const BLOCK_BYTES: usize = 64;
const TOPS: usize = 16;
const SECONDS: usize = 32;
const FILLED: usize = 48;
let blocks: usize = 0;
let cellBytes: usize = 0;
/** The height up to which each cell was filled last, f32, 0 for never: most of its columns ask for the same. */
let lastHeights: usize = 0;

/** The most columns of a cell along an axis. */
function mostColumns(starts: usize, count: i32): i32 {
  let most = 0;
  for (let cell = 0; cell < count; cell++) most = max(most, columnsFrom(starts + (<usize>cell << 2)));
  return most;
}

@inline
function columnsFrom(start: usize): i32 {
  return load<i32>(start, 4) - load<i32>(start);
}

function openCells(): bool {
  const columns = mostColumns(startX(0), cellsX) * mostColumns(startY(0), cellsY);
  cellBytes = <usize>((columns + 3) >> 2) * BLOCK_BYTES;
  blocks = reserve(<u64>(cellsX * cellsY) * cellBytes);
  lastHeights = reserveZeroed(<u64>(cellsX * cellsY) << 2);
  // Columns are looked at sixteen together.
  holds = reserveZeroed(<u64>(columnsX * columnsY) + 16);
  return blocks != 0 && lastHeights != 0 && holds != 0;
}

@inline
function startX(cell: i32): usize {
  return cellStarts + (<usize>cell << 2);
}

@inline
function startY(cell: i32): usize {
  return cellStarts + (<usize>(cellsX + 1 + cell) << 2);
}

/**
 * Fills the gaps of all cells that hold an overhang which needs support. An overhang reaches beyond the middles of its
 * outermost columns, and a slicer fills what it touches: so it is taken to reach into the next column on every side, but for
 * those in which it is bridged.
 */
export function fillGaps(): bool {
  if (!openCells()) return false;
  let y = 0;
  for (let index: u32 = 0; index < overhangCount; index++) {
    const column = overhangColumn(index);
    const height = topOf(overhangGap(index));
    while (column >= (y + 1) * columnsX) y++;
    const x = column - y * columnsX;
    // The grid's outermost columns lie beyond the part.
    if (x == 0 || y == 0 || x == columnsX - 1 || y == columnsY - 1 || !needsSupport(overhangGap(index))) continue;
    const fromX = cellBeside(x, x - 1, column - 1, height);
    const toX = cellBeside(x, x + 1, column + 1, height);
    const row = columnsX + y;
    const toY = cellBeside(row, row + 1, column + columnsX, height);
    for (let j = cellBeside(row, row - 1, column - columnsX, height); j <= toY; j++) {
      for (let i = fromX; i <= toX; i++) {
        const last = lastHeights + (<usize>(j * cellsX + i) << 2);
        if (abs(load<f32>(last) - height) < BELOW_MM / 2) continue;
        if (load<f32>(last) == 0) readCell(i, j);
        store<f32>(last, height);
        fillCell(i, j, height);
      }
    }
  }
  takeOver();
  return true;
}

/** The cell of the place beside an overhang's own, that of a column, if the overhang reaches it; else its own. */
@inline
function cellBeside(place: i32, beside: i32, column: i32, height: f32): i32 {
  const cell = cellOf(beside);
  return cell == cellOf(place) || isBridgedAt(column, height) ? cellOf(place) : cell;
}

/** Whether what hangs over a column at a height is bridged. */
function isBridgedAt(column: i32, height: f32): bool {
  const gap = gapAt(column, height - BELOW_MM);
  return gap != 0 && (flagsOf(gap) & IS_BRIDGED) != 0 && abs(topOf(gap) - height) <= BELOW_MM;
}

/** The blocks of a cell. */
@inline
function blocksOf(cellX: i32, cellY: i32): usize {
  return blocks + <usize>(cellY * cellsX + cellX) * cellBytes;
}

/** Where a column's figures stand among the blocks of its cell, by its place in the cell. */
@inline
function placeOf(first: usize, place: i32): usize {
  return first + <usize>(place >> 2) * BLOCK_BYTES + (<usize>(place & 3) << 2);
}

/** Reads the first gaps of a cell's columns. Behind the last column stand some that nothing fills. */
function readCell(cellX: i32, cellY: i32): void {
  const first = blocksOf(cellX, cellY);
  const endX = load<i32>(startX(cellX), 4);
  const endY = load<i32>(startY(cellY), 4);
  let place = 0;
  for (let y = load<i32>(startY(cellY)); y < endY; y++) {
    for (let x = load<i32>(startX(cellX)); x < endX; x++) {
      const gap = firstGap(y * columnsX + x);
      const second = nextGap(gap);
      const at = placeOf(first, place++);
      store<f32>(at, bottomOf(gap));
      store<f32>(at, topOf(gap), TOPS);
      store<f32>(at, second == 0 ? Infinity : bottomOf(second), SECONDS);
      store<f32>(at, bottomOf(gap), FILLED);
    }
  }
  for (; (place & 3) != 0; place++) {
    const at = placeOf(first, place);
    store<f32>(at, -Infinity, TOPS);
    store<f32>(at, Infinity, SECONDS);
  }
}

function fillCell(cellX: i32, cellY: i32, height: f32): void {
  const columns = columnsFrom(startX(cellX)) * columnsFrom(startY(cellY));
  let block = blocksOf(cellX, cellY);
  for (let place = 0; place < columns; place += 4, block += BLOCK_BYTES) {
    const above = fillFour(block, height);
    if (above != 0) fillAbove(cellX, cellY, place, above, height);
  }
}

/** Fills the first gaps of four columns below a height; returns which of them may have one above that is meant, a bit each. */
@inline
function fillFour(block: usize, height: f32): i32 {
  const below = f32x4.splat(height - BELOW_MM);
  const bottoms = v128.load(block);
  const tops = v128.load(block, TOPS);
  const filled = v128.load(block, FILLED);
  const to = f32x4.pmin(f32x4.splat(height), tops);
  const isOnPart = f32x4.gt(bottoms, f32x4.splat(0));
  const least = v128.bitselect(f32x4.splat(LEAST_MM), f32x4.splat(LEAST_ON_BED_MM), isOnPart);
  const isWithin = v128.and(f32x4.ge(below, bottoms), f32x4.ge(tops, below));
  const hasRoom = v128.and(f32x4.ge(f32x4.sub(to, bottoms), least), f32x4.gt(to, filled));
  v128.store(block, v128.bitselect(to, filled, v128.and(isWithin, hasRoom)), FILLED);
  return i32x4.bitmask(v128.and(f32x4.lt(tops, below), f32x4.le(v128.load(block, SECONDS), below)));
}

/** Fills the gaps below a height, which are not the first ones, of some of a cell's columns from a place on. */
function fillAbove(cellX: i32, cellY: i32, place: i32, asked: i32, height: f32): void {
  for (let bits = asked; bits != 0; bits &= bits - 1) {
    const column = columnAt(cellX, cellY, place + ctz(bits));
    const gap = gapAt(column, height - BELOW_MM);
    if (gap == 0) continue;
    const top = leastSingle(height, topOf(gap));
    if (top <= filledOf(gap) || top - bottomOf(gap) < leastAbove(bottomOf(gap))) continue;
    setFilled(gap, top);
    store<u8>(holds + column, 1);
  }
}

/** The column at a place of a cell. */
@inline
function columnAt(cellX: i32, cellY: i32, place: i32): i32 {
  const width = columnsFrom(startX(cellX));
  const row = place / width;
  return (load<i32>(startY(cellY)) + row) * columnsX + load<i32>(startX(cellX)) + place - row * width;
}

/** Takes over how high the first gaps were filled. */
function takeOver(): void {
  for (let j = 0; j < cellsY; j++) {
    for (let i = 0; i < cellsX; i++) {
      if (load<f32>(lastHeights + (<usize>(j * cellsX + i) << 2)) != 0) takeOverCell(i, j);
    }
  }
}

function takeOverCell(cellX: i32, cellY: i32): void {
  const first = blocksOf(cellX, cellY);
  const endX = load<i32>(startX(cellX), 4);
  const endY = load<i32>(startY(cellY), 4);
  let place = 0;
  for (let y = load<i32>(startY(cellY)); y < endY; y++) {
    for (let x = load<i32>(startX(cellX)); x < endX; x++) {
      const at = placeOf(first, place++);
      const filled = load<f32>(at, FILLED);
      if (filled <= load<f32>(at)) continue;
      const column = y * columnsX + x;
      setFilled(ownGap(column, firstGap(column)), filled);
      store<u8>(holds + column, 1);
    }
  }
}
