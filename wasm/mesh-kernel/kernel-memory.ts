import { usedBytesAt } from './layout.js';
import type {} from './webassembly.js';

const pageBytes = 65_536;
const maxPages = 65_536;

/**
 * Memory that kernels use one after another, so that its pages need not be made for each file: that costs a third of
 * a millisecond a megabyte. It is all zeros whenever a kernel gets it, as fresh memory is: nothing of a file is
 * left for the next one.
 */
export class KernelMemory {
  private memory: WebAssembly.Memory | undefined;

  /**
   * @param maxMemoryBytes most that a file may take
   * @param keptBytes most that is kept for the next file; more is given back
   */
  constructor(
    private readonly maxMemoryBytes: number,
    private readonly keptBytes: number,
  ) {}

  /** The memory, for one kernel at a time. */
  take(): WebAssembly.Memory {
    const memory = this.memory ?? createMemory(this.maxMemoryBytes);
    this.memory = undefined;
    return memory;
  }

  /**
   * Whether a memory grew to more than is kept. It is freed when the engine collects it, which an idle thread never
   * does: whoever runs kernels in one must end it then.
   */
  hasOutgrown(memory: WebAssembly.Memory): boolean {
    return memory.buffer.byteLength > this.keptBytes;
  }

  /** Takes back what `take` gave; the kernel that had it may not be used any more. */
  giveBack(memory: WebAssembly.Memory): void {
    if (this.hasOutgrown(memory)) return;
    const usedBytes = Number(new DataView(memory.buffer).getBigUint64(usedBytesAt, true));
    // The kernel's own data lie in the first page. What it has not used is as zero as it was.
    new Uint8Array(memory.buffer, 0, Math.max(pageBytes, usedBytes)).fill(0);
    this.memory = memory;
  }
}

/** Memory for a kernel, of one page until it grows. */
export function createMemory(maxMemoryBytes = Infinity): WebAssembly.Memory {
  const maximum = Math.min(maxPages, Math.floor(maxMemoryBytes / pageBytes));
  return new WebAssembly.Memory({ initial: 1, maximum });
}
