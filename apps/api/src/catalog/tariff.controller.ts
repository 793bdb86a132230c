import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { Access } from '../endpoint/caller/access.decorator.js';
import { AnswerMemory } from '../endpoint/answers/answer-memory.js';
import { Refuses, Versioned } from '../endpoint/answers/answers.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { PublicAnswer } from '../endpoint/answers/public-answer.js';
import { TariffService } from './tariff.service.js';

/** The rates of the current price book. */
@Controller('api')
export class TariffController {
  private readonly kept: PublicAnswer<Tariff>;

  constructor(
    private readonly tariff: TariffService,
    memory: AnswerMemory,
  ) {
    this.kept = new PublicAnswer(memory, tariff.sources);
  }

  /**
   * All that turns a measured part into its price and date: the rates, the colours in stock, the served cities. Where the
   * rates are not published the answer is 404.
   */
  @Get('tariff')
  @Access('public')
  @RateLimit(120)
  @UncountedInOutage(true)
  @Refuses({ NOT_FOUND: [] })
  @Versioned()
  async read(@Res() response: Response): Promise<Tariff> {
    this.tariff.assertPublic();
    return this.kept.send(response, () => this.tariff.current());
  }
}
