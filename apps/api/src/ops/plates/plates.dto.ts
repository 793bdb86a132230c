import { type PlateStatus, plateStatuses } from '@shared/domain/making/plate-states.js';
import { Day } from '../../endpoint/fields/day-field.js';
import { expects } from '../../endpoint/fields/expectation.js';
import {
  Bounded,
  Entries,
  Flag,
  Id,
  Ids,
  OneLine,
  OneOf,
  Optional,
  Quantity,
  Trimmed,
  WholeNumbers,
} from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';

/** Plates of one proposal: every line's copies on a plate of their own would be more. */
const mostPlates = 1000;

/** Pieces of one plate that are named as failed. */
const mostPieces = 500;

export class PlatesFilter extends PageQuery {
  /** Only the plates in this state; without it those that are planned or being printed. */
  @Optional()
  @OneOf(plateStatuses)
  status?: PlateStatus;

  /** Only plates of this colour. */
  @Optional()
  @OneLine(1, 64)
  materialId?: string;

  /** Only plates of this machine. */
  @Optional()
  @OneLine(1, 100)
  machine?: string;
}

export class PlanDto {
  /** Only copies of this colour. */
  @Optional()
  @OneLine(1, 64)
  materialId?: string;

  /** Only copies of these orders. */
  @Optional()
  @Ids(100, expects('api.fields.orderId'))
  orderIds?: string[];

  /** Only orders that are promised for this day or an earlier one. */
  @Optional()
  @Day()
  promisedBy?: string;
}

export class AcceptDto {
  /** The proposal. */
  @Id(expects('making.refusals.plateId'))
  planId: string;

  /** The proposed plates by their `index`; all when left out. */
  @Optional()
  @WholeNumbers(mostPlates, 100_000)
  plates?: number[];
}

class FailedPieceDto {
  /** The piece of the plate. */
  @Id(expects('making.refusals.plateId'))
  pieceId: string;

  /** How many of its copies failed. */
  @Quantity()
  copies: number;
}

export class PlateMoveDto {
  /** The state that the plate is to have. */
  @OneOf(plateStatuses)
  status: PlateStatus;

  /** Of `printing`: the workshop's name for the machine. A known one keeps its spelling: case and spaces make no other machine. */
  @Optional()
  @Trimmed()
  @OneLine(1, 100)
  machine?: string;

  /**
   * Of `printing`: the plate is being printed on another machine, and goes to this one; refused where it was put back
   * meanwhile.
   */
  @Optional()
  @Flag()
  changesMachine?: boolean;

  /** Of `printing`: only if no other plate is being printed on that machine. */
  @Optional()
  @Flag()
  freeMachine?: boolean;

  /** Of `done`: the minutes that the machine took. Dates are learnt from them. */
  @Optional()
  @Bounded(1, 60_000)
  actualMinutes?: number;

  /** Of `done`: pieces of which copies failed. Of a plate that `failed` all did. */
  @Optional()
  @Entries(() => FailedPieceDto, 0, mostPieces)
  failed?: FailedPieceDto[];

  /** Why copies failed; needed where any did. */
  @Optional()
  @Trimmed()
  @OneLine(3, 300)
  reason?: string;

  /**
   * Grams of plastic that are lost, with copies that failed or beside good ones; what the failed ones weigh when left out,
   * at most `mostLostGrams`.
   */
  @Optional()
  @Bounded(0, 100_000)
  lostGrams?: number;
}
