import { MeshKernel } from '@kernel/kernel.js';
import type { PlacedSurface } from '@kernel/part-overlay.js';
import { millimetresOf } from '@shared/domain/contract/length-units.js';
import type { MeshSource } from './run-kernel.js';
import { measureThreemf } from './threemf-package.js';
import type { Unpacker } from './unpacker.js';

const maxMemoryBytes = 2 * 1024 ** 3;

/**
 * The surfaces of a file, each vertex once, and whether they are closed.
 *
 * @throws {MeshReadError} when the file is at fault; errors of `readInto` pass through.
 */
export async function readSurfaces(
  module: WebAssembly.Module,
  { format, sizeBytes, unit = 'mm', readInto }: MeshSource,
  unpacker: Unpacker,
): Promise<{ surfaces: PlacedSurface[]; isClosed: boolean }> {
  const kernel = MeshKernel.instantiate(module, { maxMemoryBytes });
  if (format === '3mf') {
    const bytes = new Uint8Array(sizeBytes);
    await readInto(bytes);
    const { isClosed } = await measureThreemf(bytes, kernel, unpacker);
    return { surfaces: kernel.surfaces(), isClosed };
  }
  await readInto(kernel.fileBuffer(sizeBytes));
  const unitMm = millimetresOf[unit];
  const { isClosed } = format === 'stl' ? kernel.measureStl(unitMm) : kernel.measureObj(unitMm);
  return { surfaces: kernel.surfaces(), isClosed };
}
