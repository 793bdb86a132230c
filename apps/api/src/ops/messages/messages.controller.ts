import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { FromReplica } from '../../endpoint/from-replica.decorator.js';
import { ContactMessagesService, type ContactMessageView } from '../../contact/contact-messages.service.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import {
  type RepeatableRequest,
  RequiredIdempotencyKey,
} from '../../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { MessageAnswerDto, MessageFilter, MessageStatusDto } from './messages.dto.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** Messages of the contact form: read, answered, closed. */
@Controller('ops/api/messages')
@OperatorsOnly()
export class MessagesController {
  constructor(private readonly messages: ContactMessagesService) {}

  /**
   * Lists messages of the contact form, newest first.
   * Without `status` they are those that wait for an answer.
   */
  @Get()
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() { status, ...page }: MessageFilter): Promise<Page<ContactMessageView>> {
    return this.messages.list(status, page);
  }

  /**
   * Mails an answer in the language of the message.
   * Needs an `Idempotency-Key`: a second click must not mail it twice.
   */
  @Post(':id/answer')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  answer(
    @CurrentCaller() { userId }: Caller,
    @RequiredIdempotencyKey() request: RepeatableRequest,
    @Param('id') id: string,
    @Body() answer: MessageAnswerDto,
  ): Promise<ContactMessageView> {
    return this.messages.answer(userId, request, id, answer);
  }

  /**
   * Closes a message that needs no answer, or opens it again.
   * The one who wrote is told nothing.
   */
  @Patch(':id')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  move(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { status }: MessageStatusDto,
  ): Promise<ContactMessageView> {
    return this.messages.move(userId, id, status);
  }
}
