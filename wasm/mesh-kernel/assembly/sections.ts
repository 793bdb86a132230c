import { LayerColumn } from '../layout';
import { differenceOf, least, most, negatedIf, sumOf, swapped } from './branchless';
import { addFacing } from './facing';
import {
  AREA_SUM, CROSSED_SUM, DIRECT_LAYERS, HAS_CORNERS, LENGTH_SUM, addQuadratic, addTo, heightOf, layerColumn, originX,
  originY,
} from './layers';
import { Mesh, orientation } from './mesh';
import { planeOf } from './planes';

/**
 * Cross-sections and facing areas of all layers in one pass over the triangles.
 *
 * A triangle's cross-section is a segment whose ends move linearly with height. So over each of the two
 * ranges below and above its middle corner, the segment's length is linear in the layer's number, and its
 * share of the area quadratic. Where a range holds few layers they are evaluated one by one; else the first
 * value and its differences are added at the range's start and taken off behind its end, and one running
 * sum gives every layer: O(triangles + layers), however tall the triangles.
 *
 * Points of the plane are pairs of lanes, x and y.
 */

/**
 * Adds a placed mesh whose planes are at hand; `mirror` is −1 where the placing turned the surface inside out, else 1.
 */
export function addSections(mesh: Mesh, positions: usize, mirror: f64): void {
  const crossed = layerColumn(CROSSED_SUM);
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const vertex = load<u32>(at);
    const a = positions + <usize>vertex * 24;
    const b = positions + <usize>load<u32>(at, 4) * 24;
    const c = positions + <usize>load<u32>(at, 8) * 24;
    const sign = orientation(mesh, vertex) * mirror;
    addFacing(a, b, c, sign);
    const planeA = planeOf(vertex);
    const planeB = planeOf(load<u32>(at, 4));
    const planeC = planeOf(load<u32>(at, 8));
    const first = min(planeA, min(planeB, planeC));
    const behind = max(planeA, max(planeB, planeC));
    if (first == behind) continue;
    addAt(crossed, first, 1);
    addAt(crossed, behind, -1);
    addSorted(a, b, c, first, planeA + planeB + planeC - first - behind, behind, sign);
  }
  const hasCorners = layerColumn(HAS_CORNERS);
  for (let v: u32 = 0; v < mesh.vertexCount; v++) store<f64>(hasCorners + (<usize>planeOf(v) << 3), 1);
}

/** As `addTo`, to a column at an address that is known. */
@inline
function addAt(column: usize, layer: i32, value: f64): void {
  const at = column + (<usize>layer << 3);
  store<f64>(at, load<f64>(at) + value);
}

@inline
function heightAt(corner: usize): f64 {
  return heightOf(load<f64>(corner, 16));
}

/** Puts the corners into ascending order; a swap turns the direction in which the outline runs. */
@inline
function addSorted(a: usize, b: usize, c: usize, first: i32, between: i32, behind: i32, sign: f64): void {
  const heightA = heightAt(a);
  const heightB = heightAt(b);
  const heightC = heightAt(c);
  // All compared at once: none has to wait for what another one selects.
  const isInOrder = heightA <= heightB;
  const isOverA = heightA <= heightC;
  const isOverB = heightB <= heightC;
  const lower = select(a, b, isInOrder);
  const upper = select(b, a, isInOrder);
  const isLast = select(isOverB, isOverA, isInOrder);
  const isAbove = select(isOverA, isOverB, isInOrder);
  const isTurned = isInOrder == <bool>(<i32>isAbove & <i32>!isLast);
  const less = least(heightA, heightB);
  const more = most(heightA, heightB);
  addSection(
    select(lower, c, isAbove), select(upper, select(c, lower, isAbove), isLast), select(c, upper, isLast),
    least(less, heightC), most(less, least(more, heightC)), most(more, heightC),
    first, between, behind, negatedIf(sign, isTurned),
  );
}

/** Adds a triangle by its corners in ascending order, their heights, and the first planes above them. */
function addSection(
  low: usize, middle: usize, high: usize, lowHeight: f64, middleHeight: f64, highHeight: f64,
  first: i32, between: i32, behind: i32, sign: f64,
): void {
  const origin = f64x2.replace_lane(f64x2.splat(originX), 1, originY);
  const start = f64x2.sub(v128.load(low), origin);
  const end = f64x2.sub(v128.load(high), origin);
  const turn = f64x2.sub(v128.load(middle), origin);
  const fromStep = perLayer(start, lowHeight, end, highHeight);
  if (first < between) {
    const from = atPlane(start, lowHeight, fromStep, first);
    const toStep = perLayer(start, lowHeight, turn, middleHeight);
    addRange(first, between, from, fromStep, atPlane(start, lowHeight, toStep, first), toStep, sign, 1);
  }
  if (between < behind) {
    const from = atPlane(start, lowHeight, fromStep, between);
    const toStep = perLayer(turn, middleHeight, end, highHeight);
    addRange(between, behind, from, fromStep, atPlane(turn, middleHeight, toStep, between), toStep, sign, -1);
  }
}

/** How far a point moves from plane to plane on the way between two corners. */
@inline
function perLayer(low: v128, lowHeight: f64, high: v128, highHeight: f64): v128 {
  return f64x2.mul(f64x2.sub(high, low), f64x2.splat(1 / (highHeight - lowHeight)));
}

/** Where a plane meets the way from a corner. */
@inline
function atPlane(low: v128, lowHeight: f64, step: v128, plane: i32): v128 {
  return f64x2.add(low, f64x2.mul(step, f64x2.splat(<f64>plane + 0.5 - lowHeight)));
}

/**
 * Adds the segment between two moving points to the planes from `first` to before `end`; `growth` says whether it grows.
 */
function addRange(
  first: i32, end: i32, from: v128, fromStep: v128, to: v128, toStep: v128, sign: f64, growth: f64,
): void {
  const count = end - first;
  const half = sign / 2;
  if (count <= DIRECT_LAYERS) {
    for (let i = 0; i < count; i++) {
      const steps = f64x2.splat(<f64>i);
      const point = f64x2.add(from, f64x2.mul(fromStep, steps));
      const other = f64x2.add(to, f64x2.mul(toStep, steps));
      addTo(LayerColumn.AreaMm2, first + i, half * crossOf(point, other));
      addTo(LayerColumn.ContourLengthMm, first + i, lengthOf(f64x2.sub(other, point)));
    }
    return;
  }
  const constant = half * crossOf(from, to);
  const linear = half * crossSum(from, toStep, fromStep, to);
  const square = half * crossOf(fromStep, toStep);
  addQuadratic(AREA_SUM, first, count, constant, linear, square);
  const slope = growth * lengthOf(f64x2.sub(toStep, fromStep));
  addQuadratic(LENGTH_SUM, first, count, lengthOf(f64x2.sub(to, from)), slope, 0);
}

@inline
function crossOf(u: v128, w: v128): f64 {
  return differenceOf(f64x2.mul(u, swapped(w)));
}

/** The sum of two cross products, in the order of their terms. */
@inline
function crossSum(u: v128, w: v128, v: v128, z: v128): f64 {
  const other = f64x2.mul(v, swapped(z));
  return crossOf(u, w) + f64x2.extract_lane(other, 0) - f64x2.extract_lane(other, 1);
}

@inline
function lengthOf(u: v128): f64 {
  return sqrt(sumOf(f64x2.mul(u, u)));
}
