import { LayerColumn, Slot, layerColumns, slopeBins } from '../layout';
import { reserveZeroed } from './arena';
import { whole } from './branchless';
import { result } from './fault';
import { LAYERS_PER_MM, SAME_HEIGHT } from './fit';

/**
 * The layer block: what is summed up for each layer.
 *
 * Heights count in layers, from as much below the part's bottom as heights may differ and be equal: layer i is cut at
 * i + ½, and what ends in the middle of a layer, but for rounding, reaches its plane. A plane crosses what begins below it
 * and ends at or above it: two triangles agree on their common edge, so outlines close.
 */

/** A running sum: what is added to the value, its difference, and the difference of that, at each layer. */
export const SUM: i32 = 3;
export const AREA_SUM: i32 = layerColumns;
export const LENGTH_SUM: i32 = AREA_SUM + SUM;
const CORNER_SUM: i32 = LENGTH_SUM + SUM;
const SHARP_SUM: i32 = CORNER_SUM + SUM;
export const CROSSED_SUM: i32 = SHARP_SUM + SUM;
export const UP_SUM: i32 = CROSSED_SUM + SUM;
export const DOWN_SUM: i32 = UP_SUM + slopeBins * SUM;
/** Triangles that each layer's plane crosses, and whether corners lie between it and the plane below. */
export const CROSSED: i32 = DOWN_SUM + slopeBins * SUM;
export const HAS_CORNERS: i32 = CROSSED + 1;
/** Millimetres of outlines that lines along x and y meet: of all, and of those that bound what bodies are together. */
export const SIDES: i32 = HAS_CORNERS + 1;
export const OUTER_SIDES: i32 = SIDES + 1;
const COLUMNS: i32 = OUTER_SIDES + 1;

/** Ranges of up to so many layers are evaluated one by one. */
export const DIRECT_LAYERS: i32 = 6;
let layers: usize = 0;
export let layerCount: i32 = 0;
let stride: usize = 0;
export let bottomMm: f64 = 0;
let zeroMm: f64 = 0;
export let originX: f64 = 0;
export let originY: f64 = 0;

/** Opens the layer block for the part whose box and layer count are known. */
export function openLayers(): bool {
  layerCount = <i32>result(Slot.LayerCount);
  stride = (<usize>layerCount + 2) << 3;
  layers = reserveZeroed(<u64>stride * COLUMNS);
  bottomMm = result(Slot.MinZ);
  zeroMm = bottomMm - SAME_HEIGHT / LAYERS_PER_MM;
  originX = (result(Slot.MinX) + result(Slot.MaxX)) / 2;
  originY = (result(Slot.MinY) + result(Slot.MaxY)) / 2;
  return layers != 0;
}

/** Address of a column's first layer. */
@inline
export function layerColumn(column: i32): usize {
  return layers + <usize>column * stride;
}

/** Height in layers. */
@inline
export function heightOf(z: f64): f64 {
  return (z - zeroMm) * LAYERS_PER_MM;
}

/**
 * The first plane above a height, and so the first that what ends there does not reach; from 0 to the number of
 * layers, since vertices of dropped triangles may lie anywhere.
 */
@inline
export function planeAbove(height: f64): i32 {
  return max(0, min(whole(height + 0.5), layerCount));
}

/** The first plane above what lies so many millimetres above the part's bottom. */
@inline
export function planeAboveMm(mm: f32): i32 {
  return planeAbove(<f64>mm * LAYERS_PER_MM + SAME_HEIGHT);
}

/** The same of a pair of lanes, as the first two i32. */
@inline
export function planesAboveMm(mm: v128): v128 {
  const heights = f64x2.mul(mm, f64x2.splat(LAYERS_PER_MM));
  const planes = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(heights, f64x2.splat(SAME_HEIGHT + 0.5)));
  return i32x4.max_s(i64x2(0, 0), i32x4.min_s(planes, i32x4.splat(layerCount)));
}

/**
 * The layer whose material a face bounds, by the first plane above it: the last one cut below it if it faces up, else the
 * first one cut above; −1 where that is none, or lies on the bed. A face need not lie at a layer's border: material is what
 * the planes in the middles of layers meet.
 */
export function layerOfFace(plane: i32, isUp: bool): i32 {
  if (isUp) return plane - 1;
  return plane == 0 || plane >= layerCount ? -1 : plane;
}

@inline
export function addTo(column: i32, layer: i32, value: f64): void {
  const at = layerColumn(column) + (<usize>layer << 3);
  store<f64>(at, load<f64>(at) + value);
}

/** Adds a constant to the layers from `first` to before `end`. */
export function addCorner(first: i32, end: i32, seconds: f64, isSharp: bool): void {
  addTo(CORNER_SUM, first, seconds);
  addTo(CORNER_SUM, end, -seconds);
  if (!isSharp) return;
  addTo(SHARP_SUM, first, 1);
  addTo(SHARP_SUM, end, -1);
}

/** Adds to what changes from layer to layer, for the layers from `first` to before `end`; see {@link closeSum}. */
export function addBetween(column: i32, first: i32, end: i32, value: f64): void {
  addTo(column, first, value);
  addTo(column, end, -value);
}

/** Adds constant + linear·j + square·j² to the layers first + j, j from 0 to before `count`. */
export function addQuadratic(sum: i32, first: i32, count: i32, constant: f64, linear: f64, square: f64): void {
  const end = first + count;
  const n = <f64>count;
  addTo(sum, first, constant);
  addTo(sum, end, -(constant + linear * n + square * n * n));
  addTo(sum + 1, first, linear + square);
  addTo(sum + 1, end, -(linear + square * (2 * n + 1)));
  if (square == 0) return;
  addTo(sum + 2, first, 2 * square);
  addTo(sum + 2, end, -2 * square);
}

/** Turns the running sums into each layer's figures. */
export function closeLayers(): void {
  runSum(AREA_SUM, LayerColumn.AreaMm2);
  runSum(LENGTH_SUM, LayerColumn.ContourLengthMm);
  runSum(CORNER_SUM, LayerColumn.CornerSeconds);
  runSum(SHARP_SUM, LayerColumn.SharpCorners);
  closeSum(LayerColumn.OutlineTurns);
  runSum(CROSSED_SUM, CROSSED);
  for (let bin = 0; bin < slopeBins; bin++) {
    runSum(UP_SUM + bin * SUM, LayerColumn.UpMm2 + bin);
    runSum(DOWN_SUM + bin * SUM, LayerColumn.DownMm2 + bin);
  }
}

function runSum(sum: i32, column: i32): void {
  let value: f64 = 0;
  let difference: f64 = 0;
  let second: f64 = 0;
  for (let i = 0; i < layerCount; i++) {
    const at = <usize>i << 3;
    value += difference + load<f64>(layerColumn(sum) + at);
    difference += second + load<f64>(layerColumn(sum + 1) + at);
    second += load<f64>(layerColumn(sum + 2) + at);
    // Below nothing lies only what rounding left behind.
    addTo(column, i, value);
    const total = layerColumn(column) + at;
    if (load<f64>(total) < 0) store<f64>(total, 0);
  }
}

/** Turns a column of what changes from layer to layer into each layer's value, in place. */
export function closeSum(column: i32): void {
  let value: f64 = 0;
  for (let i = 0; i < layerCount; i++) {
    const at = layerColumn(column) + (<usize>i << 3);
    value += load<f64>(at);
    store<f64>(at, value);
  }
}
