import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { OperatorMiddleware } from '../access/operator.middleware.js';

const boardPath = '/ops/queues';

/** The queue board, a third party's page of queues and jobs. */
@Module({})
export class QueueBoardModule implements NestModule {
  constructor(private readonly jobQueue: JobQueue) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(OperatorMiddleware, this.board()).forRoutes(boardPath, `${boardPath}/*path`);
  }

  private board(): RequestHandler {
    const server = new ExpressAdapter().setBasePath(boardPath);
    createBullBoard({
      queues: queueNames.map((name) => new BullMQAdapter(this.jobQueue.queue(name))),
      serverAdapter: server,
      options: { uiConfig: { boardTitle: 'instant-fdm' } },
    });
    return server.getRouter() as RequestHandler;
  }
}
