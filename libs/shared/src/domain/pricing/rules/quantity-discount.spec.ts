import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { emptyDraft } from '../rule.js';
import { wholeLine } from '@testing/fixtures/whole-line.js';
import { quantityDiscount } from './quantity-discount.js';

const discountOf = (quantity: bigint, unitCentimes: bigint): bigint => {
  const { charges } = quantityDiscount(ma20261, wholeLine({ quantity }), { ...emptyDraft, unitCentimes });
  return -charges!.discount!;
};

describe('quantityDiscount', () => {
  it.each([
    [1n, 0n],
    [4n, 0n],
    [5n, 500n],
    [9n, 2500n],
    [10n, 3500n],
    [24n, 17_500n],
    [25n, 19_000n],
    [49n, 55_000n],
    [50n, 57_000n],
    [99n, 155_000n],
    [100n, 157_500n],
    [1000n, 2_407_500n],
  ])('%d copies of 100 MAD: %d centimes off', (quantity, centimes) => {
    expect(discountOf(quantity, 10_000n)).toBe(centimes);
  });

  it('is the sum over the copies, each at its own bracket, rounded once', () => {
    const percentOff = (copy: number): bigint =>
      copy >= 100 ? 25n : copy >= 50 ? 20n : copy >= 25 ? 15n : copy >= 10 ? 10n : copy >= 5 ? 5n : 0n;
    let percents = 0n;
    for (let copy = 1; copy <= 1000; copy += 1) {
      percents += percentOff(copy);
      expect(discountOf(BigInt(copy), 1237n)).toBe((1237n * percents + 50n) / 100n);
    }
  });
});
