import type { BoxMm } from '../contract/analysis.js';
import type { Finish, Polymer } from '../contract/enums.js';
import type { PriceBook } from './book.js';
import { copiesPerPlate } from './plates.js';

/** One line of a basket as plain data. */
export interface LineInput {
  /** Colour SKU; lines of one SKU share plates. */
  sku: string;
  polymer: Polymer;
  /** Supports included. */
  gramsPerCopy: number;
  secondsPerCopy: number;
  /** The part as it lies on the bed. */
  boxMm: BoxMm;
  finish: Finish;
  /** A positive safe integer. */
  quantity: number;
  isRush: boolean;
  /** SKUs on the part beyond its own, as on business cards. */
  extraColours?: number;
}

/** A line in whole units: from here on every figure is exact. */
export interface WholeLine {
  sku: string;
  polymer: Polymer;
  finish: Finish;
  isRush: boolean;
  quantity: bigint;
  milligramsPerCopy: bigint;
  secondsPerCopy: bigint;
  copiesPerPlate: bigint;
  extraColours: bigint;
}

/**
 * Rounds a line's measures, once, to milligrams, seconds and hundredths of a millimetre. A heavier
 * or slower part never gets smaller numbers, which is what keeps prices monotone.
 *
 * @throws RangeError on a measure that no analysis yields (negative, not finite, no whole quantity)
 */
export function toWholeLine(book: PriceBook, line: LineInput): WholeLine {
  const { sku, polymer, finish, isRush, boxMm } = line;
  return {
    sku,
    polymer,
    finish,
    isRush,
    quantity: wholeNumber('quantity', line.quantity, 1),
    milligramsPerCopy: wholeNumber('gramsPerCopy', Math.round(line.gramsPerCopy * 1000)),
    secondsPerCopy: wholeNumber('secondsPerCopy', Math.round(line.secondsPerCopy)),
    copiesPerPlate: copiesPerPlate(boxMm, book.plate.gapMm),
    extraColours: wholeNumber('extraColours', line.extraColours ?? 0),
  };
}

function wholeNumber(name: string, value: number, least = 0): bigint {
  if (!Number.isSafeInteger(value) || value < least) throw new RangeError(`${name} cannot be ${value}.`);
  return BigInt(value);
}
