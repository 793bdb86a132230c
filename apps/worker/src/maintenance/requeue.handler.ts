import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { renumberLanes } from '@shared/infra/lanes/renumber.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import type { JobHandler } from '../work/job-handlers.js';
import { LostJobs } from '../work/lost-jobs.js';

/** Enqueues pending rows whose job was lost: pending rows are the outbox. Keeps the priorities of lanes in their range. */
@Injectable()
export class RequeueHandler implements JobHandler<'maintenance.requeue'> {
  constructor(
    private readonly lostJobs: LostJobs,
    private readonly jobQueue: JobQueue,
  ) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    try {
      await this.lostJobs.enqueueNext(em);
    } finally {
      await renumberLanes(em.fork(), (name) => this.jobQueue.queue(name));
    }
  }
}
