import { reserve } from './arena';
import { pairAt, swapped } from './branchless';
import { clearMm2, columnAxis, grid, laidMm, linesPerMm, rowAxis } from './columns';

/**
 * Which triangles the lines of a grid cross. Of fine meshes most lie between the lines, and no engine could guess which:
 * so triangles go through in blocks, from list to list, without a branch.
 */

/** Far more than rounding makes of places, in lines. */
const CLEAR_LINES: f64 = 1e-6;

/** Triangles of a block. */
export const SIEVE_BLOCK: u32 = 512;
/** Of the block at hand those that one line alone is sure to cross: address, u32, column and row of the line, i32. */
export const PIERCED_BYTES: usize = 12;
export const PIERCED_LINE: usize = 4;
export let pierced: usize = 0;
export let piercedEnd: usize = 0;
/** Those that lines may cross, by address, u32. */
export let unsure: usize = 0;
export let unsureEnd: usize = 0;

/** Makes room for a block. */
export function openSieve(): bool {
  pierced = reserve((SIEVE_BLOCK + 1) * <u32>PIERCED_BYTES);
  unsure = reserve((SIEVE_BLOCK + 1) << 2);
  return pierced != 0 && unsure != 0;
}

/** Sifts the triangles from the one at `first` on to before `end`, at most a block. */
export function sift(positions: usize, first: usize, end: usize): void {
  let write = unsure;
  for (let at = first; at < end; at += 12) {
    const a = acrossOf(positions + <usize>load<u32>(at) * 24);
    const b = acrossOf(positions + <usize>load<u32>(at, 4) * 24);
    const c = acrossOf(positions + <usize>load<u32>(at, 8) * 24);
    const low = f64x2.ceil(inLines(f64x2.pmin(f64x2.pmin(a, b), c)));
    const high = f64x2.ceil(inLines(f64x2.pmax(f64x2.pmax(a, b), c)));
    store<u32>(write, <u32>at);
    write += select<usize>(0, 4, v128.any_true(f64x2.eq(low, high)));
  }
  siftLines(positions, write);
}

/**
 * Sifts those that have lines between their corners in both directions, in place. Where one line alone may cross a triangle
 * it stands beside an edge or within all of them, mostly by more than rounding could make of it; what is not sure is worked
 * out.
 */
function siftLines(positions: usize, listEnd: usize): void {
  let sure = pierced;
  let rest = unsure;
  for (let entry = unsure; entry < listEnd; entry += 4) {
    const at = load<u32>(entry);
    const cornerA = acrossOf(positions + <usize>load<u32>(at) * 24);
    const cornerB = acrossOf(positions + <usize>load<u32>(at, 4) * 24);
    const cornerC = acrossOf(positions + <usize>load<u32>(at, 8) * 24);
    const low = inLines(f64x2.pmin(f64x2.pmin(cornerA, cornerB), cornerC));
    const high = inLines(f64x2.pmax(f64x2.pmax(cornerA, cornerB), cornerC));
    const line = f64x2.ceil(low);
    const place = f64x2.add(grid, f64x2.mul(line, f64x2.splat(laidMm)));
    const a = f64x2.sub(cornerA, place);
    const b = f64x2.sub(cornerB, place);
    const c = f64x2.sub(cornerC, place);
    const ab = f64x2.mul(a, swapped(b));
    const bc = f64x2.mul(b, swapped(c));
    const ca = f64x2.mul(c, swapped(a));
    const sides = f64x2.sub(v128.shuffle<f64>(ab, bc, 0, 2), v128.shuffle<f64>(ab, bc, 1, 3));
    const side = f64x2.sub(v128.shuffle<f64>(ca, ca, 0, 0), v128.shuffle<f64>(ca, ca, 1, 1));
    const isClear = f64x2.gt(f64x2.pmin(f64x2.abs(sides), f64x2.abs(side)), f64x2.splat(clearMm2));
    const isAlone = v128.and(
      f64x2.gt(f64x2.sub(low, line), f64x2.splat(CLEAR_LINES - 1)),
      f64x2.lt(f64x2.sub(high, line), f64x2.splat(1 - CLEAR_LINES)),
    );
    const isSure = i64x2.all_true(v128.and(isClear, isAlone));
    const isInside = i64x2.bitmask(sides) == i64x2.bitmask(side);
    store<u32>(sure, at);
    store<i64>(sure, i64x2.extract_lane(i32x4.trunc_sat_f64x2_s_zero(line), 0), PIERCED_LINE);
    store<u32>(rest, at);
    sure += select<usize>(PIERCED_BYTES, 0, isSure && isInside);
    rest += select<usize>(0, 4, isSure);
  }
  piercedEnd = sure;
  unsureEnd = rest;
}

/** A corner's coordinates across the lines. */
@inline
function acrossOf(corner: usize): v128 {
  return pairAt(corner + columnAxis, corner + rowAxis);
}

/** A place across the lines, in lines from the first one. */
@inline
export function inLines(across: v128): v128 {
  return f64x2.mul(f64x2.sub(across, grid), linesPerMm);
}
