import type { MeshReadError } from '@kernel/mesh-read-error.js';
import type { StorageSettings } from '@shared/infra/config/env.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { ThreadFailure } from '../thread-failure.js';
import { ThreadPool } from '../thread-pool.js';
import type { PartFindings } from '@meshes/part-findings.js';

/** One file to measure, by its place in the storage. */
export interface MeshTask {
  key: string;
  sizeBytes: number;
  format: MeshFormat;
}

/** A thread's answer. */
export type MeshThreadReply =
  | { outcome: 'measured'; findings: PartFindings }
  | ({ outcome: 'unreadable' } & Pick<MeshReadError, 'code' | 'params'>)
  | ThreadFailure;

/** A thread's start data. */
export interface MeshThreadData {
  storage: StorageSettings;
  maxMemoryBytes: number;
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
  constructor(entry: URL, storage: StorageSettings) {
    const { deadlineMs, maxHeapMb, maxMemoryBytes, keptMemoryBytes } = meshThreadLimits;
    const workerData: MeshThreadData = { storage, maxMemoryBytes, keptMemoryBytes };
    super({ entry, workerData, deadlineMs, maxHeapMb });
  }
}
