import { platesOf } from '../plates.js';
import type { LineRule } from '../rule.js';

/** Each further colour is loaded once for each plate that the line's copies fill by themselves. */
export const extraColours: LineRule = (book, line) => ({
  charges: {
    extraColours: line.extraColours * platesOf(line) * BigInt(book.extraColourCentimesPerPlate),
  },
});
