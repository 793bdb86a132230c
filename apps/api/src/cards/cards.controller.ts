import { Body, Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { Access } from '../endpoint/caller/access.decorator.js';
import { Refuses, Sends } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { pricingRefusals } from '../quotes/basket-pricer.service.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { CardDto, type CardView, PreviewQuery } from './cards.dto.js';
import { CardsService } from './cards.service.js';

/** Business cards made from words. */
@Controller('api/cards')
export class CardsController {
  constructor(private readonly cards: CardsService) {}

  /**
   * Makes a business card from words and choices, as a file that can be priced, quoted and ordered like an upload.
   * The same request makes the same file; what does not fit is moved or refused on its field.
   */
  @Post()
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({
    ...pricingRefusals,
    INVALID_INPUT: [...pricingRefusals.INVALID_INPUT, 'storageQuotaExceeded'],
    STORAGE_ERROR: [],
  })
  create(@CurrentCaller() caller: Caller, @Body() dto: CardDto): Promise<CardView> {
    return this.cards.create(caller.userId, dto);
  }

  /** A picture of a card. The signature of the link authorizes the request; no session is needed. */
  @Get('preview/*key')
  @Access('public')
  @Sends('image/png')
  @Refuses({ FORBIDDEN: [], FILE_NOT_FOUND: [], STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
  async preview(
    @Param('key') path: string[] | string,
    @Query() query: PreviewQuery,
  ): Promise<StreamableFile> {
    const key = Array.isArray(path) ? path.join('/') : path;
    return new StreamableFile(await this.cards.openPreview(key, query), { type: 'image/png' });
  }
}
