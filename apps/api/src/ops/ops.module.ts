import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { AuthModule } from '../auth/auth.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';
import { OperatorOrdersController } from './operator-orders.controller.js';
import { OperatorMiddleware } from './operator.middleware.js';
import { RequestTimer } from './request-timer.js';

const dashboardPath = '/ops/queues';

/** For operators: the queue board, the orders, the figures for Prometheus. */
@Module({
  imports: [AuthModule, OrdersModule],
  controllers: [MetricsController, OperatorOrdersController],
  providers: [MetricsService, OperatorMiddleware],
})
export class OpsModule implements NestModule {
  constructor(private readonly jobQueue: JobQueue) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RequestTimer).forRoutes('*path');
    consumer.apply(OperatorMiddleware, this.dashboard()).forRoutes(dashboardPath, `${dashboardPath}/*path`);
  }

  private dashboard(): RequestHandler {
    const server = new ExpressAdapter().setBasePath(dashboardPath);
    createBullBoard({
      queues: queueNames.map((name) => new BullMQAdapter(this.jobQueue.queue(name))),
      serverAdapter: server,
      options: { uiConfig: { boardTitle: 'instant-fdm' } },
    });
    return server.getRouter() as RequestHandler;
  }
}
