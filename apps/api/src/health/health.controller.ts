import { Controller, Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { Access } from '../endpoint/access.decorator.js';
import { Refuses } from '../endpoint/answers.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/rate-limit.decorator.js';
import { HealthService, type LiveView, type ReadyView } from './health.service.js';

/** Each one asks the database, the queue and the storage. Two a second are enough for any supervisor. */
const readyChecksPerMinute = 120;

/** For supervisors and load balancers: is the process alive, can it do its work. */
@Controller('health')
@Access('public')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /**
   * Liveness: the process answers requests.
   * It looks at nothing else: use it to decide on a restart.
   */
  @Get('live')
  @SkipThrottle()
  live(): LiveView {
    return { status: 'ok' };
  }

  /**
   * Readiness: database, queue, storage and a worker respond, so that every request can be served.
   * Otherwise the answer is 503. `checks.mail` is `degraded` while mails wait, which costs no request.
   */
  @Get('ready')
  @RateLimit(readyChecksPerMinute)
  @UncountedInOutage(true)
  @Refuses({ STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
  ready(): Promise<ReadyView> {
    return this.health.ready();
  }
}
