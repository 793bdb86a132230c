import { Body, Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { Access } from '../http/access.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { CardDto, type CardView, PreviewQuery } from './cards.dto.js';
import { CardsService } from './cards.service.js';

@Controller('api/cards')
export class CardsController {
  constructor(private readonly cards: CardsService) {}

  @Post()
  @HttpCode(200)
  @RateLimit(20)
  create(@CurrentCaller() caller: Caller, @Body() dto: CardDto): Promise<CardView> {
    return this.cards.create(caller.userId, dto);
  }

  /** The signature is what admits the caller. */
  @Get('preview/*key')
  @Access('public')
  async preview(
    @Param('key') path: string[] | string,
    @Query() query: PreviewQuery,
  ): Promise<StreamableFile> {
    const key = Array.isArray(path) ? path.join('/') : path;
    return new StreamableFile(await this.cards.openPreview(key, query), { type: 'image/png' });
  }
}
