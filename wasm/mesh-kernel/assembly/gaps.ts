import { layerHeightMm, slopeBins } from '../layout';
import { reserve, reserveZeroed } from './arena';
import { columnsX, columnsY } from './columns';
import {
  FACES, FLOOR_LAYERS, OUTER_FACES, ROOF_LAYERS, SHADED, SHADES, SIGNED, UNION, addBody, addCount, addFace, countsFaces,
} from './counts';
import {
  ENTERS, IS_FLAT, OVERHANGS, closeCrossings, crossingCount, displacedCrossing, flagsAt, flagsOfCrossing, heightAt,
  heightOfCrossing, isOneStretch, lastCrossing, nextCrossed, readColumn, slopeOf,
} from './crossings';
import { SAME_HEIGHT, isOnBed } from './fit';
import { layerOfFace, planeAboveMm, planesAboveMm } from './layers';

/** The gaps between the part's surfaces in each column, bed and sky included: where supports may stand. */

/**
 * A gap: bottom, top, and how high supports fill it, f32 in mm above the bed; then flags of its top, u32, and in the first
 * one of a column how many it has. The last one of a column has no top.
 */
const GAP_BYTES: usize = 16;
const COUNT_SHIFT: u32 = 8;
/** Gaps lower than a layer are closed by the layers around them. */
const GAP_MIN_MM: f32 = <f32>((1 - SAME_HEIGHT) * layerHeightMm);
/** So many gaps of a column are looked through one by one. */
const FEW_GAPS: u32 = 4;
/** Bodies this near touch. */
const TOUCHING_MM: f32 = 0.01;
/** Flag of a gap's top besides those of a crossing: it spans between walls. */
export const IS_BRIDGED: u32 = 8;

/** The gaps, by their numbers. The first one, from the bed to the sky, is that of all columns without crossings. */
let gaps: usize = 0;
let gapCount: u32 = 0;
/** For each column the number of its first gap, u32. */
let firsts: usize = 0;

/** The gaps below overhangs, column by column, upwards: column and gap, u32. */
const OVERHANG_BYTES: usize = 8;
let overhangs: usize = 0;
export let overhangCount: u32 = 0;

/** Finds all gaps, and what overlapping shells share, once all crossings are added. */
export function findGaps(): bool {
  const columns = columnsX * columnsY;
  // A gap takes two crossings, but for one below and one above in each column.
  gaps = reserve((<u64>crossingCount / 2 + 2 * columns + 1) * GAP_BYTES);
  firsts = reserveZeroed(<u64>columns << 2);
  // Of a column's crossings at most every other one, from the first on, ends a gap.
  overhangs = reserve(((<u64>crossingCount + columns) / 2 + 1) * OVERHANG_BYTES);
  if (gaps == 0 || firsts == 0 || overhangs == 0 || !closeCrossings()) return false;
  overhangCount = 0;
  // Counted in a local: to go through memory for each gap takes as long as all else.
  let count = storeGap(0, 0, Infinity, 1 << COUNT_SHIFT);
  for (let column = nextCrossed(0); column < columns; column = nextCrossed(column + 1)) {
    const first = count;
    store<u32>(firsts + (<usize>column << 2), first);
    count = readGaps(column, first);
    setFlag(gaps + <usize>first * GAP_BYTES, (count - first) << COUNT_SHIFT);
  }
  gapCount = count;
  return true;
}

@inline
export function firstGap(column: i32): usize {
  return gaps + <usize>load<u32>(firsts + (<usize>column << 2)) * GAP_BYTES;
}

/** The gap above one, 0 above the last. */
@inline
export function nextGap(gap: usize): usize {
  return topOf(gap) == Infinity ? 0 : gap + GAP_BYTES;
}

/** The column's only gap, which is its alone from now on, if it has no crossings; else the one that is given. */
@inline
export function ownGap(column: i32, gap: usize): usize {
  if (gap != gaps) return gap;
  store<u32>(firsts + (<usize>column << 2), gapCount);
  gapCount = storeGap(gapCount, 0, Infinity, 1 << COUNT_SHIFT);
  return firstGap(column);
}

/** The column of one of the gaps below overhangs. */
@inline
export function overhangColumn(index: u32): i32 {
  return load<i32>(overhangs + <usize>index * OVERHANG_BYTES);
}

@inline
export function overhangGap(index: u32): usize {
  return <usize>load<u32>(overhangs + <usize>index * OVERHANG_BYTES, 4);
}

/** The gap of a column that a height lies in, or 0 where there is material. */
@inline
export function gapAt(column: i32, height: f32): usize {
  let gap = firstGap(column);
  if (topOf(gap) < height) {
    // Mostly it lies in the first body, or above it.
    const second = gap + GAP_BYTES;
    if (height < bottomOf(second)) return 0;
    gap = topOf(second) < height ? gapEndingAbove(gap, height) : second;
  }
  return height < bottomOf(gap) ? 0 : gap;
}

/** The first gap of a column, from its first one on, that ends no lower than a height. There is one: the sky has no top. */
function gapEndingAbove(first: usize, height: f32): usize {
  let low: u32 = 0;
  let high = (flagsOf(first) >> COUNT_SHIFT) - 1;
  while (high - low > FEW_GAPS) {
    const middle = (low + high) >> 1;
    if (topOf(first + <usize>middle * GAP_BYTES) < height) low = middle + 1;
    else high = middle;
  }
  let gap = first + <usize>low * GAP_BYTES;
  while (topOf(gap) < height) gap += GAP_BYTES;
  return gap;
}

@inline
export function topOf(gap: usize): f32 {
  return load<f32>(gap, 4);
}

@inline
export function flagsOf(gap: usize): u32 {
  return load<u32>(gap, 12);
}

@inline
export function setFlag(gap: usize, flag: u32): void {
  store<u32>(gap, load<u32>(gap, 12) | flag, 12);
}

@inline
export function bottomOf(gap: usize): f32 {
  return load<f32>(gap);
}

/** How high supports fill it. */
@inline
export function filledOf(gap: usize): f32 {
  return load<f32>(gap, 8);
}

@inline
export function setFilled(gap: usize, height: f32): void {
  store<f32>(gap, height, 8);
}

/**
 * Walks up a column: notes its gaps from a number on, and in how many shells at once each layer lies. Returns the number
 * behind the last one.
 */
function readGaps(column: i32, number: u32): u32 {
  const last = lastCrossing(column);
  const other = displacedCrossing(last);
  if (isOneStretch(last, other) && !countsFaces()) return readBody(column, number, min(last, other), max(last, other));
  const count = readColumn(column);
  let winding = 0;
  let bottom: f32 = 0;
  let bodyBottom: f32 = 0;
  let bodyFlags: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const height = heightAt(i);
    const flags = flagsAt(i);
    const plane = planeAboveMm(height);
    if (flags & ENTERS) {
      addCount(SIGNED, plane, 1);
      const isOuter = winding++ == 0;
      const isTouching = isOuter && i > 0 && isTouch(bottom, height);
      if (countsFaces()) noteFace(height, flags, isOuter && !isTouching);
      if (!isOuter) {
        if (winding == 0) addCount(UNION, plane, -1);
        continue;
      }
      addCount(UNION, plane, 1);
      bodyBottom = height;
      bodyFlags = flags;
      // What touches it from below ends there no more than it begins.
      if (isTouching) takeBackFace(bottom, flagsAt(i - 1));
      number = storeGapBelow(number, column, bottom, height, flags);
    } else {
      addCount(SIGNED, plane, -1);
      winding--;
      if (countsFaces()) noteFace(height, flags, winding == 0);
      if (winding != 0) {
        // Inside out, in a shell with what is not: material all the same.
        if (winding == -1) addCount(UNION, plane, 1);
        continue;
      }
      addCount(UNION, plane, -1);
      shade(bodyBottom, bodyFlags, height, flags);
      bottom = height;
    }
  }
  return storeGap(number, bottom, Infinity, 0);
}

/** Does the same, at once, for a column that enters the part once and leaves it once. */
function readBody(column: i32, number: u32, entry: u64, exit: u64): u32 {
  const bottom = heightOfCrossing(entry);
  const flags = flagsOfCrossing(entry);
  const top = heightOfCrossing(exit);
  const topFlags = flagsOfCrossing(exit);
  const behind = storeGap(storeGapBelow(number, column, 0, bottom, flags), top, Infinity, 0);
  const heights = f64x2.replace_lane(f64x2.splat(<f64>bottom), 1, <f64>top);
  const planes = planesAboveMm(heights);
  const first = i32x4.extract_lane(planes, 0);
  const end = i32x4.extract_lane(planes, 1);
  if (end - first >= FLOOR_LAYERS + ROOF_LAYERS) {
    addBody(first, end, hasFloor(bottom, flags), slopeOf(topFlags) >= ROOF_SLOPE);
    return behind;
  }
  addRun(SIGNED, first, end);
  addRun(UNION, first, end);
  shade(bottom, flags, top, topFlags);
  return behind;
}

/** The first slope bins, of those that face up and of those that face down, below or above which it does. */
const ROOF_SLOPE: i32 = 1;
const FLOOR_SLOPE: i32 = 2;

/** Whether a slicer makes solid what lies above a surface. */
@inline
function hasFloor(bottom: f32, flags: u32): bool {
  return <bool>(<i32>isOnBed(bottom) | <i32>(slopeOf(flags) >= FLOOR_SLOPE));
}

/** Notes which layers of a column's material lie near a surface above or below them: each side's, and both as one. */
function shade(bottom: f32, bottomFlags: u32, top: f32, topFlags: u32): void {
  const first = planeAboveMm(bottom);
  const end = planeAboveMm(top);
  const count = end - first;
  if (count <= 0) return;
  const floor = hasFloor(bottom, bottomFlags) ? min(FLOOR_LAYERS, count) : 0;
  const roof = slopeOf(topFlags) >= ROOF_SLOPE ? min(ROOF_LAYERS, count) : 0;
  addRun(SHADES, first, first + floor);
  addRun(SHADES, end - roof, end);
  addRun(SHADED, first, first + floor);
  addRun(SHADED, max(end - roof, first + floor), end);
}

function addRun(field: usize, first: i32, end: i32): void {
  addCount(field, first, 1);
  addCount(field, end, -1);
}

/** Whether no layer lies between the end of one body and the beginning of another, but for rounding. */
@inline
function isTouch(end: f32, start: f32): bool {
  if (start - end <= TOUCHING_MM) return true;
  return planeAboveMm(end) == planeAboveMm(start);
}

/** Counts a face in its layer; the one on the bed is left out, as its area is. */
function noteFace(height: f32, flags: u32, isOuter: bool): void {
  const isUp = (flags & ENTERS) == 0;
  const bin = (isUp ? 0 : slopeBins) + slopeOf(flags);
  const layer = layerOfFace(planeAboveMm(height), isUp);
  if (layer < 0) return;
  addFace(FACES, bin, layer, 1);
  if (isOuter) addFace(OUTER_FACES, bin, layer, 1);
}

/** Counts an upper face as buried after all. */
function takeBackFace(height: f32, flags: u32): void {
  if (!countsFaces()) return;
  const layer = layerOfFace(planeAboveMm(height), true);
  if (layer >= 0) addFace(OUTER_FACES, slopeOf(flags), layer, -1);
}

/** Stores the gap below a body under a number, if it is one; returns the next number. */
@inline
function storeGapBelow(number: u32, column: i32, bottom: f32, height: f32, flags: u32): u32 {
  if (height - bottom < GAP_MIN_MM) return number;
  if (!(flags & OVERHANGS) || isOnBed(height)) return storeGap(number, bottom, height, 0);
  const at = overhangs + <usize>overhangCount * OVERHANG_BYTES;
  overhangCount++;
  store<i32>(at, column);
  store<u32>(at, <u32>(gaps + <usize>number * GAP_BYTES), 4);
  return storeGap(number, bottom, height, flags & (OVERHANGS | IS_FLAT));
}

/** Stores a gap under a number; returns the next one. */
@inline
function storeGap(number: u32, bottom: f32, top: f32, flags: u32): u32 {
  const gap = gaps + <usize>number * GAP_BYTES;
  store<f32>(gap, bottom);
  store<f32>(gap, top, 4);
  store<f32>(gap, bottom, 8);
  store<u32>(gap, flags, 12);
  return number + 1;
}
