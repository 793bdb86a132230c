import { Module } from '@nestjs/common';
import { QuotesModule } from '../../quotes/quotes.module.js';
import { MetricsController } from './metrics.controller.js';
import { metricFamilies, MetricsService } from './metrics.service.js';
import { RequestTimer } from './request-timer.js';
import { RequestTracer } from './request-tracer.js';

/** The figures for Prometheus, and the times and traces of requests. */
@Module({
  imports: [QuotesModule],
  controllers: [MetricsController],
  providers: [MetricsService, RequestTimer, RequestTracer, ...metricFamilies],
})
export class MetricsModule {}
