import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { liveReads } from '../live-reads.js';
import { FailureChanges, type GroupChange } from './failure-changes.service.js';
import { DiscardGroupDto, FailureFilter, RetryGroupDto } from './failures.dto.js';
import { FailuresService, type FailureGroupView } from './failures.service.js';

/** Failures of jobs, grouped by cause. */
@Controller('ops/api/failures')
@OperatorsOnly()
export class FailuresController {
  constructor(
    private readonly failures: FailuresService,
    private readonly changes: FailureChanges,
  ) {}

  /**
   * Lists the causes for which jobs failed, the latest first.
   * Failures are kept for seven days.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() filter: FailureFilter): Promise<Page<FailureGroupView>> {
    return this.failures.list(filter);
  }

  /**
   * Shows one cause with the latest job that failed for it.
   * `GET /ops/api/jobs?error=…` lists all of them.
   */
  @Get(':fingerprint')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  get(@Param('fingerprint') fingerprint: string): Promise<FailureGroupView> {
    return this.failures.get(fingerprint);
  }

  /**
   * Has all open jobs of a cause done anew, at most 10,000 in one call; `dryRun` counts them first.
   * Repeated, it finds none: those that fail again are open again.
   */
  @Post(':fingerprint/retry')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  retry(
    @CurrentCaller() { userId }: Caller,
    @Param('fingerprint') fingerprint: string,
    @Body() { dryRun }: RetryGroupDto,
  ): Promise<GroupChange> {
    return this.changes.retry(userId, fingerprint, { dryRun, note: 'retried' });
  }

  /**
   * Gives up all open jobs of a cause, at most 10,000 in one call; `dryRun` counts them first.
   * Payments are skipped: they are settled by their orders.
   */
  @Post(':fingerprint/discard')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  discard(
    @CurrentCaller() { userId }: Caller,
    @Param('fingerprint') fingerprint: string,
    @Body() request: DiscardGroupDto,
  ): Promise<GroupChange> {
    return this.changes.discard(userId, fingerprint, request);
  }
}
