import { Body, Controller, Delete, Get, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../endpoint/caller.decorator.js';
import { type Refusals, Refuses, Sends } from '../endpoint/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/idempotency-key.decorator.js';
import type { Page } from '../endpoint/page.js';
import { pricingRefusals } from '../endpoint/pricing-refusals.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
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

const foreignQuote: Refusals = { FORBIDDEN: [], QUOTE_NOT_FOUND: [] };

/** Numbered quotes (devis), whose prices hold for a week. */
@Controller('api/quotes')
export class SavedQuotesController {
  constructor(
    private readonly quotes: SavedQuotesService,
    private readonly documents: QuoteDocumentService,
  ) {}

  /** Saves the basket as a numbered quote, re-priced from the files. */
  @Post()
  @RateLimit(20)
  @Refuses({ ...pricingRefusals, INVALID_INPUT: [...pricingRefusals.INVALID_INPUT, 'tooManyRecords'] })
  save(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: SaveQuoteDto,
  ): Promise<SavedQuoteCreated> {
    return this.quotes.save(userId, request, dto);
  }

  /** Lists the caller's quotes, newest first. */
  @Get()
  list(
    @CurrentCaller() { userId }: Caller,
    @Query() { status, ...page }: QuoteFilter,
  ): Promise<Page<SavedQuoteView>> {
    return this.quotes.list(userId, status, page);
  }

  /** Shows a quote with its lines. */
  @Get(':id')
  @Refuses(foreignQuote)
  get(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<SavedQuoteWithLines> {
    return this.quotes.get(userId, id);
  }

  /** Changes a quote's status. `expired` is final. */
  @Patch(':id')
  @RateLimit(5)
  @Refuses({ ...foreignQuote, INVALID_INPUT: ['quoteExpired', 'quoteLocked'] })
  setStatus(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { status }: QuoteStatusDto,
  ): Promise<SavedQuoteView> {
    return this.quotes.setStatus(userId, id, status);
  }

  /** Deletes a quote and its lines, unless it has a live order. */
  @Delete(':id')
  @RateLimit(20)
  @Refuses({ ...foreignQuote, INVALID_INPUT: ['quoteLocked'] })
  remove(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<{ id: string }> {
    return this.quotes.remove(userId, id);
  }

  /** Downloads the quote as a PDF, re-priced from the files. */
  @Get(':id/pdf')
  @RateLimit(20)
  @Sends('application/pdf')
  @Refuses({ ...foreignQuote, STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
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
