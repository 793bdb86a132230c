import { Body, Controller, Get, Post } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../http/idempotency-key.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { NewProjectDto, type ProjectCreated, type ProjectView } from './projects.dto.js';
import { ProjectsService } from './projects.service.js';

@Controller('api/requests')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Post()
  @RateLimit(5)
  request(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: NewProjectDto,
  ): Promise<ProjectCreated> {
    return this.projects.request(userId, request, dto);
  }

  @Get()
  async list(@CurrentCaller() { userId }: Caller): Promise<{ requests: ProjectView[] }> {
    return { requests: await this.projects.list(userId) };
  }
}
