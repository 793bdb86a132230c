import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { finishes, polymers } from '../contract/enums.js';
import { calculateBasket, calculateLine, type BasketPrice } from './basket.js';
import type { LineInput } from './line.js';
import { toBasketTotals, toQuote } from './quote.js';

const book = ma20261;

/** Few SKUs and many plate sizes, so that lines meet on plates; quantities cluster where brackets begin. */
const lineOf = (quantity: fc.Arbitrary<number>): fc.Arbitrary<LineInput> =>
  fc
    .record({
      polymer: fc.constantFrom(...polymers),
      colour: fc.constantFrom('noir', 'blanc'),
      gramsPerCopy: fc.double({ min: 0.01, max: 5000, noNaN: true }),
      secondsPerCopy: fc.double({ min: 1, max: 400_000, noNaN: true }),
      boxMm: fc.record({
        x: fc.double({ min: 0.4, max: 256, noNaN: true }),
        y: fc.double({ min: 0.4, max: 256, noNaN: true }),
        z: fc.double({ min: 0.4, max: 256, noNaN: true }),
      }),
      finish: fc.constantFrom(...finishes),
      quantity,
      isRush: fc.boolean(),
      extraColours: fc.constantFrom(0, 0, 0, 1, 3),
    })
    .map(({ colour, ...line }) => ({ ...line, sku: `${line.polymer}-${colour}` }));

const usualQuantity = fc.oneof(
  fc.constantFrom(1, 4, 5, 9, 10, 24, 25, 49, 50, 99, 100),
  fc.integer({ min: 1, max: 1000 }),
);
const lines = lineOf(usualQuantity);
const baskets = fc.array(lines, { minLength: 1, maxLength: 25 });

const totalOf = (basket: readonly LineInput[]): number => calculateBasket(book, basket).totalCentimes;

function holds<T extends [unknown, ...unknown[]]>(
  seed: number,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  law: (...values: T) => void,
): void {
  fc.assert(fc.property<T>(...arbitraries, law), { seed, numRuns: 1000 });
}

function withLine(basket: readonly LineInput[], index: number, change: Partial<LineInput>): LineInput[] {
  const place = index % basket.length;
  return basket.map((line, at) => (at === place ? { ...line, ...change } : line));
}

function lineAt(basket: readonly LineInput[], index: number): LineInput {
  const line = basket[index % basket.length];
  if (!line) throw new Error('An empty basket.');
  return line;
}

describe('parts add up', () => {
  const expectExactParts = (price: BasketPrice, inputs: readonly LineInput[]): void => {
    let subtotal = 0n;
    price.lines.forEach((line, index) => {
      const charges = Object.values(line.chargesCentimes).reduce((sum, one) => sum + BigInt(one), 0n);
      const copies = BigInt(line.unitCentimes) * BigInt(inputs[index]?.quantity ?? 0);
      expect(BigInt(line.totalCentimes)).toBe(copies + charges + BigInt(line.plateFeeCentimes));
      expect(line.discountCentimes + line.chargesCentimes.discount!).toBe(0);
      expect(line.totalHtCentimes + line.tvaCentimes).toBe(line.totalCentimes);
      subtotal += BigInt(line.totalCentimes);
    });
    expect(BigInt(price.subtotalCentimes)).toBe(subtotal);
    expect(price.subtotalCentimes + price.setupCentimes + price.minimumAdjustmentCentimes).toBe(
      price.totalCentimes,
    );
    expect(price.totalHtCentimes + price.tvaCentimes).toBe(price.totalCentimes);
  };

  it('in any basket', () => {
    holds(1, [baskets], (basket) => expectExactParts(calculateBasket(book, basket), basket));
  });

  it('and what customers see adds up to the last decimal', () => {
    holds(2, [baskets], (basket) => {
      const price = calculateBasket(book, basket);
      const cents = (amount: number): bigint => BigInt(amount.toFixed(2).replace('.', ''));
      const totals = toBasketTotals(price);
      const quotes = price.lines.map(toQuote);
      expect(quotes.reduce((sum, quote) => sum + cents(quote.total), 0n)).toBe(cents(totals.subtotal));
      expect(quotes.reduce((sum, quote) => sum + cents(quote.estimatedPrintTime), 0n)).toBe(
        cents(totals.machineHours),
      );
      for (const quote of quotes)
        expect(cents(quote.totalHT) + cents(quote.tvaAmount)).toBe(cents(quote.total));
      const shown = [totals, ...quotes].flatMap((figures) => Object.values<number>({ ...figures }));
      for (const figure of shown) expect(Number(figure.toFixed(2))).toBe(figure);
    });
  });

  it('at any quantity up to the largest integer, or the basket is refused by name', () => {
    const anyQuantity = fc
      .oneof(fc.maxSafeNat(), fc.integer({ min: 1, max: 10_000_000_000 }))
      .map((n) => Math.max(1, n));
    let priced = 0;
    holds(3, [fc.array(lineOf(anyQuantity), { minLength: 1, maxLength: 4 })], (basket) => {
      let price: BasketPrice;
      try {
        price = calculateBasket(book, basket);
      } catch (error) {
        expect(error).toMatchObject({ code: 'INVALID_INPUT', details: { reason: 'quantityTooLarge' } });
        return;
      }
      priced += 1;
      expectExactParts(price, basket);
    });
    expect(priced).toBeGreaterThan(100);
  });
});

describe('a basket never gets cheaper', () => {
  const place = fc.nat(24);

  it('with more copies', () => {
    holds(4, [baskets, place, fc.integer({ min: 1, max: 200 })], (basket, at, more) => {
      const larger = withLine(basket, at, { quantity: lineAt(basket, at).quantity + more });
      expect(totalOf(larger)).toBeGreaterThanOrEqual(totalOf(basket));
    });
  });

  it('copy by copy from 1 to 300', () => {
    fc.assert(
      fc.property(lines, (line) => {
        let before = 0;
        for (let quantity = 1; quantity <= 300; quantity += 1) {
          const { totalCentimes } = calculateLine(book, { ...line, quantity });
          expect(totalCentimes).toBeGreaterThanOrEqual(before);
          before = totalCentimes;
        }
      }),
      { seed: 5, numRuns: 30 },
    );
  });

  it('with more grams or hours', () => {
    const more = fc.double({ min: 0, max: 100, noNaN: true });
    holds(6, [baskets, place, more, more], (basket, at, grams, seconds) => {
      const line = lineAt(basket, at);
      const change = {
        gramsPerCopy: line.gramsPerCopy + grams,
        secondsPerCopy: line.secondsPerCopy + seconds * 60,
      };
      expect(totalOf(withLine(basket, at, change))).toBeGreaterThanOrEqual(totalOf(basket));
    });
  });

  it('with one more line', () => {
    holds(7, [baskets, lines, place], (basket, line, at) => {
      expect(totalOf(basket.toSpliced(at, 0, line))).toBeGreaterThanOrEqual(totalOf(basket));
    });
  });

  it('with a finer finish', () => {
    holds(8, [baskets, place], (basket, at) => {
      const [standard = 0, smooth = 0, polished = 0] = finishes.map((finish) =>
        totalOf(withLine(basket, at, { finish })),
      );
      expect(smooth).toBeGreaterThanOrEqual(standard);
      expect(polished).toBeGreaterThanOrEqual(smooth);
    });
  });

  it('when a line is rushed, though it may move to cheaper plates', () => {
    holds(9, [baskets, place], (basket, at) => {
      const usual = totalOf(withLine(basket, at, { isRush: false }));
      expect(totalOf(withLine(basket, at, { isRush: true }))).toBeGreaterThanOrEqual(usual);
    });
  });
});

describe('a basket against its lines apart', () => {
  it('is the line itself when there is only one', () => {
    holds(10, [lines, fc.option(fc.nat(9), { nil: undefined })], (line, deliveryDaysMax) => {
      const options = { deliveryDaysMax };
      expect(calculateBasket(book, [line], options).lines).toEqual([calculateLine(book, line, options)]);
    });
  });

  it('has no line dearer than alone, and tells what each saved', () => {
    holds(11, [baskets], (basket) => {
      const price = calculateBasket(book, basket);
      let savedCentimes = 0;
      price.lines.forEach((line, index) => {
        const alone = calculateLine(book, lineAt(basket, index));
        expect(line.totalCentimes).toBeLessThanOrEqual(alone.totalCentimes);
        expect(line.totalCentimes + line.plateCreditCentimes).toBe(alone.totalCentimes);
        savedCentimes += alone.totalCentimes - line.totalCentimes;
      });
      expect(price.plateCreditCentimes).toBe(savedCentimes);
    });
  });

  it('costs no more than as many orders', () => {
    holds(12, [baskets, baskets], (basket, other) => {
      expect(totalOf([...basket, ...other])).toBeLessThanOrEqual(totalOf(basket) + totalOf(other));
      expect(totalOf(basket)).toBeLessThanOrEqual(basket.reduce((sum, line) => sum + totalOf([line]), 0));
    });
  });

  it('costs the same in any order of its lines', () => {
    holds(13, [baskets], (basket) => expect(totalOf(basket.toReversed())).toBe(totalOf(basket)));
  });
});

describe('the days of a basket', () => {
  const transport = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });

  it('are at least those of each line, and what its machine hours need of all machines', () => {
    holds(31, [baskets, transport], (basket, deliveryDaysMax) => {
      const price = calculateBasket(book, basket, { deliveryDaysMax });
      const { machineHours } = toBasketTotals(price);
      const together = 1 + Math.ceil(machineHours / 200) + (deliveryDaysMax ?? 3);
      const longest = Math.max(...price.lines.map((line) => line.deliveryDays));
      expect(price.deliveryDays).toBe(Math.max(longest, together));
    });
  });

  it('are never fewer with one more line', () => {
    holds(32, [baskets, lines], (basket, line) => {
      const more = calculateBasket(book, [...basket, line]).deliveryDays;
      expect(more).toBeGreaterThanOrEqual(calculateBasket(book, basket).deliveryDays);
    });
  });
});
