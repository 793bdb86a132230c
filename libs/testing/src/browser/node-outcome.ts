import { createHash } from 'node:crypto';
import type { FoundFault } from '@shared/domain/contract/mesh-findings.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import {
  type FileRefusal,
  formatOfName,
  refusedContent,
  takesUnit,
  unitHashText,
  unitOfPackage,
  unknownFormat,
} from '@shared/domain/contract/mesh-file.js';
import { formatHeadBytes } from '@shared/domain/contract/mesh-format.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { findingsOf, type PartFindings } from '@meshes/part-findings.js';
import { runKernel } from '@meshes/run-kernel.js';

/** What the server makes of a file, in the form that a browser is to find out by itself. */
export type NodeOutcome =
  | { outcome: 'refused'; refusal: FileRefusal }
  | { outcome: 'unreadable'; fileHash: string; fault: FoundFault }
  | { outcome: 'measured'; fileHash: string; findings: PartFindings };

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** Measures a file by the code of the server's worker. */
export async function outcomeInNode(
  kernel: WebAssembly.Module,
  name: string,
  content: Uint8Array,
  unit: LengthUnit = 'mm',
): Promise<NodeOutcome> {
  const format = formatOfName(name);
  if (format === null) return { outcome: 'refused', refusal: unknownFormat() };
  const refusal = refusedContent(format, content.subarray(0, formatHeadBytes), content.length);
  if (refusal !== null) return { outcome: 'refused', refusal };
  if (!takesUnit(format, unit)) return { outcome: 'refused', refusal: unitOfPackage() };
  const fileHash = unit === 'mm' ? sha256(content) : sha256(unitHashText(sha256(content), unit));
  const readInto = (target: Uint8Array) => Promise.resolve(target.set(content));
  const source = { format, unit, sizeBytes: content.length, readInto };
  try {
    const findings = findingsOf(await runKernel(kernel, source, {}, nodeUnpacker));
    return { outcome: 'measured', fileHash, findings };
  } catch (error) {
    if (!(error instanceof MeshReadError)) throw error;
    const { code, params } = error;
    return { outcome: 'unreadable', fileHash, fault: { reason: 'meshUnreadable', code, params } };
  }
}
