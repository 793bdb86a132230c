import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { documentLocaleOf, type Locale } from '@shared/domain/contract/enums.js';
import { answerLocaleOf } from '../../endpoint/caller/answer-locale.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { type BookComparison, BookComparisons } from '../../price-books/book-comparison.service.js';
import { PriceBookDrafts } from '../../price-books/price-book-drafts.service.js';
import type { PriceBookEntry, WholePriceBookView } from '../../price-books/price-book-views.dto.js';
import { NeedsRole, OperatorsOnly } from '../access/operators-only.decorator.js';
import { ChangedDraftDto, NewDraftDto, PublishedDraftDto } from './price-books.dto.js';
import { liveReads } from '../live-reads.js';

/** The language that figures are named in: the console is not in Arabic. */
const localeOf = (request: Request): Locale => documentLocaleOf(answerLocaleOf(request));

/** Price books: what was published stays, and a new one is written beside it. */
@Controller('ops/api/price-books')
@OperatorsOnly()
export class PriceBooksController {
  constructor(
    private readonly drafts: PriceBookDrafts,
    private readonly comparisons: BookComparisons,
  ) {}

  /**
   * Lists the price books, newest first.
   * One is `published`: it prices every new basket.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() page: PageQuery): Promise<Page<PriceBookEntry>> {
    return this.drafts.list(page);
  }

  /**
   * Shows a price book with all of its figures.
   * `changes` says what it changes of the current one, `faults` what keeps it from being published.
   */
  @Get(':version')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  get(@Param('version') version: string, @Req() request: Request): Promise<WholePriceBookView> {
    return this.drafts.get(version, localeOf(request));
  }

  /**
   * Begins a draft, as a copy of the current book with the figures that are sent.
   * It prices nothing until it is published.
   */
  @Post()
  @NeedsRole('admin')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], INVALID_INPUT: ['tooManyRecords'] })
  begin(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() key: RepeatableRequest | null,
    @Body() dto: NewDraftDto,
    @Req() request: Request,
  ): Promise<WholePriceBookView> {
    return this.drafts.begin(userId, key, dto, localeOf(request));
  }

  /**
   * Changes a draft: its note, its figures, or both.
   * Figures that break a promise of the prices are kept, and named in `faults` until they are mended.
   */
  @Patch(':version')
  @NeedsRole('admin')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], INVALID_INPUT: ['priceBookFixed'] })
  change(
    @CurrentCaller() { userId }: Caller,
    @Param('version') version: string,
    @Body() dto: ChangedDraftDto,
    @Req() request: Request,
  ): Promise<WholePriceBookView> {
    return this.drafts.change(userId, version, dto, localeOf(request));
  }

  /**
   * Throws a draft away.
   * A book that was published once is refused: quotes and orders name it.
   */
  @Delete(':version')
  @HttpCode(204)
  @NeedsRole('admin')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], INVALID_INPUT: ['priceBookFixed'] })
  async discard(@CurrentCaller() { userId }: Caller, @Param('version') version: string): Promise<void> {
    await this.drafts.discard(userId, version);
  }

  /**
   * Prices the last 200 baskets, saved quotes and orders, under the current book and under this one.
   * `baskets` is sorted by what each would pay more; files that are gone are counted in `unmeasured`. Publishing asks
   * for `figures`.
   */
  @Get(':version/comparison')
  @RateLimit(20)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  compare(@Param('version') version: string): Promise<BookComparison> {
    return this.comparisons.compare(version);
  }

  /**
   * Makes a draft the current book: every new basket is priced by it within two seconds, saved quotes keep theirs.
   * A draft of a book that is no longer current is refused, one with faults, and one whose figures are not those that
   * were compared. Repeated, it changes nothing.
   */
  @Post(':version/publish')
  @HttpCode(200)
  @NeedsRole('admin')
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    RESOURCE_NOT_FOUND: [],
    INVALID_INPUT: ['priceBookFixed', 'priceBookOutdated', 'priceBookFaulty', 'priceBookUncompared'],
  })
  publish(
    @CurrentCaller() { userId }: Caller,
    @Param('version') version: string,
    @Body() { compared }: PublishedDraftDto,
    @Req() request: Request,
  ): Promise<WholePriceBookView> {
    return this.drafts.publish(userId, version, compared, localeOf(request));
  }
}
