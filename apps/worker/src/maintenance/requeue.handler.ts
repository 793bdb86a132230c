import type { FilterQuery, FindOptions } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { renumberLanes } from '@shared/infra/lanes/renumber.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { payloadOf, workable, workNames, workTable } from '@shared/infra/work/work-table.js';
import type { JobHandler } from '../work/job-handlers.js';

/** Younger rows are left to the process that wrote them, which enqueues them itself. */
const settleMs = 30_000;
const batchSize = 200;

/** Enqueues pending rows whose job was lost: pending rows are the outbox. Keeps the priorities of lanes in their range. */
@Injectable()
export class RequeueHandler implements JobHandler<'maintenance.requeue'> {
  constructor(private readonly jobQueue: JobQueue) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    const settledBy = new Date(Date.now() - settleMs);
    for (const name of workNames) {
      const { entity, since } = workTable[name];
      const waiting = { $and: [workable(name), { [since]: { $lt: settledBy } }] } as FilterQuery<object>;
      const oldestFirst = { orderBy: { [since]: 'asc' }, limit: batchSize } as FindOptions<object>;
      for (const row of await em.fork().find(entity, waiting, oldestFirst)) {
        await this.jobQueue.enqueue(name, payloadOf(name, row));
      }
    }
    await renumberLanes(em.fork(), (name) => this.jobQueue.queue(name));
  }
}
