import { applyDecorators } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { isCalendarDay } from '@shared/domain/contract/calendar-day.js';
import { expects } from './expectation.js';
import { Check } from './fields.js';

/** Whether a value is a day that exists, as `YYYY-MM-DD`, of the years that clients may mean. */
function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^[12]\d{3}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value);
}

/** A day in Morocco: `YYYY-MM-DD`. */
export const Day = () =>
  Check('isDay', isDay, expects('api.fields.day', { example: '2026-11-30' }), {
    type: 'string',
    format: 'date',
  });

/** As {@link Day}, until today. */
export const PastDay = () =>
  applyDecorators(Day(), Check('isPastDay', isPastOrNoDay, expects('api.fields.pastDay'), {}));

/** What is no day at all is told by another check. */
function isPastOrNoDay(value: unknown): boolean {
  return !isDay(value) || String(value) <= businessDay(new Date());
}
