import { Fault, Slot } from '../layout';
import { cross } from './cross';
import { fail, setResult } from './fault';
import { fitPart } from './fit';
import { MAX_COORDINATE } from './mesh';
import { HEADER_BYTES, RECORD_BYTES, failRecord, isBinaryStl } from './stl';
import { secretX, secretY, secretZ } from './weld';

/**
 * A binary STL file in one pass and without a table: volume, area, box, and whether it is closed. For who needs
 * neither shells nor neighbours; shells that are inside out are counted as they stand.
 *
 * Every edge adds a hash of its two ends, or takes it off where it runs the other way: the surface is closed
 * when the sums are zero. The hash is secret, so nobody can aim at a zero; by chance it happens once in 2^100.
 */
export function survey(start: usize, size: usize): bool {
  if (!isBinaryStl(start, size)) return fail(Fault.StlLength, size >= HEADER_BYTES ? <f64>load<u32>(start + 80) : 0);
  const count = load<u32>(start + 80);
  if (count == 0) return fail(Fault.NoTriangles);
  const first = start + HEADER_BYTES + 12;
  const end = first + <usize>count * RECORD_BYTES;
  if (!surveyBox(first, end, start)) return false;
  surveySums(first, end);
  surveyEdges(first, end);
  setResult(Slot.Triangles, count);
  fitPart();
  return true;
}

function surveyBox(first: usize, end: usize, start: usize): bool {
  let low = f32x4.splat(Infinity);
  let high = f32x4.splat(-Infinity);
  for (let at = first; at < end; at += RECORD_BYTES) {
    const a = v128.load(at);
    const b = v128.load(at, 12);
    const c = v128.load(at, 24);
    // NaN stays once it is in; the fourth lane is of no meaning.
    low = f32x4.min(f32x4.min(low, a), f32x4.min(b, c));
    high = f32x4.max(f32x4.max(high, a), f32x4.max(b, c));
  }
  const minX = <f64>f32x4.extract_lane(low, 0);
  const minY = <f64>f32x4.extract_lane(low, 1);
  const minZ = <f64>f32x4.extract_lane(low, 2);
  const maxX = <f64>f32x4.extract_lane(high, 0);
  const maxY = <f64>f32x4.extract_lane(high, 1);
  const maxZ = <f64>f32x4.extract_lane(high, 2);
  const least = min(minX, min(minY, minZ));
  const most = max(maxX, max(maxY, maxZ));
  if (!(least >= -MAX_COORDINATE && most <= MAX_COORDINATE)) return failFirst(first, end, start);
  setResult(Slot.MinX, minX);
  setResult(Slot.MinY, minY);
  setResult(Slot.MinZ, minZ);
  setResult(Slot.MaxX, maxX);
  setResult(Slot.MaxY, maxY);
  setResult(Slot.MaxZ, maxZ);
  return true;
}

/** Names the first record that holds a coordinate of no place. */
function failFirst(first: usize, end: usize, start: usize): bool {
  let record: u32 = 0;
  for (let at = first; at < end; at += RECORD_BYTES) {
    for (let value = at; value < at + 36; value += 4) {
      if (!(abs(<f64>load<f32>(value)) <= MAX_COORDINATE)) return failRecord(start, record);
    }
    record++;
  }
  return false;
}

/** Volume about the first corner, and area. */
function surveySums(first: usize, end: usize): void {
  const originX = <f64>load<f32>(first);
  const originY = <f64>load<f32>(first, 4);
  const originZ = <f64>load<f32>(first, 8);
  let volume6: f64 = 0;
  let area2: f64 = 0;
  for (let at = first; at < end; at += RECORD_BYTES) {
    const ax = <f64>load<f32>(at) - originX;
    const ay = <f64>load<f32>(at, 4) - originY;
    const az = <f64>load<f32>(at, 8) - originZ;
    const ux = <f64>load<f32>(at, 12) - originX - ax;
    const uy = <f64>load<f32>(at, 16) - originY - ay;
    const uz = <f64>load<f32>(at, 20) - originZ - az;
    const wx = <f64>load<f32>(at, 24) - originX - ax;
    const wy = <f64>load<f32>(at, 28) - originY - ay;
    const wz = <f64>load<f32>(at, 32) - originZ - az;
    const nx = cross(uy, uz, wy, wz);
    const ny = cross(uz, ux, wz, wx);
    const nz = cross(ux, uy, wx, wy);
    volume6 += ax * nx + ay * ny + az * nz;
    area2 += sqrt(nx * nx + ny * ny + nz * nz);
  }
  setResult(Slot.VolumeMm3, volume6 / 6);
  setResult(Slot.SurfaceAreaMm2, area2 / 2);
}

let sum: u64 = 0;
let otherSum: u64 = 0;

function surveyEdges(first: usize, end: usize): void {
  let one: u64 = 0;
  let other: u64 = 0;
  for (let at = first; at < end; at += RECORD_BYTES) {
    const a = hashCorner(v128.load(at));
    const b = hashCorner(v128.load(at, 12));
    const c = hashCorner(v128.load(at, 24));
    sum = 0;
    otherSum = 0;
    addEdge(a, b);
    addEdge(b, c);
    addEdge(c, a);
    one += sum;
    other += otherSum;
  }
  setResult(Slot.IsClosed, one == 0 && other == 0 ? 1 : 0);
}

/** A hash of a corner's three coordinates. Adding zero makes +0 of −0. */
@inline
function hashCorner(corner: v128): u64 {
  const point = f32x4.add(corner, f32x4.splat(0));
  const h =
    <u64>i64x2.extract_lane(point, 0) * secretX +
    <u64>(<u32>i32x4.extract_lane(point, 2)) * secretY + secretZ;
  return (h ^ (h >> 32)) * secretY;
}

@inline
function addEdge(from: u64, to: u64): void {
  // The same for both directions, and zero for an edge of no length: a degenerate triangle's edges cancel.
  const middle = from ^ to;
  let h = (from + to) * secretX + middle * secretZ;
  h = (h ^ (h >> 29)) * secretY;
  const sign = -<u64>(from > to);
  const isEdge = -<u64>(from != to);
  sum += ((h ^ sign) - sign) & isEdge;
  const g = (h ^ (h >> 32)) * secretZ;
  otherSum += ((g ^ sign) - sign) & isEdge;
}
