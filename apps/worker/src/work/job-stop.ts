import { Injectable } from '@nestjs/common';
import type { WorkerHost } from '@nestjs/bullmq';
import { within } from '@shared/infra/queue/within.js';
import { MeshThreads } from '../analysis/mesh-threads.js';
import { CardThreads } from '../cards/card-threads.js';

/** How long a stopping worker lets running jobs end; the longest legal file takes less. */
export const drainMs = 10_000;

/** How long giving back the rest, and closing the queues, may take after that. */
const giveBackMs = 3_000;

/** From the signal until the process has ended, whatever it waits for. */
export const stopWithinMs = drainMs + giveBackMs + 3_000;

/** Stops the processors of all queues together. */
@Injectable()
export class JobStop {
  private readonly processors: WorkerHost[] = [];
  /** Work in threads is being stopped: its jobs go back to their queues without a try being counted. */
  isGivingBack = false;

  constructor(
    private readonly meshThreads: MeshThreads,
    private readonly cardThreads: CardThreads,
  ) {}

  add(processor: WorkerHost): void {
    this.processors.push(processor);
  }

  /**
   * Takes no more jobs and lets the running ones end. Work in threads that outlasts that is stopped and its job given
   * back, so that another worker begins it at once; any other job is taken over when its lock has run out.
   */
  async stop(): Promise<void> {
    const closed = Promise.all(this.processors.map(closeWorker));
    const isDone = await within(closed, drainMs).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    this.isGivingBack = true;
    await Promise.all([this.meshThreads.close(), this.cardThreads.close()]);
    await within(closed, giveBackMs).catch(() => undefined);
  }
}

async function closeWorker(processor: WorkerHost): Promise<void> {
  // Before it is opened, asking for the worker throws: then there is nothing to stop.
  await Promise.resolve().then(
    () => processor.worker.close(),
    () => undefined,
  );
}
