import { LayerColumn, Slot, layerColumns, slopeBins } from '../layout';
import { reserveZeroed } from './arena';
import { cross } from './cross';
import { addResult, result } from './fault';
import { LAYERS_PER_MM, isOnBed, isOverhang } from './fit';
import { Mesh, orientation } from './mesh';

/**
 * Cross-sections and facing areas of all layers in one pass over the triangles.
 *
 * A triangle's cross-section is a segment whose ends move linearly with height. So over each of the two
 * ranges below and above its middle corner, the segment's length is linear in the layer's number, and its
 * share of the area quadratic. Where a range holds few layers they are evaluated one by one; else the first
 * value and its differences are added at the range's start and taken off behind its end, and one running
 * sum gives every layer: O(triangles + layers), however tall the triangles.
 *
 * Heights count in layers from the part's bottom. Layer i is cut at i + ½, and a plane crosses what begins
 * below it and ends at or above it: two triangles agree on their common edge, so outlines close.
 */

/** A running sum: what is added to the value, its difference, and the difference of that, at each layer. */
const SUM: i32 = 3;
const AREA_SUM: i32 = layerColumns;
const LENGTH_SUM: i32 = AREA_SUM + SUM;
const CORNER_SUM: i32 = LENGTH_SUM + SUM;
const SHARP_SUM: i32 = CORNER_SUM + SUM;
const CROSSED_SUM: i32 = SHARP_SUM + SUM;
const UP_SUM: i32 = CROSSED_SUM + SUM;
const DOWN_SUM: i32 = UP_SUM + slopeBins * SUM;
/** How many columns lie in material, and in how many shells they lie, in all. */
export const SIGNED_SUM: i32 = DOWN_SUM + slopeBins * SUM;
export const UNION_SUM: i32 = SIGNED_SUM + 1;
/** How many columns lie near a surface that makes the inside solid, and near how many sides of it, in all. */
export const SHADED_SUM: i32 = UNION_SUM + 1;
export const SHADES_SUM: i32 = SHADED_SUM + 1;
/** Triangles that each layer's plane crosses, and whether corners lie between it and the plane below. */
export const CROSSED: i32 = SHADES_SUM + 1;
export const HAS_CORNERS: i32 = CROSSED + 1;
/** Faces that columns meet, up then down, each slope bin: all of them, and those that bound the part. */
export const FACES: i32 = HAS_CORNERS + 1;
export const OUTER_FACES: i32 = FACES + 2 * slopeBins;
const COLUMNS: i32 = OUTER_FACES + 2 * slopeBins;

/** Ranges of up to so many layers are evaluated one by one. */
const DIRECT_LAYERS: i32 = 6;
/** Heights this close, in layers, are equal: no face at a layer's border is torn by rounding. */
export const SAME_HEIGHT: f64 = 1e-4;

let layers: usize = 0;
let layerCount: i32 = 0;
let stride: usize = 0;
let bottomMm: f64 = 0;
let originX: f64 = 0;
let originY: f64 = 0;
/** Sums that the size of the column grid is chosen by: footprints, and their extents in y. */
export let footprintMm2: f64 = 0;
export let extentMm: f64 = 0;

/** Opens the layer block for the part whose box and layer count are known. */
export function openLayers(): bool {
  layerCount = <i32>result(Slot.LayerCount);
  stride = (<usize>layerCount + 2) << 3;
  layers = reserveZeroed(<u64>stride * COLUMNS);
  bottomMm = result(Slot.MinZ);
  originX = (result(Slot.MinX) + result(Slot.MaxX)) / 2;
  originY = (result(Slot.MinY) + result(Slot.MaxY)) / 2;
  footprintMm2 = 0;
  extentMm = 0;
  return layers != 0;
}

/** Address of a column's first layer. */
@inline
export function layerColumn(column: i32): usize {
  return layers + <usize>column * stride;
}

/** Height in layers above the part's bottom. */
@inline
export function heightOf(z: f64): f64 {
  return (z - bottomMm) * LAYERS_PER_MM;
}

/**
 * The first plane above a height, and so the first that what ends there does not reach; from 0 to the number of
 * layers, since vertices of dropped triangles may lie anywhere.
 */
@inline
export function planeAbove(height: f64): i32 {
  return <i32>max<f64>(0, min<f64>(floor(height + 0.5), <f64>layerCount));
}

/**
 * The layer whose material a face at a height bounds: the last one cut below it if it faces up, else the first one cut
 * above; −1 where that is none, or lies on the bed. A face need not lie at a layer's border: material is what the
 * planes in the middles of layers meet.
 */
@inline
export function layerOfFace(height: f64, isUp: bool): i32 {
  const plane = planeAbove(height + SAME_HEIGHT);
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

/** Adds how outlines shorten at an edge to the layers from `first` to before `end`. */
@inline
export function addOutlineTurn(first: i32, end: i32, turn: f64): void {
  addTo(LayerColumn.OutlineTurns, first, turn);
  addTo(LayerColumn.OutlineTurns, end, -turn);
}

/** Adds a placed mesh; `mirror` is −1 where the placing turned the surface inside out, else 1. */
export function addLayers(mesh: Mesh, positions: usize, mirror: f64): void {
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = positions + <usize>load<u32>(at) * 24;
    const b = positions + <usize>load<u32>(at, 4) * 24;
    const c = positions + <usize>load<u32>(at, 8) * 24;
    const sign = orientation(mesh, load<u32>(at)) * mirror;
    addFacing(a, b, c, sign);
    const heightA = heightOf(load<f64>(a, 16));
    const heightB = heightOf(load<f64>(b, 16));
    const heightC = heightOf(load<f64>(c, 16));
    const first = planeAbove(min(heightA, min(heightB, heightC)));
    const behind = planeAbove(max(heightA, max(heightB, heightC)));
    if (first == behind) continue;
    addTo(CROSSED_SUM, first, 1);
    addTo(CROSSED_SUM, behind, -1);
    // In ascending order; a swap turns the direction in which the outline runs.
    if (heightA <= heightB) {
      if (heightB <= heightC) addSection(a, b, c, sign);
      else if (heightA <= heightC) addSection(a, c, b, -sign);
      else addSection(c, a, b, sign);
    } else if (heightA <= heightC) addSection(b, a, c, -sign);
    else if (heightB <= heightC) addSection(b, c, a, sign);
    else addSection(c, b, a, -sign);
  }
  const positionsEnd = positions + <usize>mesh.vertexCount * 24;
  for (let at = positions; at < positionsEnd; at += 24) {
    const plane = planeAbove(heightOf(load<f64>(at, 16)));
    store<f64>(layerColumn(HAS_CORNERS) + (<usize>plane << 3), 1);
  }
}

/** The segment's ends at the plane at hand, and how they move from plane to plane. */
let fromX: f64 = 0;
let fromY: f64 = 0;
let toX: f64 = 0;
let toY: f64 = 0;
let fromDx: f64 = 0;
let fromDy: f64 = 0;
let toDx: f64 = 0;
let toDy: f64 = 0;

/** Adds a triangle by its corners in ascending order. */
function addSection(low: usize, middle: usize, high: usize, sign: f64): void {
  const lowHeight = heightOf(load<f64>(low, 16));
  const middleHeight = heightOf(load<f64>(middle, 16));
  const highHeight = heightOf(load<f64>(high, 16));
  const first = planeAbove(lowHeight);
  const between = planeAbove(middleHeight);
  const behind = planeAbove(highHeight);
  if (first < between) {
    setFrom(low, lowHeight, high, highHeight, first);
    setTo(low, lowHeight, middle, middleHeight, first);
    addRange(first, between, sign, 1);
  }
  if (between < behind) {
    setFrom(low, lowHeight, high, highHeight, between);
    setTo(middle, middleHeight, high, highHeight, between);
    addRange(between, behind, sign, -1);
  }
}

@inline
function setFrom(low: usize, lowHeight: f64, high: usize, highHeight: f64, plane: i32): void {
  const perLayer = 1 / (highHeight - lowHeight);
  const along = <f64>plane + 0.5 - lowHeight;
  const x = load<f64>(low) - originX;
  const y = load<f64>(low, 8) - originY;
  fromDx = (load<f64>(high) - originX - x) * perLayer;
  fromDy = (load<f64>(high, 8) - originY - y) * perLayer;
  fromX = x + fromDx * along;
  fromY = y + fromDy * along;
}

@inline
function setTo(low: usize, lowHeight: f64, high: usize, highHeight: f64, plane: i32): void {
  const perLayer = 1 / (highHeight - lowHeight);
  const along = <f64>plane + 0.5 - lowHeight;
  const x = load<f64>(low) - originX;
  const y = load<f64>(low, 8) - originY;
  toDx = (load<f64>(high) - originX - x) * perLayer;
  toDy = (load<f64>(high, 8) - originY - y) * perLayer;
  toX = x + toDx * along;
  toY = y + toDy * along;
}

/** Adds the moving segment to the planes from `first` to before `end`; `growth` says whether it grows. */
function addRange(first: i32, end: i32, sign: f64, growth: f64): void {
  const count = end - first;
  const half = sign / 2;
  if (count <= DIRECT_LAYERS) {
    for (let i = 0; i < count; i++) {
      const x = fromX + fromDx * i;
      const y = fromY + fromDy * i;
      const otherX = toX + toDx * i;
      const otherY = toY + toDy * i;
      addTo(LayerColumn.AreaMm2, first + i, half * cross(x, y, otherX, otherY));
      addTo(LayerColumn.ContourLengthMm, first + i, distance(otherX - x, otherY - y));
    }
    return;
  }
  const constant = half * cross(fromX, fromY, toX, toY);
  const linear = half * (fromX * toDy - fromY * toDx + fromDx * toY - fromDy * toX);
  const square = half * cross(fromDx, fromDy, toDx, toDy);
  addQuadratic(AREA_SUM, first, count, constant, linear, square);
  const slope = growth * distance(toDx - fromDx, toDy - fromDy);
  addQuadratic(LENGTH_SUM, first, count, distance(toX - fromX, toY - fromY), slope, 0);
}

@inline
function distance(x: f64, y: f64): f64 {
  return sqrt(x * x + y * y);
}

/** Adds constant + linear·j + square·j² to the layers first + j, j from 0 to before `count`. */
function addQuadratic(sum: i32, first: i32, count: i32, constant: f64, linear: f64, square: f64): void {
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

/** Spreads a triangle's footprint over the layers it lies in, by the side and the slope it faces. */
function addFacing(a: usize, b: usize, c: usize, sign: f64): void {
  const ux = load<f64>(b) - load<f64>(a);
  const uy = load<f64>(b, 8) - load<f64>(a, 8);
  const uz = load<f64>(b, 16) - load<f64>(a, 16);
  const wx = load<f64>(c) - load<f64>(a);
  const wy = load<f64>(c, 8) - load<f64>(a, 8);
  const wz = load<f64>(c, 16) - load<f64>(a, 16);
  const nx = cross(uy, uz, wy, wz);
  const ny = cross(uz, ux, wz, wx);
  const nz = cross(ux, uy, wx, wy) * sign;
  if (nz == 0) return;
  const top = max(load<f64>(a, 16), max(load<f64>(b, 16), load<f64>(c, 16)));
  const footprint = abs(nz) / 2;
  footprintMm2 += footprint;
  extentMm += max(uy, max(wy, 0)) - min(uy, min(wy, 0));
  const across2 = nx * nx + ny * ny;
  const up2 = nz * nz;
  if (isOverhang(nz, sqrt(across2 + up2)) && !isOnBed(top - bottomMm)) {
    addResult(Slot.OverhangProjectionMm2, footprint);
  }
  spread(
    slopeBin(up2, across2), nz > 0, footprint,
    heightOf(load<f64>(a, 16)), heightOf(load<f64>(b, 16)), heightOf(load<f64>(c, 16)),
  );
}

/**
 * The slope bin by the squares of the normal's vertical and horizontal parts. Slopes of the first two, |nz| / nxy
 * below 0.53 and 0.74, lie under the walls of the layer above: a slicer lays no solid under them but, from 0.53 on,
 * below those that face up.
 */
@inline
export function slopeBin(up2: f64, across2: f64): i32 {
  if (up2 < 0.5476 * across2) return up2 < 0.2809 * across2 ? 0 : 1;
  return up2 < 1.44 * across2 ? 2 : up2 < 16 * across2 ? 3 : 4;
}

function spread(bin: i32, isUp: bool, footprint: f64, a: f64, b: f64, c: f64): void {
  const column = (isUp ? LayerColumn.UpMm2 : LayerColumn.DownMm2) + bin;
  const lowest = min(a, min(b, c));
  if (max(a, max(b, c)) - lowest <= SAME_HEIGHT) {
    const layer = layerOfFace(lowest, isUp);
    if (layer >= 0) addTo(column, layer, footprint);
    return;
  }
  // As in `layerOfFace`, a layer's share lies between the planes around its border. Below the first there is none.
  const shift = isUp ? -0.5 : 0.5;
  const least = isUp ? 0 : 1;
  const low = lowest + shift;
  const high = max(a, max(b, c)) + shift;
  const first = <i32>floor(low);
  const last = min(<i32>floor(high), layerCount - 1);
  if (first >= last) {
    const layer = min(first, layerCount - 1);
    if (layer >= least) addTo(column, layer, footprint);
    return;
  }
  const middle = max(min(a, b), min(max(a, b), c)) + shift;
  const turn = min(<i32>floor(middle), last);
  // Footprint below a height: quadratic up to the middle corner, and from the top down to it.
  const rising = middle > low ? footprint / ((high - low) * (middle - low)) : 0;
  const falling = high > middle ? footprint / ((high - low) * (high - middle)) : 0;
  const sum = (isUp ? UP_SUM : DOWN_SUM) + bin * SUM;
  let below: f64 = 0;
  for (let layer = first; layer <= last; layer++) {
    const count = (layer < turn ? turn : last) - layer;
    if (layer != first && layer != turn && count > DIRECT_LAYERS) {
      // Between the corners each layer's share is linear in its number.
      const to = <f64>(layer + count);
      if (layer < turn) {
        const from = <f64>layer - low;
        addQuadratic(sum, layer, count, rising * (2 * from + 1), 2 * rising, 0);
        below = rising * (to - low) * (to - low);
      } else {
        const from = high - <f64>layer;
        addQuadratic(sum, layer, count, falling * (2 * from - 1), -2 * falling, 0);
        below = footprint - falling * (high - to) * (high - to);
      }
      layer += count - 1;
      continue;
    }
    const ceiling = <f64>(layer + 1);
    let within = footprint;
    if (layer < last) {
      within = ceiling <= middle
        ? rising * (ceiling - low) * (ceiling - low)
        : footprint - falling * (high - ceiling) * (high - ceiling);
    }
    // Only the first one can lie too low.
    if (layer >= least) addTo(column, layer, within - below);
    below = within;
  }
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

/** Multiplies every layer's value. */
export function scaleColumn(column: i32, factor: f64): void {
  for (let i = 0; i < layerCount; i++) {
    const at = layerColumn(column) + (<usize>i << 3);
    store<f64>(at, load<f64>(at) * factor);
  }
}
