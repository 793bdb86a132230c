import type { Locale } from '@shared/domain/contract/enums.js';
import type { Words } from '@shared/words/words-in.js';
import { formatDecimal } from '@shared/words/amounts.js';
import type { DocumentLine } from './document-content.js';

/** Hundredths of a gram, as grams are shown. */
export function centigramsOf(weightMilligrams: number): number {
  return Math.round(weightMilligrams / 10);
}

/** Grams of plastic, to 0.01 g. */
export function gramsText(weightMilligrams: number, words: Words['document'], locale: Locale): string {
  return words.grams({ grams: formatDecimal(centigramsOf(weightMilligrams), 2, locale) });
}

/** Hours of machine time, to 0.01 h. */
export function hoursText(centihours: number, words: Words['document'], locale: Locale): string {
  return words.hours({ hours: formatDecimal(centihours, 2, locale) });
}

/** Material and machine time of all lines: the sums of what the lines show. */
export function printTotals(lines: readonly Pick<DocumentLine, 'price'>[]): {
  weightMilligrams: number;
  printCentihours: number;
} {
  const sum = (figure: (line: Pick<DocumentLine, 'price'>) => number): number =>
    lines.reduce((all, line) => all + figure(line), 0);
  return {
    weightMilligrams: sum(({ price }) => 10 * centigramsOf(price.weightMilligrams)),
    printCentihours: sum(({ price }) => price.printCentihours),
  };
}
