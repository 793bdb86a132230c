import { EventEmitter } from 'node:events';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { QueueEvents, type QueueOptions } from 'bullmq';
import { QUEUE_OPTIONS } from '@shared/queue/job-queue.js';

/**
 * Hears from the queue that an analysis has ended. A hint only: events can be lost, so whoever
 * waits looks at the stored result in any case, a little later.
 */
@Injectable()
export class AnalysisSignals implements OnModuleDestroy {
  private readonly ended = new EventEmitter().setMaxListeners(0);
  private readonly events: QueueEvents;

  constructor(@Inject(QUEUE_OPTIONS) options: QueueOptions) {
    this.events = new QueueEvents('analysis', options);
    this.events.on('completed', ({ returnvalue }) => this.ended.emit(String(returnvalue)));
    this.events.on('error', () => undefined);
  }

  /** Resolves when one of the contents is done, or after `timeoutMs`. */
  wait(contentHashes: string[], timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        for (const hash of contentHashes) this.ended.off(hash, finish);
        resolve();
      };
      const timer = setTimeout(finish, timeoutMs);
      for (const hash of contentHashes) this.ended.on(hash, finish);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.events.close();
  }
}
