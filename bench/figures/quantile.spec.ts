import { describe, expect, it } from '@jest/globals';
import { absoluteQuantile, median, quantile } from './quantile.js';

describe('quantile', () => {
  it.each([
    [0, -3],
    [0.24, -3],
    [0.25, 1],
    [0.5, 2],
    [0.95, 4],
    [1, 4],
  ])('at %d is one of the values', (share, value) => {
    expect(quantile([4, 1, -3, 2], share)).toBe(value);
  });

  it('sorts as numbers, and leaves the values in their order', () => {
    const values = [10, 9, 100];
    expect(quantile(values, 0.9)).toBe(100);
    expect(values).toEqual([10, 9, 100]);
  });

  it('is not a number without values', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});

describe('median', () => {
  it.each([
    [[5], 5],
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('absoluteQuantile', () => {
  it('interpolates between absolute values', () => {
    expect(absoluteQuantile([-3, 1, 2], 0.5)).toBe(2);
    expect(absoluteQuantile([-3, 1, 2, 4], 0.9)).toBeCloseTo(3.7, 12);
  });
});
