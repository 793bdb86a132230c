import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Queue, QueueOptions } from 'bullmq';
import { enqueueAfterCommit, WorkOutbox } from './work-outbox.js';
import { WorkTally } from './work-tally.js';
import { Lanes } from '../lanes/lanes.js';
import { ExpressBell } from '../queue/express-bell.js';
import { prefixOf } from '../queue/queue-backend.js';
import { JobQueue } from '../queue/job-queue.js';
import { type Tracer, TRACER } from '../tracing/tracer.js';
import { queueNames } from '../queue/jobs.js';

/** How a process uses the queues. */
interface QueueModuleOptions {
  /** As {@link configureQueueBackend} returns it. */
  queue: QueueOptions;
  /** Workers open nothing before `BullRegistrar.register()`: the schedules must be known first. */
  isWorker: boolean;
  tracer: Tracer;
}

/** The queues of all jobs, and the outbox that enqueues pending rows after a commit. */
@Global()
@Module({})
export class QueueModule {
  static forRoot({ queue, isWorker, tracer }: QueueModuleOptions): DynamicModule {
    return {
      module: QueueModule,
      imports: [
        BullModule.forRoot({ ...queue, extraOptions: { manualRegistration: isWorker } }),
        BullModule.registerQueue(...queueNames.map((name) => ({ name, ...prefixOf(name) }))),
      ],
      providers: [
        { provide: TRACER, useValue: tracer },
        {
          provide: WorkTally,
          inject: [EntityManager],
          useFactory: (em: EntityManager) => new WorkTally(em),
        },
        { provide: ExpressBell, useFactory: () => new ExpressBell(queue) },
        {
          provide: JobQueue,
          inject: [EntityManager, ExpressBell, ...queueNames.map((name) => getQueueToken(name))],
          useFactory: (em: EntityManager, bell: ExpressBell, ...queues: Queue[]) =>
            new JobQueue(queues, new Lanes(em), tracer, bell),
        },
        {
          provide: WorkOutbox,
          inject: [EntityManager, JobQueue, WorkTally],
          useFactory: enqueueAfterCommit,
        },
      ],
      exports: [ExpressBell, JobQueue, WorkOutbox, WorkTally, TRACER],
    };
  }
}
