import { describe, expect, it } from '@jest/globals';
import { bracket } from '@testing/fixtures/bracket.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { calculateBasket } from './basket.js';
import { toPriceRecord, toTotalsRecord } from './price-record.js';

const basket = calculateBasket(ma20261, [bracket]);

describe('what rows keep of a price', () => {
  it('is a line in whole units, without what it costs us', () => {
    expect(toPriceRecord(basket.lines[0]!)).toEqual({
      totalCentimes: 57_510,
      totalHtCentimes: 47_925,
      tvaCentimes: 9585,
      tvaPercent: 20,
      discountCentimes: 2666,
      printCentihours: 1800,
      weightMilligrams: 304_800,
      deliveryDays: 5,
    });
  });

  it('is the totals of a basket in whole units', () => {
    expect(toTotalsRecord(basket)).toEqual({
      subtotalCentimes: 57_510,
      setupCentimes: 2000,
      minimumAdjustmentCentimes: 0,
      shippingCentimes: 0,
      totalCentimes: 59_510,
      machineCentihours: 1800,
      plateCreditCentimes: 0,
    });
  });
});
