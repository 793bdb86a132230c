import type { NoResult, WorkerReply, WorkerStart, WorkerTask } from './worker-messages.js';

/** One worker of the engine; it does one task at a time. */
export class MeasuringWorker {
  private readonly worker = new Worker(new URL('./mesh-worker.ts', import.meta.url), { type: 'module' });
  private settle: ((reply: WorkerReply) => void) | null = null;
  private isEnded = false;

  constructor(start: WorkerStart) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.settle?.(data));
    for (const event of ['error', 'messageerror']) {
      this.worker.addEventListener(event, () => this.end({ outcome: 'left', why: 'failed' }));
    }
    this.worker.postMessage(start);
  }

  /** Does one task; ends the worker at the deadline. */
  run(task: WorkerTask, deadlineMs: number): Promise<WorkerReply> {
    // Its script could not be loaded.
    if (this.isEnded) return Promise.resolve({ result: { outcome: 'left', why: 'failed' }, isSpent: true });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end({ outcome: 'left', why: 'tooSlow' }), deadlineMs);
      this.settle = (reply) => {
        clearTimeout(timer);
        this.settle = null;
        resolve(reply);
      };
      this.worker.postMessage(task);
    });
  }

  /** Ends the worker, and what it does with this result. */
  end(result: NoResult): void {
    this.isEnded = true;
    this.worker.terminate();
    this.settle?.({ result, isSpent: true });
  }
}
