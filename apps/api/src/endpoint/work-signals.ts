import { EventEmitter } from 'node:events';
import { OnQueueEvent, QueueEventsHost, QueueEventsListener } from '@nestjs/bullmq';
import type { QueueName } from '@shared/infra/queue/jobs.js';

const listened: QueueName = 'analysis';

/**
 * Hears from the queue that an analysis is done. A hint only: events can be lost, so whoever waits looks at the
 * row in any case, a little later. Other queues are not listened to: a listener holds connections of its own.
 */
@QueueEventsListener(listened)
export class WorkSignals extends QueueEventsHost {
  private readonly done = new EventEmitter().setMaxListeners(0);

  /** Resolves when one of the jobs is done, or after `timeoutMs`. */
  wait(queue: QueueName, ids: readonly string[], timeoutMs: number): Promise<void> {
    const heard = queue === listened ? ids : [];
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        for (const id of heard) this.done.off(id, finish);
        resolve();
      };
      const timer = setTimeout(finish, timeoutMs);
      for (const id of heard) this.done.on(id, finish);
    });
  }

  @OnQueueEvent('completed')
  onCompleted({ returnvalue }: { returnvalue: unknown }): void {
    this.done.emit(String(returnvalue));
  }

  /** The queue is away: who waits looks at the rows. */
  @OnQueueEvent('error')
  onError(): void {}
}
