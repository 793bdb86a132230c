import { describe, expect, it } from '@jest/globals';
import { businessDay, businessYear, startOfBusinessDay } from './business-time.js';

it.each([
  // An hour ahead of UTC at that time; the time zone database knows of years without.
  ['2025-12-31T22:59:59.999Z', 2025, '2025-12-31'],
  ['2025-12-31T23:00:00.000Z', 2026, '2026-01-01'],
])('%s is in %d, on %s, in Casablanca', (moment, year, day) => {
  expect(businessYear(new Date(moment))).toBe(year);
  expect(businessDay(new Date(moment))).toBe(day);
});

describe('startOfBusinessDay', () => {
  it.each([
    ['2026-06-01', 0],
    // Clocks go back for Ramadan, and forward after it.
    ['2026-02-14', 0],
    ['2026-02-15', 0],
    ['2026-03-21', 1],
    ['2026-03-22', 0],
    ['2026-12-31', 1],
  ])('%s and %i days later: the first moment that is of that day', (day, daysLater) => {
    const meant = new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const start = startOfBusinessDay(day, daysLater);
    expect(businessDay(start)).toBe(meant);
    expect(businessDay(new Date(start.getTime() - 1))).not.toBe(meant);
  });
});
