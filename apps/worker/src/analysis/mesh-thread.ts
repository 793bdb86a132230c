/**
 * A thread that measures one file at a time: bytes from the storage into the kernel, numbers out.
 * It knows neither Nest nor the database, and may be ended at any moment.
 */
import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/kernel.js';
import { createFileStorage } from '@shared/storage/storage-registry.js';
import { examineFile } from './examine-file.js';
import type { MeshTask, MeshThreadData, MeshThreadReply } from './mesh-threads.js';

const { storage: storageSettings, maxMemoryBytes } = workerData as MeshThreadData;
const storage = await createFileStorage(storageSettings);
const kernel = loadMeshKernel();

function measure({ key, sizeBytes, format }: MeshTask): Promise<MeshThreadReply> {
  const hashSeed = randomBytes(8).readBigUInt64LE();
  const source = { sizeBytes, format, readInto: (target: Uint8Array) => storage.readInto(key, target) };
  return examineFile(kernel, source, { maxMemoryBytes, hashSeed });
}

parentPort!.on('message', (task: MeshTask) => {
  void measure(task).then((reply) => parentPort!.postMessage(reply));
});
