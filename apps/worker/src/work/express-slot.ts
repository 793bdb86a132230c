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

/** Of so many is remembered that they came to the front. */
const mostHeard = 100;

/**
 * One more slot of a worker, for jobs that come to the front of their queue while all others are taken. It takes those alone:
 * another job would keep it from the next customer.
 */
export class ExpressSlot {
  private readonly heard = new Set<string>();
  private running: Promise<void> | null = null;

  constructor(private readonly queue: ExpressQueue) {}

  /** A job has come to the front. */
  offer(jobId: string): void {
    if (!this.queue.isFull() || this.heard.size >= mostHeard) return;
    this.heard.add(jobId);
    this.running ??= this.run()
      .catch((error: Error) => this.queue.failed(error))
      .finally(() => (this.running = null));
  }

  /** Takes no more jobs, and waits for the one in flight. */
  async close(): Promise<void> {
    this.heard.clear();
    await this.running;
  }

  private async run(): Promise<void> {
    for (const jobId of this.heard) {
      if (this.queue.isFull() && (await this.queue.waits(jobId))) await this.take();
      this.heard.delete(jobId);
    }
  }

  /** Takes the first job that waits: by now this may be another one, which is put back. */
  private async take(): Promise<void> {
    const token = newId();
    const job: Job | undefined = await this.queue.worker().getNextJob(token, { block: false });
    if (job === undefined) return;
    if (this.heard.has(job.id!)) await this.queue.worker().processJob(job, token, () => false);
    else await job.moveToWait(token);
  }
}
