/**
 * A thread that measures one file at a time: bytes from the storage into the kernel, numbers out.
 * It knows neither Nest nor the database, and may be ended at any moment.
 */
import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/kernel.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { createFileStorage } from '@shared/storage/storage-registry.js';
import { examinePart } from './examine-part.js';
import { measureFile } from './measure-file.js';
import type { MeshTask, MeshThreadData, MeshThreadReply } from './mesh-threads.js';

const { storage: storageSettings, maxMemoryBytes } = workerData as MeshThreadData;
const storage = await createFileStorage(storageSettings);
const kernel = loadMeshKernel();

async function measure({ key, sizeBytes, format }: MeshTask): Promise<MeshThreadReply> {
  try {
    const hashSeed = randomBytes(8).readBigUInt64LE();
    const source = { sizeBytes, format, readInto: (target: Uint8Array) => storage.readInto(key, target) };
    const measured = await measureFile(kernel, source, { maxMemoryBytes, hashSeed });
    return { outcome: 'measured', findings: examinePart(measured) };
  } catch (error) {
    if (error instanceof MeshReadError) {
      const { message, messageFr } = error;
      return { outcome: 'unreadable', message, messageFr };
    }
    const { name, message } = error as Error;
    return { outcome: 'error', name, message };
  }
}

parentPort!.on('message', (task: MeshTask) => {
  void measure(task).then((reply) => parentPort!.postMessage(reply));
});
