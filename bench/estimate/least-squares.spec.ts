import { describe, expect, it } from '@jest/globals';
import { solveLeastSquares } from './least-squares.js';

describe('solveLeastSquares', () => {
  const xs = Array.from({ length: 40 }, (_, i) => i / 4);
  const problem = {
    start: [1, 1],
    lower: [0, 0],
    upper: [10, 10],
    softScale: 0.1,
    iterations: 50,
  };

  it('finds the constants of a curve, whatever one odd point says', () => {
    const odd = 7;
    const point = solveLeastSquares({
      ...problem,
      residuals: ([a = 0, b = 0]) =>
        Float64Array.from(xs, (x, i) => a * Math.exp(-b * x) - (i === odd ? 9 : 3 * Math.exp(-0.5 * x))),
    });
    expect(point[0]).toBeCloseTo(3, 1);
    expect(point[1]).toBeCloseTo(0.5, 1);
  });

  it('stays within its bounds', () => {
    const point = solveLeastSquares({
      ...problem,
      upper: [10, 2],
      residuals: ([a = 0, b = 0]) => Float64Array.of(a - 4, b - 5),
    });
    expect(point[0]).toBeCloseTo(4, 6);
    expect(point[1]).toBe(2);
  });
});
