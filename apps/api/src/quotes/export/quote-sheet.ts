import type { Locale } from '@shared/domain/contract/enums.js';
import type { NetAmount } from '@shared/domain/pricing/net-amounts.js';
import { unitPrice, unitPriceDecimals } from '@shared/domain/pricing/unit-price.js';
import { centigramsOf, printTotals } from '@shared/infra/documents/print-figures.js';
import { wordsIn } from '@shared/words/words-in.js';
import {
  hundredthsCell as hundredths,
  type Sheet,
  type SheetCell,
  wholeCell as whole,
} from '../../endpoint/sheet/sheet.js';
import type { PaperLine, QuotePaper } from '../quote-paper.service.js';

const amountCells = ({ htCentimes, tvaCentimes, ttcCentimes }: NetAmount): SheetCell[] =>
  [htCentimes, tvaCentimes, ttcCentimes].map(hundredths);

/** How many decimals all unit prices have, with tax and without. */
function decimalsOf(lines: readonly PaperLine[]): 2 | 4 {
  return unitPriceDecimals(
    lines.flatMap(({ amount, quantity }) =>
      [amount.htCentimes, amount.ttcCentimes].map((centimes) => ({ centimes, quantity })),
    ),
  );
}

/** A quote as a table, its header in a language: its lines, then what adds up to the total. */
export function quoteSheet(paper: QuotePaper, locale: Locale): Sheet {
  const { sheet, shared } = wordsIn(locale).quote;
  const { finishes } = wordsIn(locale).document;
  const { columns, sums } = sheet;
  const { lines, amounts, totals } = paper;
  const decimals = decimalsOf(lines);
  const { weightMilligrams, printCentihours } = printTotals(lines);
  const made = [hundredths(centigramsOf(weightMilligrams)), hundredths(printCentihours)];
  const sum = (label: string, amount: NetAmount, figures: SheetCell[], days: SheetCell): SheetCell[] => [
    ...[null, label, null, null, null, ...figures, null, null],
    ...amountCells(amount),
    days,
  ];
  const unmade = [null, null];
  const rows = lines.map(({ fileName, materialName, finish, quantity, price, amount }, place) => [
    whole(place + 1),
    ...[fileName, materialName, finishes[finish], whole(quantity)],
    ...[hundredths(centigramsOf(price.weightMilligrams)), hundredths(price.printCentihours)],
    ...[amount.htCentimes, amount.ttcCentimes].map((centimes) => ({
      units: unitPrice(centimes, quantity, decimals),
      decimals,
    })),
    ...amountCells(amount),
    whole(price.deliveryDays),
  ]);
  const sumRows = [
    sum(sums.subtotal, amounts.subtotal, unmade, null),
    ...(totals.setupCentimes > 0 ? [sum(sums.setup, amounts.setup, unmade, null)] : []),
    ...(totals.minimumAdjustmentCentimes > 0
      ? [sum(sums.minimumAdjustment, amounts.minimumAdjustment, unmade, null)]
      : []),
    sum(sums.shipping, amounts.shipping, unmade, null),
    sum(sums.total, amounts.total, made, paper.deliveryDays === null ? null : whole(paper.deliveryDays)),
  ];
  const { place, file, material, finish, quantity, grams, hours, unitHT, unitTTC } = columns;
  const head = [place, file, material, finish, quantity, grams, hours, unitHT, unitTTC];
  return {
    name: shared.title({ number: paper.reference }),
    head: [...head, columns.totalHT, columns.tva, columns.totalTTC, columns.days],
    rows: [...rows, ...sumRows],
    sumCount: sumRows.length,
  };
}
