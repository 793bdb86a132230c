import { Slot, maxListedOpenEdges, slotsPerEdge } from '../layout';
import { cross } from './cross';
import { checkClosed } from './edges';
import { addResult, result, results, setResult } from './fault';
import { isOnBed, isOverhang } from './fit';
import { Mesh, orientation } from './mesh';
import { findShells } from './shells';

/** Finds everything about a welded mesh that no transform changes. */
export function prepareWelded(mesh: Mesh): bool {
  if (!checkClosed(mesh) || !findShells(mesh)) return false;
  mesh.isPrepared = true;
  return true;
}

/** Opens the result block for a part of one or more meshes. */
export function beginPart(): void {
  setResult(Slot.IsClosed, 1);
  for (let slot: i32 = Slot.MinX; slot <= Slot.MinZ; slot++) setResult(slot, Infinity);
  for (let slot: i32 = Slot.MaxX; slot <= Slot.MaxZ; slot++) setResult(slot, -Infinity);
}

/** Adds a placed mesh to the part's box, and the counts that go with it. `positions` in millimetres. */
export function addPlaced(mesh: Mesh, positions: usize): void {
  // Pairs of lanes: x and y, y and z.
  let minXy = v128.load(results + (<usize>Slot.MinX << 3));
  let minYz = v128.load(results + (<usize>Slot.MinY << 3));
  let maxXy = v128.load(results + (<usize>Slot.MaxX << 3));
  let maxYz = v128.load(results + (<usize>Slot.MaxY << 3));
  // Without dropped triangles every vertex has one that counts.
  const isWhole = mesh.sourceTriangles == mesh.triangleCount;
  const end = isWhole ? mesh.vertexCount : mesh.triangleCount * 3;
  for (let i: u32 = 0; i < end; i++) {
    const vertex = isWhole ? i : load<u32>(mesh.triangles + (<usize>i << 2));
    const corner = positions + <usize>vertex * 24;
    const xy = v128.load(corner);
    const yz = v128.load(corner, 8);
    minXy = f64x2.min(minXy, xy);
    minYz = f64x2.min(minYz, yz);
    maxXy = f64x2.max(maxXy, xy);
    maxYz = f64x2.max(maxYz, yz);
  }
  v128.store(results + (<usize>Slot.MinX << 3), minXy);
  v128.store(results + (<usize>Slot.MinY << 3), minYz);
  v128.store(results + (<usize>Slot.MaxX << 3), maxXy);
  v128.store(results + (<usize>Slot.MaxY << 3), maxYz);
  addResult(Slot.Triangles, <f64>mesh.sourceTriangles);
  addResult(Slot.DegenerateTriangles, <f64>(mesh.sourceTriangles - mesh.triangleCount));
  addResult(Slot.Shells, <f64>mesh.shells);
  addResult(Slot.FlippedShells, <f64>mesh.flippedShells);
  addResult(Slot.CavityShells, <f64>mesh.cavityShells);
  addResult(Slot.OpenEdges, <f64>mesh.openEdges);
  addResult(Slot.NonManifoldEdges, <f64>mesh.nonManifoldEdges);
  if (!mesh.isClosed) setResult(Slot.IsClosed, 0);
}

/** Lists the ends of an open edge, in millimetres, unless the list is full. */
export function listOpenEdge(ax: f64, ay: f64, az: f64, bx: f64, by: f64, bz: f64): void {
  const listed = <i32>result(Slot.ListedOpenEdges);
  if (listed == maxListedOpenEdges) return;
  const first = <i32>Slot.FirstOpenEdge + listed * slotsPerEdge;
  setResult(first, ax);
  setResult(first + 1, ay);
  setResult(first + 2, az);
  setResult(first + 3, bx);
  setResult(first + 4, by);
  setResult(first + 5, bz);
  setResult(Slot.ListedOpenEdges, listed + 1);
}

/**
 * Adds a placed mesh's volume, area and overhang, in f64 about the middle of the part's box.
 * Call it after every mesh of the part was added with `addPlaced`. `mirror` is −1 where the placing
 * turned the surface inside out, else 1.
 */
export function sumPlaced(mesh: Mesh, positions: usize, mirror: f64): void {
  const originX = (result(Slot.MinX) + result(Slot.MaxX)) / 2;
  const originY = (result(Slot.MinY) + result(Slot.MaxY)) / 2;
  const originZ = (result(Slot.MinZ) + result(Slot.MaxZ)) / 2;
  const bottom = result(Slot.MinZ) - originZ;
  let volume6: f64 = 0;
  let area2: f64 = 0;
  let overhang2: f64 = 0;
  const end = mesh.triangles + <usize>mesh.triangleCount * 12;
  for (let at = mesh.triangles; at < end; at += 12) {
    const a = positions + <usize>load<u32>(at) * 24;
    const b = positions + <usize>load<u32>(at, 4) * 24;
    const c = positions + <usize>load<u32>(at, 8) * 24;
    const ax = load<f64>(a) - originX;
    const ay = load<f64>(a, 8) - originY;
    const az = load<f64>(a, 16) - originZ;
    const bz = load<f64>(b, 16) - originZ;
    const cz = load<f64>(c, 16) - originZ;
    const ux = load<f64>(b) - originX - ax;
    const uy = load<f64>(b, 8) - originY - ay;
    const uz = bz - az;
    const wx = load<f64>(c) - originX - ax;
    const wy = load<f64>(c, 8) - originY - ay;
    const wz = cz - az;
    const nx = cross(uy, uz, wy, wz);
    const ny = cross(uz, ux, wz, wx);
    const nz = cross(ux, uy, wx, wy);
    const length = sqrt(nx * nx + ny * ny + nz * nz);
    const sign = orientation(mesh, load<u32>(at)) * mirror;
    volume6 += sign * (ax * nx + ay * ny + az * nz);
    area2 += length;
    if (isOverhang(sign * nz, length) && !isOnBed(max(az, max(bz, cz)) - bottom)) overhang2 += length;
  }
  addResult(Slot.VolumeMm3, volume6 / 6);
  addResult(Slot.SurfaceAreaMm2, area2 / 2);
  addResult(Slot.OverhangAreaMm2, overhang2 / 2);
}
