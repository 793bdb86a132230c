import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { carriesToken } from '@shared/infra/config/bearer-token.js';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Access } from '../../endpoint/caller/access.decorator.js';
import { Refuses, Sends } from '../../endpoint/answers/answers.decorator.js';
import { isFromThisMachine } from '../../http/forwarded-addresses.js';
import { MetricsService } from './metrics.service.js';
import { told } from '@shared/words/say.js';

/** Figures about the service itself. */
@Controller('metrics')
@Access('public')
@SkipThrottle()
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Metrics in the Prometheus text format. If `METRICS_TOKEN` is set, send it as a bearer token; otherwise only the
   * machine itself is answered, and no request that came through a proxy.
   */
  @Get()
  @Sends('text/plain')
  @Refuses({ UNAUTHORIZED: [], FORBIDDEN: [] })
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { metricsToken } = this.settings;
    if (metricsToken !== null && !carriesToken(request.headers.authorization, metricsToken)) {
      throw new ServiceError('UNAUTHORIZED', { details: { hint: told('api.hints.metricsToken') } });
    }
    if (metricsToken === null && !isFromThisMachine(request)) {
      throw new ServiceError('FORBIDDEN', {
        details: { hint: told('api.hints.metricsHere') },
      });
    }
    response.type('text/plain; version=0.0.4').send(await this.metrics.text());
  }
}
