/** A worker that measures or draws up one file at a time, by the kernel and rules of the server. It may be ended at any moment. */
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { unitHashText } from '@shared/domain/contract/mesh-file.js';
import { KernelMemory } from '@kernel/kernel-memory.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { findingsOf } from '@meshes/part-findings.js';
import { type MeshSource, overlayFile, runKernel } from '@meshes/run-kernel.js';
import { webUnpacker } from '@meshes/web-unpacker.js';
import type { Measured, Overlaid } from './measured.js';
import { viewOf } from './part-view.js';
import type { NoResult, WorkerReply, WorkerStart, WorkerTask } from './worker-messages.js';

/** Of the kernel's memory, kept for the next file. */
const keptMemoryBytes = 64 * 1024 ** 2;
/** The file itself lies in the worker's heap until that is collected. */
const keptFileBytes = 16 * 1024 ** 2;
/** Most triangles that are drawn: a page would stand still for more. */
const maxDrawnTriangles = 2_000_000;

async function sha256(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fileHashOf(bytes: ArrayBuffer, unit: LengthUnit): Promise<string> {
  const hash = await sha256(bytes);
  return unit === 'mm' ? hash : sha256(new TextEncoder().encode(unitHashText(hash, unit)));
}

function sourceOf(bytes: ArrayBuffer, format: MeshFormat, unit: LengthUnit): MeshSource {
  const readInto = (target: Uint8Array) => Promise.resolve(target.set(new Uint8Array(bytes)));
  return { format, unit, sizeBytes: bytes.byteLength, readInto };
}

/** Measures one file; a fault of the file is a result, and so is a device that cannot do it. */
async function measure(
  kernel: WebAssembly.Module,
  memory: WebAssembly.Memory,
  { format, unit, content }: WorkerTask,
): Promise<Measured> {
  const bytes = await content.arrayBuffer();
  // Hashed in a thread of the browser meanwhile.
  const hashed = fileHashOf(bytes, unit);
  try {
    const source = sourceOf(bytes, format, unit);
    const measured = await runKernel(kernel, source, { memory }, webUnpacker);
    return { outcome: 'measured', findings: findingsOf(measured), fileHash: await hashed };
  } catch (error) {
    if (!(error instanceof MeshReadError)) throw error;
    const { code, params } = error;
    // The server has more memory.
    if (code === 'outOfMemory') return { outcome: 'left', why: 'outOfMemory' };
    return {
      outcome: 'unreadable',
      fault: { reason: 'meshUnreadable', code, params },
      fileHash: await hashed,
    };
  }
}

/** Readies one file to be drawn. */
async function overlay(
  kernel: WebAssembly.Module,
  memory: WebAssembly.Memory,
  { format, unit, content }: WorkerTask,
): Promise<Overlaid> {
  const source = sourceOf(await content.arrayBuffer(), format, unit);
  const options = { memory, maxTriangles: maxDrawnTriangles };
  const painted = await overlayFile(kernel, source, options, webUnpacker);
  return painted === null
    ? { outcome: 'left', why: 'tooLarge' }
    : { outcome: 'overlaid', view: viewOf(painted) };
}

function perform(
  kernel: WebAssembly.Module,
  memory: WebAssembly.Memory,
  task: WorkerTask,
): Promise<WorkerReply['result']> {
  return task.kind === 'measure' ? measure(kernel, memory, task) : overlay(kernel, memory, task);
}

/** The arrays of a result: given away, not copied. */
function transferOf(result: WorkerReply['result']): ArrayBuffer[] {
  if (result.outcome !== 'overlaid') return [];
  const { positionsMm, triangles, openEdgesMm } = result.view;
  return [positionsMm.buffer, triangles.buffer, openEdgesMm.buffer];
}

function failed(error: unknown): NoResult {
  if (error instanceof DOMException) return { outcome: 'gone' };
  // Memory that the browser does not give, or the kernel may not take.
  const isMemory = error instanceof MeshReadError && error.code === 'outOfMemory';
  if (isMemory || error instanceof RangeError) return { outcome: 'left', why: 'outOfMemory' };
  return { outcome: 'left', why: 'failed' };
}

let kernelMemory: KernelMemory | undefined;
let kernel: WebAssembly.Module | undefined;

async function answer(task: WorkerTask): Promise<void> {
  if (kernel === undefined || kernelMemory === undefined) throw new Error('The worker has no kernel yet.');
  let reply: WorkerReply = { result: { outcome: 'left', why: 'outOfMemory' }, isSpent: true };
  try {
    const memory = kernelMemory.take();
    const result = await perform(kernel, memory, task).catch(failed);
    const isSpent = kernelMemory.hasOutgrown(memory) || task.content.size > keptFileBytes;
    reply = { result, isSpent };
    if (!isSpent) kernelMemory.giveBack(memory);
  } finally {
    postMessage(reply, { transfer: transferOf(reply.result) });
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerStart | WorkerTask>) => {
  if ('kernel' in data) {
    kernel = data.kernel;
    kernelMemory = new KernelMemory(data.maxMemoryBytes, keptMemoryBytes);
  } else {
    void answer(data);
  }
});
