import { reserve, reserveZeroed } from './arena';
import { sortAscending } from './sort';

/** Where the lines of a grid cross the surface: noted in the order of the file, then grouped and sorted line by line. */

/** A crossing as it is noted: height in mm above the part's bottom, f32; flags; its column, u32. */
const CROSSING_BYTES: usize = 12;
/** Room is taken for so many at a time. */
const ROOM: u32 = 16384;
/** The surface is entered from below, it needs support, it is flat enough to be bridged. */
export const ENTERS: u32 = 1;
export const OVERHANGS: u32 = 2;
export const IS_FLAT: u32 = 4;
/** Where its slope bin stands in the flags. */
export const SLOPE_SHIFT: u32 = 8;
/**
 * Lines along x or y: 0 where the surface faces more across the line than along it, else 1 + 14 × the share of the
 * way that the cosine between them went from 0.7 to 1.
 */
export const FACING_SHIFT: u32 = 12;
export const FACING_STEPS: f64 = 14;

export let crossingCount: u32 = 0;
let crossings: usize = 0;
let reserved: u32 = 0;
let columnCount: i32 = 0;
/** For each column how many crossings it has, u32; once they are grouped, where they end. A 0 stands before the first. */
let ends: usize = 0;
/** The crossings, grouped by column, as keys that ascend as `readColumn` says. */
let keys: usize = 0;
/** Where the keys of the column read last begin. */
let first: usize = 0;
const LEAVES_LAST: u32 = 1 << 31;

/** Begins with no crossings of so many columns. Nothing else may be reserved until all of them are noted. */
export function openCrossings(columns: i32): bool {
  columnCount = columns;
  ends = reserveZeroed((<u64>columns + 1) << 2) + 4;
  crossings = reserve(0);
  reserved = 0;
  crossingCount = 0;
  return ends != 4;
}

/** Notes crossings of neighbouring columns, by their f32 heights; false (and a fault) when memory ends. */
export function noteCrossings(column: i32, heights: usize, count: i32, flags: u32): bool {
  while (reserved - crossingCount < <u32>count) {
    if (reserve(<u64>ROOM * CROSSING_BYTES) == 0) return false;
    reserved += ROOM;
  }
  for (let i = 0; i < count; i++) keep(column + i, load<f32>(heights + (<usize>i << 2)), flags);
  return true;
}

@inline
function keep(column: i32, height: f32, flags: u32): void {
  const at = crossings + <usize>crossingCount * CROSSING_BYTES;
  crossingCount++;
  store<f32>(at, height);
  store<u32>(at, flags, 4);
  store<u32>(at, column, 8);
  const count = ends + (<usize>column << 2);
  store<u32>(count, load<u32>(count) + 1);
}

/** Drops the crossings of every other column in both directions, and renumbers the rest. */
export function halveCrossings(columnsX: i32, newColumnsX: i32, newColumnsY: i32): void {
  columnCount = newColumnsX * newColumnsY;
  memory.fill(ends, 0, <usize>columnCount << 2);
  const end = crossings + <usize>crossingCount * CROSSING_BYTES;
  crossingCount = 0;
  for (let at = crossings; at < end; at += CROSSING_BYTES) {
    const column = load<i32>(at, 8);
    const x = column % columnsX;
    const y = column / columnsX;
    if (((x | y) & 1) == 0) keep((y >> 1) * newColumnsX + (x >> 1), load<f32>(at), load<u32>(at, 4));
  }
}

/** Groups the crossings by column, once all of them are noted. */
export function groupCrossings(): bool {
  keys = reserve(<u64>crossingCount << 3);
  if (keys == 0) return false;
  let total: u32 = 0;
  for (let column = 0; column < columnCount; column++) {
    const at = ends + (<usize>column << 2);
    const count = load<u32>(at);
    store<u32>(at, total);
    total += count;
  }
  const end = crossings + <usize>crossingCount * CROSSING_BYTES;
  for (let at = crossings; at < end; at += CROSSING_BYTES) {
    const place = ends + (<usize>load<u32>(at, 8) << 2);
    const key = keys + (<usize>load<u32>(place) << 3);
    store<u32>(place, load<u32>(place) + 1);
    const flags = load<u32>(at, 4);
    store<u32>(key, (~flags & ~LEAVES_LAST) | (flags & ENTERS ? 0 : LEAVES_LAST));
    // Of heights that are not negative the bits are in their order.
    store<i32>(key, max(0, load<i32>(at)), 4);
  }
  return true;
}

/**
 * Reads a column's crossings in ascending order; returns how many. At one height, entering comes first, and there
 * what needs support: nothing depends on the order of the file.
 */
export function readColumn(column: i32): u32 {
  const last = ends + (<usize>column << 2);
  first = keys + (<usize>load<u32>(last - 4) << 3);
  const end = keys + (<usize>load<u32>(last) << 3);
  if (end > first) sortAscending(first, end);
  return <u32>((end - first) >> 3);
}

/** Height of a crossing of the column read last. */
@inline
export function heightAt(crossing: u32): f32 {
  return load<f32>(first + (<usize>crossing << 3), 4);
}

@inline
export function flagsAt(crossing: u32): u32 {
  return ~load<u32>(first + (<usize>crossing << 3)) & ~LEAVES_LAST;
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
