import { cross } from './cross';

/**
 * Cutting polygons into triangles. Any fan keeps the signed volume and the closedness right; a fan of a
 * concave polygon folds over itself, though, and would count too much area. So convex polygons are
 * fanned, which costs nothing, and others are cut ear by ear in the plane that shows them best.
 */

/** Point-in-triangle tests a file may spend; what is left then is fanned. About half a second. */
const TEST_LIMIT: u64 = 100_000_000;

let tests: u64 = 0;

/** Projection of the polygon at hand: offsets of two coordinates of a vertex, and its turn's sign. */
let offsetU: usize = 0;
let offsetV: usize = 0;
let turnSign: f64 = 1;
let points: usize = 0;

/** Bytes of scratch that `cutPolygon` needs for `count` corners. */
export function cutScratchBytes(count: u32): u64 {
  return <u64>count << 3;
}

/**
 * Cuts the polygon of `count` > 3 vertex numbers at `corners` into `count` − 2 triangles at `out`.
 * `corners`, `out` and `scratch` must not overlap.
 */
export function cutPolygon(positions: usize, corners: usize, count: u32, out: usize, scratch: usize): void {
  points = positions;
  project(corners, count);
  if (isConvex(corners, count)) fan(corners, count, out);
  else clipEars(corners, count, out, scratch);
}

@inline
function corner(corners: usize, index: u32): u32 {
  return load<u32>(corners + (<usize>index << 2));
}

@inline
function at(vertex: u32): usize {
  return points + <usize>vertex * 24;
}

function emit(out: usize, a: u32, b: u32, c: u32): void {
  store<u32>(out, a);
  store<u32>(out, b, 4);
  store<u32>(out, c, 8);
}

function fan(corners: usize, count: u32, out: usize): void {
  for (let i: u32 = 2; i < count; i++) {
    emit(out, corner(corners, 0), corner(corners, i - 1), corner(corners, i));
    out += 12;
  }
}

/** Chooses the coordinate plane that the polygon's normal (Newell's, about its first corner) faces most. */
function project(corners: usize, count: u32): void {
  turnSign = 1;
  const nx = shown(corners, count, 8, 16);
  const ny = shown(corners, count, 16, 0);
  let most = shown(corners, count, 0, 8);
  if (abs(most) < abs(nx) || abs(most) < abs(ny)) {
    const isY = abs(ny) >= abs(nx);
    offsetU = isY ? 16 : 8;
    offsetV = isY ? 0 : 16;
    most = isY ? ny : nx;
  }
  if (most < 0) turnSign = -1;
}

/** Twice the area that two coordinates of the polygon show. */
function shown(corners: usize, count: u32, u: usize, v: usize): f64 {
  offsetU = u;
  offsetV = v;
  let sum: f64 = 0;
  for (let i: u32 = 2; i < count; i++) sum += turn(corner(corners, 0), corner(corners, i - 1), corner(corners, i));
  return sum;
}

@inline
function u(vertex: u32): f64 {
  return load<f64>(at(vertex) + offsetU);
}

@inline
function v(vertex: u32): f64 {
  return load<f64>(at(vertex) + offsetV);
}

/** Positive where a → b → c turns the way of the polygon. */
function turn(a: u32, b: u32, c: u32): f64 {
  return turnOf(u(a), v(a), u(b), v(b), u(c), v(c));
}

@inline
function turnOf(aU: f64, aV: f64, bU: f64, bV: f64, cU: f64, cV: f64): f64 {
  return cross(bU - aU, bV - aV, cU - aU, cV - aV) * turnSign;
}

function isConvex(corners: usize, count: u32): bool {
  let a = corner(corners, count - 2);
  let b = corner(corners, count - 1);
  for (let i: u32 = 0; i < count; i++) {
    const c = corner(corners, i);
    if (turn(a, b, c) < 0) return false;
    a = b;
    b = c;
  }
  return true;
}

/**
 * Cuts off convex corners that no other corner lies in; where each has one in it, as only rounding or a polygon that crosses
 * itself makes it, convex corners all the same. `scratch` holds a ring of next and previous.
 */
function clipEars(corners: usize, count: u32, out: usize, scratch: usize): void {
  for (let i: u32 = 0; i < count; i++) {
    store<u32>(scratch + (<usize>i << 3), i + 1 == count ? 0 : i + 1);
    store<u32>(scratch + (<usize>i << 3), i == 0 ? count - 1 : i - 1, 4);
  }
  let left = count;
  let refused: u32 = 0;
  let ear: u32 = 0;
  while (left > 3 && refused < 2 * left && tests < TEST_LIMIT) {
    const next = load<u32>(scratch + (<usize>ear << 3));
    const previous = load<u32>(scratch + (<usize>ear << 3), 4);
    if (!isEar(corners, scratch, previous, ear, next, refused >= left)) {
      refused++;
      ear = next;
      continue;
    }
    emit(out, corner(corners, previous), corner(corners, ear), corner(corners, next));
    out += 12;
    store<u32>(scratch + (<usize>previous << 3), next);
    store<u32>(scratch + (<usize>next << 3), previous, 4);
    left--;
    refused = 0;
    // Where one ear was, its neighbours are most likely to have become ears: strips take linear time.
    ear = previous;
  }
  // The last triangle, or a fan of what has no convex corner, or too many.
  let second = load<u32>(scratch + (<usize>ear << 3));
  for (; left > 2; left--) {
    const third = load<u32>(scratch + (<usize>second << 3));
    emit(out, corner(corners, ear), corner(corners, second), corner(corners, third));
    out += 12;
    second = third;
  }
}

/** This share of an ear's longest side, squared: twice the area of a triangle that is none but for rounding. */
const FLAT: f64 = 1e-12;

function isEar(corners: usize, scratch: usize, previous: u32, ear: u32, next: u32, isAnyTaken: bool): bool {
  const a = corner(corners, previous);
  const b = corner(corners, ear);
  const c = corner(corners, next);
  const aU = u(a);
  const aV = v(a);
  const bU = u(b);
  const bV = v(b);
  const cU = u(c);
  const cV = v(c);
  tests++;
  const flat = FLAT * max(square(bU - aU, bV - aV), max(square(cU - bU, cV - bV), square(aU - cU, aV - cV)));
  if (turn(a, b, c) <= flat) return false;
  if (isAnyTaken) return true;
  let other = load<u32>(scratch + (<usize>next << 3));
  while (other != previous) {
    tests++;
    const p = corner(corners, other);
    const pU = u(p);
    const pV = v(p);
    const ab = sideOf(turnOf(aU, aV, bU, bV, pU, pV), flat);
    if (ab >= 0) {
      const bc = sideOf(turnOf(bU, bV, cU, cV, pU, pV), flat);
      const ca = sideOf(turnOf(cU, cV, aU, aV, pU, pV), flat);
      // Where two are 0 it is a corner of the ear: a bridge to a hole has its ends twice, whatever their numbers.
      if (bc >= 0 && ca >= 0 && ab * (bc + ca) + bc * ca > 0) return false;
    }
    other = load<u32>(scratch + (<usize>other << 3));
  }
  return true;
}

/** On which side of an edge a corner lies, 0 for one on it but for rounding. */
@inline
function sideOf(turn: f64, flat: f64): f64 {
  return abs(turn) <= flat ? 0 : turn;
}

@inline
function square(x: f64, y: f64): f64 {
  return x * x + y * y;
}
