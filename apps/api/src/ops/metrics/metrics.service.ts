import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { PriceDifferencesService } from '../../quotes/price-differences.service.js';
import { AnswerFigures } from './answer-figures.js';
import { DependencyMetrics } from './dependency-metrics.js';
import { QueueMetrics } from './queue-metrics.js';
import { RowMetrics } from './row-metrics.js';

const workerAnswerMs = 1_000;

/** Figures of this process, the queues and the rows, in Prometheus' text format. `docs/metrics.md` lists them. */
@Injectable()
export class MetricsService {
  constructor(
    private readonly figures: ProcessFigures,
    differences: PriceDifferencesService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    figures.registry.registerMetric(differences.counter);
    // From zero on, so that the first one counts as an increase.
    for (const kernel of ['same', 'other'] as const) differences.count(0, kernel);
  }

  /** This process's figures, and those of the worker that belongs to it. */
  async text(): Promise<string> {
    const [own, worker] = await Promise.all([this.figures.registry.metrics(), this.workerText()]);
    return own + worker;
  }

  /** An unavailable worker leaves a gap in the figures; the health check reports it. */
  private async workerText(): Promise<string> {
    const { workerMetricsUrl, metricsToken } = this.settings;
    if (workerMetricsUrl === null) return '';
    const headers: Record<string, string> =
      metricsToken === null ? {} : { Authorization: `Bearer ${metricsToken}` };
    const signal = AbortSignal.timeout(workerAnswerMs);
    const answer = await fetch(workerMetricsUrl, { headers, signal }).catch(() => null);
    return answer?.ok ? await answer.text().catch(() => '') : '';
  }
}

/** Each adds its families to the figures of the process. */
export const metricFamilies = [AnswerFigures, DependencyMetrics, QueueMetrics, RowMetrics];
