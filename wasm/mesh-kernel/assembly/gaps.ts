import { layerHeightMm, slopeBins } from '../layout';
import { reserve } from './arena';
import { columnsX, columnsY } from './columns';
import { FACES, OUTER_FACES, SHADED, SHADES, SIGNED, UNION, addCount, faceField } from './counts';
import { ENTERS, crossingCount, flagsAt, groupCrossings, heightAt, readColumn, slopeOf } from './crossings';
import { LAYERS_PER_MM, isOnBed } from './fit';
import { layerOfFace, planeAbove } from './layers';

/** The gaps between the part's surfaces in each column, bed and sky included: where supports may stand. */

/** A gap: bottom, top, and how high supports fill it, f32 in mm above the bed; then flags of its top, u32. */
const GAP_BYTES: usize = 16;
/** Gaps lower than a layer are closed by the layers around them. */
const GAP_MIN_MM: f32 = <f32>layerHeightMm;
/** So many gaps of a column are looked through one by one. */
const FEW_GAPS: u32 = 4;
/** Bodies this near touch. */
const TOUCHING_MM: f32 = 0.01;
/** Flag of a gap's top besides those of a crossing: it spans between walls. */
export const IS_BRIDGED: u32 = 8;

let gaps: usize = 0;
/** For each column, where its gaps end, as a number. */
let gapEnds: usize = 0;

/** Finds all gaps, and what overlapping shells share, once all crossings are added. */
export function findGaps(): bool {
  const columns = columnsX * columnsY;
  // A gap takes two crossings, but for one below and one above in each column.
  gaps = reserve((<u64>crossingCount / 2 + 2 * columns + 1) * GAP_BYTES);
  gapEnds = reserve((<u64>columns + 1) << 2);
  if (gaps == 0 || gapEnds == 0 || !groupCrossings()) return false;
  let next: u32 = 0;
  store<u32>(gapEnds, 0);
  for (let column = 0; column < columns; column++) {
    next = readGaps(column, next);
    store<u32>(gapEnds + (<usize>(column + 1) << 2), next);
  }
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
@inline
export function gapAt(column: i32, height: f32): usize {
  let gap = firstGap(column);
  if (topOf(gap) < height) gap = gapEndingAbove(column, height);
  return height < bottomOf(gap) ? 0 : gap;
}

/** The first gap of a column that ends no lower than a height. There is one: the sky has no top. */
function gapEndingAbove(column: i32, height: f32): usize {
  let low = load<u32>(gapEnds + (<usize>column << 2));
  let high = load<u32>(gapEnds + (<usize>column << 2), 4) - 1;
  while (high - low > FEW_GAPS) {
    const middle = (low + high) >> 1;
    if (topOf(gaps + <usize>middle * GAP_BYTES) < height) low = middle + 1;
    else high = middle;
  }
  let gap = gaps + <usize>low * GAP_BYTES;
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

/** Walks up a column: notes its gaps, and in how many shells at once each layer lies. */
function readGaps(column: i32, next: u32): u32 {
  const count = readColumn(column);
  let winding = 0;
  let bottom: f32 = 0;
  let bodyBottom: f32 = 0;
  let bodyFlags: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const height = heightAt(i);
    const flags = flagsAt(i);
    const plane = planeAbove(<f64>height * LAYERS_PER_MM);
    if (flags & ENTERS) {
      addCount(SIGNED, plane, 1);
      const isOuter = winding++ == 0;
      const isTouching = isOuter && i > 0 && isTouch(bottom, height);
      noteFace(height, flags, isOuter && !isTouching);
      if (!isOuter) continue;
      addCount(UNION, plane, 1);
      bodyBottom = height;
      bodyFlags = flags;
      // What touches it from below ends there no more than it begins.
      if (isTouching) takeBackFace(bottom, flagsAt(i - 1));
      if (height - bottom < GAP_MIN_MM) continue;
      storeGap(next++, bottom, height, isOnBed(height) ? 0 : flags);
    } else {
      addCount(SIGNED, plane, -1);
      noteFace(height, flags, --winding == 0);
      if (winding != 0) continue;
      addCount(UNION, plane, -1);
      shade(bodyBottom, bodyFlags, height, flags);
      bottom = height;
    }
  }
  storeGap(next++, bottom, Infinity, 0);
  return next;
}

/** Layers that a slicer makes solid below what faces up, and above what faces down or lies on the bed. */
const ROOF_LAYERS: i32 = 5;
const FLOOR_LAYERS: i32 = 4;
/** The first slope bins, of those that face up and of those that face down, below or above which it does. */
const ROOF_SLOPE: i32 = 1;
const FLOOR_SLOPE: i32 = 2;

/** Notes which layers of a column's material lie near a surface above or below them: each side's, and both as one. */
function shade(bottom: f32, bottomFlags: u32, top: f32, topFlags: u32): void {
  const first = planeAbove(<f64>bottom * LAYERS_PER_MM);
  const end = planeAbove(<f64>top * LAYERS_PER_MM);
  const count = end - first;
  if (count <= 0) return;
  const floor = isOnBed(bottom) || slopeOf(bottomFlags) >= FLOOR_SLOPE ? min(FLOOR_LAYERS, count) : 0;
  const roof = slopeOf(topFlags) >= ROOF_SLOPE ? min(ROOF_LAYERS, count) : 0;
  addRun(SHADES, first, first + floor);
  addRun(SHADES, end - roof, end);
  addRun(SHADED, first, first + floor);
  addRun(SHADED, max(end - roof, first + floor), end);
}

@inline
function addRun(field: usize, first: i32, end: i32): void {
  addCount(field, first, 1);
  addCount(field, end, -1);
}

/** Whether no layer lies between the end of one body and the beginning of another, but for rounding. */
@inline
function isTouch(end: f32, start: f32): bool {
  if (start - end <= TOUCHING_MM) return true;
  return planeAbove(<f64>end * LAYERS_PER_MM) == planeAbove(<f64>start * LAYERS_PER_MM);
}

/** Counts a face in its layer; the one on the bed is left out, as its area is. */
@inline
function noteFace(height: f32, flags: u32, isOuter: bool): void {
  const layers = <f64>height * LAYERS_PER_MM;
  const isUp = (flags & ENTERS) == 0;
  const bin = (isUp ? 0 : slopeBins) + slopeOf(flags);
  const layer = layerOfFace(layers, isUp);
  if (layer < 0) return;
  addCount(faceField(FACES, bin), layer, 1);
  if (isOuter) addCount(faceField(OUTER_FACES, bin), layer, 1);
}

/** Counts an upper face as buried after all. */
@inline
function takeBackFace(height: f32, flags: u32): void {
  const layer = layerOfFace(<f64>height * LAYERS_PER_MM, true);
  if (layer >= 0) addCount(faceField(OUTER_FACES, slopeOf(flags)), layer, -1);
}

@inline
function storeGap(number: u32, bottom: f32, top: f32, flags: u32): void {
  const gap = gaps + <usize>number * GAP_BYTES;
  store<f32>(gap, bottom);
  store<f32>(gap, top, 4);
  store<f32>(gap, bottom, 8);
  store<u32>(gap, flags, 12);
}
