import { kernelVersion } from '@kernel/version.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { Refuses } from '../endpoint/answers/answers.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { WritesNothing } from '../endpoint/writes-nothing.decorator.js';
import { pricingRefusals } from './basket-pricer.service.js';
import {
  AnalyzeDto,
  type AnalyzeView,
  BatchDto,
  type BatchView,
  type CalculateView,
  LineDto,
  PriceDifferencesDto,
} from './quotes.dto.js';
import { PriceDifferencesService } from './price-differences.service.js';
import { QuotesService } from './quotes.service.js';

/** Prices, computed from the geometry of uploaded files. */
@Controller('api')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly differences: PriceDifferencesService,
  ) {}

  /**
   * Measures a file, says whether it can be printed, and prices it.
   * Work that outlasts 25 seconds is answered 503 with `Retry-After`; it goes on, and a repeat finds its result.
   */
  @Post('analyze')
  @HttpCode(200)
  @WritesNothing()
  @RateLimit(20)
  @Refuses(pricingRefusals)
  analyze(@CurrentCaller() caller: Caller, @Body() dto: AnalyzeDto): Promise<AnalyzeView> {
    return this.quotes.analyze(caller.userId, dto);
  }

  /**
   * Prices one line.
   * The figures are those of all its copies, tax included; nothing is saved.
   */
  @Post('quotes/calculate')
  @HttpCode(200)
  @WritesNothing()
  @Refuses(pricingRefusals)
  calculate(@CurrentCaller() caller: Caller, @Body() dto: LineDto): Promise<CalculateView> {
    return this.quotes.calculate(caller.userId, dto);
  }

  /** Prices a basket: its total is what an order of it costs. Lines of one material share plates. */
  @Post('quotes/batch')
  @HttpCode(200)
  @WritesNothing()
  @Refuses({ ...pricingRefusals, VALIDATION_ERROR: ['materialUnavailable', 'cityNotServed'] })
  batch(@CurrentCaller() caller: Caller, @Body() dto: BatchDto): Promise<BatchView> {
    return this.quotes.batch(caller.userId, dto);
  }

  /**
   * Counts prices that a browser had calculated otherwise than the server; the server's hold.
   * The storefront calls it; other clients have no need to.
   */
  @Post('quotes/differences')
  @HttpCode(204)
  @WritesNothing()
  @RateLimit(20)
  reportDifferences(@Body() { lines, kernelVersion: measuredBy }: PriceDifferencesDto): void {
    this.differences.count(lines, measuredBy === kernelVersion ? 'same' : 'other');
  }
}
