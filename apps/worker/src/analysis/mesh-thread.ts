/**
 * A thread that measures one file at a time: bytes from the storage into the kernel, numbers out.
 * It knows neither Nest nor the database, and may be ended at any moment.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { KernelMemory } from '@kernel/kernel-memory.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { giveWay } from '../give-way.js';
import { readInTime } from '../read-in-time.js';
import { analyzeFile } from './analyze-file.js';
import type { MeshTask, MeshThreadData } from './mesh-threads.js';

giveWay('measuring');
const { storage: storageSettings, maxMemoryBytes, keptMemoryBytes } = workerData as MeshThreadData;
const storage = await createFileStorage(storageSettings);
const kernel = loadMeshKernel();
const kernelMemory = new KernelMemory(maxMemoryBytes, keptMemoryBytes);

/** A 3MF file is read into the thread's heap; a larger one leaves more memory in use than an idle thread may hold. */
const keptFileBytes = 32 * 1024 ** 2;

/** Of the time that the pool gives a file. */
const readMs = 45_000;

async function answer({ key, sizeBytes, format, unit = 'mm' }: MeshTask): Promise<void> {
  const readInto = (target: Uint8Array) => readInTime(storage, key, target, readMs);
  const source = { sizeBytes, format, unit, readInto };
  const memory = kernelMemory.take();
  const beganMs = performance.now();
  const reply = await analyzeFile(kernel, source, { memory });
  const took = { kernelMs: performance.now() - beganMs, memoryBytes: memory.buffer.byteLength };
  const hasFailed = reply.outcome === 'error';
  const isSpent = hasFailed || kernelMemory.hasOutgrown(memory) || sizeBytes > keptFileBytes;
  parentPort!.postMessage({ ...reply, isSpent, took });
  if (isSpent) return;
  // Clearing takes a while, so it runs after the answer.
  kernelMemory.giveBack(memory);
}

parentPort!.on('message', (task: MeshTask) => void answer(task));
