import type { Job, Worker } from 'bullmq';
import { newId } from '@shared/infra/database/new-id.js';

/** What an express slot takes jobs from, and when it may. */
interface ExpressQueue {
  worker: () => Worker;
  /** Whether the job waits still. */
  waits: (jobId: string) => Promise<boolean>;
  /** Whether all slots of the worker are taken, and it takes jobs. */
  isFull: () => boolean;
  failed: (error: Error) => void;
}

/** It remembers so many that came to the front. */
const mostHeard = 100;

/**
 * One more slot of a worker, for jobs that come to the front of their queue while all others are taken. It takes those alone:
 * another job would keep it from the next customer.
 */
export class ExpressSlot {
  /** Those that wait still, as far as it knows. */
  private readonly heard = new Set<string>();
  private running: Promise<void> | null = null;

  constructor(private readonly queue: ExpressQueue) {}

  /** A job has come to the front. */
  offer(jobId: string): void {
    const [oldest] = this.heard;
    if (oldest !== undefined && this.heard.size >= mostHeard) this.heard.delete(oldest);
    this.heard.add(jobId);
    this.running ??= this.run()
      .catch((error: Error) => this.queue.failed(error))
      .finally(() => (this.running = null));
  }

  /** Waits for the job in flight. */
  async close(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    for (const jobId of this.heard) {
      while (await this.queue.waits(jobId)) {
        if (!this.queue.isFull() || !(await this.takeFirst())) return;
      }
      this.heard.delete(jobId);
    }
  }

  /**
   * Takes the job in front, which may be another one by now.
   *
   * @returns whether it was run: one that it has not heard of is put back.
   */
  private async takeFirst(): Promise<boolean> {
    const token = newId();
    const worker = this.queue.worker();
    const job: Job | undefined = await worker.getNextJob(token, { block: false });
    if (job === undefined) return false;
    const isHeard = this.heard.has(job.id!);
    if (isHeard) await worker.processJob(job, token, () => false);
    // As one that is due at once: that wakes a worker whose slot is free by now.
    else await job.moveToDelayed(Date.now(), token);
    return isHeard;
  }
}
