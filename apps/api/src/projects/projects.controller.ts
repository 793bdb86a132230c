import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../endpoint/caller.decorator.js';
import { Refuses } from '../endpoint/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/idempotency-key.decorator.js';
import { PageQuery } from '../endpoint/page-query.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { NewProjectDto, type ProjectCreated, type ProjectPage } from './projects.dto.js';
import { ProjectsService } from './projects.service.js';

/** Work that cannot be priced instantly: the team answers with a quote. */
@Controller('api/requests')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

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

  /** Lists the caller's projects, newest first. */
  @Get()
  list(@CurrentCaller() { userId }: Caller, @Query() page: PageQuery): Promise<ProjectPage> {
    return this.projects.list(userId, page);
  }
}
