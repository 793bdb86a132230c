import { Worker } from 'node:worker_threads';
import type { MeshReadErrorCode } from '@kernel/mesh-read-error.js';
import type { StorageSettings } from '@shared/config/env.js';
import type { MeshFormat } from '@shared/contract/enums.js';
import type { PartFindings } from './examine-part.js';

/** One file to measure, by its place in the storage. */
export interface MeshTask {
  key: string;
  sizeBytes: number;
  format: MeshFormat;
}

/** What a thread says of its file. */
export type MeshThreadReply =
  | { outcome: 'measured'; findings: PartFindings }
  | { outcome: 'unreadable'; code: MeshReadErrorCode; message: string; messageFr: string }
  /** Not the file's fault, as far as the thread can tell: the storage, say. */
  | { outcome: 'error'; name: string; message: string };

/** What a thread is told when it starts. */
export interface MeshThreadData {
  storage: StorageSettings;
  maxMemoryBytes: number;
  keptMemoryBytes: number;
}

/** The file made its thread crash, or took more time or memory than any file may. */
export class MeshThreadLostError extends Error {
  override readonly name = 'MeshThreadLostError';
}

/** Bounds of one file's work. */
export interface MeshThreadLimits {
  deadlineMs: number;
  /** Of the kernel's memory. */
  maxMemoryBytes: number;
  /** Of the kernel's memory, kept by each thread for its next file: making it anew takes a sixth of a quote's time. */
  keptMemoryBytes: number;
  /** Of the thread's JavaScript heap. */
  maxHeapMb: number;
}

/** What any legal file stays below, with room to spare. */
export const defaultMeshThreadLimits: MeshThreadLimits = {
  deadlineMs: 60_000,
  maxMemoryBytes: 2 * 1024 ** 3,
  keptMemoryBytes: 128 * 1024 ** 2,
  maxHeapMb: 512,
};

/**
 * Threads that run the kernel, so that the one that renews job locks never does. A thread serves many
 * files, each with a fresh kernel; one that crashes or overruns its deadline is ended and replaced.
 */
export class MeshThreads {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();

  constructor(
    private readonly entry: URL,
    private readonly storage: StorageSettings,
    private readonly limits: MeshThreadLimits = defaultMeshThreadLimits,
  ) {}

  /**
   * Measures a file in a thread of its own for as long as it takes. The caller bounds how many run at once.
   *
   * @throws {MeshThreadLostError}
   */
  async run(task: MeshTask): Promise<MeshThreadReply> {
    const thread = this.idle.pop() ?? this.open();
    this.busy.add(thread);
    try {
      const reply = await this.ask(thread, task);
      this.idle.push(thread);
      return reply;
    } catch (error) {
      await thread.terminate();
      throw error;
    } finally {
      this.busy.delete(thread);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.idle, ...this.busy].map((thread) => thread.terminate()));
    this.idle.length = 0;
  }

  private open(): Worker {
    const { maxMemoryBytes, keptMemoryBytes, maxHeapMb } = this.limits;
    const workerData: MeshThreadData = { storage: this.storage, maxMemoryBytes, keptMemoryBytes };
    const thread = new Worker(this.entry, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    thread.once('exit', () => {
      const place = this.idle.indexOf(thread);
      if (place >= 0) this.idle.splice(place, 1);
    });
    // An idle thread's error is told by its exit; without a listener it would end the process.
    thread.on('error', () => undefined);
    return thread;
  }

  private ask(thread: Worker, task: MeshTask): Promise<MeshThreadReply> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const lose = (why: string) => settle(() => reject(new MeshThreadLostError(why)));
      const onMessage = (reply: MeshThreadReply) => settle(() => resolve(reply));
      const onError = (error: Error) => lose(error.message);
      const onExit = () => lose('The thread ended.');
      const timer = setTimeout(
        () => lose(`No result within ${this.limits.deadlineMs} ms.`),
        this.limits.deadlineMs,
      );
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage(task);
    });
  }
}
