import { OverlayClass, Slot, edgeBytes, maxOverlayEdges } from '../layout';
import { mark, release, reserve, reserveZeroed } from './arena';
import { markBridges } from './bridges';
import { nearColumn, nearHeight, nearestLine } from './columns';
import { OVERHANGS } from './crossings';
import { result } from './fault';
import { isCarried } from './fit';
import { bottomOf, findGaps, gapAt, topOf } from './gaps';
import { Mesh } from './mesh';
import { higherEnd, isOpenEdge, listOpenEdges, lowerEnd, openEdgeCount } from './open-edges';
import { eachPlaced, mirrorOf, placed } from './placing';
import { cutLayers, layColumns, laySideColumns, sideMirror } from './print';
import { needsSupport } from './room';
import { eachCrossing, isCrossed } from './rows';
import { listStretches, stretchAt } from './wall-stretches';

/**
 * What the warnings are about, triangle by triangle: open edges from the half-edges; overhangs and thin walls from the
 * same lines through the part as their warnings. A triangle goes by the lines that cross it. One that none crosses goes
 * by the line nearest to its middle, where the surface there continues its plane.
 */

/** How far the surface at the nearest line may lie off a triangle's plane, mm: it may be curved. */
const NEAR_MM: f32 = 0.15;
/** Cosine from which on a triangle faces a line: beyond, lines along another axis see it better. */
const FACING_COSINE: f64 = 0.6;

/** A class, u8, and millimetres, f32, of each placed triangle; ends of open edges, six f64 an edge. */
let classes: usize = 0;
let millimetres: usize = 0;
let edges: usize = 0;
let edgeCount: u32 = 0;

/** Triangles of the meshes before the one at hand. */
let before: u32 = 0;

export function overlayClassesAt(): usize {
  return classes;
}

export function overlayMillimetresAt(): usize {
  return millimetres;
}

export function overlayEdgesAt(): usize {
  return edges;
}

export function overlayEdgeCount(): u32 {
  return edgeCount;
}

/** Paints the part that was measured before. */
export function overlayPart(): bool {
  before = 0;
  if (!eachPlaced(passBy)) return false;
  classes = reserveZeroed(before);
  millimetres = reserveZeroed(<u64>before << 2);
  edges = reserve(<u64>min<f64>(result(Slot.OpenEdges), maxOverlayEdges) * edgeBytes);
  edgeCount = 0;
  if (classes == 0 || millimetres == 0 || edges == 0 || !paint(paintOpenEdges)) return false;
  if (result(Slot.IsClosed) == 0 || result(Slot.FitsBuildVolume) == 0) return true;
  return cutLayers() && paintSupported() && paintAlong(false) && paintAlong(true);
}

function passBy(mesh: Mesh): bool {
  before += mesh.triangleCount;
  return true;
}

function paint(step: (mesh: Mesh) => bool): bool {
  before = 0;
  return eachPlaced(step);
}

function setClass(triangle: u32, value: OverlayClass, mm: f32): void {
  store<u8>(classes + triangle, <u8>value);
  store<f32>(millimetres + (<usize>triangle << 2), mm);
}

function paintOpenEdges(mesh: Mesh): bool {
  const positions = placed(mesh);
  const scratch = mark();
  if (positions == 0) return false;
  if (mesh.openEdges != 0) {
    if (!listOpenEdges(mesh)) return false;
    listPlacedEdges(positions);
    for (let i: u32 = 0; i < mesh.triangleCount; i++) {
      const at = mesh.triangles + <usize>i * 12;
      const a = load<u32>(at);
      const b = load<u32>(at, 4);
      const c = load<u32>(at, 8);
      const longest = max(openMm(positions, a, b), max(openMm(positions, b, c), openMm(positions, c, a)));
      if (longest >= 0) setClass(before + i, OverlayClass.OpenEdge, longest);
    }
  }
  release(scratch);
  return passBy(mesh);
}

function listPlacedEdges(positions: usize): void {
  for (let edge: u32 = 0; edge < openEdgeCount() && edgeCount < <u32>maxOverlayEdges; edge++) {
    const at = edges + <usize>edgeCount * edgeBytes;
    edgeCount++;
    memory.copy(at, positions + <usize>lowerEnd(edge) * 24, 24);
    memory.copy(at + 24, positions + <usize>higherEnd(edge) * 24, 24);
  }
}

/** Length of the edge between two vertices if it is open, else −1. */
function openMm(positions: usize, a: u32, b: u32): f32 {
  if (!isOpenEdge(a, b)) return -1;
  const from = positions + <usize>a * 24;
  const to = positions + <usize>b * 24;
  const x = load<f64>(to) - load<f64>(from);
  const y = load<f64>(to, 8) - load<f64>(from, 8);
  const z = load<f64>(to, 16) - load<f64>(from, 16);
  return <f32>sqrt(x * x + y * y + z * z);
}

/** What the lines tell of the triangle at hand: its millimetres; 0 while there are none. */
let found: f32 = 0;

function paintSupported(): bool {
  return layColumns() && findGaps() && markBridges() && paint(paintOverhangs);
}

function paintOverhangs(mesh: Mesh): bool {
  const positions = placed(mesh);
  if (positions == 0) return false;
  for (let i: u32 = 0; i < mesh.triangleCount; i++) {
    const at = mesh.triangles + <usize>i * 12;
    found = 0;
    if (isCrossed(mesh, at, positions, mirrorOf())) {
      eachCrossing(meetOverhang);
    } else if (isCarried(nearestLine(mesh, at, positions, mirrorOf()), 1)) {
      noteGap(nearColumn, nearHeight, NEAR_MM);
    }
    if (found > 0) setClass(before + i, OverlayClass.Overhang, found);
  }
  return passBy(mesh);
}

function meetOverhang(column: i32, height: f32, flags: u32): void {
  if (flags & OVERHANGS) noteGap(column, height, 0);
}

/** Notes how high a gap is that needs support, if it ends at a height. */
function noteGap(column: i32, height: f32, tolerance: f32): void {
  const gap = gapAt(column, height - tolerance);
  if (gap == 0 || topOf(gap) - height > tolerance || !needsSupport(gap)) return;
  found = max(found, topOf(gap) - bottomOf(gap));
}

function paintAlong(isAlongY: bool): bool {
  return laySideColumns(isAlongY) && listStretches() && paint(paintThinWalls);
}

function paintThinWalls(mesh: Mesh): bool {
  const positions = placed(mesh);
  if (positions == 0) return false;
  const mirror = mirrorOf() * sideMirror;
  for (let i: u32 = 0; i < mesh.triangleCount; i++) {
    const at = mesh.triangles + <usize>i * 12;
    found = 0;
    const isMet = isCrossed(mesh, at, positions, mirror);
    if (isMet) eachCrossing(meetStretch);
    if (isMet && found == 0) continue;
    const cosine = abs(nearestLine(mesh, at, positions, mirror));
    if (!isMet && cosine >= FACING_COSINE) noteStretch(nearColumn, nearHeight, NEAR_MM);
    // One that faces across the lines bounds a wall, but does not tell how it stands.
    if (found > 0) thinTo(before + i, <f32>(<f64>found * (cosine >= FACING_COSINE ? cosine : 1)));
  }
  return passBy(mesh);
}

function meetStretch(column: i32, height: f32, _flags: u32): void {
  noteStretch(column, height, 0);
}

/** Notes the thinnest stretch that begins or ends at a height. */
function noteStretch(column: i32, height: f32, tolerance: f32): void {
  const width = stretchAt(column, height, tolerance);
  if (width > 0) found = found == 0 ? width : min(found, width);
}

/** A wall seen along both axes is as thin as along either; below an overhang the overhang counts. */
function thinTo(triangle: u32, thicknessMm: f32): void {
  const known = <OverlayClass>load<u8>(classes + triangle);
  if (known == OverlayClass.Overhang) return;
  const isThinner = thicknessMm < load<f32>(millimetres + (<usize>triangle << 2));
  if (known == OverlayClass.Fine || isThinner) setClass(triangle, OverlayClass.ThinWall, thicknessMm);
}
