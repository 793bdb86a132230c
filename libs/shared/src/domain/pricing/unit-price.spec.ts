import { describe, expect, it } from '@jest/globals';
import { unitPrice, unitPriceDecimals } from './unit-price.js';

describe('the price of one copy', () => {
  it.each([
    [12_345, 1, 2, 12_345n],
    [12_345, 5, 2, 2_469n],
    [12_345, 5, 4, 246_900n],
    [10_000, 3, 4, 333_333n],
    [20_000, 3, 4, 666_667n],
    [1, 1000, 4, 0n],
    [999_999_999_999_999, 7, 4, 14_285_714_285_714_271n],
  ] as const)('of %d centimes over %d copies to %d decimals is %d', (centimes, quantity, decimals, units) => {
    expect(unitPrice(centimes, quantity, decimals)).toBe(units);
  });

  it('has the same decimals throughout a paper', () => {
    const line = (centimes: number, quantity: number) => ({ centimes, quantity });
    expect(unitPriceDecimals([line(12_345, 1), line(12_345, 5)])).toBe(2);
    expect(unitPriceDecimals([line(12_345, 1), line(10_000, 3)])).toBe(4);
  });
});
