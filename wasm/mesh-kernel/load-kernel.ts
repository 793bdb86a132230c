import { readFileSync } from 'node:fs';
import type {} from './webassembly.js';

/** Compiles the kernel; once a process or thread. The module can be posted to worker threads. */
export function loadMeshKernel(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL('./build/mesh-kernel.wasm', import.meta.url)));
}
