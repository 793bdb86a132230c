import { QueryInteger, OneLine, Optional, Trimmed, WholeNumber } from '../../endpoint/fields/fields.js';

const daysOfHistory = 7;

export class PauseDto {
  /** Why: shown beside the pause, and kept in the audit. */
  @Trimmed()
  @OneLine(3, 300)
  reason: string;
}

export class HistoryQuery {
  /** How far back; 24 when left out. */
  @Optional()
  @QueryInteger()
  @WholeNumber(1, daysOfHistory * 24)
  hours: number = 24;
}
