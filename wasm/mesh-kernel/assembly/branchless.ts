/**
 * Extremes and whole numbers without a branch. Engines branch at `f64.min`, which tells −0 from +0 and passes NaN on,
 * and at conversions: in loops over triangles, where either side comes as often, they guess wrong half of the time.
 */

/** The lesser of two numbers, none of them NaN; of −0 and +0 the first. */
@inline
export function least(a: f64, b: f64): f64 {
  return f64x2.extract_lane(f64x2.pmin(f64x2.splat(a), f64x2.splat(b)), 0);
}

/** The greater of two numbers, none of them NaN; of −0 and +0 the first. */
@inline
export function most(a: f64, b: f64): f64 {
  return f64x2.extract_lane(f64x2.pmax(f64x2.splat(a), f64x2.splat(b)), 0);
}

/** As `least`, of f32. */
@inline
export function leastSingle(a: f32, b: f32): f32 {
  return f32x4.extract_lane(f32x4.pmin(f32x4.splat(a), f32x4.splat(b)), 0);
}

/** As `most`, of f32. */
@inline
export function mostSingle(a: f32, b: f32): f32 {
  return f32x4.extract_lane(f32x4.pmax(f32x4.splat(a), f32x4.splat(b)), 0);
}

/** A number, with its sign turned if it is told to. */
@inline
export function negatedIf(value: f64, isNegated: bool): f64 {
  return reinterpret<f64>(reinterpret<u64>(value) ^ (<u64>isNegated << 63));
}

/** A number without its fraction, as near as an i32 comes to it. */
@inline
export function whole(value: f64): i32 {
  return i32x4.extract_lane(i32x4.trunc_sat_f64x2_s_zero(f64x2.splat(value)), 0);
}

/** Two lanes, the other way round. */
@inline
export function swapped(pair: v128): v128 {
  return v128.shuffle<f64>(pair, pair, 1, 0);
}

/** The first lane plus the second. */
@inline
export function sumOf(pair: v128): f64 {
  return f64x2.extract_lane(pair, 0) + f64x2.extract_lane(pair, 1);
}

/** The first lane less the second. */
@inline
export function differenceOf(pair: v128): f64 {
  return f64x2.extract_lane(pair, 0) - f64x2.extract_lane(pair, 1);
}

/** Two numbers in memory as a pair of lanes. */
@inline
export function pairAt(one: usize, other: usize): v128 {
  return v128.load_lane<f64>(other, v128.load_zero<f64>(one), 1);
}
