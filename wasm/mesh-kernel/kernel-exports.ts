import { createMemory } from './kernel-memory.js';
import type {} from './webassembly.js';

export type Power = (base: number, exponent: number) => number;

/** What the kernel exports to its wrapper: addresses, and numbers that are 0 for a fault. */
export interface KernelExports {
  resultsAt: () => number;
  seedHash: (low: number, high: number) => void;
  fileBuffer: (bytes: number) => number;
  measureStl: (unitMm: number) => number;
  measureObj: (unitMm: number) => number;
  beginXmlPart: (part: number) => number;
  chunkAt: () => number;
  pushChunk: (bytes: number) => number;
  endXml: () => number;
  unitOfPart: () => number;
  recordsAt: () => number;
  placementRoom: (count: number) => number;
  measurePlaced: () => number;
  placementsAt: () => number;
  placedMeshes: () => number;
  measurePrint: () => number;
  overlayPart: () => number;
  overlayClassesAt: () => number;
  overlayMillimetresAt: () => number;
  overlayEdgesAt: () => number;
  overlayEdgeCount: () => number;
  power: Power;
}

/**
 * Each module's powers, of an instance that measures nothing: an engine compiles the way into an instance's functions for
 * each instance anew, and takes longer for that than for an estimate's powers.
 */
const powers = new WeakMap<WebAssembly.Module, Power>();

/** The powers of a module's kernels. */
export function powerOf(module: WebAssembly.Module): Power {
  const known = powers.get(module);
  if (known !== undefined) return known;
  const { power } = exportsOf(module, createMemory());
  powers.set(module, power);
  return power;
}

/** A new instance of the kernel, by what it exports. */
export function exportsOf(module: WebAssembly.Module, memory: WebAssembly.Memory): KernelExports {
  return new WebAssembly.Instance(module, { env: { memory, abort } }).exports as unknown as KernelExports;
}

/** AssemblyScript's last resort; nothing in the kernel calls it. */
function abort(): never {
  throw new Error('The mesh kernel aborted.');
}
