import { Body, Controller, Delete, Get, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../http/idempotency-key.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { QuoteDocumentService } from './quote-document.service.js';
import {
  DocumentQuery,
  QuoteFilter,
  QuoteStatusDto,
  type SavedQuoteCreated,
  type SavedQuoteView,
  type SavedQuoteWithLines,
  SaveQuoteDto,
} from './saved-quotes.dto.js';
import { SavedQuotesService } from './saved-quotes.service.js';

@Controller('api/quotes')
export class SavedQuotesController {
  constructor(
    private readonly quotes: SavedQuotesService,
    private readonly documents: QuoteDocumentService,
  ) {}

  @Post()
  @RateLimit(20)
  save(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: SaveQuoteDto,
  ): Promise<SavedQuoteCreated> {
    return this.quotes.save(userId, request, dto);
  }

  @Get()
  list(@CurrentCaller() { userId }: Caller, @Query() { status }: QuoteFilter): Promise<SavedQuoteView[]> {
    return this.quotes.list(userId, status);
  }

  @Get(':id')
  get(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<SavedQuoteWithLines> {
    return this.quotes.get(userId, id);
  }

  @Patch(':id')
  @RateLimit(5)
  setStatus(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { status }: QuoteStatusDto,
  ): Promise<SavedQuoteView> {
    return this.quotes.setStatus(userId, id, status);
  }

  @Delete(':id')
  @RateLimit(20)
  remove(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<{ id: string }> {
    return this.quotes.remove(userId, id);
  }

  @Get(':id/pdf')
  @RateLimit(20)
  async pdf(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Query() { locale }: DocumentQuery,
  ): Promise<StreamableFile> {
    const { reference, content } = await this.documents.open(userId, id, locale);
    return new StreamableFile(content, {
      type: 'application/pdf',
      disposition: `inline; filename="${reference}.pdf"`,
    });
  }
}
