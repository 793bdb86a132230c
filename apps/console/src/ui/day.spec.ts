import { describe, expect, it } from '@jest/globals';
import { monthDays, today } from './day.js';

/** Morocco is an hour ahead of UTC: a new year has begun there. */
const newYear = new Date('2025-12-31T23:30:00Z');

describe('today', () => {
  it.each([
    ['2025-12-31T22:30:00Z', '2025-12-31'],
    ['2025-12-31T23:30:00Z', '2026-01-01'],
    // In Ramadan it is at UTC.
    ['2026-02-28T23:30:00Z', '2026-02-28'],
  ])('at %s is %s in Morocco', (moment, day) => {
    expect(today(new Date(moment))).toBe(day);
  });
});

describe('monthDays', () => {
  it.each([
    [0, '2026-01-01', '2026-01-31'],
    [-1, '2025-12-01', '2025-12-31'],
    [1, '2026-02-01', '2026-02-28'],
    [-11, '2025-02-01', '2025-02-28'],
    [25, '2028-02-01', '2028-02-29'],
  ])('%d months from the one there is %s to %s', (offset, from, to) => {
    expect(monthDays(offset, newYear)).toEqual({ from, to });
  });
});
