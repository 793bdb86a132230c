import type { KernelOptions } from '@kernel/kernel.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { threadFailure } from '../thread-failure.js';
import { examinePart } from './examine-part.js';
import { measureFile, type MeshSource } from './measure-file.js';
import type { MeshThreadReply } from './mesh-threads.js';

/** Measures and judges one file; whatever goes wrong is told, not thrown. */
export async function examineFile(
  module: WebAssembly.Module,
  source: MeshSource,
  options: KernelOptions,
): Promise<MeshThreadReply> {
  try {
    return { outcome: 'measured', findings: examinePart(await measureFile(module, source, options)) };
  } catch (error) {
    if (error instanceof MeshReadError) {
      const { code, message, messageFr } = error;
      return { outcome: 'unreadable', code, message, messageFr };
    }
    return threadFailure(error);
  }
}
