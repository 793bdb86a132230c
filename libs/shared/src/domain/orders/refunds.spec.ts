import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitTva } from '../money/tva.js';
import { shareOfRefund } from './refunds.js';

describe('the share of an order that a refund gives back', () => {
  it('is the invoice, when it is all of it', () => {
    expect(shareOfRefund(123_405n, 0n, 123_405n, 20n)).toEqual({
      amountCentimes: 123_405n,
      htCentimes: 102_838n,
      tvaCentimes: 20_567n,
    });
  });

  it('adds up to the invoice: three thirds of 100.00', () => {
    const parts = [3_333n, 3_333n, 3_334n];
    let refunded = 0n;
    const shares = parts.map((amount) => {
      const share = shareOfRefund(10_000n, refunded, amount, 20n);
      refunded += amount;
      return [share.htCentimes, share.tvaCentimes];
    });
    expect(shares).toEqual([
      [2_778n, 555n],
      [2_777n, 556n],
      [2_778n, 556n],
    ]);
  });

  it('adds up to the invoice whatever the parts, and never takes a negative tax', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 30 }),
        fc.bigInt({ min: 0n, max: 30n }),
        (parts, tvaPercent) => {
          const paid = parts.reduce((sum, part) => sum + part, 0n);
          let [refunded, ht, tva] = [0n, 0n, 0n];
          for (const part of parts) {
            const share = shareOfRefund(paid, refunded, part, tvaPercent);
            expect(share.htCentimes + share.tvaCentimes).toBe(part);
            expect(share.htCentimes >= 0n && share.tvaCentimes >= 0n).toBe(true);
            refunded += part;
            ht += share.htCentimes;
            tva += share.tvaCentimes;
          }
          expect({ htCentimes: ht, tvaCentimes: tva }).toEqual(splitTva(paid, tvaPercent));
        },
      ),
    );
  });

  it.each([
    [100n, 0n, 0n],
    [100n, 0n, -1n],
    [100n, 0n, 101n],
    [100n, 60n, 41n],
    [100n, 100n, 1n],
  ])('is refused: paid %d, refunded %d, asked for %d', (paid, refunded, amount) => {
    expect(() => shareOfRefund(paid, refunded, amount, 20n)).toThrow(RangeError);
  });
});
