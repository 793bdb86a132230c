import { MeshReadError } from '@kernel/mesh-read-error.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import { outlineFromAbove } from '@cards/logo/outline-from-above.js';
import type { Contour } from '@cards/plane.js';
import type { SolidKernel } from '@cards/solid/solid-kernel.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { readSurfaces } from '@meshes/read-surfaces.js';
import type { MeshSource } from '@meshes/run-kernel.js';

/**
 * The outline of a customer's mesh seen from above.
 *
 * @throws {CardFaultError} on `logoKey` for a file that cannot be read, or that has no such outline;
 * an `IntricateLogoError` for one that is refused for good.
 */
export async function logoOutline(
  measuring: WebAssembly.Module,
  solids: SolidKernel,
  source: MeshSource,
): Promise<Contour[]> {
  const { surfaces, isClosed } = await readSurfaces(measuring, source, nodeUnpacker).catch(refused);
  return outlineFromAbove(solids, surfaces, isClosed);
}

function refused(error: unknown): never {
  if (!(error instanceof MeshReadError)) throw error;
  const fault = { code: `mesh.${error.code}`, params: error.params };
  throw new CardFaultError({ field: 'logoKey', code: 'logoUnreadable', params: { fault } });
}
