import type { StorageSettings } from '@shared/infra/config/env.js';
import type { MeshReaderData, MeshTask } from '../analysis/mesh-threads.js';
import type { ThreadFailure } from '../thread-failure.js';
import { ThreadPool } from '../thread-pool.js';

/** A thread's answer: two PNG files, or that the part cannot be drawn. */
export type PictureThreadReply =
  | { outcome: 'drawn'; picture: Uint8Array; thumbnail: Uint8Array }
  | { outcome: 'undrawable'; reason: string }
  | ThreadFailure;

/** A thread's start and the reading of a part, by the clock. */
const deadlineMs = 60_000;
/** Of one part, in the processor's time: threads that give way may be long in getting it. */
const drawingMs = 60_000;

/** Threads that draw parts. */
export class PictureThreads extends ThreadPool<MeshTask, PictureThreadReply> {
  constructor(entry: URL, storage: StorageSettings) {
    const workerData: MeshReaderData = { storage, maxMemoryBytes: 2 * 1024 ** 3 };
    super({ entry, workerData, deadlineMs, maxHeapMb: 512, maxTasks: 400 });
  }

  override run(task: MeshTask): Promise<PictureThreadReply> {
    return super.run(task, drawingMs);
  }
}
