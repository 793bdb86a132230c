import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { NoteDto } from '../jobs/jobs.dto.js';
import { liveReads } from '../live-reads.js';
import { GivenUpChanges, type ResentMail, type SettledPayment } from './given-up-changes.service.js';
import { GivenUpFilter, ResendDto } from './given-up.dto.js';
import { GivenUpService, type GivenUpView } from './given-up.service.js';

/** What nothing retries by itself any more, with the action that mends it. */
@Controller('ops/api/given-up')
@OperatorsOnly()
export class GivenUpController {
  constructor(
    private readonly givenUp: GivenUpService,
    private readonly changes: GivenUpChanges,
  ) {}

  /**
   * Lists given-up files, cards, pictures, outlines, files and plans of plates, documents, mails, exports, uploads and
   * refunds, and payments that were refused or came too late; the latest first.
   * `actions` names what can be done about each.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() filter: GivenUpFilter): Promise<Page<GivenUpView>> {
    return this.givenUp.list(filter);
  }

  /**
   * Sends a given-up mail as a new one, to its own address or another.
   * Repeated, it sends no second one. A mail with a personal link goes only to its account.
   */
  @Post('mails/:id/resend')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  resend(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { recipient }: ResendDto,
  ): Promise<ResentMail> {
    return this.changes.resend(userId, id, recipient);
  }

  /**
   * Marks a refused payment as settled by hand: it is no longer listed.
   * Nothing is paid back by this; one that came too late is marked by `POST /ops/api/money/returns/{id}`, which tells its customer.
   */
  @Post('payments/:id/settle')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  settle(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { note }: NoteDto,
  ): Promise<SettledPayment> {
    return this.changes.settle(userId, id, note);
  }
}
