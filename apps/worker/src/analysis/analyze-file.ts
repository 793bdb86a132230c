import type { KernelOptions } from '@kernel/kernel.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { threadFailure } from '../thread-failure.js';
import { findingsOf } from '@meshes/part-findings.js';
import { runKernel, type MeshSource } from '@meshes/run-kernel.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import type { MeshThreadReply } from './mesh-threads.js';

/** Measures and judges one file; failures are returned, not thrown. */
export async function analyzeFile(
  module: WebAssembly.Module,
  source: MeshSource,
  options: KernelOptions,
): Promise<MeshThreadReply> {
  try {
    return {
      outcome: 'measured',
      findings: findingsOf(await runKernel(module, source, options, nodeUnpacker)),
    };
  } catch (error) {
    if (error instanceof MeshReadError) {
      const { code, params } = error;
      return { outcome: 'unreadable', code, params };
    }
    return threadFailure(error);
  }
}
