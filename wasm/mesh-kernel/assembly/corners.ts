import { LayerColumn } from '../layout';
import { differenceOf, least, most, negatedIf, sumOf, swapped } from './branchless';
import { HALF_EDGE_BYTES, bucketEnd, higherVertex, oppositeVertex } from './edges';
import { addBetween, addCorner, addTo, heightOf, layerOfFace, planeAbove } from './layers';
import { Mesh, orientation } from './mesh';
import { planeOf } from './planes';

/**
 * What the edges say of each layer: where the nozzle has to slow down, and where flat faces meet walls that
 * rise off them. An edge is a run of half-edges; of an edge of four faces each forward half meets a
 * backward one in their sorted order.
 */

/** Speed between corners in mm/s, and the acceleration in mm/s². */
const CRUISE: f64 = 120;
const ACCELERATION: f64 = 3000;
/** Speed kept at a corner that turns by θ: at least the least, else share / (2 sin(θ/2)). */
const CORNER_LEAST: f64 = 4.5;
const CORNER_SHARE: f64 = 9;
/** Cosine of the turn from which on anything is lost: 2 sin(θ/2) = 9 / 120. */
const SMOOTH_COSINE: f64 = 1 - 0.5 * (CORNER_SHARE / CRUISE) * (CORNER_SHARE / CRUISE);
/**
 * Faces whose widest section is narrower than this, in mm, make no corner: they are slivers, which CAD and boolean
 * operations leave within flat walls, and the slicer drops them with all else below its G-code resolution.
 */
const SLIVER_WIDTH: f64 = 0.0125;
/** Cosine of half a radian: corners that turn by more are sharp. */
const SHARP_COSINE: f64 = 0.87758256189;

/** 2 tan(θ/2) of the sharpest turn of an outline, 2.5 rad. */
const TURN_MOST: f64 = 6.019139347725662;

/** Squares of |nz| / nxy: a flat face has at least the first, a wall less than the second. */
const FLAT_SLOPE2: f64 = 16;
const WALL_SLOPE2: f64 = 0.36;

/** Adds the edges of a placed mesh; `mirror` is −1 where the placing turned the surface inside out, else 1. */
export function addCorners(mesh: Mesh, positions: usize, mirror: f64): void {
  let at = mesh.halfEdges;
  const isManifold = mesh.nonManifoldEdges == 0;
  for (let low: u32 = 0; low < mesh.vertexCount; low++) {
    const end = bucketEnd(mesh, low);
    while (at < end) {
      const high = higherVertex(at);
      const run = at;
      at += 2 * HALF_EDGE_BYTES;
      if (!isManifold) while (at < end && higherVertex(at) == high) at += HALF_EDGE_BYTES;
      // Backward halves come first, then as many forward ones: the surface is closed.
      const half = (at - run) >> 1;
      for (let backward = run; backward < run + half; backward += HALF_EDGE_BYTES) {
        addEdge(mesh, positions, low, high, backward, backward + half, mirror);
      }
    }
  }
}

/** Pairs of lanes hold x and y of a vector, or y and z, or z and x. */
function addEdge(
  mesh: Mesh, positions: usize, low: u32, high: u32, backward: usize, forward: usize, mirror: f64,
): void {
  const a = positions + <usize>low * 24;
  const b = positions + <usize>high * 24;
  const first = min(planeOf(low), planeOf(high));
  const end = max(planeOf(low), planeOf(high));
  const edgeXy = f64x2.sub(v128.load(b), v128.load(a));
  const edgeYz = f64x2.sub(v128.load(b, 8), v128.load(a, 8));
  const rise = f64x2.extract_lane(edgeYz, 1);
  const along2 = sumOf(f64x2.mul(edgeXy, edgeXy));
  // A flat face has no edge steeper than itself.
  const isLevel = rise * rise * FLAT_SLOPE2 <= along2;
  if (first == end && !isLevel) return;
  const corner = positions + <usize>oppositeVertex(forward) * 24;
  const otherCorner = positions + <usize>oppositeVertex(backward) * 24;
  const sideXy = f64x2.sub(v128.load(corner), v128.load(a));
  const sideYz = f64x2.sub(v128.load(corner, 8), v128.load(a, 8));
  const otherXy = f64x2.sub(v128.load(otherCorner), v128.load(a));
  const otherYz = f64x2.sub(v128.load(otherCorner, 8), v128.load(a, 8));
  // The normals of both faces, not of unit length: of the one whose half goes along the edge, and of the other.
  const normal = levelCross(edgeXy, edgeYz, sideXy, sideYz);
  const otherNormal = levelCross(otherXy, otherYz, edgeXy, edgeYz);
  const sign = orientation(mesh, low) * mirror;
  if (first != end) {
    const sideRise = f64x2.extract_lane(sideYz, 1);
    addTurn(first, end, rise, normal, sideRise, otherNormal, f64x2.extract_lane(otherYz, 1), sign);
  }
  if (!isLevel) return;
  const upward = differenceOf(f64x2.mul(edgeXy, swapped(sideXy)));
  const otherUpward = differenceOf(f64x2.mul(otherXy, swapped(edgeXy)));
  if (!isFlatEdge(normal, upward, otherNormal, otherUpward)) return;
  const side = sumOf(f64x2.mul(normal, otherXy)) + upward * f64x2.extract_lane(otherYz, 1);
  const height = (heightOf(load<f64>(a, 16)) + heightOf(load<f64>(b, 16))) / 2;
  addFlatEdge(flatUpward * sign > 0, side * sign, height, sqrt(along2 + rise * rise));
}

/** The level part of a cross product, x and y, of vectors by their x and y, and their y and z. */
@inline
function levelCross(uXy: v128, uYz: v128, wXy: v128, wYz: v128): v128 {
  const uZx = v128.shuffle<f64>(uYz, uXy, 1, 2);
  const wZx = v128.shuffle<f64>(wYz, wXy, 1, 2);
  return f64x2.sub(f64x2.mul(uYz, wZx), f64x2.mul(uZx, wYz));
}

/**
 * Whether a face's sections are those of a sliver, by the level part of its normal, of twice its area, and how far two of
 * its corners lie above the third: width and height of its shadow on an upright plane enclose that area twice.
 */
@inline
function isNarrow(normal: v128, rise: f64, otherRise: f64): bool {
  const width = SLIVER_WIDTH * (most(0, most(rise, otherRise)) - least(0, least(rise, otherRise)));
  return sumOf(f64x2.mul(normal, normal)) < width * width;
}

/**
 * Adds what the turn between the faces' horizontal directions costs the planes the edge crosses, and how it
 * shortens their outlines. `rise` is how far the edge rises, the others how far its faces' third corners lie above its first.
 * At a sliver there is no corner, and its turns cancel.
 */
@inline
function addTurn(
  first: i32, end: i32, rise: f64, normal: v128, sideRise: f64, other: v128, otherRise: f64, sign: f64,
): void {
  const dot = sumOf(f64x2.mul(normal, other));
  const lengths2 = sumOf(f64x2.mul(normal, normal)) * sumOf(f64x2.mul(other, other));
  if (!(lengths2 > 0)) return;
  const bend = differenceOf(f64x2.mul(normal, swapped(other)));
  if (bend == 0 && dot > 0) return;
  const lengths = sqrt(lengths2);
  // Of two faces the one that has the edge upwards lies to the right of a convex corner: there `bend` is positive.
  const turn = least(TURN_MOST, (2 * abs(bend)) / most(lengths + dot, 1e-9 * lengths));
  addBetween(LayerColumn.OutlineTurns, first, end, negatedIf(turn, !(bend * (rise * sign) > 0)));
  // Mostly it is smooth, and no matter how narrow.
  if (dot > 0 && dot * dot >= SMOOTH_COSINE * SMOOTH_COSINE * lengths2) return;
  if (isNarrow(normal, rise, sideRise) || isNarrow(other, rise, otherRise)) return;
  const cosine = most(-1, least(1, dot / lengths));
  // 2 sin(θ/2) = √(2 − 2 cos θ)
  const speed = least(CRUISE, most(CORNER_LEAST, CORNER_SHARE / sqrt(2 - 2 * cosine)));
  const lost = CRUISE - speed;
  addCorner(first, end, (lost * lost) / (ACCELERATION * CRUISE), cosine < SHARP_COSINE);
}

/** How far the flat face's normal of the edge at hand points up. */
let flatUpward: f64 = 0;

/** Whether an edge lies between a flat face and a wall, by the level and the upright part of each face's normal. */
@inline
function isFlatEdge(normal: v128, upward: f64, other: v128, otherUpward: f64): bool {
  const up2 = upward * upward;
  const level2 = sumOf(f64x2.mul(normal, normal));
  const otherUp2 = otherUpward * otherUpward;
  const otherLevel2 = sumOf(f64x2.mul(other, other));
  const isFlat = up2 >= FLAT_SLOPE2 * level2;
  if (isFlat == otherUp2 >= FLAT_SLOPE2 * otherLevel2) return false;
  flatUpward = isFlat ? upward : otherUpward;
  return isFlat ? otherUp2 < WALL_SLOPE2 * otherLevel2 : up2 < WALL_SLOPE2 * level2;
}

/**
 * Adds an edge between a flat face and a wall. `side` tells on which side of the first face the other one lies, outside above
 * zero.
 */
function addFlatEdge(isUp: bool, side: f64, height: f64, length: f64): void {
  const layer = layerOfFace(planeAbove(height), isUp);
  if (side == 0 || layer < 0) return;
  const concave = isUp ? LayerColumn.ConcaveUpMm : LayerColumn.ConcaveDownMm;
  const convex = isUp ? LayerColumn.ConvexUpMm : LayerColumn.ConvexDownMm;
  addTo(side > 0 ? concave : convex, layer, length);
}
