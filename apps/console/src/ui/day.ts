import { businessDay } from '@shared/domain/contract/business-time.js';

/** Some days, both ends included, as `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

/** Today in Morocco, as `YYYY-MM-DD`: the days that the service counts by, wherever the operator is. */
export function today(now = new Date()): string {
  return businessDay(now);
}

/** The first and the last day of a month in Morocco, counted from this one: 0 is this month, -1 the last. */
export function monthDays(offset: number, now = new Date()): Period {
  const [year = NaN, month = NaN] = today(now).split('-').map(Number);
  const dayOf = (months: number, day: number): string =>
    new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return { from: dayOf(offset, 1), to: dayOf(offset + 1, 0) };
}
