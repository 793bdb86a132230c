/**
 * A thread that makes one card at a time: a design in, a file or a picture out. It knows neither Nest nor
 * the database, and may be ended at any moment.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { CardLogo } from '@cards/design/card-design.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { threadFailure } from '../thread-failure.js';
import { readInTime } from '../read-in-time.js';
import { workBegins } from '../thread-pool.js';
import { writeCardPackage } from '@cards/solid/card-package.js';
import { drawCard, encodePicture } from '@cards/picture/card-picture.js';
import type { CardTask, CardThreadData, CardThreadReply } from './card-threads.js';
import { openCardWorkshop } from '@cards/card-workshop.js';
import { IntricateLogoError } from '@cards/logo/outline-from-above.js';
import { logoOutline } from './logo-outline.js';
import { makeCard } from '@cards/make-card.js';

const { storage: storageSettings } = workerData as CardThreadData;
const storage = await createFileStorage(storageSettings);
const workshop = await openCardWorkshop();

/** Of the time that the pool gives a logo until its outline begins. */
const readMs = 10_000;

/** A smaller logo grows the kernel's memory no further than a thread may keep. */
const keptLogoBytes = 4 * 1024 ** 2;

async function outlineOf({ fileKey, format, sizeBytes, unit = 'mm' }: CardLogo): Promise<CardThreadReply> {
  const readInto = async (target: Uint8Array) => {
    await readInTime(storage, fileKey, target, readMs);
    parentPort!.postMessage(workBegins);
  };
  const source = { format, sizeBytes, unit, readInto };
  const outline = await logoOutline(loadMeshKernel(), workshop.kernel, source);
  return { outcome: 'outlined', outline };
}

function make({ design, outline, result }: Exclude<CardTask, { result: 'outline' }>): CardThreadReply {
  const { bodies, warnings } = makeCard(design, workshop, outline);
  const bytes = result === 'file' ? writeCardPackage(bodies) : encodePicture(drawCard(bodies));
  return { outcome: 'made', bytes, warnings };
}

async function work(task: CardTask): Promise<CardThreadReply> {
  try {
    return task.result === 'outline' ? await outlineOf(task.logo) : make(task);
  } catch (error) {
    if (error instanceof CardFaultError) {
      return {
        outcome: 'refused',
        faults: [...error.faults],
        isForGood: error instanceof IntricateLogoError,
      };
    }
    return threadFailure(error);
  }
}

parentPort!.on('message', (task: CardTask) => {
  // Memory that grew for a large logo is freed only with the thread.
  const isLarge = task.result === 'outline' && task.logo.sizeBytes > keptLogoBytes;
  void work(task).then((reply) =>
    parentPort!.postMessage({ ...reply, isSpent: isLarge || reply.outcome === 'error' }),
  );
});
