import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { prorate, prorateCapped } from './prorate.js';

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

describe('prorate', () => {
  it.each([
    ['even', 100n, [1n, 1n], [50n, 50n]],
    ['a third each, the odd centime to the first', 100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    ['the largest remainder is served first', 10n, [1n, 2n, 4n], [1n, 3n, 6n]],
    ['the largest remainder, wherever it stands', 10n, [4n, 2n, 1n], [6n, 3n, 1n]],
    ['the remainder, not the share, decides', 9n, [5n, 1n, 2n], [6n, 1n, 2n]],
    ['nothing to a weight of nothing', 7n, [0n, 3n], [0n, 7n]],
    ['nothing to share', 0n, [2n, 3n], [0n, 0n]],
  ])('%s', (_name, amount, weights, shares) => {
    expect(prorate(amount, weights)).toEqual(shares);
    expect(sum(shares)).toBe(amount);
  });
});

describe('prorateCapped', () => {
  it.each([
    ['caps that do not bind change nothing', 1000n, [1n, 1n], [1000n, 1000n], [500n, 500n]],
    [
      'a full plate pays one plate, its small neighbour the other',
      2000n,
      [10n, 1n],
      [1000n, 1000n],
      [1000n, 1000n],
    ],
    [
      'what one cannot take goes to the others in proportion',
      3000n,
      [20n, 1n, 3n],
      [2000n, 1000n, 1000n],
      [2000n, 250n, 750n],
    ],
    ['one cap pushes the next line to its own', 100n, [6n, 3n, 1n], [50n, 30n, 40n], [50n, 30n, 20n]],
    ['everybody at the cap', 90n, [5n, 1n], [40n, 50n], [40n, 50n]],
  ])('%s', (_name, amount, weights, caps, shares) => {
    expect(prorateCapped(amount, weights, caps)).toEqual(shares);
  });

  it('shares everything and passes no cap', () => {
    const line = fc.record({ weight: fc.bigInt(1n, 10n ** 20n), cap: fc.bigInt(0n, 10n ** 12n) });
    const lines = fc.array(line, { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(lines, fc.bigInt(0n, 1000n), (entries, permille) => {
        const caps = entries.map(({ cap }) => cap);
        const amount = (sum(caps) * permille) / 1000n;
        const shares = prorateCapped(
          amount,
          entries.map(({ weight }) => weight),
          caps,
        );
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, index) => expect(share >= 0n && share <= (caps[index] ?? 0n)).toBe(true));
      }),
      { seed: 21, numRuns: 2000 },
    );
  });
});
