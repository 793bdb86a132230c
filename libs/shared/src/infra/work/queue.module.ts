import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Queue, QueueOptions } from 'bullmq';
import { enqueueAfterCommit } from './work-outbox.js';
import { JobQueue } from '../queue/job-queue.js';
import { queueNames } from '../queue/jobs.js';

/** How a process uses the queues. */
export interface QueueModuleOptions {
  /** As {@link configureQueueBackend} returns it. */
  queue: QueueOptions;
  /** Workers open nothing before `BullRegistrar.register()`: the schedules must be known first. */
  isWorker: boolean;
}

/** The queues of all jobs, and the outbox that enqueues pending rows after a commit. */
@Global()
@Module({})
export class QueueModule {
  static forRoot({ queue, isWorker }: QueueModuleOptions): DynamicModule {
    return {
      module: QueueModule,
      imports: [
        BullModule.forRoot({ ...queue, extraOptions: { manualRegistration: isWorker } }),
        BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
      ],
      providers: [
        {
          provide: JobQueue,
          inject: [EntityManager, ...queueNames.map((name) => getQueueToken(name))],
          useFactory: (em: EntityManager, ...queues: Queue[]) => {
            const jobQueue = new JobQueue(queues);
            enqueueAfterCommit(em, jobQueue);
            return jobQueue;
          },
        },
      ],
      exports: [JobQueue],
    };
  }
}
