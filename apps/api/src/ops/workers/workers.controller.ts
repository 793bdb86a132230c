import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { liveReads } from '../live-reads.js';
import { SchedulesService, type ScheduleView } from './schedules.service.js';
import { WorkerDto } from './workers.dto.js';
import { type PendingView, WorkersService, type WorkerView } from './workers.service.js';

/** The processes that do the work, what waits for them, and what runs at intervals. */
@Controller('ops/api')
@OperatorsOnly()
export class WorkersController {
  constructor(
    private readonly workers: WorkersService,
    private readonly schedules: SchedulesService,
  ) {}

  /**
   * Lists the workers, the latest first.
   * One that ended without saying so is listed as `lost` for an hour.
   */
  @Get('workers')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(): Promise<WorkerView[]> {
    return this.workers.list();
  }

  /**
   * Drains a worker, or has it take jobs again; it follows with its next sign of life, within five seconds.
   * Repeated, it changes nothing. With every worker drained, all work waits.
   */
  @Patch('workers/:id')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  drain(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { draining }: WorkerDto,
  ): Promise<WorkerView> {
    return this.workers.drain(userId, id, draining);
  }

  /**
   * Counts the rows whose work is not done, by kind, and those that a requeue should have found.
   * Beyond 100,000 of a kind it counts no further.
   */
  @Get('pending')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  pending(): Promise<PendingView> {
    return this.workers.pending();
  }

  /**
   * Lists the jobs that run at intervals, with their last and next run.
   * Last runs are known for two days.
   */
  @Get('schedules')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  listSchedules(): Promise<ScheduleView[]> {
    return this.schedules.list();
  }

  /**
   * Has a job of the schedule run at once; its interval goes on as before.
   * Asked again while it waits or runs, nothing is added.
   */
  @Post('schedules/:job/run')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  async run(@CurrentCaller() { userId }: Caller, @Param('job') job: string): Promise<ScheduleView[]> {
    await this.schedules.run(userId, job);
    return this.schedules.list();
  }
}
