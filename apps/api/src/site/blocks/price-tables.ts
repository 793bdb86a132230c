import { finishes, type Polymer, polymers } from '@shared/domain/contract/enums.js';
import { formatMad } from '@shared/words/amounts.js';
import { formatBudget } from '@shared/words/budgets.js';
import { figureIn } from '@shared/words/isolates.js';
import { budgetRanges } from '@shared/domain/projects/project-states.js';
import { decimal, type LiveData, percent, shortMad } from '../live-data.js';
import { measuredAccuracy } from '../measured-accuracy.js';
import { wordsIn } from '@shared/words/words-in.js';
import { type Block, markdownTable } from './block.js';

/** The price of a gram of each polymer, where rates are published, and how many colours of it are in stock. */
export function materialTable({ locale, book, materials, isTariffPublic }: LiveData): Block {
  const { table, polymers: names, units } = wordsIn(locale).site;
  const colours = (polymer: Polymer): number =>
    materials.filter(({ materialType }) => materialType === polymer).length;
  const rows = polymers.map((polymer) => [
    names[polymer],
    ...(isTariffPublic ? [formatMad(book.materials[polymer].centimesPerGram, locale)] : []),
    units.density({ figure: decimal(book.materials[polymer].densityGPerCm3, locale) }),
    String(colours(polymer)),
  ]);
  const perGram = isTariffPublic ? [table.perGram] : [];
  const head = [table.material, ...perGram, table.density, table.colours];
  return { markdown: markdownTable(isTariffPublic ? 'lrrr' : 'lrr', head, rows) };
}

/** The effect of each finish on the price of a copy. */
export function finishTable({ locale, book }: LiveData): Block {
  const { table, finishes: names } = wordsIn(locale).site;
  const rows = finishes.map((finish) => {
    const rate = book.finishes[finish];
    const factor = `× ${decimal(rate.percent / 100, locale)}`;
    const extra = rate.centimesPerCopy === 0 ? '' : ` + ${shortMad(rate.centimesPerCopy, locale)}`;
    const isPlain = rate.percent === 100 && extra === '';
    return [names[finish], isPlain ? table.noSurcharge : figureIn(locale, `${factor}${extra}`)];
  });
  return { markdown: markdownTable('lr', [table.finish, table.price], rows) };
}

/** The quantity discount, bracket by bracket. */
export function quantityTable({ locale, book }: LiveData): Block {
  const { table, fromCopy } = wordsIn(locale).site;
  const rows = book.quantityBrackets.map(({ fromCopy: from, percentOff }, place) => {
    const next = book.quantityBrackets[place + 1];
    const copies =
      next === undefined ? fromCopy.open({ from }) : fromCopy.between({ from, to: next.fromCopy - 1 });
    return [copies, percent(percentOff, locale)];
  });
  return { markdown: markdownTable('lr', [table.copies, table.discount], rows) };
}

/** The accuracy of the estimates on real parts. */
export function accuracyTable({ locale }: LiveData): Block {
  const { table } = wordsIn(locale).site;
  const row = (name: string, error: { median: number; ninetiethPercentile: number }): string[] => [
    name,
    percent(error.median, locale),
    figureIn(locale, `± ${percent(error.ninetiethPercentile, locale)}`),
  ];
  const rows = [row(table.plastic, measuredAccuracy.plastic), row(table.hours, measuredAccuracy.hours)];
  return { markdown: markdownTable('lrr', [table.figure, table.median, table.ninetieth], rows) };
}

/** The budgets of a project, with the codes that the API takes. */
export function budgetTable({ locale }: LiveData): Block {
  const rows = budgetRanges.map((range) => [`\`${range}\``, formatBudget(range, locale)]);
  return { markdown: markdownTable('lr', ['`budgetRange`', wordsIn(locale).site.table.budget], rows) };
}
