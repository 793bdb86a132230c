import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Words } from '@shared/words/words-in.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { divideHalfUp } from '@shared/domain/money/exact.js';
import { formatDecimal, formatMad, formatWhole } from '@shared/words/amounts.js';
import type { DocumentContent, DocumentLine } from './document-content.js';
import type { DocumentSetter } from './document-setter.js';
import { fontSizes, page, palette } from './document-style.js';

const padding = 5;

/** Of a part's name: 1,024 characters would take most of a page. */
const longestNameLines = 3;

/**
 * How many decimals the unit prices of a document have, all of them: centimes where every one comes out even, else
 * hundredths of a centime.
 */
export function unitPriceDecimals(lines: readonly Pick<DocumentLine, 'price' | 'quantity'>[]): 2 | 4 {
  const isEven = lines.every(({ price, quantity }) => price.totalCentimes % quantity === 0);
  return isEven ? 2 : 4;
}

/**
 * The price of one copy. Copies of a line may cost differently (the discount grows with the quantity), so it is
 * their mean.
 */
export function unitPriceText(
  totalCentimes: number,
  quantity: number,
  decimals: 2 | 4,
  locale: Locale,
): string {
  const unitsACentime = decimals === 2 ? 1n : 100n;
  const units = divideHalfUp(BigInt(totalCentimes) * unitsACentime, BigInt(quantity));
  return formatDecimal(units, decimals, locale);
}

/** Length, width and height as the file has them, to a tenth of a millimetre. */
export function sizeText({ boxMm }: DocumentLine, locale: Locale): string {
  const lengths = [boxMm.x, boxMm.y, boxMm.z].map((mm) => formatDecimal(Math.round(mm * 10), 1, locale));
  return `${lengths.join(' × ')} mm`;
}

/** The details of a part, under its name. */
export function lineDetails(line: DocumentLine, words: Words['document'], locale: Locale): string[] {
  const { discountCentimes } = line.price;
  return [
    [
      sizeText(line, locale),
      line.materialName,
      words.finishes[line.finish],
      ...(line.isRush ? [words.rush] : []),
    ].join(' · '),
    ...(discountCentimes > 0 ? [words.discountTaken({ amount: formatMad(discountCentimes, locale) })] : []),
  ];
}

/** Widths of the columns: figures take what they need, the description has the rest. */
function columnWidths(
  figures: readonly string[][],
  { columns }: Words['document'],
  setter: DocumentSetter,
): number[] {
  const heads = [columns.place, columns.quantity, columns.unitPrice, columns.total];
  const [place = 0, ...amounts] = heads.map((head, column) =>
    Math.max(
      setter.widest([head], { bold: true, fontSize: fontSizes.small }),
      setter.widest(
        figures.map((row) => row[column]!),
        { bold: true },
      ),
    ),
  );
  const taken = place + amounts.reduce((sum, width) => sum + width, 0);
  return [place, page.innerWidth - taken - 2 * padding * 5, ...amounts];
}

/** Marks the last line of a document, so that the renderer finds its page. */
export const lastLineId = 'last-line';

/** The lines of a table: from `from` to before `end`. */
export interface LineRange {
  from: number;
  end: number;
}

/**
 * Lines of a document, numbered and set as if all stood in one table; its head is repeated on every page, and a row
 * stays on one.
 */
export function lineTable(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
  { from, end }: LineRange,
): Content {
  const { lines, locale } = content;
  const decimals = unitPriceDecimals(lines);
  const figures = lines.map(({ price: { totalCentimes }, quantity }, place) => [
    String(place + 1),
    formatWhole(quantity, locale),
    unitPriceText(totalCentimes, quantity, decimals, locale),
    formatDecimal(totalCentimes, 2, locale),
  ]);
  const widths = columnWidths(figures, words, setter);
  const rows = lines.map((line, place): TableCell[] => {
    const [number = '', ...amounts] = figures[place]!;
    const numbered = { text: number, color: palette.quiet };
    return [
      place === lines.length - 1 ? { ...numbered, id: lastLineId } : numbered,
      {
        stack: [
          setter.text(line.fileName, widths[1]!, { bold: true, maxLines: longestNameLines }),
          setter.text(lineDetails(line, words, locale), widths[1]!, {
            fontSize: fontSizes.small,
            color: palette.quiet,
          }),
        ],
      },
      ...amounts.map((amount, column) => ({
        text: amount,
        alignment: 'right' as const,
        noWrap: true,
        bold: column === amounts.length - 1,
      })),
    ];
  });
  const { place, part, quantity, unitPrice, total } = words.columns;
  const head = [place, part, quantity, unitPrice, total].map((text, column) => ({
    text,
    style: 'tableHead',
    alignment: column > 1 ? ('right' as const) : ('left' as const),
    noWrap: true,
  }));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [head, ...rows.slice(from, end)],
    },
    layout: {
      hLineWidth: (row: number) => (row === 0 ? 0 : 0.6),
      vLineWidth: () => 0,
      hLineColor: (row: number) => (row === 1 ? palette.accent : palette.rule),
      fillColor: (row: number) => (row === 0 ? palette.tint : null),
      paddingLeft: () => padding,
      paddingRight: () => padding,
      paddingTop: () => 4.5,
      paddingBottom: () => 4.5,
    },
  };
}
