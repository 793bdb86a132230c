import { Fault, PlacementField, Slot, edgeBytes, matrixBytes, placementBytes } from '../layout';
import { reserve } from './arena';
import { fail, result } from './fault';
import { fitPart } from './fit';
import { addPlaced, beginPart, listOpenEdge, prepareWelded, sumPlaced } from './measure';
import { Mesh } from './mesh';
import { weldMesh } from './weld';

/** The transform of the mesh at hand. */
const matrix = memory.data(matrixBytes, 16);

/** The part's meshes, each as `PlacementField` says. */
let placements: usize = 0;
let placementCount: u32 = 0;
/** The one of a file that places nothing. */
const alone = memory.data(placementBytes, 16);

/** Room for the wrapper to list the meshes that the part is made of; 0 (and a fault) when there is none. */
export function placementRoom(count: u32): usize {
  placements = reserve(<u64>count * placementBytes);
  placementCount = placements == 0 ? 0 : count;
  return placements;
}

/** Makes a part of one mesh, where its file has it. */
export function placeAlone(mesh: Mesh): void {
  for (let i: usize = 0; i < 9; i += 4) store<f64>(alone + PlacementField.Matrix + (i << 3), 1);
  store<u32>(alone, <u32>changetype<usize>(mesh), PlacementField.Mesh);
  placements = alone;
  placementCount = 1;
}

/** Where the placed meshes begin. */
export function placementsAt(): usize {
  return placements;
}

export function placedMeshes(): u32 {
  return placementCount;
}

/** Takes a step for each placed mesh, with its transform at hand. Ends at the first one that fails. */
export function eachPlaced(step: (mesh: Mesh) => bool): bool {
  for (let i: u32 = 0; i < placementCount; i++) {
    const at = placements + <usize>i * placementBytes;
    memory.copy(matrix, at + PlacementField.Matrix, matrixBytes);
    if (!step(changetype<Mesh>(<usize>load<u32>(at, PlacementField.Mesh)))) return false;
  }
  return true;
}

/** Measures the part that the placed meshes make. */
export function measurePlaced(): bool {
  if (!eachPlaced(noteScale) || !eachPlaced(prepareMesh)) return false;
  beginPart();
  return eachPlaced(placeMesh) && eachPlaced(sumMesh) && endPart();
}

/** Notes how large a mesh is placed, by the axis that is stretched most. */
function noteScale(mesh: Mesh): bool {
  for (let row: usize = 0; row < 9; row += 3) {
    const length2 = entry(row) * entry(row) + entry(row + 1) * entry(row + 1) + entry(row + 2) * entry(row + 2);
    mesh.placedMm = max(mesh.placedMm, sqrt(length2) * mesh.unitMm);
  }
  return true;
}

/** Welds a mesh and finds what no placing changes; once however often it is placed. */
function prepareMesh(mesh: Mesh): bool {
  if (mesh.isPrepared) return true;
  return weldMesh(mesh) && prepareWelded(mesh);
}

@inline
function entry(index: usize): f64 {
  return load<f64>(matrix + (index << 3));
}

@inline
function along(axis: usize, x: f64, y: f64, z: f64): f64 {
  return x * entry(axis) + y * entry(3 + axis) + z * entry(6 + axis) + entry(9 + axis);
}

/** The determinant of the linear part: its sign says whether placing mirrors. */
function determinant(): f64 {
  return (
    entry(0) * (entry(4) * entry(8) - entry(5) * entry(7)) -
    entry(1) * (entry(3) * entry(8) - entry(5) * entry(6)) +
    entry(2) * (entry(3) * entry(7) - entry(4) * entry(6))
  );
}

/** Room for the positions of one placed mesh, kept for the next. */
let room: usize = 0;
let roomVertices: u32 = 0;

/** The mesh's positions as placed, in millimetres, valid until the next call; 0 when there is no room. */
export function placed(mesh: Mesh): usize {
  if (isIdentity() && mesh.unitMm == 1) return mesh.positions;
  if (mesh.vertexCount > roomVertices) {
    room = reserve(<u64>mesh.vertexCount * 24);
    if (room == 0) return 0;
    roomVertices = mesh.vertexCount;
  }
  const unit = mesh.unitMm;
  const end = mesh.positions + <usize>mesh.vertexCount * 24;
  let write = room;
  for (let at = mesh.positions; at < end; at += 24) {
    const x = load<f64>(at) * unit;
    const y = load<f64>(at, 8) * unit;
    const z = load<f64>(at, 16) * unit;
    store<f64>(write, along(0, x, y, z));
    store<f64>(write, along(1, x, y, z), 8);
    store<f64>(write, along(2, x, y, z), 16);
    write += 24;
  }
  return room;
}

function isIdentity(): bool {
  for (let i: usize = 0; i < 12; i++) {
    if (entry(i) != (i == 0 || i == 4 || i == 8 ? 1 : 0)) return false;
  }
  return true;
}

/** −1 when the transform turns surfaces inside out, else 1. */
export function mirrorOf(): f64 {
  return determinant() < 0 ? -1 : 1;
}

/** First pass over the placed meshes: box and counts. */
function placeMesh(mesh: Mesh): bool {
  if (determinant() == 0) return fail(Fault.ThreemfTransform);
  const positions = placed(mesh);
  if (positions == 0) return false;
  addPlaced(mesh, positions);
  for (let i: u32 = 0; i < mesh.listedEdgeCount; i++) listPlacedEdge(mesh, mesh.listedEdges + <usize>i * edgeBytes);
  return true;
}

function listPlacedEdge(mesh: Mesh, at: usize): void {
  const unit = mesh.unitMm;
  const ax = load<f64>(at) * unit;
  const ay = load<f64>(at, 8) * unit;
  const az = load<f64>(at, 16) * unit;
  const bx = load<f64>(at, 24) * unit;
  const by = load<f64>(at, 32) * unit;
  const bz = load<f64>(at, 40) * unit;
  listOpenEdge(
    along(0, ax, ay, az), along(1, ax, ay, az), along(2, ax, ay, az),
    along(0, bx, by, bz), along(1, bx, by, bz), along(2, bx, by, bz),
  );
}

/** Second pass, when the whole part's box is known: volume, area, overhang. */
function sumMesh(mesh: Mesh): bool {
  const positions = placed(mesh);
  if (positions == 0) return false;
  sumPlaced(mesh, positions, mirrorOf());
  return true;
}

function endPart(): bool {
  if (result(Slot.Triangles) == result(Slot.DegenerateTriangles)) return fail(Fault.NoTriangles);
  const reach = max(
    max(abs(result(Slot.MinX)), max(abs(result(Slot.MinY)), abs(result(Slot.MinZ)))),
    max(abs(result(Slot.MaxX)), max(abs(result(Slot.MaxY)), abs(result(Slot.MaxZ)))),
  );
  if (!(reach <= 1e12)) return fail(Fault.CoordinateOutOfRange);
  fitPart();
  return true;
}
