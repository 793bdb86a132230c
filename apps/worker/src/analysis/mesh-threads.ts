import type { MeshReadError } from '@kernel/mesh-read-error.js';
import type { StorageSettings } from '@shared/infra/config/env.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import type { KernelRun } from '../figures/kernel-figures.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { ThreadFailure } from '../thread-failure.js';
import { ThreadPool } from '../thread-pool.js';
import type { PartFindings } from '@meshes/part-findings.js';

/** One file to measure, by its place in the storage. */
export interface MeshTask {
  key: string;
  sizeBytes: number;
  format: MeshFormat;
  /** Of its numbers; millimetres when left out. */
  unit?: LengthUnit;
}

/** What a thread took to read and measure a file. */
interface Took {
  kernelMs: number;
  memoryBytes: number;
}

/** Who hears of what the threads did. */
interface MeshListener {
  measured: (run: KernelRun) => void;
  storageFailed: () => void;
}

/** A thread's answer. */
export type MeshThreadReply = { took?: Took } & MeshThreadOutcome;

type MeshThreadOutcome =
  | { outcome: 'measured'; findings: PartFindings }
  | ({ outcome: 'unreadable' } & Pick<MeshReadError, 'code' | 'params'>)
  | ThreadFailure;

/** Start data of a thread that reads meshes from the storage into the kernel. */
export interface MeshReaderData {
  storage: StorageSettings;
  /** Of the kernel's memory. */
  maxMemoryBytes: number;
}

/** Start data of a thread that measures. */
export interface MeshThreadData extends MeshReaderData {
  keptMemoryBytes: number;
}

/** Bounds of one file's work; every legal file stays well below them. */
export const meshThreadLimits = {
  deadlineMs: 60_000,
  /** Of the kernel's memory. */
  maxMemoryBytes: 2 * 1024 ** 3,
  /** Of the kernel's memory, kept by each thread for its next file: allocating anew takes a sixth of a quote's time. */
  keptMemoryBytes: 128 * 1024 ** 2,
  /** Of the thread's JavaScript heap. */
  maxHeapMb: 512,
};

/** Threads that run the kernel, each file with a fresh one. */
export class MeshThreads extends ThreadPool<MeshTask, MeshThreadReply> {
  constructor(
    entry: URL,
    storage: StorageSettings,
    private readonly listener?: MeshListener,
  ) {
    const { deadlineMs, maxHeapMb, maxMemoryBytes, keptMemoryBytes } = meshThreadLimits;
    const workerData: MeshThreadData = { storage, maxMemoryBytes, keptMemoryBytes };
    super({ entry, workerData, deadlineMs, maxHeapMb });
  }

  override async run(task: MeshTask): Promise<MeshThreadReply> {
    const reply = await super.run(task);
    if (reply.outcome === 'error') {
      if (reply.name === StorageUnavailableError.name) this.listener?.storageFailed();
    } else if (reply.took !== undefined) {
      const { format, sizeBytes } = task;
      this.listener?.measured({ format, sizeBytes, ...reply.took });
    }
    return reply;
  }
}
