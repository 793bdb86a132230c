import { LayerColumn } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { CROSSED, HAS_CORNERS, addTo, heightOf, layerColumn } from './layers';
import { Mesh } from './mesh';
import { placedMeshes } from './placing';
import { findPlanes, planeOf } from './planes';
import { SWEPT_MAX, markChanges } from './sweep';
import { join, root } from './union-find';
import { hashPair } from './weld';

/**
 * How many closed outlines each layer's cross-section has. Cuts that meet at an edge of the mesh belong to
 * one outline; union-find counts them, plane by plane.
 *
 * Planes with no corner of the mesh between them have the same outlines, so only the others are counted. And
 * of those, at most as many as cross CUTS_MAX triangles, evenly spread; the rest repeat the plane below. So
 * dense meshes cost no more than others, nor tall ones. Where most outlines are long, so that none has to be
 * summed, planes are passed by between which `sweep.ts` sees that no outline begins, ends, parts or joins.
 */
const CUTS_MAX: f64 = 250_000;

/**
 * An edge in the table: its vertices as one u64, then the first cut that met it, u32, and the plane in which it did, from 1
 * on, u32. What another plane left counts as free, so that no plane has to clear the table.
 */
const EDGE_BYTES: usize = 16;
/** A cut: the vertex that lies alone at its side of the plane, then the triangle's others, u32. */
const CUT_BYTES: usize = 12;

/** A slicer prints outlines up to this long slowly: 2π × 6.5 mm. */
const SHORT_LOOP_MM: f64 = 40.84;
/** Planes whose outlines are longer than this on average have too few short ones to look for. */
const LONG_LOOPS_MM: f64 = 150;

let layerCount: i32 = 0;
/** For each plane the next chosen one from it on, i32; and where its cuts end, u32. */
let nextChosen: usize = 0;
let cutEnds: usize = 0;

// Not inlined: a plane's figures are read seldom.
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
    if (!isChosen) setChoice(i, 0);
  }
  findNext(LISTED);
  return true;
}

/**
 * What `HAS_CORNERS` says of a chosen plane: its cuts are to be listed, it has as many outlines as the chosen one below, and those
 * are short; or they were counted as a sample of all.
 */
const LISTED: f64 = 1;
const SAME: f64 = 2;
const SAME_SHORT: f64 = 3;
const SAMPLED: f64 = 4;

function setChoice(plane: i32, choice: f64): void {
  store<f64>(layerColumn(HAS_CORNERS) + (<usize>plane << 3), choice);
}

/** Counts the outlines of a placed mesh in the chosen planes. */
export function countContours(mesh: Mesh, positions: usize): bool {
  const scratch = mark();
  if (!findPlanes(mesh, positions)) return false;
  const isSwept = placedMeshes() == 1 && mesh.nonManifoldEdges == 0 && mesh.triangleCount <= SWEPT_MAX;
  const sample = isSwept ? middleOfLong(LEAST_SPARED * <f64>mesh.triangleCount) : layerCount;
  if (sample < layerCount) {
    setChoice(sample, SAMPLED);
    if (!countChosen(mesh, positions, SAMPLED) || (isLong(sample) && !findSame(mesh))) return false;
  }
  if (!countChosen(mesh, positions, LISTED)) return false;
  if (isSwept && repeatSame() && !countChosen(mesh, positions, SAME_SHORT)) return false;
  release(scratch);
  return true;
}

/** As long as it takes to look at a triangle's corners and their vertices, so many cuts are listed and joined. */
const LEAST_SPARED: f64 = 1.5;

/** Whether the outlines of a plane could be long ones, or are, once they are counted. */
function isLong(plane: i32): bool {
  return valueAt(LayerColumn.ContourLengthMm, plane) >= LONG_LOOPS_MM * max(1, valueAt(LayerColumn.Contours, plane));
}

/**
 * Of the chosen planes that may have long outlines the one in the middle of all their cuts; the number of layers if these are no
 * more than `least`.
 */
function middleOfLong(least: f64): i32 {
  let cuts: f64 = 0;
  for (let i = 0; i < layerCount; i++) if (valueAt(HAS_CORNERS, i) != 0 && isLong(i)) cuts += valueAt(CROSSED, i);
  let i = layerCount;
  if (cuts > least) for (cuts /= 2; cuts > 0; ) if (valueAt(HAS_CORNERS, --i) != 0 && isLong(i)) cuts -= valueAt(CROSSED, i);
  return i;
}

/** Finds the chosen planes that have as many outlines as the chosen one below. */
function findSame(mesh: Mesh): bool {
  const scratch = mark();
  const isChanged = reserve(<u64>layerCount + 1);
  if (isChanged == 0) return false;
  // What is short is listed anyway.
  for (let i = 0; i < layerCount; i++) store<u8>(isChanged + i, <u8>!isLong(i));
  if (!markChanges(mesh, isChanged)) return false;
  let isSame = true;
  for (let i = 0; i < layerCount; i++) {
    if (load<u8>(isChanged + i) != 0) isSame = false;
    const choice = valueAt(HAS_CORNERS, i);
    if (choice == 0) continue;
    if (isSame && choice == LISTED) setChoice(i, SAME);
    isSame = true;
  }
  release(scratch);
  return true;
}

/** Repeats the outlines of planes in those that have as many. Returns whether some of these are short. */
function repeatSame(): bool {
  let contours: f64 = 0;
  let isShort = false;
  for (let i = 0; i < layerCount; i++) {
    const choice = valueAt(HAS_CORNERS, i);
    if (choice != 0 && choice != SAME) contours = valueAt(LayerColumn.Contours, i);
    if (choice != SAME) continue;
    if (valueAt(LayerColumn.ContourLengthMm, i) < LONG_LOOPS_MM * contours) {
      setChoice(i, SAME_SHORT);
      isShort = true;
    } else addTo(LayerColumn.Contours, i, contours);
  }
  return isShort;
}

/** Notes from each plane on the next one of a choice. */
function findNext(choice: f64): void {
  let next = layerCount;
  store<i32>(nextChosen + (<usize>next << 2), next);
  for (let i = layerCount - 1; i >= 0; i--) {
    if (valueAt(HAS_CORNERS, i) == choice) next = i;
    store<i32>(nextChosen + (<usize>i << 2), next);
  }
}

/** Counts the outlines of a placed mesh in the planes of a choice. */
function countChosen(mesh: Mesh, positions: usize, choice: f64): bool {
  const scratch = mark();
  const isOnly = placedMeshes() == 1;
  // Of several meshes the planes are the same.
  if (isOnly) findNext(choice);
  const low = isOnly ? 0 : lowestPlane(mesh);
  const high = isOnly ? takeCuts() : countCuts(mesh, low);
  let total: u32 = 0;
  let largest: u32 = 0;
  for (let i = low; i < high; i++) {
    const entry = cutEnds + (<usize>i << 2);
    const size = load<u32>(entry);
    store<u32>(entry, total);
    total += size;
    largest = max(largest, size);
  }
  const cuts = reserve(<u64>total * CUT_BYTES);
  const parents = reserve(<u64>largest << 2);
  const table = reserveZeroed(<u64>tableSlots(largest) * EDGE_BYTES);
  const lengths = reserve(<u64>largest << 3);
  if (cuts == 0 || table == 0 || parents == 0 || lengths == 0) return false;
  listCuts(mesh, cuts);
  let first: u32 = 0;
  for (let i = chosenFrom(low); i < high; i = chosenFrom(i + 1)) {
    const last = load<u32>(cutEnds + (<usize>i << 2));
    const planeCuts = cuts + <usize>first * CUT_BYTES;
    const loops = countLoops(i, planeCuts, last - first, table, parents, mesh.nonManifoldEdges == 0);
    addTo(LayerColumn.Contours, i, <f64>loops);
    // The length is that of all meshes: which planes have long outlines is told once they are counted.
    if (!isOnly || !isLong(i)) {
      addTo(LayerColumn.ShortLoopMm, i, sumShortLoops(positions, i, planeCuts, last - first, parents, lengths));
    }
    first = last;
  }
  release(scratch);
  return true;
}

/** Takes over how many triangles each plane crosses: those of the only mesh. Returns the plane behind the last one. */
function takeCuts(): i32 {
  for (let i = 0; i < layerCount; i++) {
    store<u32>(cutEnds + (<usize>i << 2), chosenFrom(i) == i ? <u32>valueAt(CROSSED, i) : 0);
  }
  return layerCount;
}

/** Counts the cuts of each chosen plane from `low` on, in `cutEnds`; returns the plane behind the last that has any. */
function countCuts(mesh: Mesh, low: i32): i32 {
  memory.fill(cutEnds + (<usize>low << 2), 0, <usize>(layerCount - low) << 2);
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  let high = low;
  for (let triangle = mesh.triangles; triangle < end; triangle += 12) {
    const a = planeOf(load<u32>(triangle));
    const b = planeOf(load<u32>(triangle, 4));
    const c = planeOf(load<u32>(triangle, 8));
    const behind = max(a, max(b, c));
    for (let i = chosenFrom(min(a, min(b, c))); i < behind; i = chosenFrom(i + 1)) {
      const entry = cutEnds + (<usize>i << 2);
      store<u32>(entry, load<u32>(entry) + 1);
      high = max(high, i + 1);
    }
  }
  return high;
}

/** Lists the cuts of each chosen plane in the order of the file, and so moves each entry of `cutEnds` to their end. */
function listCuts(mesh: Mesh, cuts: usize): void {
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let triangle = mesh.triangles; triangle < end; triangle += 12) {
    const a = load<u32>(triangle);
    const b = load<u32>(triangle, 4);
    const c = load<u32>(triangle, 8);
    const planeA = planeOf(a);
    const planeB = planeOf(b);
    const planeC = planeOf(c);
    const behind = max(planeA, max(planeB, planeC));
    for (let i = chosenFrom(min(planeA, min(planeB, planeC))); i < behind; i = chosenFrom(i + 1)) {
      const entry = cutEnds + (<usize>i << 2);
      const place = load<u32>(entry);
      store<u32>(entry, place + 1);
      const cut = cuts + <usize>place * CUT_BYTES;
      const isAbove = planeA > i;
      const isThirdAlone = planeB > i == isAbove;
      const isSecondAlone = planeC > i == isAbove;
      // Selected without a branch: any of the three is as likely.
      store<u32>(cut, select(c, select(b, a, isSecondAlone), isThirdAlone));
      store<u32>(cut, select(b, select(a, b, isSecondAlone), isThirdAlone), 4);
      store<u32>(cut, select(a, c, isThirdAlone), 8);
    }
  }
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

/** Length of a plane's short outlines in all, once `countLoops` has joined its cuts. */
function sumShortLoops(
  positions: usize, plane: i32, cuts: usize, cutCount: u32, parents: usize, lengths: usize,
): f64 {
  memory.fill(lengths, 0, <usize>cutCount << 3);
  for (let cut: u32 = 0; cut < cutCount; cut++) {
    const at = cuts + <usize>cut * CUT_BYTES;
    const from = positions + <usize>load<u32>(at) * 24;
    const one = positions + <usize>load<u32>(at, 4) * 24;
    const other = positions + <usize>load<u32>(at, 8) * 24;
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

/**
 * Outlines in a plane: its cuts, less one for each edge at which two outlines so far are one. Files mostly name
 * neighbours one after another: where every edge has two faces, one that a cut shares with the next needs no table.
 */
function countLoops(
  plane: i32, cuts: usize, cutCount: u32, table: usize, parents: usize, isManifold: bool,
): u32 {
  const mask = tableSlots(cutCount) - 1;
  const planeMark = <u32>plane + 1;
  for (let cut: u32 = 0; cut < cutCount; cut++) store<u32>(parents + (<usize>cut << 2), cut);
  let loops = cutCount;
  let shared: u64 = 0;
  let at = cuts;
  for (let cut: u32 = 0; cut < cutCount; cut++, at += CUT_BYTES) {
    const one = edgeOf(load<u32>(at), load<u32>(at, 4));
    const other = edgeOf(load<u32>(at), load<u32>(at, 8));
    const known = shared;
    shared = isManifold && cut + 1 < cutCount ? sharedEdge(one, other, at + CUT_BYTES) : 0;
    if (one != known && one != shared) loops -= meet(one, cut, planeMark, table, mask, parents);
    if (other != known && other != shared) loops -= meet(other, cut, planeMark, table, mask, parents);
    if (shared != 0) loops -= <u32>join(parents, cut, cut + 1);
  }
  return loops;
}

/** An edge by its vertices. */
@inline
function edgeOf(a: u32, b: u32): u64 {
  return (<u64>max(a, b) << 32) | <u64>min(a, b);
}

/** The one of two edges that a cut meets, or 0. */
@inline
function sharedEdge(one: u64, other: u64, cut: usize): u64 {
  const first = edgeOf(load<u32>(cut), load<u32>(cut, 4));
  const second = edgeOf(load<u32>(cut), load<u32>(cut, 8));
  if (one == first || one == second) return one;
  return other == first || other == second ? other : 0;
}

/** Notes that a cut meets an edge in a plane, told by its mark; returns 1 when that joins two outlines, else 0. */
function meet(edge: u64, cut: u32, planeMark: u32, table: usize, mask: u32, parents: usize): u32 {
  let slot = hashPair(edge) & mask;
  while (true) {
    const entry = table + <usize>slot * EDGE_BYTES;
    if (load<u32>(entry, 12) != planeMark) {
      store<u64>(entry, edge);
      store<u64>(entry, (<u64>planeMark << 32) | cut, 8);
      return 0;
    }
    if (load<u64>(entry) == edge) return join(parents, load<u32>(entry, 8), cut) ? 1 : 0;
    slot = (slot + 1) & mask;
  }
}

/** Takes short outlines from planes where most are long, and gives planes that were not counted the outlines of the one below. */
export function closeContours(): void {
  let contours: f64 = 0;
  let shortMm: f64 = 0;
  for (let i = 0; i < layerCount; i++) {
    if (valueAt(HAS_CORNERS, i) != 0) {
      if (isLong(i)) store<f64>(layerColumn(LayerColumn.ShortLoopMm) + (<usize>i << 3), 0);
      contours = valueAt(LayerColumn.Contours, i);
      shortMm = valueAt(LayerColumn.ShortLoopMm, i);
    } else if (valueAt(CROSSED, i) > 0) {
      addTo(LayerColumn.Contours, i, contours);
      addTo(LayerColumn.ShortLoopMm, i, min(shortMm, valueAt(LayerColumn.ContourLengthMm, i)));
    }
  }
}
