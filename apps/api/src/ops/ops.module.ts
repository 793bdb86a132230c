import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { AccountingModule } from '../accounting/accounting.module.js';
import { MoneyModule } from '../money/money.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { metricFamilies, MetricsService } from './metrics/metrics.service.js';
import { OperatorOrdersController } from './orders/operator-orders.controller.js';
import { OperatorProjectsController } from './projects/operator-projects.controller.js';
import { PriceBooksController } from './price-books/price-books.controller.js';
import { AccountingController } from './accounting/accounting.controller.js';
import { MoneyController } from './money/money.controller.js';
import { OperatorMiddleware } from './access/operator.middleware.js';
import { RequestTimer } from './metrics/request-timer.js';
import { RequestTracer } from './metrics/request-tracer.js';

const dashboardPath = '/ops/queues';

/**
 * For operators: orders, projects, money, price books and accounting; the queue board; the figures for Prometheus, and the
 * times and traces of requests.
 */
@Module({
  imports: [
    AccountingModule,
    MoneyModule,
    OrdersModule,
    PaymentsModule,
    PriceBooksModule,
    ProjectsModule,
    QuotesModule,
  ],
  controllers: [
    AccountingController,
    MetricsController,
    MoneyController,
    OperatorOrdersController,
    OperatorProjectsController,
    PriceBooksController,
  ],
  providers: [MetricsService, RequestTimer, RequestTracer, ...metricFamilies],
})
export class OpsModule implements NestModule {
  constructor(private readonly jobQueue: JobQueue) {}

  configure(consumer: MiddlewareConsumer): void {
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
