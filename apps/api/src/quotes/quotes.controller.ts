import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import {
  AnalyzeDto,
  type AnalyzeView,
  BatchDto,
  type BatchView,
  type CalculateView,
  LineDto,
} from './quotes.dto.js';
import { QuotesService } from './quotes.service.js';

@Controller('api')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Post('analyze')
  @HttpCode(200)
  @RateLimit(20)
  analyze(@CurrentCaller() caller: Caller, @Body() dto: AnalyzeDto): Promise<AnalyzeView> {
    return this.quotes.analyze(caller.userId, dto);
  }

  @Post('quotes/calculate')
  @HttpCode(200)
  calculate(@CurrentCaller() caller: Caller, @Body() dto: LineDto): Promise<CalculateView> {
    return this.quotes.calculate(caller.userId, dto);
  }

  @Post('quotes/batch')
  @HttpCode(200)
  batch(@CurrentCaller() caller: Caller, @Body() dto: BatchDto): Promise<BatchView> {
    return this.quotes.batch(caller.userId, dto);
  }
}
