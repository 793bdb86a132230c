import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { FromReplica } from '../../endpoint/from-replica.decorator.js';
import { refusedField } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';
import { centimesOf } from '../../endpoint/fields/amount-field.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { readDays } from '../../endpoint/lists/day-range.js';
import type { Page } from '../../endpoint/lists/page.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { MoneyDays } from '../../money/money-day.service.js';
import { MoneyLists } from '../../money/money-lists.service.js';
import type {
  DueView,
  MismatchView,
  MoneyDay,
  MovementView,
  ReturnView,
  StatementView,
} from '../../money/money-views.dto.js';
import { Returns } from '../../money/returns.service.js';
import { TransferMatches } from '../../money/transfer-matches.service.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { DaysQuery } from '../days.dto.js';
import { DayQuery, DueFilter, ReturnDto, ReturnFilter, StatementDto } from './money.dto.js';
import { liveReads } from '../live-reads.js';

/** Money that came in, is due, went back, or does not agree. */
@Controller('ops/api/money')
@OperatorsOnly()
export class MoneyController {
  constructor(
    private readonly days: MoneyDays,
    private readonly lists: MoneyLists,
    private readonly returns: Returns,
    private readonly matches: TransferMatches,
  ) {}

  /**
   * Sums up the money of a day: what was paid, came in besides, went back and was declined. The day's movements add up to
   * `paid + surplus - refunds - returned`.
   * `due`, `late` and `toReturn` are what is open now, whatever the day.
   */
  @Get('day')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  day(@Query() { day }: DayQuery): Promise<MoneyDay> {
    return this.days.read(day);
  }

  /**
   * Lists what came in and went back in some days, newest first: payments and refunds, money that no order awaited, and its
   * return by hand.
   * What went back is below zero, so that the amounts add up to what is left.
   */
  @Get('movements')
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  movements(@Query() { from, to, ...page }: DaysQuery): Promise<Page<MovementView>> {
    return this.lists.movements(readDays({ from, to }), page);
  }

  /**
   * Lists the orders that await their payment, newest first.
   * `late` are those whose bank transfer has been awaited for three days, `declined` those whose last try failed.
   */
  @Get('due')
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  due(@Query() { state, ...page }: DueFilter): Promise<Page<DueView>> {
    return this.lists.due(state, page);
  }

  /**
   * Lists what does not agree in some days, newest first: payments against orders, orders against invoices, refunds.
   * An empty list says that all of it agrees.
   */
  @Get('mismatches')
  @RateLimit(20)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  mismatches(@Query() { from, to, ...page }: DaysQuery): Promise<Page<MismatchView>> {
    return this.lists.mismatches(readDays({ from, to }), page);
  }

  /**
   * Lists money that is to be given back by hand, or was, newest first: what came in for orders that did not await it, and
   * refunds that failed after they were done.
   * `open` is still to be given back, by when it came in; `returned` was, by when it was given back. Of all days, unless `from` or
   * `to` is given.
   */
  @Get('returns')
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  listReturns(@Query() { state, from, to, ...page }: ReturnFilter): Promise<Page<ReturnView>> {
    const days = from === undefined && to === undefined ? null : readDays({ from, to });
    return this.returns.list(state, days, page);
  }

  /**
   * Marks money as given back and mails its customer the reference.
   * Repeated, it changes nothing and mails nobody; with another reference it is refused, since the money may have gone back twice.
   */
  @Post('returns/:id')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], CONFLICT: [] })
  markReturned(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { reference }: ReturnDto,
  ): Promise<ReturnView> {
    return this.returns.mark(userId, id, reference);
  }

  /**
   * Finds the orders that the transfers of a bank statement are for, or of transfers that are typed.
   * Nothing is confirmed by it: `POST /ops/api/orders/{id}/transfer` is, with the amount and the reference.
   */
  @Post('transfers/match')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  async match(
    @CurrentCaller() { userId }: Caller,
    @Body() { statement, transfers = [] }: StatementDto,
  ): Promise<StatementView> {
    if (statement !== undefined) return this.matches.matchStatement(userId, statement);
    if (transfers.length === 0) throw refusedField('statement', told('api.fields.required'));
    const typed = transfers.map(({ amount, day = null, reference }) => ({
      ...{ day, reference },
      amountCentimes: centimesOf(amount),
    }));
    return this.matches.matchTransfers(userId, typed);
  }
}
