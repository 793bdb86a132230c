import { Controller, Get, Query } from '@nestjs/common';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import {
  type BoardCardView,
  type BoardColumnView,
  OrdersBoardService,
} from '../../making/orders-board.service.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { BoardQuery } from './board.dto.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** Orders by where they are in the shop. */
@Controller('ops/api/board')
@OperatorsOnly()
export class BoardController {
  constructor(private readonly board: OrdersBoardService) {}

  /**
   * Shows the board: for each column how many orders it has, and the first of them as its list has them.
   * `late` are those that are not shipped and had to leave on a day that is over.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  columns(): Promise<BoardColumnView[]> {
    return this.board.columns();
  }

  /**
   * Lists the orders of a column by the days on which they have to leave, delivered ones newest first.
   * With `search` it finds orders of any status, newest first.
   */
  @Get('orders')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  cards(@Query() query: BoardQuery): Promise<Page<BoardCardView>> {
    return this.board.cards(query);
  }
}
