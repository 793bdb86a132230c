import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { liveReads } from '../live-reads.js';
import { type JobChange, JobChanges } from './job-changes.service.js';
import { JobStories, type JobStory } from './job-story.service.js';
import { JobFilter, NoteDto } from './jobs.dto.js';
import { JobsService, type JobView } from './jobs.service.js';

/** The work of rows: files to measure, cards to make, documents, mails, pictures, exports, refunds. */
@Controller('ops/api/jobs')
@OperatorsOnly()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly stories: JobStories,
    private readonly changes: JobChanges,
  ) {}

  /**
   * Lists jobs by what they are about, the latest first.
   * The rows say what became of them, also where the queue has forgotten.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() filter: JobFilter): Promise<Page<JobView>> {
    return this.jobs.list(filter);
  }

  /**
   * Tells what happened to one job, and why it waits.
   * Steps are known for two days, failures for seven.
   */
  @Get(':job/:subject')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  get(@Param('job') job: string, @Param('subject') subject: string): Promise<JobStory> {
    return this.stories.get(job, subject);
  }

  /**
   * Has a pending or given-up job done anew; a mail's attachment that was given up comes first.
   * A job that is done is skipped, as is a refund that its provider refused.
   */
  @Post(':job/:subject/retry')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  retry(
    @CurrentCaller() { userId }: Caller,
    @Param('job') job: string,
    @Param('subject') subject: string,
  ): Promise<JobChange> {
    return this.changes.retry(userId, job, subject);
  }

  /**
   * Gives a pending job up; one that was given up already is no longer listed as such.
   * Payments are skipped: they are settled by their orders.
   */
  @Post(':job/:subject/dismiss')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  dismiss(
    @CurrentCaller() { userId }: Caller,
    @Param('job') job: string,
    @Param('subject') subject: string,
    @Body() { note }: NoteDto,
  ): Promise<JobChange> {
    return this.changes.dismiss(userId, job, subject, note);
  }
}
