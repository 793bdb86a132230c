import { Controller, Get } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { liveReads } from '../live-reads.js';
import { HomeService, type TaskView } from './home.service.js';

/** What waits for an operator. */
@Controller('ops/api/home')
@OperatorsOnly()
export class HomeController {
  constructor(private readonly home: HomeService) {}

  /**
   * Lists what waits for an operator, in the order in which it is to be done.
   * What does not wait is left out.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  tasks(): Promise<TaskView[]> {
    return this.home.tasks();
  }
}
