/** What the wrapper calls. Every function that can fail answers false and leaves its fault in the results. */
import { Fault, Slot, maxListedOpenEdges } from '../layout';
import { reserve, reserveZeroed } from './arena';
import { isCoarsened } from './columns';
import { fail, results, setResult } from './fault';
import { fitPart } from './fit';
import { addPlaced, beginPart, listOpenEdge, prepareWelded, sumPlaced } from './measure';
import { Mesh } from './mesh';
import { readObj } from './obj';
import { matrix } from './placing';
import { endSide as closeSide } from './print';
import { readStl } from './stl';
import { survey } from './survey';
import { beginModel } from './threemf';
import { beginXml } from './xml';

export { beginPart } from './measure';
export {
  beginColumns, beginLayers, beginOutlines, beginSide, columnMesh, endColumns, layMesh, layersAt, outlineMesh, sideMesh,
} from './print';
export { endPart, placeMesh, prepareMesh, sumMesh } from './placing';
export { recordsAt, unitOfPart } from './threemf';
export { seedHash } from './weld';
export { chunkAt, endXml, pushChunk } from './xml';

let file: usize = 0;
let fileBytes: u32 = 0;
let single: usize = 0;

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

/** The mesh of an STL or OBJ file, once measured. */
export function singleMesh(): usize {
  return single;
}

/** Where the wrapper writes the transform of the mesh that it places next. */
export function matrixAt(): usize {
  return matrix;
}

/** Ends a pass of lines along x or y. Lines further apart than usual cannot tell of thin walls: NaN, whatever the other pass says. */
export function endSide(): bool {
  if (isCoarsened()) setResult(Slot.ThinWallMm2, NaN);
  return closeSide();
}

function newMesh(): Mesh | null {
  const at = reserveZeroed(offsetof<Mesh>());
  if (at == 0) return null;
  single = at;
  const mesh = changetype<Mesh>(at);
  mesh.listedEdges = reserve(maxListedOpenEdges * 48);
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
    const at = mesh.listedEdges + <usize>i * 48;
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
  return true;
}
