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
  const origin = at(corner(corners, 0));
  let nx: f64 = 0;
  let ny: f64 = 0;
  let nz: f64 = 0;
  for (let i: u32 = 1; i + 1 < count; i++) {
    const b = at(corner(corners, i));
    const c = at(corner(corners, i + 1));
    const ux = load<f64>(b) - load<f64>(origin);
    const uy = load<f64>(b, 8) - load<f64>(origin, 8);
    const uz = load<f64>(b, 16) - load<f64>(origin, 16);
    const wx = load<f64>(c) - load<f64>(origin);
    const wy = load<f64>(c, 8) - load<f64>(origin, 8);
    const wz = load<f64>(c, 16) - load<f64>(origin, 16);
    nx += cross(uy, uz, wy, wz);
    ny += cross(uz, ux, wz, wx);
    nz += cross(ux, uy, wx, wy);
  }
  if (abs(nz) >= abs(nx) && abs(nz) >= abs(ny)) {
    offsetU = 0;
    offsetV = 8;
    turnSign = nz < 0 ? -1 : 1;
  } else if (abs(ny) >= abs(nx)) {
    offsetU = 16;
    offsetV = 0;
    turnSign = ny < 0 ? -1 : 1;
  } else {
    offsetU = 8;
    offsetV = 16;
    turnSign = nx < 0 ? -1 : 1;
  }
}

/** Positive where a → b → c turns the way of the polygon. */
@inline
function turn(a: u32, b: u32, c: u32): f64 {
  const u = load<f64>(at(a) + offsetU);
  const v = load<f64>(at(a) + offsetV);
  const bu = load<f64>(at(b) + offsetU) - u;
  const bv = load<f64>(at(b) + offsetV) - v;
  const cu = load<f64>(at(c) + offsetU) - u;
  const cv = load<f64>(at(c) + offsetV) - v;
  return cross(bu, bv, cu, cv) * turnSign;
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

/** Cuts off convex corners that no other corner lies in. `scratch` holds a ring of next and previous. */
function clipEars(corners: usize, count: u32, out: usize, scratch: usize): void {
  for (let i: u32 = 0; i < count; i++) {
    store<u32>(scratch + (<usize>i << 3), i + 1 == count ? 0 : i + 1);
    store<u32>(scratch + (<usize>i << 3), i == 0 ? count - 1 : i - 1, 4);
  }
  let left = count;
  let refused: u32 = 0;
  let ear: u32 = 0;
  while (left > 3 && refused < left && tests < TEST_LIMIT) {
    const next = load<u32>(scratch + (<usize>ear << 3));
    const previous = load<u32>(scratch + (<usize>ear << 3), 4);
    if (!isEar(corners, scratch, previous, ear, next)) {
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
  // The last triangle, or a fan of what has no ear: a polygon that crosses itself.
  let second = load<u32>(scratch + (<usize>ear << 3));
  for (; left > 2; left--) {
    const third = load<u32>(scratch + (<usize>second << 3));
    emit(out, corner(corners, ear), corner(corners, second), corner(corners, third));
    out += 12;
    second = third;
  }
}

function isEar(corners: usize, scratch: usize, previous: u32, ear: u32, next: u32): bool {
  const a = corner(corners, previous);
  const b = corner(corners, ear);
  const c = corner(corners, next);
  if (turn(a, b, c) <= 0) return false;
  let other = load<u32>(scratch + (<usize>next << 3));
  while (other != previous) {
    tests++;
    const p = corner(corners, other);
    if (p != a && p != b && p != c && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0) {
      return false;
    }
    other = load<u32>(scratch + (<usize>other << 3));
  }
  return true;
}
