import { mark, release, reserve, reserveZeroed } from './arena';
import { sortAscending } from './sort';

/**
 * Where the lines of a grid cross the surface. Each column holds the crossing of its line that was noted last; what that
 * one displaced stands in a list, by the number of the one that displaced it. So most lines, which cross the surface
 * twice, are read at two places.
 */

/**
 * A crossing, u64, which ascends as `readColumn` says. From the highest bit on: its height in mm above the part's bottom,
 * f32; its flags, every bit turned round; its own number if it displaced one, else 0. Never 0 as a whole: no crossing has
 * all flags. Small, since a line's crossings lie apart: what a fast cache holds of them decides how long reading takes.
 */
export const CROSSING_BYTES: usize = 8;
const NUMBER_BITS: u32 = 22;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;
const FLAGS_MASK: u32 = (1 << (32 - NUMBER_BITS)) - 1;
/** Room is taken for so many at a time. */
const ROOM: u32 = 16384;
/** It needs support, it is flat enough to be bridged, the surface is entered from below: ten bits with what follows. */
export const OVERHANGS: u32 = 1;
export const IS_FLAT: u32 = 2;
export const ENTERS: u32 = 1 << 9;
/** Where its slope bin stands in the flags. */
export const SLOPE_SHIFT: u32 = 2;
/**
 * Lines along x or y: 0 where the surface faces more across the line than along it, else 1 + 14 × the share of the
 * way that the cosine between them went from 0.7 to 1.
 */
export const FACING_SHIFT: u32 = 5;
export const FACING_STEPS: f64 = 14;

export let crossingCount: u32 = 0;
/** Where what the crossing of number 0 displaced would stand, u64. */
let displaced: usize = 0;
let reserved: u32 = 0;
let columnCount: i32 = 0;
/** Each column's crossing that was noted last, u64, 0 for none; then as many zeros as are looked at together. */
export let heads: usize = 0;
const LOOKED_AT: u64 = 4;
/** The crossings of the column read last. */
let keys: usize = 0;

/** Begins with no crossings of so many columns. Nothing else may be reserved until all of them are noted. */
export function openCrossings(columns: i32): bool {
  columnCount = columns;
  heads = reserveZeroed((<u64>columns + LOOKED_AT) * CROSSING_BYTES);
  displaced = reserve(0) - CROSSING_BYTES;
  reserved = 0;
  crossingCount = 0;
  return heads != 0;
}

/** Makes room for so many more crossings, and one to spare; false (and a fault) when memory ends. */
@inline
export function makeRoom(count: i32): bool {
  while (reserved - crossingCount <= <u32>count) {
    if (reserve(<u64>ROOM * CROSSING_BYTES) == 0) return false;
    reserved += ROOM;
  }
  return true;
}

/** The lower half of crossings that displace none, by their flags. */
@inline
export function lowerHalfOf(flags: u32): u32 {
  return (~flags & FLAGS_MASK) << NUMBER_BITS;
}

/**
 * Notes a crossing by its number, both halves and the address of its column among `heads`. There must be room; who is
 * done tells by `endNotes`.
 */
@inline
export function noteCrossing(number: u32, head: usize, height: i32, lowerHalf: u32): void {
  const last = load<u64>(head);
  store<u64>(displacedBy(number), last);
  store<u64>(head, (<u64>height << 32) | <u64>(lowerHalf | select<u32>(number, 0, last != 0)));
}

/**
 * Notes two crossings of neighbouring columns by their numbers, the first one's address, their heights, as the first two
 * i32, and their common lower half, i64; of those that are none, all bits of `isNoted` are zero.
 */
@inline
export function noteCrossings(numbers: v128, head: usize, heights: v128, lowerHalf: v128, isNoted: v128): void {
  const lasts = v128.load(head);
  v128.store(displacedBy(<u32>i64x2.extract_lane(numbers, 0)), lasts);
  const displacing = v128.and(numbers, i64x2.ne(lasts, i64x2(0, 0)));
  const upper = v128.shuffle<i32>(i64x2(0, 0), heights, 0, 4, 1, 5);
  const noted = v128.or(v128.or(upper, lowerHalf), displacing);
  v128.store(head, v128.bitselect(noted, lasts, isNoted));
}

/** Where the crossing stands that the one of a number displaced. */
@inline
function displacedBy(number: u32): usize {
  return displaced + <usize>number * CROSSING_BYTES;
}

/** Ends the notes with how many crossings there are by now. */
@inline
export function endNotes(count: u32): void {
  crossingCount = count;
}

/** Drops the crossings of every other column in both directions, and renumbers the rest; false when memory ends. */
export function halveCrossings(columnsX: i32, newColumnsX: i32, newColumnsY: i32): bool {
  const oldCount = crossingCount;
  const oldColumns = columnCount;
  const scratch = mark();
  const copies = reserve((<u64>oldCount + 1) * CROSSING_BYTES);
  if (copies == 0) return false;
  memory.copy(copies, displaced, (<usize>oldCount + 1) * CROSSING_BYTES);
  columnCount = newColumnsX * newColumnsY;
  crossingCount = 0;
  for (let column = 0; column < columnCount; column++) {
    const old = (column / newColumnsX) * 2 * columnsX + (column % newColumnsX) * 2;
    // Behind the last row there is none; behind a row's last column lies the first one of the next, which has none.
    let crossing: u64 = old < oldColumns ? load<u64>(heads + <usize>old * CROSSING_BYTES) : 0;
    // Old columns that are still to be read lie behind this one.
    const head = heads + <usize>column * CROSSING_BYTES;
    store<u64>(head, 0);
    while (crossing != 0) {
      const number = <u32>crossing & NUMBER_MASK;
      crossingCount++;
      noteCrossing(crossingCount, head, <i32>(crossing >> 32), <u32>crossing & ~NUMBER_MASK);
      crossing = number == 0 ? 0 : load<u64>(copies + <usize>number * CROSSING_BYTES);
    }
  }
  memory.fill(heads + <usize>columnCount * CROSSING_BYTES, 0, <usize>(LOOKED_AT * CROSSING_BYTES));
  release(scratch);
  return true;
}

/** Makes room for columns to be read, once all crossings are noted. */
export function closeCrossings(): bool {
  keys = reserve(<u64>crossingCount << 3);
  return keys != 0;
}

/** The first column from one on that has crossings, or the number of columns. */
@inline
export function nextCrossed(column: i32): i32 {
  return load<u64>(heads + <usize>column * CROSSING_BYTES) != 0 ? column : findCrossed(column);
}

function findCrossed(column: i32): i32 {
  for (; column < columnCount; column += <i32>LOOKED_AT) {
    let at = heads + <usize>column * CROSSING_BYTES;
    if (!v128.any_true(v128.or(v128.load(at), v128.load(at, 16)))) continue;
    while (load<u64>(at) == 0) at += CROSSING_BYTES;
    return <i32>((at - heads) / CROSSING_BYTES);
  }
  return columnCount;
}

/**
 * Reads the crossings of a column that has some in ascending order; returns how many. At one height, entering comes
 * first, and there what needs support: nothing depends on the order of the file.
 */
export function readColumn(column: i32): u32 {
  const last = load<u64>(heads + <usize>column * CROSSING_BYTES);
  const number = <u32>last & NUMBER_MASK;
  const other = load<u64>(displacedBy(number));
  if (number == 0 || (<u32>other & NUMBER_MASK) != 0) return readSeveral(last);
  store<u64>(keys, min(last, other));
  store<u64>(keys, max(last, other), 8);
  return 2;
}

/** A column's crossing that was noted last; one that it displaced, or 0. */
@inline
export function lastCrossing(column: i32): u64 {
  return load<u64>(heads + <usize>column * CROSSING_BYTES);
}

@inline
export function displacedCrossing(crossing: u64): u64 {
  const number = <u32>crossing & NUMBER_MASK;
  return number == 0 ? 0 : load<u64>(displacedBy(number));
}

/**
 * Whether a column's last crossing and the one that it displaced are all of its line, and it enters the part at the first
 * and leaves it at the second.
 */
@inline
export function isOneStretch(last: u64, other: u64): bool {
  if (other == 0 || (<u32>other & NUMBER_MASK) != 0) return false;
  return (flagsOfCrossing(min(last, other)) & ~flagsOfCrossing(max(last, other)) & ENTERS) != 0;
}

@inline
export function heightOfCrossing(crossing: u64): f32 {
  return reinterpret<f32>(<u32>(crossing >> 32));
}

@inline
export function flagsOfCrossing(crossing: u64): u32 {
  return ~(<u32>crossing) >> NUMBER_BITS;
}

/** Reads a column that has not just two crossings, from the last one noted. */
function readSeveral(crossing: u64): u32 {
  let end = keys;
  while (true) {
    store<u64>(end, crossing);
    end += 8;
    const number = <u32>crossing & NUMBER_MASK;
    if (number == 0) break;
    crossing = load<u64>(displacedBy(number));
  }
  sortAscending(keys, end);
  return <u32>((end - keys) >> 3);
}

/** Height of a crossing of the column read last. */
@inline
export function heightAt(crossing: u32): f32 {
  return load<f32>(keys + (<usize>crossing << 3), 4);
}

@inline
export function flagsAt(crossing: u32): u32 {
  return ~load<u32>(keys + (<usize>crossing << 3)) >> NUMBER_BITS;
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
