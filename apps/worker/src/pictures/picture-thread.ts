/**
 * A thread that draws one part at a time: bytes from the storage into the kernel, two PNG files out. It knows neither
 * Nest nor the database, and may be ended at any moment.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import type { MeshReaderData, MeshTask } from '../analysis/mesh-threads.js';
import { giveWay } from '../give-way.js';
import { readInTime } from '../read-in-time.js';
import { workBegins } from '../thread-pool.js';
import { drawFile } from './draw-file.js';

// A picture takes far longer than measuring, and nobody waits for it.
giveWay('drawing');
const { storage: storageSettings, maxMemoryBytes } = workerData as MeshReaderData;
const storage = await createFileStorage(storageSettings);
const kernel = loadMeshKernel();

/** Memory of a larger part is freed with the thread. */
const keptMemoryBytes = 64 * 1024 ** 2;

/** Of the time that the pool gives a part until its drawing begins. */
const readMs = 45_000;

async function answer({ key, sizeBytes, format, unit = 'mm' }: MeshTask): Promise<void> {
  const readInto = async (target: Uint8Array) => {
    await readInTime(storage, key, target, readMs);
    parentPort!.postMessage(workBegins);
  };
  const source = { sizeBytes, format, unit, readInto };
  const { reply, memoryBytes } = await drawFile(kernel, source, maxMemoryBytes);
  parentPort!.postMessage({ ...reply, isSpent: reply.outcome === 'error' || memoryBytes > keptMemoryBytes });
}

parentPort!.on('message', (task: MeshTask) => void answer(task));
