import type { PlateColour } from '@meshes/plates/plate-model.js';
import type { StorageSettings } from '@shared/infra/config/env.js';
import type { Placement, PlanLine, PlatePlan } from '@shared/domain/making/plan-plates.js';
import type { PartShadow } from '@shared/domain/making/part-shadow.js';
import type { MeshReaderData, MeshTask } from '../analysis/mesh-threads.js';
import type { ThreadFailure } from '../thread-failure.js';
import { ThreadPool } from '../thread-pool.js';

/** A part on a plate, by its file. */
export interface PlateBodyTask {
  name: string;
  file: MeshTask;
  placements: Placement[];
  /** Of each of its meshes, where it has several colours. */
  colours: PlateColour[];
}

/** The outline of a part; the plates of some lines; or the 3MF file of a plate, which the thread writes to the storage. */
export type PlateTask =
  | { work: 'outline'; file: MeshTask }
  | { work: 'plan'; lines: PlanLine[]; gapMm: number }
  | { work: 'model'; title: string; createdAt: string; bodies: PlateBodyTask[]; key: string };

/** A thread's answer. */
export type PlateReply =
  | { outcome: 'outlined'; shadow: PartShadow | null }
  | { outcome: 'planned'; plan: PlatePlan }
  | { outcome: 'written' }
  /** `body`: which of a plate's, by its place. */
  | { outcome: 'unreadable'; reason: string; body?: number }
  | ThreadFailure;

/** Threads that find outlines, plan plates and write them. */
export class PlateThreads extends ThreadPool<PlateTask, PlateReply> {
  constructor(entry: URL, storage: StorageSettings) {
    const workerData: MeshReaderData = { storage, maxMemoryBytes: 2 * 1024 ** 3 };
    // A plate may hold many large files, read one after another.
    super({ entry, workerData, deadlineMs: 300_000, maxHeapMb: 1024, maxTasks: 50 });
  }
}
