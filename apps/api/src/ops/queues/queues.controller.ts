import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { liveReads } from '../live-reads.js';
import { PausesService, type PauseView } from './pauses.service.js';
import type { HistoryPoint } from './queue-history.js';
import { HistoryQuery, PauseDto } from './queues.dto.js';
import { QueuesService, type QueueView } from './queues.service.js';

/** The queues: what waits, what is done, what is paused. */
@Controller('ops/api')
@OperatorsOnly()
export class QueuesController {
  constructor(
    private readonly queues: QueuesService,
    private readonly pauses: PausesService,
  ) {}

  /**
   * Lists the queues with what they hold now and did within the last hour.
   * While a queue does not answer, what it holds is `null`; the history is still there.
   */
  @Get('queues')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(): Promise<QueueView[]> {
    return this.queues.list();
  }

  /**
   * Gives a queue's history, oldest first: a point a minute for the last day, one for ten minutes before that.
   * Minutes in which nothing was counted have no point.
   */
  @Get('queues/:queue/history')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  history(@Param('queue') queue: string, @Query() { hours }: HistoryQuery): Promise<HistoryPoint[]> {
    return this.queues.history(knownQueue(queue), hours);
  }

  /**
   * Pauses a queue: jobs in flight end, no other begins.
   * Repeated with another reason, it changes the reason.
   */
  @Post('queues/:queue/pause')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  async pause(
    @CurrentCaller() { userId }: Caller,
    @Param('queue') queue: string,
    @Body() { reason }: PauseDto,
  ): Promise<PauseView[]> {
    await this.pauses.pauseQueue(userId, knownQueue(queue), reason);
    return this.pauses.list();
  }

  /**
   * Lets a queue go on: its oldest jobs come first.
   * A queue that is not paused stays as it is.
   */
  @Post('queues/:queue/resume')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  async resume(@CurrentCaller() { userId }: Caller, @Param('queue') queue: string): Promise<PauseView[]> {
    await this.pauses.resumeQueue(userId, knownQueue(queue));
    return this.pauses.list();
  }

  /**
   * Lists what is paused: queues first, then customers' lanes.
   * Each says who paused it, since when and why.
   */
  @Get('pauses')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  paused(): Promise<PauseView[]> {
    return this.pauses.list();
  }

  /**
   * Pauses a customer's lane: files that only this account has are not measured or drawn, and its cards not made.
   * Its requests for a price wait, and are answered with 503 and `Retry-After`; mails, documents and payments go on.
   */
  @Post('lanes/:customerId/pause')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], USER_NOT_FOUND: [], CONFLICT: [] })
  async pauseLane(
    @CurrentCaller() { userId }: Caller,
    @Param('customerId') customerId: string,
    @Body() { reason }: PauseDto,
  ): Promise<PauseView[]> {
    await this.pauses.pauseLane(userId, customerId, reason);
    return this.pauses.list();
  }

  /**
   * Lets a customer's lane go on.
   * A lane that is not paused stays as it is.
   */
  @Post('lanes/:customerId/resume')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], USER_NOT_FOUND: [] })
  async resumeLane(
    @CurrentCaller() { userId }: Caller,
    @Param('customerId') customerId: string,
  ): Promise<PauseView[]> {
    await this.pauses.resumeLane(userId, customerId);
    return this.pauses.list();
  }
}

/** @throws {ServiceError} RESOURCE_NOT_FOUND. */
function knownQueue(name: string): QueueName {
  const known = queueNames.find((queue) => queue === name);
  if (known === undefined) throw new ServiceError('RESOURCE_NOT_FOUND');
  return known;
}
