import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { finishes, polymers } from '../contract/enums.js';
import { calculateBasket } from './basket.js';
import { bookBounds, findBookFaults } from './book-faults.js';
import type { PriceBook } from './book.js';
import type { LineInput } from './line.js';

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const centimes = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 }), within(bookBounds.centimes));
const byRise = (a: number, b: number): number => a - b;
const rising = (one: fc.Arbitrary<number>) => fc.tuple(one, one, one).map((three) => three.toSorted(byRise));

const brackets = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 2, max: 1000 }), within(bookBounds.share)), {
    maxLength: 6,
    selector: ([fromCopy]) => fromCopy,
  })
  .map((pairs) => {
    const starts = [1, ...pairs.map(([fromCopy]) => fromCopy).toSorted(byRise)];
    const shares = [0, ...pairs.map(([, percentOff]) => percentOff).toSorted(byRise)];
    return starts.map((fromCopy, place) => ({ fromCopy, percentOff: shares[place]! }));
  });

/** Any book that may be published. */
const books: fc.Arbitrary<PriceBook> = fc
  .record({
    tvaPercent: within(bookBounds.share),
    rates: fc.array(centimes, { minLength: 5, maxLength: 5 }),
    machineCentimesPerHour: centimes,
    percents: rising(within(bookBounds.percent)),
    fees: rising(centimes),
    quantityBrackets: brackets,
    plateAndRush: fc.tuple(centimes, centimes).map((two) => two.toSorted(byRise)),
    gapMm: within(bookBounds.gapMm),
    rushPercent: within(bookBounds.percent),
    others: fc.tuple(centimes, centimes, centimes),
  })
  .map(({ rates, percents, fees, plateAndRush, gapMm, rushPercent, others, ...book }) => ({
    ...ma20261,
    ...book,
    materials: Object.fromEntries(
      polymers.map((polymer, place) => [
        polymer,
        { ...ma20261.materials[polymer], centimesPerGram: rates[place] },
      ]),
    ) as PriceBook['materials'],
    finishes: Object.fromEntries(
      finishes.map((finish, place) => [finish, { percent: percents[place], centimesPerCopy: fees[place] }]),
    ) as PriceBook['finishes'],
    plate: { gapMm, centimesPerPlate: plateAndRush[0]! },
    rush: { ...ma20261.rush, percent: rushPercent, minimumCentimes: plateAndRush[1]! },
    extraColourCentimesPerPlate: others[0],
    serviceFeeCentimes: others[1],
    minimumOrderCentimes: others[2],
  }));

const side = fc.double({ min: 0.4, max: 256, noNaN: true });
const lines: fc.Arbitrary<LineInput> = fc.record({
  sku: fc.constantFrom('pla-noir', 'pla-blanc'),
  polymer: fc.constantFrom(...polymers),
  gramsPerCopy: fc.double({ min: 0.01, max: 5000, noNaN: true }),
  secondsPerCopy: fc.double({ min: 1, max: 400_000, noNaN: true }),
  boxMm: fc.record({ x: side, y: side, z: side }),
  finish: fc.constantFrom(...finishes),
  quantity: fc.oneof(fc.constantFrom(1, 4, 5, 9, 10, 49, 50), fc.integer({ min: 1, max: 1000 })),
  isRush: fc.boolean(),
  extraColours: fc.constantFrom(0, 0, 1, 3),
});
const baskets = fc.array(lines, { minLength: 1, maxLength: 6 });

const totalOf = (book: PriceBook, basket: readonly LineInput[]): number =>
  calculateBasket(book, basket).totalCentimes;

/** The basket with its first line changed. */
const changed = (basket: readonly LineInput[], change: Partial<LineInput>): LineInput[] =>
  basket.map((line, place) => (place === 0 ? { ...line, ...change } : line));

function holds(seed: number, law: (book: PriceBook, basket: LineInput[], other: LineInput[]) => void): void {
  fc.assert(fc.property(books, baskets, baskets, law), { seed, numRuns: 500 });
}

describe('Under any book that may be published', () => {
  it('the book has no fault', () => {
    fc.assert(
      fc.property(books, (book) => expect(findBookFaults(book)).toEqual([])),
      { seed: 40 },
    );
  });

  it('more copies, grams or hours never cost less', () => {
    holds(41, (book, basket) => {
      const [{ quantity, gramsPerCopy, secondsPerCopy }] = basket as [LineInput];
      const total = totalOf(book, basket);
      expect(totalOf(book, changed(basket, { quantity: quantity + 1 }))).toBeGreaterThanOrEqual(total);
      expect(totalOf(book, changed(basket, { quantity: quantity + 37 }))).toBeGreaterThanOrEqual(total);
      const larger = { gramsPerCopy: gramsPerCopy + 3, secondsPerCopy: secondsPerCopy + 600 };
      expect(totalOf(book, changed(basket, larger))).toBeGreaterThanOrEqual(total);
    });
  });

  it('a finer finish and a rush never cost less', () => {
    holds(42, (book, basket) => {
      const [standard = 0, smooth = 0, polished = 0] = finishes.map((finish) =>
        totalOf(book, changed(basket, { finish })),
      );
      expect(smooth).toBeGreaterThanOrEqual(standard);
      expect(polished).toBeGreaterThanOrEqual(smooth);
      const usual = totalOf(book, changed(basket, { isRush: false }));
      expect(totalOf(book, changed(basket, { isRush: true }))).toBeGreaterThanOrEqual(usual);
    });
  });

  it('one more line never costs less, and one order never more than two', () => {
    holds(43, (book, basket, other) => {
      const both = totalOf(book, [...basket, ...other]);
      expect(totalOf(book, [...basket, other[0]!])).toBeGreaterThanOrEqual(totalOf(book, basket));
      expect(both).toBeLessThanOrEqual(totalOf(book, basket) + totalOf(book, other));
    });
  });

  it('the parts add up to the total, under books of before that charge delivery, too', () => {
    holds(44, (book, basket) => {
      for (const shippingCentimes of [0, 3500]) {
        const price = calculateBasket({ ...book, shippingCentimes }, basket);
        const sum = price.lines.reduce((all, line) => all + line.totalCentimes, 0);
        expect(price.subtotalCentimes).toBe(sum);
        expect(price.shippingCentimes).toBe(shippingCentimes);
        expect(sum + price.setupCentimes + price.minimumAdjustmentCentimes + shippingCentimes).toBe(
          price.totalCentimes,
        );
        expect(price.totalHtCentimes + price.tvaCentimes).toBe(price.totalCentimes);
      }
    });
  });
});
