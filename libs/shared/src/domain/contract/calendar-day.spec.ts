import { expect, it } from '@jest/globals';
import { isCalendarDay } from './calendar-day.js';

it.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-11', false],
  ['+026-11-22', false],
  ['', false],
])('%j is a day: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});
