/** What the wrapper calls. Every function that can fail answers false and leaves its fault in the results. */
import { Fault, Slot, edgeBytes, maxListedOpenEdges } from '../layout';
import { reserve, reserveZeroed } from './arena';
import { fail, results } from './fault';
import { fitPart } from './fit';
import { addPlaced, beginPart, listOpenEdge, prepareWelded, sumPlaced } from './measure';
import { Mesh } from './mesh';
import { readObj } from './obj';
import { placeAlone } from './placing';
import { readStl } from './stl';
import { survey } from './survey';
import { beginModel } from './threemf';
import { beginXml } from './xml';

export { measurePlaced, placedMeshes, placementRoom, placementsAt } from './placing';
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

export function measureStl(): bool {
  const mesh = newMesh();
  return mesh != null && readStl(file, fileBytes, mesh) && measureSingle(mesh);
}

/** The slim path for binary STL. */
export function surveyStl(): bool {
  return survey(file, fileBytes);
}

export function measureObj(): bool {
  const mesh = newMesh();
  return mesh != null && readObj(file, fileBytes, mesh) && measureSingle(mesh);
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
