import { MeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { measureThreemf } from '@meshes/threemf-package.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { mutate } from '@testing/fuzz/mutate.js';
import { judgePart } from './part-flaw.js';
import { randomOfCase } from '@testing/fuzz/random.js';
import { seedFiles, type FuzzFile } from '@testing/fuzz/seed-files.js';

/** What every file may cost. */
const maxMemoryBytes = 256 * 1024 ** 2;
const maxMs = 5_000;

/** How a case ended: priced, refused with its reason, not even read, or wrong. */
export type CaseOutcome = 'printable' | 'unprintable' | 'unreadable' | { finding: string };

/** The file of a case of a run. */
export function fileOfCase(seed: number, index: number): FuzzFile {
  const random = randomOfCase(seed, index);
  const { format, bytes } = random.pick(seedFiles);
  return { format, bytes: mutate(bytes, random) };
}

async function measure(kernel: MeshKernel, { format, bytes }: FuzzFile): Promise<KernelResult> {
  if (format === '3mf') return measureThreemf(bytes, kernel, nodeUnpacker);
  if (format === 'model') {
    kernel.beginPart('/3D/3dmodel.model');
    kernel.pushXml(bytes);
    kernel.finishPart();
    return kernel.measure3mf();
  }
  kernel.fileBuffer(bytes.length).set(bytes);
  return format === 'stl' ? kernel.measureStl() : kernel.measureObj();
}

/** Measures a file and judges the part as the worker would, and prices one copy. */
export async function runCase(module: WebAssembly.Module, file: FuzzFile): Promise<CaseOutcome> {
  const startMs = performance.now();
  let outcome: CaseOutcome;
  try {
    const kernel = MeshKernel.instantiate(module, { maxMemoryBytes });
    const result = await measure(kernel, file);
    const print = kernel.measurePrint();
    outcome = judgePart({ result, ...(print && { print }), power: kernel.power }, kernel.overlay());
  } catch (error) {
    outcome = error instanceof MeshReadError ? 'unreadable' : { finding: String(error) };
  }
  const ms = performance.now() - startMs;
  return ms > maxMs ? { finding: `It took ${ms.toFixed(0)} ms.` } : outcome;
}
