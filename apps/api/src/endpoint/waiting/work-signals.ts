import { EventEmitter } from 'node:events';
import { OnQueueEvent, QueueEventsHost, QueueEventsListener } from '@nestjs/bullmq';
import type { QueueName } from '@shared/infra/queue/jobs.js';

const listened: QueueName = 'analysis';

/**
 * Listens to the queue for analyses that are done. A hint only: events can be lost, so callers also poll the row.
 * Other queues have no listener: each listener holds its own connections.
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

  /** The queue is unavailable: callers still poll the rows. */
  @OnQueueEvent('error')
  onError(): void {}
}
