import { LayerColumn, Slot } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { leastSingle, mostSingle } from './branchless';
import { markBridges } from './bridges';
import { columnMm, columnsX, columnsY } from './columns';
import { result, setResult } from './fault';
import { fillGaps, holds, mapCells } from './fill';
import { bottomOf, filledOf, findGaps, firstGap, nextGap, overhangCount, topOf } from './gaps';
import { addTo, layerCount, planeAboveMm, planesAboveMm } from './layers';
import { LEAST_ON_BED_MM, leastAbove } from './room';

/**
 * Supports as a slicer would make them: under what overhangs beyond 45° and is not bridged, in whole cells
 * of its grid, down to the bed or to the part below. Worked out on the gaps between the part's surfaces in each column.
 */

/** Gaps higher than the least by this have room for all dense layers: as agrees best with sliced shelves and parts. */
const DENSE_ROOM_MM: f32 = 1.4;
const DENSE_ROOM_ON_BED_MM: f32 = 0.9;

/** How far the first layer of supports reaches beyond the others. */
const FOOT_MM: f64 = 3.18;

/** Works out supports, and what overlapping shells share, once all crossings are added. */
export function addSupports(): bool {
  setResult(Slot.ColumnMm, columnMm);
  if (!findGaps()) return false;
  if (overhangCount == 0) return true;
  if (!markBridges()) return false;
  const scratch = mark();
  if (!mapCells() || !fillGaps() || !sumSupports()) return false;
  if (result(Slot.SupportVolumeMm3) > 0 && !sumFoot()) return false;
  release(scratch);
  return true;
}

/** Adds the cross-section of the supports' first layer: wider than the others, as far as the part leaves room. */
function sumFoot(): bool {
  const reach = <i32>floor(FOOT_MM / columnMm + 0.5);
  const marks = reserveZeroed(<u64>(columnsX * columnsY) + 16);
  if (marks == 0) return false;
  markFeet(marks, reach);
  let count: u32 = 0;
  for (let y = 0; y < columnsY; y++) {
    const first = marks + max(0, y - reach) * columnsX;
    const last = marks + min(columnsY - 1, y + reach) * columnsX;
    for (let x = 0; x < columnsX; x += 16) {
      let reached: v128 = i64x2(0, 0);
      for (let at = first + x; at <= last + x; at += columnsX) reached = v128.or(reached, v128.load(at));
      // What lies behind the end of the row is the next one's.
      let bits = i8x16.bitmask(i8x16.ne(reached, i64x2(0, 0))) & ((1 << min(16, columnsX - x)) - 1);
      for (; bits != 0; bits &= bits - 1) {
        const gap = firstGap(y * columnsX + x + ctz(bits));
        if (bottomOf(gap) == 0 && topOf(gap) > LEAST_ON_BED_MM) count++;
      }
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
      if (x - from > reach && !v128.any_true(v128.load(holds + column))) {
        x += 15;
        continue;
      }
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

/** What changes from layer to layer, i64: how many columns hold supports, and above that how many sides border them. */
let changes: usize = 0;
const COLUMN: i64 = 1;
const SIDE: i64 = 0x100000000;

/** For each column that holds supports where their sparse part begins and ends: the planes above, u16 each. */
let bases: usize = 0;
/** What stands there for a column that has several sparse parts; for one that has none, 0. */
const SEVERAL: u32 = 0xffffffff;

@inline
function baseOf(column: i32): u32 {
  return load<u32>(bases + (<usize>column << 2));
}

let volumeMm3: f64 = 0;

function sumSupports(): bool {
  const area = columnMm * columnMm;
  volumeMm3 = 0;
  bases = reserve(<u64>(columnsX * columnsY) << 2);
  changes = reserveZeroed((<u64>layerCount + 1) << 3);
  if (bases == 0 || changes == 0) return false;
  for (let y = 0; y < columnsY; y++) {
    for (let x = 0; x < columnsX; x++) {
      const column = y * columnsX + x;
      const at = holds + column;
      if (load<u8>(at) == 0) {
        // Mostly none of the next sixteen holds any either; what lies behind the end of the row is the next one's.
        if (!v128.any_true(v128.load(at))) x += 15;
        continue;
      }
      store<u32>(bases + (<usize>column << 2), sumColumn(column, area));
      if (x > 0 && load<u8>(at - 1) != 0) shareBorder(column - 1, column);
      if (y > 0 && load<u8>(at - columnsX) != 0) shareBorder(column - columnsX, column);
    }
  }
  setResult(Slot.SupportVolumeMm3, volumeMm3);
  let counts: i64 = 0;
  for (let layer = 0; layer < layerCount; layer++) {
    counts += load<i64>(changes + (<usize>layer << 3));
    addTo(LayerColumn.SupportMm2, layer, <f64><i32>counts * area);
    addTo(LayerColumn.SupportBorderMm, layer, <f64><i32>((counts - <i64><i32>counts) >> 32) * columnMm);
  }
  return true;
}

/** Adds the supports of a column, `area` in mm²; returns its entry in `bases`. */
function sumColumn(column: i32, area: f64): u32 {
  let base: u32 = 0;
  for (let gap = firstGap(column); gap != 0; gap = nextGap(gap)) {
    const bottom = bottomOf(gap);
    const filled = filledOf(gap);
    if (filled <= bottom) continue;
    const dense = area * denseShare(bottom, filled);
    volumeMm3 += area * <f64>(filled - bottom);
    const heights = f64x2.replace_lane(f64x2.splat(<f64>filled), 1, <f64>baseTopOf(gap));
    const planes = planesAboveMm(heights);
    const end = i32x4.extract_lane(planes, 1);
    addTo(LayerColumn.ContactMm2, i32x4.extract_lane(planes, 0), dense);
    let first = 0;
    if (bottom > 0) {
      addTo(LayerColumn.ContactOnPartMm2, planeAboveMm(bottom), dense);
      first = planeAboveMm(baseBottomOf(gap));
    }
    if (first >= end) continue;
    addSides(first, end, COLUMN + 4 * SIDE);
    base = base == 0 ? (<u32>end << 16) | <u32>first : SEVERAL;
  }
  return base;
}

@inline
function addSides(first: i32, end: i32, change: i64): void {
  const at = changes + (<usize>first << 3);
  store<i64>(at, load<i64>(at) + change);
  const behind = changes + (<usize>end << 3);
  store<i64>(behind, load<i64>(behind) - change);
}

/** Takes away the sides that the supports of two neighbouring columns share. */
@inline
function shareBorder(column: i32, other: i32): void {
  const base = baseOf(column);
  const otherBase = baseOf(other);
  if (base == SEVERAL || otherBase == SEVERAL) return shareSeveral(column, other);
  const first = max<u32>(base & 0xffff, otherBase & 0xffff);
  const end = min<u32>(base >> 16, otherBase >> 16);
  // Where they share none, what is taken away is added again.
  addSides(first, max(first, end), -2 * SIDE);
}

function shareSeveral(column: i32, other: i32): void {
  let gap = filledGap(firstGap(column));
  let otherGap = filledGap(firstGap(other));
  while (gap != 0 && otherGap != 0) {
    const bottom = mostSingle(baseBottomOf(gap), baseBottomOf(otherGap));
    const top = leastSingle(baseTopOf(gap), baseTopOf(otherGap));
    const first = planeAboveMm(bottom);
    const end = planeAboveMm(top);
    if (first < end) addSides(first, end, -2 * SIDE);
    if (topOf(gap) < topOf(otherGap)) gap = filledGap(nextGap(gap));
    else otherGap = filledGap(nextGap(otherGap));
  }
}

/** The first of the gaps of a column from one on that holds supports, 0 if none does. */
@inline
function filledGap(gap: usize): usize {
  while (gap != 0 && filledOf(gap) <= bottomOf(gap)) gap = nextGap(gap);
  return gap;
}
