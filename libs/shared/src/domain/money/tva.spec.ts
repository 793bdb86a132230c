import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitTva } from './tva.js';

describe('splitTva', () => {
  it.each([
    [0n, 0n, 0n],
    [1n, 1n, 0n],
    [3n, 3n, 0n], // 2.5 centimes net: halves go up
    [120n, 100n, 20n],
    [10_000n, 8_333n, 1_667n],
    [12_345n, 10_288n, 2_057n],
  ])('takes 20 %% out of %d centimes: %d net and %d tax', (total, htCentimes, tvaCentimes) => {
    expect(splitTva(total, 20n)).toEqual({ htCentimes, tvaCentimes });
  });

  it('loses nothing, whatever the amount and the rate', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), fc.bigInt(0n, 100n), (total, percent) => {
        const { htCentimes, tvaCentimes } = splitTva(total, percent);
        expect(htCentimes + tvaCentimes).toBe(total);
        expect(tvaCentimes >= 0n).toBe(true);
      }),
      { seed: 20, numRuns: 1000 },
    );
  });
});
