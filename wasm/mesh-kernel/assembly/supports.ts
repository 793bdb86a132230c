import { LayerColumn, Slot } from '../layout';
import { reserve } from './arena';
import {
  ENTERS, MARGIN_MM, OVERHANGS, beginColumns, columnMm, columnsX, columnsY, crossingCount, readColumn, sorted,
} from './columns';
import { addResult } from './fault';
import { LAYERS_PER_MM, isOnBed } from './fit';
import { SIGNED_SUM, UNION_SUM, addTo, closeSum, planeAbove } from './layers';
import { markBridges } from './bridges';

/**
 * Supports as a slicer would make them: under what overhangs beyond 45° and is not bridged, spread by 2 mm,
 * down to the bed or to the part below. Worked out on the gaps between the part's surfaces in each column.
 */

/** A gap: bottom, top, and how high supports fill it, f32 in mm above the bed; then flags of its top, u32. */
const GAP_BYTES: usize = 16;
/** Gaps lower than a layer are closed by the layers around them. */
const GAP_MIN_MM: f32 = 0.2;
/** Heights are compared half a layer below an overhang. */
const BELOW_MM: f32 = 0.1;
/** Flag of a gap's top besides those of a crossing: it spans between walls. */
export const IS_BRIDGED: u32 = 8;

let gaps: usize = 0;
/** For each column, where its gaps end, as a number. */
let gapEnds: usize = 0;

/** Works out supports, and what overlapping shells share, once all crossings are added. */
export function addSupports(): bool {
  const columns = columnsX * columnsY;
  // A gap takes two crossings, but for one below and one above in each column.
  gaps = reserve((<u64>crossingCount / 2 + 2 * columns + 1) * GAP_BYTES);
  gapEnds = reserve((<u64>columns + 1) << 2);
  if (gaps == 0 || gapEnds == 0 || !beginColumns()) return false;
  let next: u32 = 0;
  store<u32>(gapEnds, 0);
  for (let column = 0; column < columns; column++) {
    next = readGaps(column, next);
    store<u32>(gapEnds + (<usize>(column + 1) << 2), next);
  }
  if (!markBridges()) return false;
  fillGaps();
  sumSupports();
  return true;
}

@inline
export function firstGap(column: i32): usize {
  return gaps + <usize>load<u32>(gapEnds + (<usize>column << 2)) * GAP_BYTES;
}

@inline
export function nextGap(gap: usize): usize {
  return gap + GAP_BYTES;
}

/** The gap of a column that a height lies in, or 0 where there is material. */
export function gapAt(column: i32, height: f32): usize {
  const end = firstGap(column + 1);
  for (let gap = firstGap(column); gap < end; gap += GAP_BYTES) {
    if (height < load<f32>(gap)) return 0;
    if (height <= load<f32>(gap, 4)) return gap;
  }
  return 0;
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

/** Walks up a column: notes its gaps, and in how many shells at once each layer lies. */
function readGaps(column: i32, next: u32): u32 {
  const count = readColumn(column);
  let winding = 0;
  let bottom: f32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const height = load<f32>(sorted + (<usize>i << 3));
    const flags = load<u32>(sorted + (<usize>i << 3), 4);
    const plane = planeAbove(<f64>height * LAYERS_PER_MM);
    if (flags & ENTERS) {
      addTo(SIGNED_SUM, plane, 1);
      if (winding++ != 0) continue;
      addTo(UNION_SUM, plane, 1);
      if (height - bottom < GAP_MIN_MM) continue;
      storeGap(next++, bottom, height, isOnBed(height) ? 0 : flags);
    } else {
      addTo(SIGNED_SUM, plane, -1);
      if (--winding != 0) continue;
      addTo(UNION_SUM, plane, -1);
      bottom = height;
    }
  }
  storeGap(next++, bottom, Infinity, 0);
  return next;
}

@inline
function storeGap(number: u32, bottom: f32, top: f32, flags: u32): void {
  const gap = gaps + <usize>number * GAP_BYTES;
  store<f32>(gap, bottom);
  store<f32>(gap, top, 4);
  store<f32>(gap, bottom, 8);
  store<u32>(gap, flags, 12);
}

@inline
function needsSupport(gap: usize): bool {
  return (flagsOf(gap) & (OVERHANGS | IS_BRIDGED)) == OVERHANGS;
}

/** Fills the gaps under each overhang that needs it, and those around it. */
function fillGaps(): void {
  const reach = <i32>floor(MARGIN_MM / columnMm);
  const margin = max(1, <i32>ceil(MARGIN_MM / columnMm));
  for (let y = margin; y < columnsY - margin; y++) {
    for (let x = margin; x < columnsX - margin; x++) {
      const column = y * columnsX + x;
      const end = firstGap(column + 1);
      for (let gap = firstGap(column); gap < end; gap += GAP_BYTES) {
        if (!needsSupport(gap)) continue;
        addResult(Slot.ContactAreaMm2, columnMm * columnMm);
        for (let dy = -reach; dy <= reach; dy++) {
          for (let dx = -reach; dx <= reach; dx++) {
            if (<f64>(dx * dx + dy * dy) * columnMm * columnMm > MARGIN_MM * MARGIN_MM) continue;
            fill(column + dy * columnsX + dx, topOf(gap));
          }
        }
      }
    }
  }
}

@inline
function fill(column: i32, height: f32): void {
  const gap = gapAt(column, height - BELOW_MM);
  if (gap != 0) store<f32>(gap, max(load<f32>(gap, 8), min(height, topOf(gap))), 8);
}

function sumSupports(): void {
  const area = columnMm * columnMm;
  const end = firstGap(columnsX * columnsY);
  for (let gap = gaps; gap < end; gap += GAP_BYTES) {
    const bottom = load<f32>(gap);
    const filled = load<f32>(gap, 8);
    if (filled <= bottom) continue;
    addResult(Slot.SupportVolumeMm3, area * <f64>(filled - bottom));
    if (bottom > 0) addResult(Slot.ContactOnPartMm2, area);
    addBetween(LayerColumn.SupportMm2, bottom, filled, area);
    addBetween(LayerColumn.SupportBorderMm, bottom, filled, 4 * columnMm);
  }
  for (let y = 0; y < columnsY; y++) {
    for (let x = 0; x < columnsX; x++) {
      const column = y * columnsX + x;
      if (x + 1 < columnsX) shareBorder(column, column + 1);
      if (y + 1 < columnsY) shareBorder(column, column + columnsX);
    }
  }
  closeSum(LayerColumn.SupportMm2);
  closeSum(LayerColumn.SupportBorderMm);
}

/** Takes away the sides that the supports of two neighbouring columns share. */
function shareBorder(column: i32, other: i32): void {
  const end = firstGap(column + 1);
  const otherEnd = firstGap(other + 1);
  let gap = firstGap(column);
  let otherGap = firstGap(other);
  while (gap < end && otherGap < otherEnd) {
    const filled = load<f32>(gap, 8);
    const otherFilled = load<f32>(otherGap, 8);
    const bottom = max(load<f32>(gap), load<f32>(otherGap));
    const top = min(filled, otherFilled);
    if (bottom < top) addBetween(LayerColumn.SupportBorderMm, bottom, top, -2 * columnMm);
    if (topOf(gap) < topOf(otherGap)) gap += GAP_BYTES;
    else otherGap += GAP_BYTES;
  }
}

@inline
function addBetween(column: i32, bottom: f32, top: f32, value: f64): void {
  addTo(column, planeAbove(<f64>bottom * LAYERS_PER_MM), value);
  addTo(column, planeAbove(<f64>top * LAYERS_PER_MM), -value);
}
