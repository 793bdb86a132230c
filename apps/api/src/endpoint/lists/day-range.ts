import { businessDay, startOfBusinessDay } from '@shared/domain/contract/business-time.js';
import { refusedField } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';

/** Days of the longest range: a year with a leap day. */
const longestRangeDays = 366;

const dayMs = 24 * 3_600_000;

/** First and last day of a list, in Morocco. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The days of a query: without a last day until today, without a first one a month.
 *
 * @throws {ServiceError} VALIDATION_ERROR for days in the wrong order, and for more than a year.
 */
export function readDays({ from, to = businessDay(new Date()) }: { from?: string; to?: string }): DayRange {
  const last = Date.parse(to);
  const first = from ?? new Date(last - 30 * dayMs).toISOString().slice(0, 10);
  const days = (last - Date.parse(first)) / dayMs + 1;
  if (days < 1 || days > longestRangeDays)
    throw refusedField('from', told('api.fields.dayRange', { days: longestRangeDays }));
  return { from: first, to };
}

/** SQL: whether a column lies within the two moments of {@link momentsOf}, its parameters. */
export const duringSql = (column: string): string =>
  `${column} >= ?::timestamptz and ${column} < ?::timestamptz`;

/** When the first of some days begins in Morocco, and the last ends. The database may know other clock changes. */
export const momentsOf = ({ from, to }: DayRange): [Date, Date] => [
  startOfBusinessDay(from),
  startOfBusinessDay(to, 1),
];
