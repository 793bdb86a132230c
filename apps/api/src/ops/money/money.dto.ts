import { maxStatementCharacters } from '@shared/domain/orders/bank-statement.js';
import { Amount } from '../../endpoint/fields/amount-field.js';
import { Day } from '../../endpoint/fields/day-field.js';
import { Entries, OneLine, OneOf, Optional, Text, Trimmed } from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';
import { DaysQuery } from '../days.dto.js';
import { type ReturnState, returnStates } from '../../money/returns.service.js';

export class DayQuery {
  /** A day in Morocco; today when left out. */
  @Optional()
  @Day()
  day?: string;
}

export class DueFilter extends PageQuery {
  /** late: a transfer has been awaited for three days; declined: the last try failed; awaited: the others. */
  @Optional()
  @OneOf(['awaited', 'late', 'declined'])
  state?: 'awaited' | 'late' | 'declined';
}

export class ReturnFilter extends DaysQuery {
  /** open: still to be given back. */
  @Optional()
  @OneOf(returnStates)
  state: ReturnState = 'open';
}

export class ReturnDto {
  /** The bank's or the gateway's name for the return: the customer is told it. */
  @Trimmed()
  @OneLine(1, 255)
  reference: string;
}

class TypedTransferDto {
  /** When it arrived. */
  @Optional()
  @Day()
  day?: string;

  /** MAD: what has arrived. */
  @Amount()
  amount: number;

  /** The bank's texts of it. */
  @Trimmed()
  @OneLine(1, 255)
  reference: string;
}

export class StatementDto {
  /** A bank statement as CSV: a day, an amount and texts in each row, with or without names of the columns. */
  @Optional()
  @Text(1, maxStatementCharacters)
  statement?: string;

  /** Transfers typed one by one, in place of a statement. */
  @Optional()
  @Entries(() => TypedTransferDto, 1, 200)
  transfers?: TypedTransferDto[];
}
