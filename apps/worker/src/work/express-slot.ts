import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { QueueEvents } from 'bullmq';
import { ExpressBell } from '@shared/infra/queue/express-bell.js';
import { JobStop } from './job-stop.js';

/** Has jobs taken that come to the front of their queue while all slots are taken. */
@Injectable()
export class ExpressSlot implements OnApplicationShutdown {
  private events: QueueEvents | undefined;

  constructor(
    private readonly bell: ExpressBell,
    private readonly stop: JobStop,
  ) {}

  /** From now on. */
  open(): void {
    this.events = this.bell.listen(({ queue, jobId }) => this.stop.processorOf(queue)?.takeFirst(jobId));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.events?.close();
  }
}
