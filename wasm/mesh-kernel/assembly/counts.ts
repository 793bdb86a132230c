import { slopeBins } from '../layout';
import { reserveZeroed } from './arena';

/** What the columns count in each layer: a record of i32. The first four are running sums until `closeCounts`. */

/** How many columns lie in material, and in how many shells they lie, in all. */
export const UNION: usize = 0;
export const SIGNED: usize = 4;
/** How many columns lie near a surface that makes the inside solid, and near how many sides of it, in all. */
export const SHADED: usize = 8;
export const SHADES: usize = 12;
/** Faces that columns meet, up then down, each slope bin: all of them, and those that bound the part. */
export const FACES: usize = 16;
export const OUTER_FACES: usize = FACES + 2 * slopeBins * 4;
const RECORD_BYTES: usize = OUTER_FACES + 2 * slopeBins * 4;

let counts: usize = 0;

/** Opens the counts of so many layers, and of the plane behind the last. */
export function openCounts(layerCount: i32): bool {
  counts = reserveZeroed(<u64>(layerCount + 1) * RECORD_BYTES);
  return counts != 0;
}

/** Adds to one of a layer's counts. */
@inline
export function addCount(field: usize, layer: i32, change: i32): void {
  const at = counts + <usize>layer * RECORD_BYTES + field;
  store<i32>(at, load<i32>(at) + change);
}

/** One of a layer's counts. */
@inline
export function countOf(field: usize, layer: i32): f64 {
  return <f64>load<i32>(counts + <usize>layer * RECORD_BYTES + field);
}

/** The place of a bin among the faces. */
@inline
export function faceField(first: usize, bin: i32): usize {
  return first + (<usize>bin << 2);
}

/** Turns what changes from layer to layer into each layer's number of columns. */
export function closeCounts(layerCount: i32): void {
  let sums: v128 = i32x4(0, 0, 0, 0);
  for (let layer = 0; layer < layerCount; layer++) {
    const at = counts + <usize>layer * RECORD_BYTES;
    sums = i32x4.add(sums, v128.load(at));
    v128.store(at, sums);
  }
}
