import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import { measureThreemf } from '@meshes/threemf-package.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { readTable } from './csv-table.js';
import { scaleMeshFile } from './scale-mesh-file.js';

/** The slicer's figures of a print. */
export interface Sliced {
  mm3: number;
  seconds: number;
}

/** A part of a truth folder: measured by the kernel, sliced by a slicer. */
export interface SlicedPart {
  name: string;
  /** Parts made from one another share it: they are never fitted and judged at once. */
  source: string;
  /** Who made it, as far as the table tells: parts of one maker are alike. */
  maker: string;
  measures: PrintMeasures;
  result: KernelResult;
  /** Without supports, and with supports where they are needed. */
  plain: Sliced;
  supported?: Sliced;
}

const module = loadMeshKernel();

/**
 * Reads a folder of mesh files and its `truth.csv`. Columns read: `file`, `mm3_p1`, `hours_p1`, `mm3_p1_sup`,
 * `hours_p1_sup`, and where they exist `print_scale` (factor to apply first), `source`, and
 * `repo`, the repository that a part is from. Rows without figures,
 * and parts that the kernel refuses, are left out.
 */
export async function readSlicedParts(folder: string): Promise<SlicedPart[]> {
  const parts: SlicedPart[] = [];
  for (const row of readTable(join(folder, 'truth.csv'))) {
    const plain = slicedOf(row.get('mm3_p1'), row.get('hours_p1'));
    const name = row.get('file') ?? '';
    if (!plain) continue;
    const bytes = readFileSync(join(folder, name));
    const measured = await measure(
      extname(name).slice(1),
      scaleMeshFile(bytes, name, Number(row.get('print_scale') || 1)),
    );
    if (!measured) continue;
    const supported = slicedOf(row.get('mm3_p1_sup'), row.get('hours_p1_sup'));
    const source = row.get('source') || name.replace(/\..*/, '');
    parts.push({
      name,
      source,
      maker: row.get('repo') || source,
      ...measured,
      plain,
      supported,
    });
  }
  return parts;
}

async function measure(
  format: string,
  bytes: Uint8Array,
): Promise<Pick<SlicedPart, 'measures' | 'result'> | undefined> {
  const kernel = MeshKernel.instantiate(module);
  try {
    const result = await measureFile(kernel, format, bytes);
    const measures = kernel.measurePrint();
    return measures && { measures, result };
  } catch (error) {
    if (error instanceof MeshReadError) return undefined;
    throw error;
  }
}

async function measureFile(kernel: MeshKernel, format: string, bytes: Uint8Array): Promise<KernelResult> {
  if (format === '3mf') return measureThreemf(bytes, kernel, nodeUnpacker);
  kernel.fileBuffer(bytes.length).set(bytes);
  return format === 'obj' ? kernel.measureObj() : kernel.measureStl();
}

function slicedOf(mm3 = '', hours = ''): Sliced | undefined {
  return mm3 === '' || hours === '' ? undefined : { mm3: Number(mm3), seconds: Number(hours) * 3600 };
}
