import { Controller, Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { Access } from '../http/access.decorator.js';
import { Refuses } from '../http/answers.decorator.js';
import { HealthService, type ReadyView } from './health.service.js';

/** For supervisors and load balancers: is the process alive, can it do its work. */
@Controller('health')
@Access('public')
@SkipThrottle()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Liveness: the process answers requests. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness: database, queue, storage and a worker respond, so that every request can be served. */
  @Get('ready')
  @Refuses({ STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
  ready(): Promise<ReadyView> {
    return this.health.ready();
  }
}
