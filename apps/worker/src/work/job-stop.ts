import { Inject, Injectable } from '@nestjs/common';
import type { Worker } from 'bullmq';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { within } from '@shared/infra/queue/within.js';
import { MeshThreads } from '../analysis/mesh-threads.js';
import { CardThreads } from '../cards/card-threads.js';
import { PlateThreads } from '../making/plate-threads.js';
import { PictureThreads } from '../pictures/picture-threads.js';
import { ThreadsClosedError } from '../thread-pool.js';

/** How long, after the wait for running jobs, giving back the rest and closing the queues may take. */
const giveBackMs = 3_000;

/** How long a process may take to end after its last jobs, whatever it waits for. */
export const closeWithinMs = giveBackMs + 3_000;

/** Runs the jobs of a queue. */
interface QueueRunner {
  readonly worker: Worker;
  close(): Promise<void>;
}

/** Stops the processors of all queues together. */
@Injectable()
export class JobStop {
  private readonly processors: QueueRunner[] = [];
  private readonly ending = new AbortController();

  constructor(
    private readonly meshThreads: MeshThreads,
    private readonly cardThreads: CardThreads,
    private readonly pictureThreads: PictureThreads,
    private readonly plateThreads: PlateThreads,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** Ends long work on this thread that can be ended: it fails with the signal's reason, a {@link ThreadsClosedError}. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** Long work is being stopped: its jobs return to their queues, the attempts uncounted. */
  get isGivingBack(): boolean {
    return this.signal.aborted;
  }

  add(processor: QueueRunner): void {
    this.processors.push(processor);
  }

  /** Takes no more jobs, or jobs again; those in flight go on. */
  async setDraining(isDraining: boolean): Promise<void> {
    await Promise.all(
      this.processors.map(async ({ worker }) => (isDraining ? worker.pause(true) : worker.resume())),
    );
  }

  /**
   * Takes no more jobs and lets the running ones end. Work in threads, and an account's archive, that has not ended in time
   * is stopped and its job given back, so that another worker can begin it at once; any other job is taken over when its
   * lock has expired.
   */
  async stop(): Promise<void> {
    const closed = Promise.all(this.processors.map(closeWorker));
    const isDone = await within(closed, this.settings.timeLimits.jobsInFlightMs).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    this.ending.abort(new ThreadsClosedError('The process is stopping.'));
    const pools = [this.meshThreads, this.cardThreads, this.pictureThreads, this.plateThreads];
    await Promise.all(pools.map((pool) => pool.close()));
    await within(closed, giveBackMs).catch(() => undefined);
  }
}

async function closeWorker(processor: QueueRunner): Promise<void> {
  // A worker that is not open yet throws: then there is nothing to stop.
  await processor.close().catch(() => undefined);
}
