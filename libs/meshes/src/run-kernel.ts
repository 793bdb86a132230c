import { type KernelOptions, MeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { PartOverlay } from '@kernel/part-overlay.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { Power } from '@shared/domain/estimate/power.js';
import { type LengthUnit, millimetresOf } from '@shared/domain/contract/length-units.js';
import { measureThreemf } from './threemf-package.js';
import type { Unpacker } from './unpacker.js';

/** A stored file, about to be read. */
export interface MeshSource {
  format: MeshFormat;
  sizeBytes: number;
  /** Of the numbers of an STL or OBJ file; millimetres when left out. */
  unit?: LengthUnit;
  /** Fills a buffer of `sizeBytes` with the file. */
  readInto: (target: Uint8Array) => Promise<void>;
}

/** What is measured of a file; `print` only of a closed part that fits the build volume. An estimate of it takes `power`. */
export interface MeasuredFile {
  result: KernelResult;
  print?: PrintMeasures;
  power: Power;
}

/** How the kernel gets a file of each format: STL and OBJ straight into its memory, 3MF out of its package. */
const readers: Record<
  MeshFormat,
  (kernel: MeshKernel, source: MeshSource, unpacker: Unpacker) => Promise<KernelResult>
> = {
  stl: async (kernel, { sizeBytes, unit = 'mm', readInto }) => {
    await readInto(kernel.fileBuffer(sizeBytes));
    return kernel.measureStl(millimetresOf[unit]);
  },
  obj: async (kernel, { sizeBytes, unit = 'mm', readInto }) => {
    await readInto(kernel.fileBuffer(sizeBytes));
    return kernel.measureObj(millimetresOf[unit]);
  },
  '3mf': async (kernel, { sizeBytes, readInto }, unpacker) => {
    const bytes = new Uint8Array(sizeBytes);
    await readInto(bytes);
    return measureThreemf(bytes, kernel, unpacker);
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
  unpacker: Unpacker,
): Promise<MeasuredFile> {
  const kernel = MeshKernel.instantiate(module, options);
  return withPrint(kernel, await readers[source.format](kernel, source, unpacker));
}

/**
 * Reads a file with a fresh kernel, whose meshes may then be drawn.
 *
 * @throws {MeshReadError} when the file is at fault; errors of `readInto` pass through.
 */
export async function readMeasured(
  module: WebAssembly.Module,
  source: MeshSource,
  options: KernelOptions,
  unpacker: Unpacker,
): Promise<{ kernel: MeshKernel; result: KernelResult }> {
  const kernel = MeshKernel.instantiate(module, options);
  return { kernel, result: await readers[source.format](kernel, source, unpacker) };
}

/**
 * What a viewer paints on a file's part, by a fresh kernel; `null` when it has more than `maxTriangles`.
 *
 * @throws {MeshReadError} when the file is at fault; errors of `readInto` pass through.
 */
export async function overlayFile(
  module: WebAssembly.Module,
  source: MeshSource,
  { maxTriangles, ...options }: KernelOptions & { maxTriangles: number },
  unpacker: Unpacker,
): Promise<PartOverlay | null> {
  const kernel = MeshKernel.instantiate(module, options);
  const { triangles } = await readers[source.format](kernel, source, unpacker);
  return triangles > maxTriangles ? null : kernel.overlay();
}

function withPrint(kernel: MeshKernel, result: KernelResult): MeasuredFile {
  const print = kernel.measurePrint();
  const { power } = kernel;
  return print ? { result, print, power } : { result, power };
}
