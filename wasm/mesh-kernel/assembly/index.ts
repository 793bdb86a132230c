/** What the wrapper calls. Every function that can fail answers false and leaves its fault in the results. */
import { Fault, Slot, edgeBytes, maxListedOpenEdges } from '../layout';
import { reserve, reserveZeroed } from './arena';
import { fail, results } from './fault';
import { fitPart } from './fit';
import { addPlaced, beginPart, listOpenEdge, prepareWelded, sumPlaced } from './measure';
import { MAX_COORDINATE, Mesh } from './mesh';
import { readObj } from './obj';
import { placeAlone } from './placing';
import { readStl } from './stl';
import { beginModel } from './threemf';
import { beginXml } from './xml';

export { measurePlaced, placedMeshes, placementRoom, placementsAt } from './placing';
export { overlayClassesAt, overlayEdgeCount, overlayEdgesAt, overlayMillimetresAt, overlayPart } from './overlay';
export { power } from './power';
export { measurePrint } from './print';
export { recordsAt, unitOfPart } from './threemf';
export { seedHash } from './weld';
export { chunkAt, endXml, pushChunk } from './xml';

let file: usize = 0;
let fileBytes: u32 = 0;

/** Address of the result block. */
export function resultsAt(): usize {
  return results;
}

/** Room for the whole file, and the zero byte that ends it; 0 when there is none. */
export function fileBuffer(bytes: u32): usize {
  fileBytes = bytes;
  file = reserve(<u64>bytes + 16);
  if (file != 0) memory.fill(file + bytes, 0, 16);
  return file;
}

/** @param unitMm millimetres per unit of the file's numbers */
export function measureStl(unitMm: f64): bool {
  const mesh = newMesh();
  return mesh != null && readStl(file, fileBytes, mesh) && toMillimetres(mesh, unitMm) && measureSingle(mesh);
}

/** @param unitMm millimetres per unit of the file's numbers */
export function measureObj(unitMm: f64): bool {
  const mesh = newMesh();
  return mesh != null && readObj(file, fileBytes, mesh) && toMillimetres(mesh, unitMm) && measureSingle(mesh);
}

/** Turns the positions of a mesh that is welded exactly into millimetres: equal points stay equal. */
function toMillimetres(mesh: Mesh, unitMm: f64): bool {
  if (unitMm == 1) return true;
  const end = mesh.positions + <usize>mesh.vertexCount * 24;
  for (let at = mesh.positions; at < end; at += 8) {
    const value = load<f64>(at) * unitMm;
    if (!(abs(value) <= MAX_COORDINATE)) return fail(Fault.CoordinateOutOfRange, 0);
    store<f64>(at, value);
  }
  return true;
}

/** Opens a 3MF model part. */
export function beginXmlPart(part: u32): bool {
  beginModel(part);
  return beginXml();
}

function newMesh(): Mesh | null {
  const at = reserveZeroed(offsetof<Mesh>());
  if (at == 0) return null;
  const mesh = changetype<Mesh>(at);
  mesh.listedEdges = reserve(maxListedOpenEdges * edgeBytes);
  return mesh.listedEdges == 0 ? null : mesh;
}

/** Measures the one welded mesh of a file in millimetres. */
function measureSingle(mesh: Mesh): bool {
  if (mesh.triangleCount == 0) return fail(Fault.NoTriangles);
  mesh.placedMm = 1;
  if (!prepareWelded(mesh)) return false;
  // Welding within the tolerance may have left none.
  if (mesh.triangleCount == 0) return fail(Fault.NoTriangles);
  beginPart();
  addPlaced(mesh, mesh.positions);
  sumPlaced(mesh, mesh.positions, 1);
  for (let i: u32 = 0; i < mesh.listedEdgeCount; i++) {
    const at = mesh.listedEdges + <usize>i * edgeBytes;
    listOpenEdge(
      load<f64>(at),
      load<f64>(at, 8),
      load<f64>(at, 16),
      load<f64>(at, 24),
      load<f64>(at, 32),
      load<f64>(at, 40),
    );
  }
  fitPart();
  placeAlone(mesh);
  return true;
}
