/**
 * A thread that makes one card at a time: a design in, a file or a picture out. It knows neither Nest nor
 * the database, and may be ended at any moment.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/kernel.js';
import type { CardDesign } from '@shared/cards/card-design.js';
import { CardFaultError } from '@shared/cards/card-findings.js';
import type { Contour } from '@shared/cards/plane.js';
import { createFileStorage } from '@shared/storage/storage-registry.js';
import { threadFailure } from '../thread-failure.js';
import { writeCardPackage } from './card-package.js';
import { drawCard, encodePicture } from './card-picture.js';
import type { CardTask, CardThreadData, CardThreadReply } from './card-threads.js';
import { openCardWorkshop } from './card-workshop.js';
import { logoOutline } from './logo-outline.js';
import { makeCard } from './make-card.js';

const { storage: storageSettings } = workerData as CardThreadData;
const storage = await createFileStorage(storageSettings);
const workshop = await openCardWorkshop();

async function logoOf({ logo }: CardDesign): Promise<Contour[] | null> {
  if (logo === null) return null;
  const { fileKey, format, sizeBytes } = logo;
  const source = { format, sizeBytes, readInto: (target: Uint8Array) => storage.readInto(fileKey, target) };
  return logoOutline(loadMeshKernel(), workshop.kernel, source);
}

async function work({ design, result }: CardTask): Promise<CardThreadReply> {
  try {
    const { bodies, warnings } = makeCard(design, workshop, await logoOf(design));
    const bytes = result === 'file' ? writeCardPackage(bodies) : encodePicture(drawCard(bodies));
    return { outcome: 'made', bytes, warnings };
  } catch (error) {
    if (error instanceof CardFaultError) return { outcome: 'refused', faults: [...error.faults] };
    return threadFailure(error);
  }
}

parentPort!.on('message', (task: CardTask) => {
  void work(task).then((reply) => parentPort!.postMessage(reply));
});
