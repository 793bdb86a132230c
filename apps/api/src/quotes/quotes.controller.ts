import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../endpoint/caller.decorator.js';
import { Refuses } from '../endpoint/answers.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { pricingRefusals } from '../endpoint/pricing-refusals.js';
import {
  AnalyzeDto,
  type AnalyzeView,
  BatchDto,
  type BatchView,
  type CalculateView,
  LineDto,
} from './quotes.dto.js';
import { QuotesService } from './quotes.service.js';

/** Prices, computed from the geometry of uploaded files. */
@Controller('api')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  /** Measures a file, says whether it can be printed, and prices it. */
  @Post('analyze')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses(pricingRefusals)
  analyze(@CurrentCaller() caller: Caller, @Body() dto: AnalyzeDto): Promise<AnalyzeView> {
    return this.quotes.analyze(caller.userId, dto);
  }

  /** Prices one line. */
  @Post('quotes/calculate')
  @HttpCode(200)
  @Refuses(pricingRefusals)
  calculate(@CurrentCaller() caller: Caller, @Body() dto: LineDto): Promise<CalculateView> {
    return this.quotes.calculate(caller.userId, dto);
  }

  /** Prices a basket: its total is what an order of it costs. Lines of one material share plates. */
  @Post('quotes/batch')
  @HttpCode(200)
  @Refuses({ ...pricingRefusals, VALIDATION_ERROR: ['materialUnavailable', 'cityNotServed'] })
  batch(@CurrentCaller() caller: Caller, @Body() dto: BatchDto): Promise<BatchView> {
    return this.quotes.batch(caller.userId, dto);
  }
}
