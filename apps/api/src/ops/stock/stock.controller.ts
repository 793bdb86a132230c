import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import {
  type RepeatableRequest,
  RequiredIdempotencyKey,
} from '../../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { type StockMovementView, StockService, type StockView } from '../../making/stock.service.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { ColourChangeDto, ColourDto, StockMovementDto, StockMovementsQuery } from './stock.dto.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** Colours and what there is of them. */
@Controller('ops/api/stock')
@OperatorsOnly()
export class StockController {
  constructor(private readonly stock: StockService) {}

  /**
   * Lists every colour with its stock in grams: on hand, on plates that are not done, and what is left.
   * Retired ones come last.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(): Promise<StockView[]> {
    return this.stock.list();
  }

  /**
   * Adds a colour at the end of the catalogue; its price is that of its polymer.
   * Customers can choose it at once, unless nothing is on hand.
   */
  @Post()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], DUPLICATE_ENTRY: [] })
  add(@CurrentCaller() { userId }: Caller, @Body() colour: ColourDto): Promise<StockView> {
    return this.stock.add(userId, colour);
  }

  /**
   * Changes a colour: its names, its threshold, whether it is counted, whether it is sold.
   * A retired colour stays valid for orders that have it.
   */
  @Patch(':sku')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  change(
    @CurrentCaller() { userId }: Caller,
    @Param('sku') sku: string,
    @Body() change: ColourChangeDto,
  ): Promise<StockView> {
    return this.stock.change(userId, sku, change);
  }

  /**
   * Lists what came in and went out of a colour, newest first.
   * Each has what was on hand after it.
   */
  @Get(':sku/movements')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  movements(
    @Param('sku') sku: string,
    @Query() query: StockMovementsQuery,
  ): Promise<Page<StockMovementView>> {
    return this.stock.movements(sku, query);
  }

  /**
   * Records what came in of a colour, or corrects what is on hand; the first correction begins to count it.
   * Needs an `Idempotency-Key`: a second click must not add a spool twice.
   */
  @Post(':sku/movements')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], CONFLICT: [] })
  record(
    @CurrentCaller() { userId }: Caller,
    @RequiredIdempotencyKey() request: RepeatableRequest,
    @Param('sku') sku: string,
    @Body() movement: StockMovementDto,
  ): Promise<StockView> {
    return this.stock.record(userId, request, sku, movement);
  }
}
