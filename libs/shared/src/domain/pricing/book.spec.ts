import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { findBookFaults } from './book-faults.js';
import { nextBookVersion } from './book-version.js';
import type { PriceBook } from './book.js';

type Change = (book: PriceBook) => void;

function faultsAfter(change: Change): [string, string, unknown][] {
  const book = structuredClone(ma20261);
  change(book);
  return findBookFaults(book).map(({ field, message: { code, params } }) => [
    field,
    code,
    (params as { limit?: unknown } | undefined)?.limit,
  ]);
}

const atLeast = 'api.fields.atLeast';
const atMost = 'api.fields.atMost';

describe('A price book', () => {
  it('of the first edition may be published', () => {
    expect(findBookFaults(ma20261)).toEqual([]);
  });

  it.each<[string, Change, [string, string, unknown][]]>([
    ['a fee below zero', (book) => (book.serviceFeeCentimes = -1), [['serviceFeeCentimes', atLeast, 0]]],
    [
      'a part of a centime',
      (book) => (book.machineCentimesPerHour = 12.5),
      [['machineCentimesPerHour', 'api.fields.integer', undefined]],
    ],
    ['a tax above the price', (book) => (book.tvaPercent = 101), [['tvaPercent', atMost, 100]]],
    [
      'a rate beyond any material',
      (book) => (book.materials.pla.centimesPerGram = 1_000_001),
      [['materials.pla.centimesPerGram', atMost, 1_000_000]],
    ],
    [
      'a plastic without weight',
      (book) => (book.materials.tpu.densityGPerCm3 = 0),
      [['materials.tpu.densityGPerCm3', atLeast, 0.1]],
    ],
    [
      'a finer finish that is cheaper',
      (book) => (book.finishes.polished.percent = 134),
      [['finishes.polished.percent', atLeast, 135]],
    ],
    [
      'a finer finish with a smaller fee',
      (book) => (book.finishes.polished.centimesPerCopy = 499),
      [['finishes.polished.centimesPerCopy', atLeast, 500]],
    ],
    [
      'a first bracket that leaves copies out',
      (book) => Object.assign(book.quantityBrackets[0]!, { fromCopy: 2 }),
      [['quantityBrackets.0.fromCopy', atMost, 1]],
    ],
    [
      'a bracket before its neighbour',
      (book) => Object.assign(book.quantityBrackets[2]!, { fromCopy: 5 }),
      [['quantityBrackets.2.fromCopy', atLeast, 6]],
    ],
    [
      'a larger quantity with a smaller discount',
      (book) => Object.assign(book.quantityBrackets[3]!, { percentOff: 9 }),
      [['quantityBrackets.3.percentOff', atLeast, 10]],
    ],
    [
      'no bracket',
      (book) => (book.quantityBrackets = []),
      [['quantityBrackets', 'api.fields.entries', undefined]],
    ],
    [
      'a rush that costs less than the plate it may save',
      (book) => (book.rush.minimumCentimes = 999),
      [['rush.minimumCentimes', atLeast, 1000]],
    ],
    [
      'delivery beside the prices, which include it',
      (book) => (book.shippingCentimes = 3500),
      [['shippingCentimes', 'api.fields.deliveryIncluded', undefined]],
    ],
    [
      'machines that do not run',
      (book) => (book.delivery.machineHoursPerDay = 0),
      [['delivery.machineHoursPerDay', atLeast, 1]],
    ],
  ])('with %s is refused by the figure to change', (_, change, expected) => {
    expect(faultsAfter(change)).toEqual(expected);
  });
});

describe('The version of a price book', () => {
  it.each([
    [2026, ['MA-2026-1'], 'MA-2026-2'],
    [2026, ['MA-2026-1', 'MA-2026-12', 'MA-2025-40'], 'MA-2026-13'],
    [2027, ['MA-2026-1'], 'MA-2027-1'],
    [2026, [], 'MA-2026-1'],
    [2026, ['MA-2026-', 'ma-2026-1', 'MA-26-1', 'MA-2026-1 ', ''], 'MA-2026-1'],
  ])('in %i after %j is %s', (year, known, next) => {
    expect(nextBookVersion(year, known)).toBe(next);
  });
});
