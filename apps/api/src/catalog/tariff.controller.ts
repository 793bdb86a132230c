import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { Access } from '../endpoint/access.decorator.js';
import { Refuses, Versioned } from '../endpoint/answers.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { sendKept } from '../endpoint/send-kept.js';
import { TariffService } from './tariff.service.js';

/** The rates of the current price book. */
@Controller('api')
export class TariffController {
  constructor(private readonly tariff: TariffService) {}

  /**
   * All that turns a measured part into its price and date: the rates, the colours in stock, the served cities. Where the
   * rates are not published the answer is 404.
   */
  @Get('tariff')
  @Access('public')
  @RateLimit(120)
  @Refuses({ NOT_FOUND: [] })
  @Versioned()
  async read(@Res() response: Response): Promise<Tariff> {
    const tariff = await this.tariff.current();
    const body = JSON.stringify({ success: true, data: tariff });
    sendKept(response, 'application/json; charset=utf-8', body, 'public, max-age=60');
    return tariff;
  }
}
