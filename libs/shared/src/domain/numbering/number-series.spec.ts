import { describe, expect, it } from '@jest/globals';
import { businessYear, formatNumber } from './number-series.js';

describe('numbers that customers see', () => {
  it.each([
    ['quote', 1, 'DV-2026-0001'],
    ['order', 42, 'CMD-2026-0042'],
    ['project', 9999, 'PR-2026-9999'],
    ['invoice', 10_000, 'FA-2026-10000'],
  ] as const)('%s %d is %s', (series, place, number) => {
    expect(formatNumber(series, 2026, place)).toBe(number);
  });
});

describe('the year in Casablanca', () => {
  it.each([
    // An hour ahead of UTC at that time; the time zone database knows of years without.
    ['2025-12-31T22:59:59.999Z', 2025],
    ['2025-12-31T23:00:00.000Z', 2026],
  ])('%s is in %d', (moment, year) => {
    expect(businessYear(new Date(moment))).toBe(year);
  });
});
