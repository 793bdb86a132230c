import { Controller, Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { Access } from '../endpoint/caller/access.decorator.js';
import { Refuses } from '../endpoint/answers/answers.decorator.js';
import { HealthService, type LiveView, type ReadyView } from './health.service.js';

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
   * An answer may be half a second old.
   */
  @Get('ready')
  @SkipThrottle()
  @Refuses({ STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
  ready(): Promise<ReadyView> {
    return this.health.ready();
  }
}
