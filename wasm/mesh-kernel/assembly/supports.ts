import { LayerColumn, Slot } from '../layout';
import { markBridges } from './bridges';
import { MARGIN_MM, OVERHANGS, columnMm, columnsX, columnsY } from './columns';
import { addResult, setResult } from './fault';
import { LAYERS_PER_MM } from './fit';
import {
  IS_BRIDGED, bottomOf, filledOf, findGaps, firstGap, flagsOf, gapAt, nextGap, setFilled, topOf,
} from './gaps';
import { addTo, closeSum, planeAbove } from './layers';

/**
 * Supports as a slicer would make them: under what overhangs beyond 45° and is not bridged, spread by 2 mm,
 * down to the bed or to the part below. Worked out on the gaps between the part's surfaces in each column.
 */

/** Heights are compared half a layer below an overhang. */
const BELOW_MM: f32 = 0.1;

/** Lower gaps get no support: the slicer leaves a layer free below the overhang, and one above the part. */
const LEAST_MM: f32 = 0.9;
const LEAST_ON_BED_MM: f32 = 0.5;
/** Gaps higher than the least by this have room for all dense layers: as agrees best with sliced shelves and parts. */
const DENSE_ROOM_MM: f32 = 1.4;
const DENSE_ROOM_ON_BED_MM: f32 = 0.9;

/** Works out supports, and what overlapping shells share, once all crossings are added. */
export function addSupports(): bool {
  setResult(Slot.ColumnMm, columnMm);
  if (!findGaps() || !markBridges()) return false;
  fillGaps();
  sumSupports();
  return true;
}

@inline
function needsSupport(gap: usize): bool {
  if ((flagsOf(gap) & (OVERHANGS | IS_BRIDGED)) != OVERHANGS) return false;
  return topOf(gap) - bottomOf(gap) >= leastAbove(bottomOf(gap));
}

/** Fills the gaps under each overhang that needs it, and those around it. */
function fillGaps(): void {
  const reach = <i32>floor(MARGIN_MM / columnMm);
  const margin = max(1, <i32>ceil(MARGIN_MM / columnMm));
  for (let y = margin; y < columnsY - margin; y++) {
    for (let x = margin; x < columnsX - margin; x++) {
      const column = y * columnsX + x;
      const end = firstGap(column + 1);
      for (let gap = firstGap(column); gap < end; gap = nextGap(gap)) {
        if (!needsSupport(gap)) continue;
        addResult(Slot.ContactAreaMm2, columnMm * columnMm * denseShare(bottomOf(gap), topOf(gap)));
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
  if (gap == 0) return;
  const top = min(height, topOf(gap));
  if (top - bottomOf(gap) >= leastAbove(bottomOf(gap))) setFilled(gap, max(filledOf(gap), top));
}

@inline
function leastAbove(bottom: f32): f32 {
  return bottom > 0 ? LEAST_MM : LEAST_ON_BED_MM;
}

/** Share of the dense layers that there is room for. */
@inline
function denseShare(bottom: f32, top: f32): f64 {
  const room = bottom > 0 ? DENSE_ROOM_MM : DENSE_ROOM_ON_BED_MM;
  return <f64>max<f32>(0, min<f32>(1, (top - bottom - leastAbove(bottom)) / room));
}

function sumSupports(): void {
  const area = columnMm * columnMm;
  const end = firstGap(columnsX * columnsY);
  for (let gap = firstGap(0); gap < end; gap = nextGap(gap)) {
    const bottom = bottomOf(gap);
    const filled = filledOf(gap);
    if (filled <= bottom) continue;
    addResult(Slot.SupportVolumeMm3, area * <f64>(filled - bottom));
    if (bottom > 0) addResult(Slot.ContactOnPartMm2, area * denseShare(bottom, filled));
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
    const filled = filledOf(gap);
    const otherFilled = filledOf(otherGap);
    const bottom = max(bottomOf(gap), bottomOf(otherGap));
    const top = min(filled, otherFilled);
    if (bottom < top) addBetween(LayerColumn.SupportBorderMm, bottom, top, -2 * columnMm);
    if (topOf(gap) < topOf(otherGap)) gap = nextGap(gap);
    else otherGap = nextGap(otherGap);
  }
}

@inline
function addBetween(column: i32, bottom: f32, top: f32, value: f64): void {
  addTo(column, planeAbove(<f64>bottom * LAYERS_PER_MM), value);
  addTo(column, planeAbove(<f64>top * LAYERS_PER_MM), -value);
}
