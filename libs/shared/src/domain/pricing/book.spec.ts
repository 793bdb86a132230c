import { describe, expect, it } from '@jest/globals';
import { currentPriceBook, priceBookOf, priceBooks } from './price-books.js';

describe.each(priceBooks.map((book) => [book.version, book] as const))('price book %s', (version, book) => {
  it('is found by its version', () => {
    expect(priceBookOf(version)).toBe(book);
  });

  it('holds whole numbers that are not negative', () => {
    const { materials, ...rest } = book;
    const numbers = leaves({
      ...rest,
      rates: Object.values(materials).map((rate) => rate.centimesPerGram),
    });
    expect(numbers.filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
  });

  it('rises where the promises need it to', () => {
    const { standard, smooth, polished } = book.finishes;
    for (const [plain, fine] of [
      [standard, smooth],
      [smooth, polished],
    ] as const) {
      expect(fine.percent).toBeGreaterThanOrEqual(plain.percent);
      expect(fine.centimesPerCopy).toBeGreaterThanOrEqual(plain.centimesPerCopy);
    }
    const brackets = book.quantityBrackets;
    expect(brackets[0]?.fromCopy).toBe(1);
    brackets.slice(1).forEach((bracket, index) => {
      expect(bracket.fromCopy).toBeGreaterThan(brackets[index]?.fromCopy ?? Infinity);
      expect(bracket.percentOff).toBeGreaterThanOrEqual(brackets[index]?.percentOff ?? Infinity);
    });
    expect(brackets.at(-1)?.percentOff).toBeLessThanOrEqual(100);
    expect(book.rush.minimumCentimes).toBeGreaterThanOrEqual(book.plate.centimesPerPlate);
  });
});

describe('the shelf of price books', () => {
  it('has one book a version and prices with the last', () => {
    expect(new Set(priceBooks.map((book) => book.version)).size).toBe(priceBooks.length);
    expect(currentPriceBook).toBe(priceBooks.at(-1));
  });

  it('has nothing for a version never published', () => {
    expect(() => priceBookOf('MA-1999-1')).toThrow('There is no price book MA-1999-1.');
  });
});

function leaves(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
