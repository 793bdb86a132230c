import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import type { NetAmount } from '@shared/domain/pricing/net-amounts.js';
import { formatDecimal, formatMad } from '@shared/words/amounts.js';
import { formatBusinessMoment } from '@shared/words/moments.js';
import { say } from '@shared/words/say.js';
import { acceptance } from './acceptance.js';
import { amountInWords } from './amount-in-words.js';
import { amountsOf } from './document-amounts.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentSetter } from './document-setter.js';
import { type Density, fontSizes, page, palette } from './document-style.js';

const sumsWidth = 318;
const gap = 20;
const cellPadding = 5;

/** Figures are set smaller where the widest would leave the labels less than this. */
const leastLabelWidth = 100;

/** One amount that is part of the total: what it is for, without tax, the tax, with tax. */
interface PartRow {
  label: string;
  figures: [ht: string, tva: string, ttc: string] | null;
  /** In place of figures. */
  mention?: string;
}

/** One of the sums: its label and its amount. */
interface SumRow {
  label: string;
  amount: string;
}

/** The rows that add up to the total, column by column, and the total with its tax. */
export function sumRows(
  content: DocumentContent,
  words: Words['document'],
): { parts: PartRow[]; total: SumRow[] } {
  const { totals, locale, kind, lines } = content;
  const { subtotal, setup, minimumAdjustment, shipping } = amountsOf(content);
  const figure = (centimes: number): string => formatDecimal(centimes, 2, locale);
  const part = (label: string, amount: NetAmount): PartRow => ({
    label,
    figures: [figure(amount.htCentimes), figure(amount.tvaCentimes), figure(amount.ttcCentimes)],
  });
  const sum = (label: string, centimes: number): SumRow => ({ label, amount: formatMad(centimes, locale) });
  const isPartRefund = kind === 'creditNote' && lines.length === 0;
  const carriage: PartRow =
    totals.shippingCentimes === 0
      ? { label: words.shipping, figures: null, mention: words.shippingIncluded }
      : part(words.shipping, shipping);
  return {
    parts: isPartRefund
      ? [part(words.refunded, subtotal)]
      : [
          part(words.subtotal, subtotal),
          ...(totals.setupCentimes > 0 ? [part(words.setup, setup)] : []),
          ...(totals.minimumAdjustmentCentimes > 0 ? [part(words.minimumAdjustment, minimumAdjustment)] : []),
          carriage,
        ],
    total: [
      sum(words.totalHT, content.totalHtCentimes),
      sum(words.tva({ percent: content.tvaPercent }), content.tvaCentimes),
      sum(words.totalTTC, totals.totalCentimes),
    ],
  };
}

/** A table row of four columns; a sum spans the last three. */
function partCells(
  { label, figures, mention }: PartRow,
  labelWidth: number,
  fontSize: number,
  setter: DocumentSetter,
): TableCell[] {
  const right = { alignment: 'right' as const, noWrap: true, color: palette.ink };
  const name = setter.text(label, labelWidth);
  if (figures === null) return [name, { text: mention ?? '', colSpan: 3, ...right }, {}, {}];
  return [name, ...figures.map((text) => ({ text, fontSize, ...right }))];
}

function sumCells(
  { label, amount }: SumRow,
  width: number,
  isLast: boolean,
  setter: DocumentSetter,
): TableCell[] {
  const look = isLast ? { bold: true, fontSize: fontSizes.strong, color: '#ffffff' } : {};
  return [
    setter.text(label, width, look),
    { text: amount, colSpan: 3, alignment: 'right', noWrap: true, color: palette.ink, ...look },
    {},
    {},
  ];
}

/** The three columns of figures and what they leave for the labels. */
function sumColumns(
  parts: readonly PartRow[],
  heads: readonly string[],
  setter: DocumentSetter,
): { fontSize: number; labelWidth: number; widths: number[] } {
  const at = (fontSize: number) => {
    const widths = heads.map((head, column) =>
      Math.max(
        setter.widest([head], { bold: true, fontSize: fontSizes.small }),
        setter.widest(
          parts.flatMap(({ figures }) => (figures === null ? [] : [figures[column]!])),
          { fontSize },
        ),
      ),
    );
    const labelWidth = sumsWidth - widths.reduce((sum, width) => sum + width, 0) - 8 * cellPadding;
    return { fontSize, labelWidth, widths };
  };
  const sizes = [fontSizes.body, fontSizes.small, 6, 5];
  return sizes.map(at).find(({ labelWidth }) => labelWidth >= leastLabelWidth) ?? at(5);
}

function sumsTable(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
  { sumPadding }: Density,
): Content {
  const { parts, total } = sumRows(content, words);
  const { totalHT, tva, totalTTC } = words.columns;
  const heads = [totalHT, tva({ percent: content.tvaPercent }), totalTTC];
  const { fontSize, labelWidth, widths } = sumColumns(parts, heads, setter);
  const body = [
    ['', ...heads].map((text) => ({ text, style: 'tableHead', alignment: 'right' as const, noWrap: true })),
    ...parts.map((row) => partCells(row, labelWidth, fontSize, setter)),
    ...total.map((row, place) => sumCells(row, labelWidth, place === total.length - 1, setter)),
  ];
  const last = body.length - 1;
  return {
    table: { widths: [labelWidth, ...widths], body, dontBreakRows: true },
    layout: {
      hLineWidth: (row: number) => (row === parts.length + 1 ? 0.6 : 0),
      vLineWidth: () => 0,
      hLineColor: () => palette.rule,
      fillColor: (row: number) => (row === last ? palette.accent : null),
      paddingLeft: () => cellPadding,
      paddingRight: () => cellPadding,
      paddingTop: (row: number) => (row === last ? 2 : 1) * sumPadding,
      paddingBottom: (row: number) => (row === last ? 2 : 1) * sumPadding,
    },
  };
}

const frenchSums = wordsIn('fr').document.sumInWords;

/** How long a quote's prices hold. */
function validityOf(content: DocumentContent, words: Words['document']): string[] {
  if (content.kind !== 'quote') return [];
  if (content.hasEnded) return [words.endedValidity];
  return [words.validity({ moment: formatBusinessMoment(new Date(content.expiresAt), content.locale) })];
}

/** The sum in words and how long a quote holds, beside the sums. */
function totalsBlock(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
  density: Density,
): Content {
  const { kind, locale } = content;
  const width = page.innerWidth - sumsWidth - gap;
  const centimes = content.totals.totalCentimes;
  const amount = amountInWords(centimes, locale);
  // For Moroccan books the French sum counts, in any language of the document.
  const legal =
    kind !== 'quote' && locale !== 'fr'
      ? [
          setter.text(`${frenchSums[kind]}\u00a0: ${amountInWords(centimes, 'fr')} TTC.`, width, {
            fontSize: fontSizes.small,
            color: palette.quiet,
          }),
        ]
      : [];
  return {
    columns: [
      {
        width,
        stack: [
          setter.text(say(locale, 'terms.label', { label: words.sumInWords[kind] }), width, {
            fontSize: fontSizes.small,
            color: palette.quiet,
          }),
          setter.text(`${amount}${words.taxIncluded}.`, width, { bold: true }),
          ...legal,
          { text: ' ', fontSize: 5 },
          ...validityOf(content, words).map((text) => setter.text(text, width)),
        ],
      },
      { width: sumsWidth, stack: [sumsTable(content, words, setter, density)] },
    ],
    columnGap: gap,
    margin: [0, density.blockGap, 0, 0],
  };
}

/**
 * What the end of a document tells: terms where something is sold, the bank where money is still awaited. An invoice is
 * made when it is paid, and a credit note or an ended quote asks for nothing.
 */
function closingTexts(content: DocumentContent, words: Words['document']): [heading: string, text: string][] {
  const terms: [string, string] = [words.terms, content.seller.terms[content.locale]];
  if (content.kind === 'invoice') return [terms];
  if (content.kind === 'creditNote' || content.hasEnded) return [];
  return [terms, [words.bank, content.seller.bank]];
}

/** Terms and bank, as far as they are told, beside each other at the end. */
function closingBlock(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
  { blockGap }: Density,
): Content[] {
  const texts = closingTexts(content, words);
  if (texts.length === 0) return [];
  const width = (page.innerWidth - gap * (texts.length - 1)) / texts.length;
  const paragraph = (heading: string, text: string) => ({
    width,
    stack: [
      { text: heading.toUpperCase(), style: 'caption', margin: [0, 0, 0, 1] },
      setter.text(text, width, { fontSize: fontSizes.small, color: palette.quiet }),
    ],
  });
  const columns = texts.map(([heading, text]) => paragraph(heading, text));
  return [{ columns, columnGap: gap, margin: [0, blockGap, 0, 0] } as Content];
}

/** What follows the lines: sums, and as far as they are there acceptance, terms and bank, all on one page. */
export function closing(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
  density: Density,
): Content[] {
  return [
    totalsBlock(content, words, setter, density),
    ...acceptance(content, words, density),
    ...closingBlock(content, words, setter, density),
  ];
}
