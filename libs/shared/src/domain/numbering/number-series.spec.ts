import { describe, expect, it } from '@jest/globals';
import { formatNumber } from './number-series.js';

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
