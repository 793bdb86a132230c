import { MeshKernel } from '@kernel/kernel.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { encodeBinaryStl } from './encode.js';
import type { IndexedMesh } from './indexed-mesh.js';

const module = loadMeshKernel();

/**
 * What the kernel measures of a part for its estimate, read from a binary STL.
 *
 * @throws {Error} where there is nothing to print.
 */
export function measurePrint(mesh: IndexedMesh): PrintMeasures {
  const file = encodeBinaryStl(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  kernel.measureStl();
  const measures = kernel.measurePrint();
  if (!measures) throw new Error('Nothing to print.');
  return measures;
}
