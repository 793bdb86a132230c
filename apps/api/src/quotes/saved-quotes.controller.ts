import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { FromReplica } from '../endpoint/from-replica.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { type Refusals, Refuses, Sends } from '../endpoint/answers/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../endpoint/lists/page.js';
import { pricingRefusals } from './basket-pricer.service.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { sheetTypes } from '../endpoint/sheet/sheet.js';
import { QuoteExportService } from './export/quote-export.service.js';
import { QuoteDocumentService } from './quote-document.service.js';
import {
  DocumentQuery,
  ExportQuery,
  QuoteFilter,
  type QuoteShareView,
  QuoteStatusDto,
  type SavedQuoteCreated,
  type SavedQuoteView,
  type SavedQuoteWithLines,
  SaveQuoteDto,
} from './saved-quotes.dto.js';
import { SavedQuotesService } from './saved-quotes.service.js';
import { QuoteSharingService } from './share/quote-sharing.service.js';

const foreignQuote: Refusals = { FORBIDDEN: [], QUOTE_NOT_FOUND: [] };

/** Numbered quotes (devis), whose prices hold for a week. */
@Controller('api/quotes')
export class SavedQuotesController {
  constructor(
    private readonly quotes: SavedQuotesService,
    private readonly documents: QuoteDocumentService,
    private readonly exports: QuoteExportService,
    private readonly sharing: QuoteSharingService,
  ) {}

  /**
   * Saves the basket as a numbered quote, re-priced from the files.
   * Its prices hold for a week; no price of the request counts.
   */
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

  /**
   * Lists the caller's quotes, newest first.
   * Expired ones are among them; their `status` tells.
   */
  @Get()
  @FromReplica()
  list(@CurrentCaller() { userId }: Caller, @Query() filter: QuoteFilter): Promise<Page<SavedQuoteView>> {
    return this.quotes.list(userId, filter);
  }

  /**
   * Shows a quote with its lines.
   * To order it, send its `id` as `quoteId`, and the `id` of each line as `quoteItemId`.
   */
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

  /**
   * Deletes a quote and its lines, unless it has a live order.
   * A link that shares it ends with it.
   */
  @Delete(':id')
  @RateLimit(20)
  @Refuses({ ...foreignQuote, INVALID_INPUT: ['quoteLocked'] })
  remove(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<{ id: string }> {
    return this.quotes.remove(userId, id);
  }

  /**
   * Downloads the quote as a PDF, re-priced from the files.
   * Within its week the quote has the total it was saved with.
   */
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

  /**
   * Downloads the quote as a table: a row for each line, then what adds up to the total.
   * Tax-free amount, tax and total add up in each column, to the centime.
   */
  @Get(':id/export')
  @RateLimit(20)
  @Sends(...Object.values(sheetTypes))
  @Refuses(foreignQuote)
  async export(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Query() { format, locale }: ExportQuery,
  ): Promise<StreamableFile> {
    const { fileName, content } = await this.exports.export(userId, id, format, locale);
    return new StreamableFile(content, {
      type: format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes.xlsx,
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  /**
   * Makes a link by which anyone who has it reads the quote and downloads its PDF, without a session. It ends with the
   * quote. A repeat answers the same link.
   */
  @Post(':id/share')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({ ...foreignQuote, INVALID_INPUT: ['quoteExpired'] })
  share(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<QuoteShareView> {
    return this.sharing.share(userId, id);
  }

  /**
   * Withdraws the quote's link; another can be made.
   * Without a link the call succeeds, too.
   */
  @Delete(':id/share')
  @RateLimit(20)
  @Refuses(foreignQuote)
  unshare(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<{ id: string }> {
    return this.sharing.withdraw(userId, id);
  }
}
