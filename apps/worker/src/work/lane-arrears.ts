import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { moveJobsInArrears } from '@shared/infra/lanes/arrears.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { repeat } from './repeat.js';

/** As often as it is written down what was served; less of what another worker has looked at. */
const everyMs = 1_000;
const othersMs = 900;

/** Keeps accounts whose work takes longer than predicted from going before others with what waits already. */
@Injectable()
export class LaneArrears implements OnModuleInit, OnModuleDestroy {
  private readonly ending = new AbortController();
  private looking: Promise<void> = Promise.resolve();
  private isFailing = false;

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(LaneArrears.name);
  }

  onModuleInit(): void {
    this.looking = repeat(everyMs, this.ending.signal, () => this.look());
  }

  /** Waits for the jobs in hand. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      const jobs = await moveJobsInArrears(this.em.fork(), (name) => this.jobQueue.queue(name), {
        everyMs: othersMs,
        signal: this.ending.signal,
      });
      if (jobs > 0)
        this.logger.info({ jobs }, 'Jobs moved back, as those before them took longer than foreseen');
      this.isFailing = false;
    } catch (err) {
      if (!this.isFailing) this.logger.warn({ err }, 'Lanes not looked at; the next look comes');
      this.isFailing = true;
    }
  }
}
