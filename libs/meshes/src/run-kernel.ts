import { type KernelOptions, MeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { measureThreemf } from './threemf-package.js';

/** A stored file, about to be read. */
export interface MeshSource {
  format: MeshFormat;
  sizeBytes: number;
  /** Fills a buffer of `sizeBytes` with the file. */
  readInto: (target: Uint8Array) => Promise<void>;
}

/** What is measured of a file; `print` only of a closed part that fits the build volume. */
export interface MeasuredFile {
  result: KernelResult;
  print?: PrintMeasures;
}

/** How the kernel gets a file of each format: STL and OBJ straight into its memory, 3MF out of its package. */
const readers: Record<MeshFormat, (kernel: MeshKernel, source: MeshSource) => Promise<KernelResult>> = {
  stl: async (kernel, { sizeBytes, readInto }) => {
    await readInto(kernel.fileBuffer(sizeBytes));
    return kernel.measureStl();
  },
  obj: async (kernel, { sizeBytes, readInto }) => {
    await readInto(kernel.fileBuffer(sizeBytes));
    return kernel.measureObj();
  },
  '3mf': async (kernel, { sizeBytes, readInto }) => {
    const bytes = new Uint8Array(sizeBytes);
    await readInto(bytes);
    return measureThreemf(bytes, kernel);
  },
};

/**
 * Measures a file with a fresh kernel. STL and OBJ go from the storage straight into the kernel's memory.
 *
 * @throws {MeshReadError} when the file is at fault; errors of `readInto` pass through.
 */
export async function runKernel(
  module: WebAssembly.Module,
  source: MeshSource,
  options: KernelOptions,
): Promise<MeasuredFile> {
  const kernel = MeshKernel.instantiate(module, options);
  return withPrint(kernel, await readers[source.format](kernel, source));
}

function withPrint(kernel: MeshKernel, result: KernelResult): MeasuredFile {
  const print = kernel.measurePrint();
  return print ? { result, print } : { result };
}
