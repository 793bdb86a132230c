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

/**
 * Measures a file with a fresh kernel. STL and OBJ go from the storage straight into the kernel's memory.
 *
 * @throws {MeshReadError} when the file is at fault; errors of `readInto` pass through.
 */
export async function runKernel(
  module: WebAssembly.Module,
  { format, sizeBytes, readInto }: MeshSource,
  options: KernelOptions,
): Promise<MeasuredFile> {
  const kernel = MeshKernel.instantiate(module, options);
  if (format === '3mf') {
    const bytes = new Uint8Array(sizeBytes);
    await readInto(bytes);
    return withPrint(kernel, await measureThreemf(bytes, kernel));
  }
  await readInto(kernel.fileBuffer(sizeBytes));
  return withPrint(kernel, format === 'stl' ? kernel.measureStl() : kernel.measureObj());
}

function withPrint(kernel: MeshKernel, result: KernelResult): MeasuredFile {
  const print = kernel.measurePrint();
  return print ? { result, print } : { result };
}
