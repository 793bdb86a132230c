import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitTva } from '../money/tva.js';
import { type NetAmount, netAmounts, netDiscount } from './net-amounts.js';

function totalsOf(lines: readonly number[], setup = 0, minimum = 0, shipping = 0) {
  const subtotalCentimes = lines.reduce((sum, line) => sum + line, 0);
  return {
    subtotalCentimes,
    setupCentimes: setup,
    minimumAdjustmentCentimes: minimum,
    shippingCentimes: shipping,
    totalCentimes: subtotalCentimes + setup + minimum + shipping,
    machineCentihours: 0,
    plateCreditCentimes: 0,
  };
}

const htOf = (totalCentimes: number): number => Number(splitTva(BigInt(totalCentimes), 20n).htCentimes);

describe('the net amounts of a paper', () => {
  it.each([
    ['come out even', [12_000], 2_000, [10_000], 1_667],
    // Rounded one by one these would be 3 × 84 = 252 of 250.
    ['share what rounding leaves over', [100, 100, 100], 0, [84, 83, 83], 0],
    ['of a small line may be all tax or none', [1, 2, 3], 0, [1, 2, 2], 0],
  ] as const)('%s', (_what, lines, setup, ht, setupHt) => {
    const totals = totalsOf(lines, setup);
    const net = netAmounts(lines, totals, htOf(totals.totalCentimes));
    expect(net.lines.map(({ htCentimes }) => htCentimes)).toEqual(ht);
    expect(net.setup.htCentimes).toBe(setupHt);
  });

  it('of a paper without lines are those of its subtotal', () => {
    const net = netAmounts([], totalsOf([5_000]), 4_167);
    expect(net.lines).toEqual([]);
    expect(net.subtotal).toEqual({ htCentimes: 4_167, tvaCentimes: 833, ttcCentimes: 5_000 });
    expect(net.total).toEqual(net.subtotal);
  });

  it('of nothing are nothing', () => {
    expect(netAmounts([0], totalsOf([0]), 0).total).toEqual({
      htCentimes: 0,
      tvaCentimes: 0,
      ttcCentimes: 0,
    });
  });

  it('add up to the paper, and none is more than a centime off its own', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 25 }),
        amount,
        amount,
        amount,
        (lines, setup, minimum, shipping) => {
          const totals = totalsOf(lines, setup, minimum, shipping);
          const ht = htOf(totals.totalCentimes);
          const net = netAmounts(lines, totals, ht);
          const parts: NetAmount[] = [...net.lines, net.setup, net.minimumAdjustment, net.shipping];
          expect(parts.reduce((sum, { htCentimes }) => sum + htCentimes, 0)).toBe(ht);
          expect(net.total).toEqual({
            htCentimes: ht,
            tvaCentimes: totals.totalCentimes - ht,
            ttcCentimes: totals.totalCentimes,
          });
          for (const { htCentimes, tvaCentimes, ttcCentimes } of parts) {
            expect(htCentimes + tvaCentimes).toBe(ttcCentimes);
            expect(Math.abs(htCentimes - htOf(ttcCentimes))).toBeLessThanOrEqual(1);
            expect(tvaCentimes).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { seed: 12, numRuns: 500 },
    );
  });
});

describe('The discount of a line before tax', () => {
  it.each([
    // 2,911.92 with tax less 596.84: 2,426.60 - 1,929.23.
    ['is what lacks from its price without it to its own', 231_508, 192_923, 59_684, 49_737],
    ['is what lacks to what the paper states, which shares its rounding', 231_508, 192_924, 59_684, 49_736],
    ['is nothing without one, however the line was rounded', 100, 84, 0, 0],
    ['of a centime may come to nothing', 12, 11, 1, 0],
  ])('%s', (_what, ttcCentimes, htCentimes, discountCentimes, expected) => {
    const line = { htCentimes, tvaCentimes: ttcCentimes - htCentimes, ttcCentimes };
    expect(netDiscount(discountCentimes, line, 20)).toBe(expected);
  });

  it('is never below nothing, and within two centimes of its own', () => {
    const amount = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 25 }), amount, (lines, discountCentimes) => {
        const totals = totalsOf(lines, 2_000);
        const net = netAmounts(lines, totals, htOf(totals.totalCentimes));
        for (const line of net.lines) {
          const discount = netDiscount(discountCentimes, line, 20);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(Math.abs(discount - htOf(discountCentimes))).toBeLessThanOrEqual(2);
          expect(line.htCentimes + discount).toBe(htOf(line.ttcCentimes + discountCentimes));
        }
      }),
      { seed: 13, numRuns: 500 },
    );
  });
});
