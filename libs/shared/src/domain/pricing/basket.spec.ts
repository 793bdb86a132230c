import { describe, expect, it } from '@jest/globals';
import { bracket } from '@testing/fixtures/bracket.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { calculateBasket, calculateLine } from './basket.js';
import type { LineInput } from './line.js';
import { toBasketTotals, toQuote } from './quote.js';

const knob: LineInput = {
  ...bracket,
  gramsPerCopy: 8.2,
  secondsPerCopy: 1800,
  boxMm: { x: 30, y: 30, z: 20 },
  finish: 'smooth',
  quantity: 1,
};
const gasket: LineInput = {
  sku: 'tpu-rouge',
  polymer: 'tpu',
  gramsPerCopy: 14,
  secondsPerCopy: 8100,
  boxMm: { x: 100, y: 40, z: 5 },
  finish: 'polished',
  quantity: 2,
  isRush: true,
};

describe('the worked example of docs/pricing.md', () => {
  const basket = calculateBasket(ma20261, [bracket, knob, gasket]);

  it('prices each line', () => {
    expect(basket.lines).toMatchObject([
      { unitCentimes: 4848, discountCentimes: 2666, plateFeeCentimes: 1970, totalCentimes: 57480 },
      { unitCentimes: 2638, discountCentimes: 0, plateFeeCentimes: 30, totalCentimes: 2668 },
      { unitCentimes: 11315, chargesCentimes: { rush: 7921 }, plateFeeCentimes: 1000, totalCentimes: 31551 },
    ]);
  });

  it('shows customers these figures and no others', () => {
    expect(basket.lines.map(toQuote)).toEqual([
      {
        total: 574.8,
        totalHT: 479,
        tvaAmount: 95.8,
        tvaRate: 0.2,
        discount: 26.66,
        estimatedPrintTime: 18,
        estimatedWeight: 304.8,
        estimatedDeliveryDays: 5,
      },
      {
        total: 26.68,
        totalHT: 22.23,
        tvaAmount: 4.45,
        tvaRate: 0.2,
        discount: 0,
        estimatedPrintTime: 0.5,
        estimatedWeight: 8.2,
        estimatedDeliveryDays: 5,
      },
      {
        total: 315.51,
        totalHT: 262.93,
        tvaAmount: 52.58,
        tvaRate: 0.2,
        discount: 0,
        estimatedPrintTime: 4.5,
        estimatedWeight: 28,
        estimatedDeliveryDays: 4,
      },
    ]);
    expect(toBasketTotals(basket)).toEqual({
      subtotal: 916.99,
      setup: 20,
      minimumAdjustment: 0,
      shipping: 0,
      total: 936.99,
      machineHours: 23,
      plateCredit: 10,
    });
  });

  it('takes the tax of the order out of its total', () => {
    expect([basket.totalHtCentimes, basket.tvaCentimes]).toEqual([78083, 15616]);
  });
});

describe('calculateBasket', () => {
  it('lifts a small order to the minimum', () => {
    const totals = toBasketTotals(calculateBasket(ma20261, [knob]));
    expect(totals).toMatchObject({ subtotal: 36.38, setup: 20, minimumAdjustment: 43.62, total: 100 });
  });

  it('names the book that priced it', () => {
    expect(calculateBasket(ma20261, [knob]).bookVersion).toBe('MA-2026-1');
  });

  it('counts transport from the destination when it is known', () => {
    expect(calculateLine(ma20261, bracket, { deliveryDaysMax: 6 }).deliveryDays).toBe(8);
    expect(calculateLine(ma20261, gasket, { deliveryDaysMax: 0 }).deliveryDays).toBe(1);
  });

  it('shares the hours that slow machines need, and charges those of the estimate', () => {
    const day = { ...knob, secondsPerCopy: 20 * 3600 };
    const lines = Array.from({ length: 25 }, () => day);
    const [quick, slow] = [{}, { [day.polymer]: 2000 }].map((paces) =>
      calculateBasket(ma20261, lines, { paces }),
    );
    expect([quick!.deliveryDays, slow!.deliveryDays]).toEqual([7, 9]);
    expect([slow!.totalCentimes, slow!.machineCentihours]).toEqual([quick!.totalCentimes, 500_00]);
  });

  it('adds up the hours that the lines show', () => {
    const seventeenSeconds = { ...knob, secondsPerCopy: 17 };
    const nineteenSeconds = { ...knob, secondsPerCopy: 19 };
    const basket = calculateBasket(ma20261, [seventeenSeconds, nineteenSeconds, nineteenSeconds]);
    expect(basket.lines.map((line) => toQuote(line).estimatedPrintTime)).toEqual([0, 0.01, 0.01]);
    expect(toBasketTotals(basket).machineHours).toBe(0.02);
  });

  it('loads a further colour once for each plate of the line', () => {
    const card = { ...knob, quantity: 50, extraColours: 2 };
    const [plain, coloured] = [
      calculateLine(ma20261, { ...card, extraColours: 0 }),
      calculateLine(ma20261, card),
    ];
    expect(coloured.chargesCentimes.extraColours).toBe(2 * 2 * 1500);
    expect(coloured.totalCentimes).toBe(plain.totalCentimes + 2 * 2 * 1500);
  });

  it.each([
    ['no copies', { quantity: 0 }, 'quantity cannot be 0.'],
    ['half a copy', { quantity: 1.5 }, 'quantity cannot be 1.5.'],
    ['negative grams', { gramsPerCopy: -1 }, 'gramsPerCopy cannot be -1000.'],
    ['endless hours', { secondsPerCopy: Infinity }, 'secondsPerCopy cannot be Infinity.'],
    ['half a colour', { extraColours: 0.5 }, 'extraColours cannot be 0.5.'],
    ['a box without a side', { boxMm: { x: NaN, y: 10, z: 10 } }, 'No box has sides NaN, 10.'],
    ['a negative box', { boxMm: { x: -5, y: 10, z: 10 } }, 'No box has sides -5, 10.'],
  ])('rejects %s as a programming error', (_name, change, message) => {
    expect(() => calculateLine(ma20261, { ...knob, ...change })).toThrow(new RangeError(message));
  });
});

describe('the largest quantities', () => {
  it('prices ten billion copies to the centime', () => {
    const line = calculateLine(ma20261, { ...bracket, quantity: 10_000_000_001 });
    expect(line).toMatchObject({
      discountCentimes: 12_119_999_956_368,
      plateFeeCentimes: 1_111_111_112_000,
      totalCentimes: 37_471_111_160_480,
    });
    expect(JSON.stringify(toQuote(line).total)).toBe('374711111604.8');
  });

  it('refuses the largest integer by name, never with a rounded price', () => {
    const line = { ...bracket, quantity: Number.MAX_SAFE_INTEGER };
    expect(refusalOf(() => calculateLine(ma20261, line))).toMatchObject({
      code: 'INVALID_INPUT',
      details: { reason: 'quantityTooLarge' },
    });
  });

  it('refuses a basket whose lines are exact and whose sum is not', () => {
    const bead: LineInput = {
      ...bracket,
      gramsPerCopy: 1,
      secondsPerCopy: 60,
      boxMm: { x: 5, y: 5, z: 5 },
      finish: 'polished',
      quantity: 500_000_000_000,
    };
    expect(calculateLine(ma20261, bead).totalCentimes).toBe(542_820_179_598_366);
    expect(refusalOf(() => calculateBasket(ma20261, [bead, bead]))).toMatchObject({
      details: { reason: 'quantityTooLarge' },
    });
  });
});

function refusalOf(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}
