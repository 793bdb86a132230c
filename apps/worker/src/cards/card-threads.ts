import { Worker } from 'node:worker_threads';
import type { CardDesign } from '@shared/cards/card-design.js';
import type { CardFault, CardWarning } from '@shared/cards/card-findings.js';
import type { StorageSettings } from '@shared/config/env.js';

/** What to make of a design. */
export interface CardTask {
  design: CardDesign;
  result: 'file' | 'picture';
}

/** What a thread says of its task. */
export type CardThreadReply =
  | { outcome: 'made'; bytes: Uint8Array; warnings: CardWarning[] }
  | { outcome: 'refused'; faults: CardFault[] }
  /** Not the design's fault, as far as the thread can tell. */
  | { outcome: 'error'; name: string; message: string };

/** What a thread is told when it starts. */
export interface CardThreadData {
  storage: StorageSettings;
}

/** The task made its thread crash, or took longer than any card may. */
export class CardThreadLostError extends Error {
  override readonly name = 'CardThreadLostError';
}

const deadlineMs = 20_000;
const maxHeapMb = 512;

/** The library for solids does not free all it takes: a thread is replaced before that adds up. */
const tasksPerThread = 400;

/**
 * Threads that make cards, so that the one that renews job locks never does. One that crashes or overruns
 * its deadline is ended and replaced.
 */
export class CardThreads {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly served = new WeakMap<Worker, number>();

  constructor(
    private readonly entry: URL,
    private readonly storage: StorageSettings,
  ) {}

  /**
   * Works in a thread of its own for as long as it takes. The caller bounds how many run at once.
   *
   * @throws {CardThreadLostError}
   */
  async run(task: CardTask): Promise<CardThreadReply> {
    const thread = this.idle.pop() ?? this.open();
    this.busy.add(thread);
    try {
      const reply = await this.ask(thread, task);
      await this.giveBack(thread);
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

  private async giveBack(thread: Worker): Promise<void> {
    const served = (this.served.get(thread) ?? 0) + 1;
    this.served.set(thread, served);
    if (served < tasksPerThread) this.idle.push(thread);
    else await thread.terminate();
  }

  private open(): Worker {
    const workerData: CardThreadData = { storage: this.storage };
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

  private ask(thread: Worker, task: CardTask): Promise<CardThreadReply> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const lose = (why: string) => settle(() => reject(new CardThreadLostError(why)));
      const onMessage = (reply: CardThreadReply) => settle(() => resolve(reply));
      const onError = (error: Error) => lose(error.message);
      const onExit = () => lose('The thread ended.');
      const timer = setTimeout(() => lose(`No result within ${deadlineMs} ms.`), deadlineMs);
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage(task);
    });
  }
}
