import { MeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { measureThreemf } from '../../apps/worker/src/analysis/threemf-package.js';
import { mutate } from './mutate.js';
import { randomOfCase } from './random.js';
import { seedFiles, type FuzzFile } from './seed-files.js';

/** What every file may cost. */
const maxMemoryBytes = 256 * 1024 ** 2;
const maxMs = 5_000;

/** How a case ended: read, refused with its reason, or wrong. */
export type CaseOutcome = 'measured' | 'open' | 'refused' | { finding: string };

/** The file of a case of a run. */
export function fileOfCase(seed: number, index: number): FuzzFile {
  const random = randomOfCase(seed, index);
  const { format, bytes } = random.pick(seedFiles);
  return { format, bytes: mutate(bytes, random) };
}

async function measure(kernel: MeshKernel, { format, bytes }: FuzzFile): Promise<KernelResult> {
  if (format === '3mf') return measureThreemf(bytes, kernel);
  if (format === 'model') {
    kernel.beginPart('/3D/3dmodel.model');
    kernel.pushXml(bytes);
    kernel.finishPart();
    return kernel.measure3mf();
  }
  kernel.fileBuffer(bytes.length).set(bytes);
  return format === 'stl' ? kernel.measureStl() : kernel.measureObj();
}

/** What is wrong with an accepted part, or undefined. */
function flawOf(result: KernelResult, print: PrintMeasures | undefined): string | undefined {
  const { volumeMm3, surfaceAreaMm2, minMm, maxMm } = result;
  const numbers = [volumeMm3, surfaceAreaMm2, minMm.x, minMm.y, minMm.z, maxMm.x, maxMm.y, maxMm.z];
  if (!numbers.every(Number.isFinite)) return 'A measurement is not finite.';
  // What rounding leaves of a volume that is none.
  const rounding = 1e-9 * surfaceAreaMm2 ** 1.5 + 1e-300;
  if (result.isClosed && volumeMm3 < -rounding) return `The volume is ${volumeMm3} mm³.`;
  if (!print) return undefined;
  const { layers, supports } = print;
  const figures = [
    layers.areaMm2,
    layers.contourLengthMm,
    layers.contours,
    layers.cornerSeconds,
    layers.sharpCorners,
    layers.concaveUpMm,
    layers.concaveDownMm,
    ...layers.upAreaMm2,
    ...layers.downAreaMm2,
    supports.supportLayers,
    supports.supportBorderMm,
  ];
  const isSound = figures.every((layer) => layer.every((value) => value >= -1e-6 && value < 1e12));
  return isSound ? undefined : 'A layer has a figure that is not finite, or below zero.';
}

/** Measures a file as the worker would, and judges how that ended. */
export async function runCase(module: WebAssembly.Module, file: FuzzFile): Promise<CaseOutcome> {
  const startMs = performance.now();
  let outcome: CaseOutcome;
  try {
    const kernel = MeshKernel.instantiate(module, { maxMemoryBytes });
    const result = await measure(kernel, file);
    const finding = flawOf(result, kernel.measurePrint());
    outcome = finding === undefined ? (result.isClosed ? 'measured' : 'open') : { finding };
  } catch (error) {
    outcome = error instanceof MeshReadError ? 'refused' : { finding: String(error) };
  }
  const ms = performance.now() - startMs;
  return ms > maxMs ? { finding: `It took ${ms.toFixed(0)} ms.` } : outcome;
}
