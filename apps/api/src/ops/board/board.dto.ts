import {
  type BoardColumn,
  boardColumns,
  type MakingStep,
  makingSteps,
} from '@shared/domain/making/making-steps.js';
import { expects } from '../../endpoint/fields/expectation.js';
import { Entries, Id, OneLine, OneOf, Optional, Quantity, Trimmed } from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';
import { OrderSeenDto } from '../orders/operator-orders.dto.js';

export class BoardQuery extends PageQuery {
  /** Only the orders of this column. */
  @Optional()
  @OneOf(boardColumns)
  column?: BoardColumn;

  /**
   * Only orders that have all of these words, or words that begin with them: number, customer, e-mail, city, company,
   * purchase order, file, colour, parcel. A whole number of an order, an invoice, a credit note or a quote finds its order
   * alone; a payment's whole reference finds its order as well.
   */
  @Optional()
  @Trimmed()
  @OneLine(1, 255)
  search?: string;
}

/** Lines of an order are fewer. */
const mostLines = 500;

class MadeCopiesDto {
  /** The line. */
  @Id(expects('api.fields.orderId'))
  lineId: string;

  /** How many of its copies are made. */
  @Quantity()
  copies: number;
}

export class MakingStepDto extends OrderSeenDto {
  /** The column that the order is to come to. */
  @OneOf(makingSteps)
  step: MakingStep;

  /**
   * Of `toFinish`: copies that were made without a plate, or after theirs had failed. Each line of which copies are to be
   * planned is named with all of them: `details.copies` of the refusal lists them.
   */
  @Optional()
  @Entries(() => MadeCopiesDto, 0, mostLines)
  made?: MadeCopiesDto[];
}

export class RedoDto {
  /** The line. */
  @Id(expects('api.fields.orderId'))
  lineId: string;

  /** How many of its copies are printed anew. */
  @Quantity()
  copies: number;

  /** How many were made when this was decided: refused where others are by now, so that two operators do not report one twice. */
  @Optional()
  @Quantity()
  ofDone?: number;

  /** Why. */
  @Trimmed()
  @OneLine(3, 300)
  reason: string;
}
