import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { FromReplica } from '../../endpoint/from-replica.decorator.js';
import { centimesOf } from '../../endpoint/fields/amount-field.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import {
  type OperatorProjectView,
  OperatorProjectsService,
} from '../../projects/operator-projects.service.js';
import { ProjectAnswerDto, ProjectFilter, ProjectStatusDto } from './operator-projects.dto.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** Project requests as the team sees them. Needs the session of an operator. */
@Controller('ops/api/requests')
@OperatorsOnly()
export class OperatorProjectsController {
  constructor(private readonly projects: OperatorProjectsService) {}

  /**
   * Lists the projects of all customers, oldest first: those of one status, or without `status` all but closed ones.
   * Each comes with its customer.
   */
  @Get()
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() { status, ...page }: ProjectFilter): Promise<Page<OperatorProjectView>> {
    return this.projects.list(status, page);
  }

  /**
   * Shows a project with its customer.
   * The customer's file comes with a link that works for 15 minutes.
   */
  @Get(':id')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  get(@Param('id') id: string): Promise<OperatorProjectView> {
    return this.projects.get(id);
  }

  /**
   * Moves a project on, as its status allows, and mails its customer.
   * `nextStatuses` of the project names the statuses that it may take.
   */
  @Patch(':id')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  move(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() move: ProjectStatusDto,
  ): Promise<OperatorProjectView> {
    return this.projects.move(userId, id, move);
  }

  /**
   * Answers a project with a price, in place of an earlier answer that was not accepted, and mails its customer. The
   * answer holds for seven days, at most as long as its quote.
   */
  @Post(':id/answer')
  @HttpCode(200)
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    RESOURCE_NOT_FOUND: [],
    QUOTE_NOT_FOUND: [],
    FILE_NOT_FOUND: [],
    INVALID_INPUT: ['projectNotQuoted', 'quoteExpired', 'quoteAlreadyOrdered'],
  })
  answer(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Param('id') id: string,
    @Body() { amount, ...dto }: ProjectAnswerDto,
  ): Promise<OperatorProjectView> {
    const amountCentimes = amount === undefined ? undefined : centimesOf(amount);
    return this.projects.answer(userId, request, id, { ...dto, amountCentimes });
  }
}
