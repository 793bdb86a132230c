import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../../endpoint/answers/idempotency-key.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { NewNoteDto, NotesQuery } from './notes.dto.js';
import { NotesService, type NoteView } from './notes.service.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** What operators tell each other about an order, a project or a customer; no customer reads it. */
@Controller('ops/api/notes')
@OperatorsOnly()
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /**
   * Lists the notes on an order, a project or a customer, oldest first.
   * At most 200 are kept of each.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() { subjectId }: NotesQuery): Promise<NoteView[]> {
    return this.notes.list(subjectId);
  }

  /**
   * Adds a note.
   * It goes with the account of the customer whom it is about.
   */
  @Post()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], INVALID_INPUT: ['tooManyRecords'] })
  add(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() { subjectId, text }: NewNoteDto,
  ): Promise<NoteView> {
    return this.notes.add(userId, request, subjectId, text);
  }

  /**
   * Takes a note back.
   * Operators remove their own alone.
   */
  @Delete(':id')
  @HttpCode(204)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  remove(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<void> {
    return this.notes.remove(userId, id);
  }
}
