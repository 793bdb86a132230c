import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { Refuses } from '../endpoint/answers/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { PageQuery } from '../endpoint/lists/page-query.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { pricingRefusals } from '../quotes/basket-pricer.service.js';
import { ProjectDecisions } from './project-decisions.service.js';
import {
  AcceptProjectDto,
  DeclineProjectDto,
  NewProjectDto,
  type ProjectCreated,
  type ProjectPage,
  type ProjectView,
} from './projects.dto.js';
import { ProjectsService } from './projects.service.js';

/** Work that cannot be priced instantly: the team answers with a quote. */
@Controller('api/requests')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly decisions: ProjectDecisions,
  ) {}

  /** Requests a custom project. The team and the customer are notified by mail. */
  @Post()
  @RateLimit(5)
  @Refuses({ FILE_NOT_FOUND: [], INVALID_INPUT: ['tooManyRecords'] })
  request(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: NewProjectDto,
  ): Promise<ProjectCreated> {
    return this.projects.request(userId, request, dto);
  }

  /**
   * Lists the caller's projects, newest first.
   * Each has its status and, once there is one, the answer of the team.
   */
  @Get()
  list(@CurrentCaller() { userId }: Caller, @Query() page: PageQuery): Promise<ProjectPage> {
    return this.projects.list(userId, page);
  }

  /**
   * Shows one of the caller's projects with the team's answer.
   * `history` dates each step; an answer holds an amount with tax and delivery, and a text.
   */
  @Get(':id')
  @Refuses({ RESOURCE_NOT_FOUND: [] })
  get(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<ProjectView> {
    return this.projects.get(userId, id);
  }

  /**
   * Accepts the team's answer: the project becomes an order, `orderId`, that is paid like any other. Repeated, it
   * answers the same.
   */
  @Post(':id/accept')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({
    ...pricingRefusals,
    RESOURCE_NOT_FOUND: [],
    QUOTE_NOT_FOUND: [],
    CONFLICT: [],
    INVALID_INPUT: [
      ...pricingRefusals.INVALID_INPUT,
      'projectNotQuoted',
      'answerExpired',
      'amountMismatch',
      'quoteMismatch',
      'quoteExpired',
      'quoteAlreadyOrdered',
      'tooManyUnpaidOrders',
    ],
  })
  async accept(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() dto: AcceptProjectDto,
  ): Promise<ProjectView> {
    await this.decisions.accept(userId, id, dto);
    return this.projects.get(userId, id);
  }

  /** Declines the team's answer; repeated, it answers the same. The team may answer again. */
  @Post(':id/decline')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({ RESOURCE_NOT_FOUND: [], CONFLICT: [], INVALID_INPUT: ['projectNotQuoted'] })
  async decline(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() dto: DeclineProjectDto,
  ): Promise<ProjectView> {
    await this.decisions.decline(userId, id, dto);
    return this.projects.get(userId, id);
  }
}
