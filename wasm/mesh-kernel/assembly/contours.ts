import { LayerColumn } from '../layout';
import { mark, release, reserve } from './arena';
import { CROSSED, HAS_CORNERS, addTo, heightOf, layerColumn } from './layers';
import { Mesh } from './mesh';
import { findPlanes, planeOf } from './planes';
import { join, root } from './union-find';
import { hashPair } from './weld';

/**
 * How many closed outlines each layer's cross-section has. Cuts that meet at an edge of the mesh belong to
 * one outline; union-find counts them, plane by plane.
 *
 * Planes with no corner of the mesh between them have the same outlines, so only the others are counted. And
 * of those, at most as many as cross CUTS_MAX triangles, evenly spread; the rest repeat the plane below. So
 * dense meshes cost no more than others, nor tall ones.
 */
const CUTS_MAX: f64 = 250_000;

/** An edge in the table: its vertices as one u64 (0: free), then the first cut that met it, u32. */
const EDGE_BYTES: usize = 16;

/** A slicer prints outlines up to this long slowly: 2π × 6.5 mm. */
const SHORT_LOOP_MM: f64 = 40.84;
/** Planes whose outlines are longer than this on average have too few short ones to look for. */
const LONG_LOOPS_MM: f64 = 150;

let layerCount: i32 = 0;
/** For each plane the next chosen one from it on, i32; and where its cuts end, u32. */
let nextChosen: usize = 0;
let cutEnds: usize = 0;

@inline
function valueAt(column: i32, layer: i32): f64 {
  return load<f64>(layerColumn(column) + (<usize>layer << 3));
}

@inline
function chosenFrom(plane: i32): i32 {
  return load<i32>(nextChosen + (<usize>plane << 2));
}

/** Chooses the planes that are counted, once `closeLayers` has told how many triangles each one crosses. */
export function choosePlanes(count: i32): bool {
  layerCount = count;
  nextChosen = reserve((<u64>count + 1) << 2);
  cutEnds = reserve((<u64>count + 1) << 2);
  if (nextChosen == 0 || cutEnds == 0) return false;
  let cuts: f64 = 0;
  for (let i = 0; i < count; i++) if (valueAt(HAS_CORNERS, i) != 0) cuts += valueAt(CROSSED, i);
  const share = min<f64>(1, CUTS_MAX / max<f64>(1, cuts));
  let due: f64 = 0.5;
  for (let i = 0; i < count; i++) {
    if (valueAt(HAS_CORNERS, i) == 0) continue;
    due += share;
    const isChosen = due >= 1 && valueAt(CROSSED, i) <= CUTS_MAX;
    if (due >= 1) due -= 1;
    if (!isChosen) store<f64>(layerColumn(HAS_CORNERS) + (<usize>i << 3), 0);
  }
  let next = count;
  store<i32>(nextChosen + (<usize>count << 2), count);
  for (let i = count - 1; i >= 0; i--) {
    if (valueAt(HAS_CORNERS, i) != 0) next = i;
    store<i32>(nextChosen + (<usize>i << 2), next);
  }
  return true;
}

/** The planes that a triangle crosses: those from the first to before the second. */
let firstPlane: i32 = 0;
let planeBehind: i32 = 0;

@inline
function span(triangle: usize): void {
  const a = planeOf(load<u32>(triangle));
  const b = planeOf(load<u32>(triangle, 4));
  const c = planeOf(load<u32>(triangle, 8));
  firstPlane = chosenFrom(min(a, min(b, c)));
  planeBehind = max(a, max(b, c));
}

/** Counts the outlines of a placed mesh in the chosen planes. */
export function countContours(mesh: Mesh, positions: usize): bool {
  const scratch = mark();
  if (!findPlanes(mesh, positions)) return false;
  const low = lowestPlane(mesh);
  memory.fill(cutEnds + (<usize>low << 2), 0, <usize>(layerCount - low) << 2);
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  let high = low;
  for (let triangle = mesh.triangles; triangle < end; triangle += 12) {
    span(triangle);
    for (let i = firstPlane; i < planeBehind; i = chosenFrom(i + 1)) {
      const entry = cutEnds + (<usize>i << 2);
      store<u32>(entry, load<u32>(entry) + 1);
      high = max(high, i + 1);
    }
  }
  let total: u32 = 0;
  let largest: u32 = 0;
  for (let i = low; i < high; i++) {
    const entry = cutEnds + (<usize>i << 2);
    const size = load<u32>(entry);
    store<u32>(entry, total);
    total += size;
    largest = max(largest, size);
  }
  const cuts = reserve(<u64>total << 2);
  const parents = reserve(<u64>largest << 2);
  const table = reserve(<u64>tableSlots(largest) * EDGE_BYTES);
  const lengths = reserve(<u64>largest << 3);
  if (cuts == 0 || table == 0 || parents == 0 || lengths == 0) return false;
  for (let triangle = mesh.triangles; triangle < end; triangle += 12) {
    span(triangle);
    for (let i = firstPlane; i < planeBehind; i = chosenFrom(i + 1)) {
      const entry = cutEnds + (<usize>i << 2);
      const place = load<u32>(entry);
      store<u32>(cuts + (<usize>place << 2), <u32>(triangle - mesh.triangles));
      store<u32>(entry, place + 1);
    }
  }
  let first: u32 = 0;
  for (let i = chosenFrom(low); i < high; i = chosenFrom(i + 1)) {
    const last = load<u32>(cutEnds + (<usize>i << 2));
    const planeCuts = cuts + (<usize>first << 2);
    const loops = countLoops(mesh, i, planeCuts, last - first, table, parents);
    addTo(LayerColumn.Contours, i, <f64>loops);
    if (valueAt(LayerColumn.ContourLengthMm, i) < LONG_LOOPS_MM * <f64>loops) {
      addTo(LayerColumn.ShortLoopMm, i, sumShortLoops(mesh, positions, i, planeCuts, last - first, parents, lengths));
    }
    first = last;
  }
  release(scratch);
  return true;
}

/** The lowest plane of the mesh at hand. */
function lowestPlane(mesh: Mesh): i32 {
  let lowest = layerCount;
  for (let v: u32 = 0; v < mesh.vertexCount; v++) lowest = min(lowest, planeOf(v));
  return lowest;
}

/** Slots for the edges of so many cuts, a power of two: as many edges as cuts, half empty. */
function tableSlots(cutCount: u32): u32 {
  let slots: u32 = 16;
  while (slots < cutCount * 2) slots <<= 1;
  return slots;
}

/** The corners of a triangle that a plane cuts: the one that lies alone at its side, then the others. */
let lone: u32 = 0;
let second: u32 = 0;
let third: u32 = 0;

@inline
function splitCorners(triangle: usize, plane: i32): void {
  const a = load<u32>(triangle);
  const b = load<u32>(triangle, 4);
  const c = load<u32>(triangle, 8);
  const isAbove = planeOf(a) > plane;
  const isThirdAlone = planeOf(b) > plane == isAbove;
  const isSecondAlone = planeOf(c) > plane == isAbove;
  // Selected without a branch: any of the three is as likely.
  lone = select(c, select(b, a, isSecondAlone), isThirdAlone);
  second = select(b, select(a, b, isSecondAlone), isThirdAlone);
  third = select(a, c, isThirdAlone);
}

/** Length of a plane's short outlines in all, once `countLoops` has joined its cuts. */
function sumShortLoops(
  mesh: Mesh, positions: usize, plane: i32, cuts: usize, cutCount: u32, parents: usize, lengths: usize,
): f64 {
  memory.fill(lengths, 0, <usize>cutCount << 3);
  for (let cut: u32 = 0; cut < cutCount; cut++) {
    splitCorners(mesh.triangles + load<u32>(cuts + (<usize>cut << 2)), plane);
    const from = positions + <usize>lone * 24;
    const one = positions + <usize>second * 24;
    const other = positions + <usize>third * 24;
    const height = <f64>plane + 0.5;
    const low = heightOf(load<f64>(from, 16));
    const along = (height - low) / (heightOf(load<f64>(one, 16)) - low);
    const alongOther = (height - low) / (heightOf(load<f64>(other, 16)) - low);
    const x = (load<f64>(one) - load<f64>(from)) * along - (load<f64>(other) - load<f64>(from)) * alongOther;
    const y = (load<f64>(one, 8) - load<f64>(from, 8)) * along - (load<f64>(other, 8) - load<f64>(from, 8)) * alongOther;
    const total = lengths + (<usize>root(parents, cut) << 3);
    store<f64>(total, load<f64>(total) + sqrt(x * x + y * y));
  }
  let sum: f64 = 0;
  for (let cut: u32 = 0; cut < cutCount; cut++) {
    const length = load<f64>(lengths + (<usize>cut << 3));
    if (length <= SHORT_LOOP_MM) sum += length;
  }
  return sum;
}

/** Outlines in a plane: its cuts, less one for each edge at which two outlines so far are one. */
function countLoops(
  mesh: Mesh, plane: i32, cuts: usize, cutCount: u32, table: usize, parents: usize,
): u32 {
  const slots = tableSlots(cutCount);
  memory.fill(table, 0, <usize>slots * EDGE_BYTES);
  let loops = cutCount;
  for (let cut: u32 = 0; cut < cutCount; cut++) {
    store<u32>(parents + (<usize>cut << 2), cut);
    const triangle = mesh.triangles + load<u32>(cuts + (<usize>cut << 2));
    splitCorners(triangle, plane);
    loops -= meet(lone, second, cut, table, slots - 1, parents);
    loops -= meet(lone, third, cut, table, slots - 1, parents);
  }
  return loops;
}

/** Notes that a cut meets an edge; returns 1 when that joins two outlines, else 0. */
function meet(a: u32, b: u32, cut: u32, table: usize, mask: u32, parents: usize): u32 {
  const key = (<u64>max(a, b) << 32) | <u64>min(a, b);
  let slot = hashPair(key) & mask;
  while (true) {
    const entry = table + <usize>slot * EDGE_BYTES;
    const found = load<u64>(entry);
    if (found == 0) {
      store<u64>(entry, key);
      store<u32>(entry, cut, 8);
      return 0;
    }
    if (found == key) return join(parents, load<u32>(entry, 8), cut) ? 1 : 0;
    slot = (slot + 1) & mask;
  }
}

/** Gives planes that were not counted the outlines of the one below. */
export function closeContours(): void {
  let contours: f64 = 0;
  let shortMm: f64 = 0;
  for (let i = 0; i < layerCount; i++) {
    if (valueAt(HAS_CORNERS, i) != 0) {
      contours = valueAt(LayerColumn.Contours, i);
      shortMm = valueAt(LayerColumn.ShortLoopMm, i);
    } else if (valueAt(CROSSED, i) > 0) {
      addTo(LayerColumn.Contours, i, contours);
      addTo(LayerColumn.ShortLoopMm, i, min(shortMm, valueAt(LayerColumn.ContourLengthMm, i)));
    }
  }
}
