import { slopeBins } from '../layout';
import { reserveZeroed } from './arena';

/** What the columns count in each layer: a record of eight i32, the first four of them sums that `closeCounts` runs. */

/** How many columns lie in material, and in how many shells they lie, in all. */
export const UNION: usize = 0;
export const SIGNED: usize = 4;
/** How many columns lie near a surface that makes the inside solid, and near how many sides of it, in all. */
export const SHADED: usize = 8;
export const SHADES: usize = 12;
/**
 * Bodies that begin at the plane and how many of them have a floor, bodies that end there and how many of them have a roof:
 * those high enough to hold both, one above the other. `closeCounts` spreads them over the others.
 */
const BEGINS: usize = 16;
const ENDS: usize = 24;
const RECORD_BYTES: usize = 32;

/** Layers that a slicer makes solid below what faces up, and above what faces down or lies on the bed. */
export const ROOF_LAYERS: i32 = 5;
export const FLOOR_LAYERS: i32 = 4;

/** Faces that columns meet, up then down, each slope bin, i32: all of them, and those that bound the part. */
export const FACES: usize = 0;
export const OUTER_FACES: usize = FACES + 2 * slopeBins * 4;
const FACES_BYTES: usize = OUTER_FACES + 2 * slopeBins * 4;

let counts: usize = 0;
/** 0 while faces are not counted. */
let faces: usize = 0;

/** Opens the counts of so many layers, and of the plane behind the last; those of faces if they are asked for. */
export function openCounts(layerCount: i32, withFaces: bool): bool {
  counts = reserveZeroed(<u64>(layerCount + 1) * RECORD_BYTES);
  faces = withFaces ? reserveZeroed(<u64>(layerCount + 1) * FACES_BYTES) : 0;
  return counts != 0 && (!withFaces || faces != 0);
}

/** Adds to one of a layer's counts. */
@inline
export function addCount(field: usize, layer: i32, change: i32): void {
  const at = counts + <usize>layer * RECORD_BYTES + field;
  store<i32>(at, load<i32>(at) + change);
}

/** Counts a column's material between two planes, high enough for a floor and a roof, and which of them it has. */
@inline
export function addBody(first: i32, end: i32, hasFloor: bool, hasRoof: bool): void {
  addPair(counts + <usize>first * RECORD_BYTES + BEGINS, hasFloor);
  addPair(counts + <usize>end * RECORD_BYTES + ENDS, hasRoof);
}

/** Adds 1 to the first of two i32, and to the second if it is told to. */
@inline
function addPair(at: usize, isBoth: bool): void {
  store<u64>(at, load<u64>(at) + ((<u64>isBoth << 32) | 1));
}

/** One of a layer's counts. */
@inline
export function countOf(field: usize, layer: i32): f64 {
  return <f64>load<i32>(counts + <usize>layer * RECORD_BYTES + field);
}

/** Whether faces are counted. */
@inline
export function countsFaces(): bool {
  return faces != 0;
}

/** Adds to a layer's faces of a bin. */
@inline
export function addFace(first: usize, bin: i32, layer: i32, change: i32): void {
  const at = faceAt(first, bin, layer);
  store<i32>(at, load<i32>(at) + change);
}

/** A layer's faces of a bin. */
@inline
export function facesOf(first: usize, bin: i32, layer: i32): f64 {
  return <f64>load<i32>(faceAt(first, bin, layer));
}

@inline
function faceAt(first: usize, bin: i32, layer: i32): usize {
  return faces + <usize>layer * FACES_BYTES + first + (<usize>bin << 2);
}

/** Turns what changes from layer to layer into each layer's number of columns. */
export function closeCounts(layerCount: i32): void {
  for (let plane = 0; plane <= layerCount; plane++) spreadBodies(plane);
  let sums: v128 = i32x4(0, 0, 0, 0);
  for (let layer = 0; layer < layerCount; layer++) {
    const at = counts + <usize>layer * RECORD_BYTES;
    sums = i32x4.add(sums, v128.load(at));
    v128.store(at, sums);
  }
}

/** Adds the bodies that begin and end at a plane to the other counts. */
function spreadBodies(plane: i32): void {
  const at = counts + <usize>plane * RECORD_BYTES;
  const floors = load<i32>(at, BEGINS + 4);
  const roofs = load<i32>(at, ENDS + 4);
  const change = load<i32>(at, BEGINS) - load<i32>(at, ENDS);
  addCount(UNION, plane, change);
  addCount(SIGNED, plane, change);
  shadeFrom(plane, floors - roofs);
  if (floors != 0) shadeFrom(plane + FLOOR_LAYERS, -floors);
  if (roofs != 0) shadeFrom(plane - ROOF_LAYERS, roofs);
}

@inline
function shadeFrom(plane: i32, change: i32): void {
  addCount(SHADED, plane, change);
  addCount(SHADES, plane, change);
}
