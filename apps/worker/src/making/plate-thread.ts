/**
 * A thread that plans plates and reads meshes for them, one task at a time: bytes from the storage into the kernel, an outline or
 * a 3MF file out. It knows neither Nest nor the database, and may be ended at any moment.
 */
import { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import type { PlacedMesh } from '@kernel/placed-mesh.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { shadowOf } from '@meshes/plates/part-shadow.js';
import { modelPath, packageParts, plateModel } from '@meshes/plates/plate-model.js';
import { readMeasured } from '@meshes/run-kernel.js';
import { planPlates } from '@shared/domain/making/plan-plates.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { type ArchiveEntry, zipArchive } from '@shared/infra/storage/zip-archive.js';
import type { MeshReaderData, MeshTask } from '../analysis/mesh-threads.js';
import { threadFailure } from '../thread-failure.js';
import type { PlateReply, PlateTask } from './plate-threads.js';

const { storage: storageSettings, maxMemoryBytes } = workerData as MeshReaderData;
const storage = await createFileStorage(storageSettings);
const kernel = loadMeshKernel();

const contentType = 'model/3mf';

async function meshesOf({ key, sizeBytes, format, unit = 'mm' }: MeshTask) {
  const source = { sizeBytes, format, unit, readInto: (target: Uint8Array) => storage.readInto(key, target) };
  const { kernel: read } = await readMeasured(kernel, source, { maxMemoryBytes }, nodeUnpacker);
  return (): Iterable<PlacedMesh> => read.placedMeshes();
}

/** Bodies are read one after another; the last one that was opened is the one that cannot be read. */
async function writePlate(task: PlateTask & { work: 'model' }): Promise<PlateReply> {
  const { title, createdAt, key } = task;
  let opened = 0;
  const bodies = task.bodies.map(({ name, placements, colours, file }, place) => ({
    ...{ name, placements, colours },
    open: () => {
      opened = place;
      return meshesOf(file);
    },
  }));
  const text = (content: Iterable<string> | AsyncIterable<string>) => () =>
    Promise.resolve(Readable.from(content, { objectMode: false }));
  const entries: ArchiveEntry[] = [
    ...Object.entries(packageParts).map(([path, content]) => ({ path, open: text([content]) })),
    { path: modelPath, open: text(plateModel(bodies, { title, createdAt })) },
  ];
  try {
    await storage.save(key, zipArchive(entries), { contentType });
  } catch (error) {
    if (error instanceof MeshReadError) return { outcome: 'unreadable', reason: error.message, body: opened };
    throw error;
  }
  return { outcome: 'written' };
}

async function work(task: PlateTask): Promise<PlateReply> {
  try {
    if (task.work === 'outline') {
      return { outcome: 'outlined', shadow: shadowOf(await meshesOf(task.file)) };
    }
    if (task.work === 'plan') return { outcome: 'planned', plan: planPlates(task.lines, task.gapMm) };
    return await writePlate(task);
  } catch (error) {
    if (error instanceof MeshReadError) return { outcome: 'unreadable', reason: error.message };
    return threadFailure(error);
  }
}

async function answer(task: PlateTask): Promise<void> {
  const reply = await work(task);
  // Memory of large parts is freed with the thread.
  parentPort!.postMessage({ ...reply, isSpent: task.work === 'model' });
}

parentPort!.on('message', (task: PlateTask) => void answer(task));
