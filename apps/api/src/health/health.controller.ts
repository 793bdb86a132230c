import { Controller, Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { Access } from '../http/access.decorator.js';
import { HealthService, type ReadyView } from './health.service.js';

/** For supervisors and load balancers: is the process alive, can it do its work. */
@Controller('health')
@Access('public')
@SkipThrottle()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  ready(): Promise<ReadyView> {
    return this.health.ready();
  }
}
