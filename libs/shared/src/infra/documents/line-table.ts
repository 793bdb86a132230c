import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Words } from '@shared/words/words-in.js';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { type NetAmount, netDiscount } from '@shared/domain/pricing/net-amounts.js';
import { unitPrice, unitPriceDecimals } from '@shared/domain/pricing/unit-price.js';
import { formatDecimal, formatMad, formatWhole } from '@shared/words/amounts.js';
import { amountsOf } from './document-amounts.js';
import type { DocumentContent, DocumentLine } from './document-content.js';
import { rowId, type RowRange } from './document-look.js';
import type { DocumentSetter } from './document-setter.js';
import { type Density, fontSizes, page, palette } from './document-style.js';
import { gramsText, hoursText } from './print-figures.js';

const padding = 4;

/** Of a part's name: 1,024 characters would take most of a page. */
const longestNameLines = 3;

const pictureSide = 44;

/** Figures are set smaller where the widest would leave the description less than this. */
const leastPartWidth = 120;

/** Length, width and height as the file has them, to a tenth of a millimetre. */
export function sizeText(boxMm: BoxMm, locale: Locale): string {
  const lengths = [boxMm.x, boxMm.y, boxMm.z].map((mm) => formatDecimal(Math.round(mm * 10), 1, locale));
  return `${lengths.join(' × ')} mm`;
}

/** The details of a part, under its name; those of its making are on quotes. The discount is before tax, as unit prices are. */
export function lineDetails(
  line: DocumentLine,
  amount: NetAmount,
  { kind, locale, tvaPercent }: Pick<DocumentContent, 'kind' | 'locale' | 'tvaPercent'>,
  words: Words['document'],
): string[] {
  const { boxMm, materialName, finish, price } = line;
  const { weightMilligrams, printCentihours, deliveryDays } = price;
  const discountCentimes = netDiscount(price.discountCentimes, amount, tvaPercent);
  if (boxMm === null || materialName === null || finish === null) return [words.customProject];
  const making = [
    gramsText(weightMilligrams, words, locale),
    hoursText(printCentihours, words, locale),
    words.workingDays({ days: deliveryDays }),
  ];
  return [
    [
      sizeText(boxMm, locale),
      materialName,
      words.finishes[finish],
      ...(line.isRush ? [words.rush] : []),
    ].join(' · '),
    ...(kind === 'quote' ? [making.join(' · ')] : []),
    ...(discountCentimes > 0 ? [words.discountTaken({ amount: formatMad(discountCentimes, locale) })] : []),
  ];
}

/** One row: what it is, and its figures as they are printed. */
interface Row {
  name: string;
  details: string[];
  quantity: number;
  picture?: string;
  amount: NetAmount;
}

/** The rows of a document: its lines, or what a credit note refunds of them. */
function rowsOf(content: DocumentContent, words: Words['document']): Row[] {
  const { lines } = content;
  const amounts = amountsOf(content);
  if (content.kind === 'creditNote' && lines.length === 0) {
    const name = words.partRefund({ number: content.invoiceNumber });
    return [{ name, details: [content.reason], quantity: 1, amount: amounts.subtotal }];
  }
  return lines.map((line, place) => {
    const amount = amounts.lines[place]!;
    return {
      name: line.fileName,
      details: lineDetails(line, amount, content, words),
      quantity: line.quantity,
      ...(line.picture !== undefined && { picture: line.picture }),
      amount,
    };
  });
}

function figuresOf(rows: readonly Row[], locale: Locale): string[][] {
  const decimals = unitPriceDecimals(
    rows.map(({ amount, quantity }) => ({ centimes: amount.htCentimes, quantity })),
  );
  return rows.map(({ quantity, amount }) => [
    formatWhole(quantity, locale),
    formatDecimal(unitPrice(amount.htCentimes, quantity, decimals), decimals, locale),
    formatDecimal(amount.htCentimes, 2, locale),
    formatDecimal(amount.tvaCentimes, 2, locale),
    formatDecimal(amount.ttcCentimes, 2, locale),
  ]);
}

/** The columns: figures take what they need, in letters small enough for the description to have room. */
interface Columns {
  figureSize: number;
  place: number;
  picture: number | null;
  part: number;
  figures: number[];
}

function columnsOf(
  rows: readonly Row[],
  figures: readonly string[][],
  heads: readonly string[],
  setter: DocumentSetter,
): Columns {
  const widthAt = (texts: readonly string[], fontSize: number): number =>
    setter.widest(texts, { bold: true, fontSize });
  const place = Math.max(widthAt([String(rows.length)], fontSizes.body), widthAt(['#'], fontSizes.small));
  const picture = rows.some((row) => row.picture !== undefined) ? pictureSide : null;
  const at = (figureSize: number): Columns => {
    const widths = heads.map((head, column) =>
      Math.max(
        widthAt([head], Math.min(fontSizes.small, figureSize)),
        widthAt(
          figures.map((row) => row[column]!),
          figureSize,
        ),
      ),
    );
    const count = 2 + widths.length + (picture === null ? 0 : 1);
    const taken = [place, picture ?? 0, ...widths].reduce((sum, width) => sum + width, 0);
    return {
      figureSize,
      place,
      picture,
      part: page.innerWidth - taken - 2 * padding * count,
      figures: widths,
    };
  };
  const sizes = [fontSizes.body, fontSizes.small, 6, 5, 4];
  const fits = sizes.map(at).find(({ part }) => part >= leastPartWidth);
  return fits ?? at(sizes.at(-1)!);
}

/** How many rows {@link lineTable} has for a document. */
export function rowCount({ lines }: DocumentContent): number {
  return Math.max(lines.length, 1);
}

function cellsOf(row: Row, place: number, figures: string[], columns: Columns, setter: DocumentSetter) {
  const { picture } = columns;
  const shown =
    row.picture === undefined ? { text: '' } : { image: row.picture, fit: [pictureSide, pictureSide] };
  const cells: unknown[] = [
    { text: String(place + 1), color: palette.quiet, id: rowId(place) },
    ...(picture === null ? [] : [shown]),
    {
      stack: [
        setter.text(row.name, columns.part, { bold: true, maxLines: longestNameLines }),
        setter.text(row.details, columns.part, { fontSize: fontSizes.small, color: palette.quiet }),
      ],
    },
    ...figures.map((figure, column) => ({
      text: figure,
      alignment: 'right',
      noWrap: true,
      fontSize: columns.figureSize,
      bold: column === figures.length - 1,
    })),
  ];
  return cells as TableCell[];
}

/**
 * Rows of a document, numbered and set as if all stood in one table; its head is repeated on every page, and a row
 * stays on one.
 */
export function lineTable(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
  density: Density,
  { from, end }: RowRange,
): Content {
  const rows = rowsOf(content, words);
  const figures = figuresOf(rows, content.locale);
  const { part, quantity, unitHT, totalHT, tva, totalTTC } = words.columns;
  const heads = [quantity, unitHT, totalHT, tva({ percent: content.tvaPercent }), totalTTC];
  const columns = columnsOf(rows, figures, heads, setter);
  const { picture, figureSize } = columns;
  const headCell = (text: string, column: number) => ({
    text,
    style: 'tableHead',
    alignment: column < 0 ? ('left' as const) : ('right' as const),
    fontSize: column < 0 ? fontSizes.small : Math.min(fontSizes.small, figureSize),
    noWrap: true,
  });
  const head = [words.columns.place, ...(picture === null ? [] : ['']), part].map((text) =>
    headCell(text, -1),
  );
  const body = rows.map((row, place) => cellsOf(row, place, figures[place]!, columns, setter));
  const { rowPadding } = density;
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [columns.place, ...(picture === null ? [] : [picture]), columns.part, ...columns.figures],
      body: [[...head, ...heads.map(headCell)], ...body.slice(from, end)],
    },
    layout: {
      hLineWidth: (row: number) => (row === 0 ? 0 : 0.6),
      vLineWidth: () => 0,
      hLineColor: (row: number) => (row === 1 ? palette.accent : palette.rule),
      fillColor: (row: number) => (row === 0 ? palette.tint : null),
      paddingLeft: () => padding,
      paddingRight: () => padding,
      paddingTop: () => rowPadding,
      paddingBottom: () => rowPadding,
    },
  };
}
