import { LayerColumn } from '../layout';
import { cross } from './cross';
import { HALF_EDGE_BYTES, bucketEnd, higherVertex, oppositeVertex } from './edges';
import { addCorner, addOutlineTurn, addTo, heightOf, layerOfFace, planeAbove } from './layers';
import { Mesh, orientation } from './mesh';

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
/** Cosine of half a radian: corners that turn by more are sharp. */
const SHARP_COSINE: f64 = 0.87758256189;

/** 2 tan(θ/2) of the sharpest turn of an outline, 2.5 rad. */
const TURN_MOST: f64 = 6.019139347725662;

/** Squares of |nz| / nxy: a flat face has at least the first, a wall less than the second. */
const FLAT_SLOPE2: f64 = 16;
const WALL_SLOPE2: f64 = 0.36;

/** The normals of the edge's two faces, not of unit length. */
let nx: f64 = 0;
let ny: f64 = 0;
let nz: f64 = 0;
let otherX: f64 = 0;
let otherY: f64 = 0;
let otherZ: f64 = 0;

/** Adds the edges of a placed mesh; `mirror` is −1 where the placing turned the surface inside out, else 1. */
export function addCorners(mesh: Mesh, positions: usize, mirror: f64): void {
  let at = mesh.halfEdges;
  for (let low: u32 = 0; low < mesh.vertexCount; low++) {
    const end = bucketEnd(mesh, low);
    while (at < end) {
      const high = higherVertex(at);
      const run = at;
      while (at < end && higherVertex(at) == high) at += HALF_EDGE_BYTES;
      // Backward halves come first, then as many forward ones: the surface is closed.
      const half = (at - run) >> 1;
      for (let backward = run; backward < run + half; backward += HALF_EDGE_BYTES) {
        addEdge(mesh, positions, low, high, backward, backward + half, mirror);
      }
    }
  }
}

function addEdge(
  mesh: Mesh, positions: usize, low: u32, high: u32, backward: usize, forward: usize, mirror: f64,
): void {
  const a = positions + <usize>low * 24;
  const b = positions + <usize>high * 24;
  const heightA = heightOf(load<f64>(a, 16));
  const heightB = heightOf(load<f64>(b, 16));
  const first = planeAbove(min(heightA, heightB));
  const end = planeAbove(max(heightA, heightB));
  const ux = load<f64>(b) - load<f64>(a);
  const uy = load<f64>(b, 8) - load<f64>(a, 8);
  const uz = load<f64>(b, 16) - load<f64>(a, 16);
  const along2 = ux * ux + uy * uy;
  // A flat face has no edge steeper than itself.
  const isLevel = uz * uz * FLAT_SLOPE2 <= along2;
  if (first == end && !isLevel) return;
  setNormals(a, ux, uy, uz, positions + <usize>oppositeVertex(forward) * 24, positions + <usize>oppositeVertex(backward) * 24);
  const sign = orientation(mesh, low) * mirror;
  if (first != end) addTurn(first, end, uz * sign);
  if (isLevel) {
    addFlatEdge(a, positions + <usize>oppositeVertex(backward) * 24, sign, (heightA + heightB) / 2, sqrt(along2 + uz * uz));
  }
}

/** The normals of the face whose half goes along u from `a` to its third corner, and of the other face. */
@inline
function setNormals(a: usize, ux: f64, uy: f64, uz: f64, corner: usize, otherCorner: usize): void {
  const wx = load<f64>(corner) - load<f64>(a);
  const wy = load<f64>(corner, 8) - load<f64>(a, 8);
  const wz = load<f64>(corner, 16) - load<f64>(a, 16);
  nx = cross(uy, uz, wy, wz);
  ny = cross(uz, ux, wz, wx);
  nz = cross(ux, uy, wx, wy);
  const vx = load<f64>(otherCorner) - load<f64>(a);
  const vy = load<f64>(otherCorner, 8) - load<f64>(a, 8);
  const vz = load<f64>(otherCorner, 16) - load<f64>(a, 16);
  otherX = cross(vy, vz, uy, uz);
  otherY = cross(vz, vx, uz, ux);
  otherZ = cross(vx, vy, ux, uy);
}

/**
 * Adds what the turn between the faces' horizontal directions costs the planes the edge crosses, and how it
 * shortens their outlines. `rise` is how far the edge rises, negative on a surface that is inside out.
 */
@inline
function addTurn(first: i32, end: i32, rise: f64): void {
  const dot = nx * otherX + ny * otherY;
  const lengths2 = (nx * nx + ny * ny) * (otherX * otherX + otherY * otherY);
  if (!(lengths2 > 0)) return;
  const bend = cross(nx, ny, otherX, otherY);
  if (bend == 0 && dot > 0) return;
  const lengths = sqrt(lengths2);
  // Of two faces the one that has the edge upwards lies to the right of a convex corner: there `bend` is positive.
  const turn = min(TURN_MOST, 2 * abs(bend) / max(lengths + dot, 1e-9 * lengths));
  addOutlineTurn(first, end, bend * rise > 0 ? turn : -turn);
  if (dot > 0 && dot * dot >= SMOOTH_COSINE * SMOOTH_COSINE * lengths2) return;
  const cosine = max<f64>(-1, min<f64>(1, dot / lengths));
  // 2 sin(θ/2) = √(2 − 2 cos θ)
  const speed = min(CRUISE, max(CORNER_LEAST, CORNER_SHARE / sqrt(2 - 2 * cosine)));
  const lost = CRUISE - speed;
  addCorner(first, end, (lost * lost) / (ACCELERATION * CRUISE), cosine < SHARP_COSINE);
}

/** Adds an edge between a flat face and a wall. `otherCorner` is the backward face's third corner. */
function addFlatEdge(a: usize, otherCorner: usize, sign: f64, height: f64, length: f64): void {
  const isFlat = nz * nz >= FLAT_SLOPE2 * (nx * nx + ny * ny);
  const isOtherFlat = otherZ * otherZ >= FLAT_SLOPE2 * (otherX * otherX + otherY * otherY);
  if (isFlat == isOtherFlat) return;
  const isWall = nz * nz < WALL_SLOPE2 * (nx * nx + ny * ny);
  const isOtherWall = otherZ * otherZ < WALL_SLOPE2 * (otherX * otherX + otherY * otherY);
  if (!(isFlat ? isOtherWall : isWall)) return;
  const side =
    nx * (load<f64>(otherCorner) - load<f64>(a)) +
    ny * (load<f64>(otherCorner, 8) - load<f64>(a, 8)) +
    nz * (load<f64>(otherCorner, 16) - load<f64>(a, 16));
  const isUp = (isFlat ? nz : otherZ) * sign > 0;
  const layer = layerOfFace(height, isUp);
  if (side == 0 || layer < 0) return;
  const concave = isUp ? LayerColumn.ConcaveUpMm : LayerColumn.ConcaveDownMm;
  const convex = isUp ? LayerColumn.ConvexUpMm : LayerColumn.ConvexDownMm;
  addTo(side * sign > 0 ? concave : convex, layer, length);
}
