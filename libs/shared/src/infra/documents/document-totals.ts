import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import { formatMad } from '@shared/words/amounts.js';
import { formatBusinessMoment } from '@shared/words/moments.js';
import { say } from '@shared/words/say.js';
import { amountInWords } from './amount-in-words.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentSetter } from './document-setter.js';
import { fontSizes, page, palette } from './document-style.js';

const sumsWidth = 270;
const gap = 24;

/** One sum: its label and its amount. */
export interface SumRow {
  label: string;
  amount: string;
}

/** The rows that add up to the total, and its tax. */
export function sumRows(
  content: DocumentContent,
  words: Words['document'],
): { parts: SumRow[]; total: SumRow[] } {
  const { totals, locale } = content;
  const row = (label: string, centimes: number): SumRow => ({
    label,
    amount: formatMad(centimes, locale),
  });
  const shipping =
    totals.shippingCentimes === 0
      ? { label: words.shipping, amount: words.shippingIncluded }
      : row(words.shipping, totals.shippingCentimes);
  return {
    parts: [
      row(words.subtotal, totals.subtotalCentimes),
      ...(totals.setupCentimes > 0 ? [row(words.setup, totals.setupCentimes)] : []),
      ...(totals.minimumAdjustmentCentimes > 0
        ? [row(words.minimumAdjustment, totals.minimumAdjustmentCentimes)]
        : []),
      shipping,
    ],
    total: [
      row(words.totalHT, content.totalHtCentimes),
      row(words.tva({ percent: content.tvaPercent }), content.tvaCentimes),
      row(words.totalTTC, totals.totalCentimes),
    ],
  };
}

function sumsTable(content: DocumentContent, words: Words['document'], setter: DocumentSetter): Content {
  const { parts, total } = sumRows(content, words);
  const rows = [...parts, ...total];
  const last = rows.length - 1;
  const amountWidth = setter.widest(
    rows.map(({ amount }) => amount),
    { bold: true, fontSize: fontSizes.strong },
  );
  const labelWidth = sumsWidth - amountWidth - 24;
  const body = rows.map(({ label, amount }, place): TableCell[] => {
    const look = place === last ? { bold: true, fontSize: fontSizes.strong, color: '#ffffff' } : {};
    return [
      setter.text(label, labelWidth, look),
      { text: amount, alignment: 'right', noWrap: true, color: palette.ink, ...look },
    ];
  });
  return {
    table: { widths: [labelWidth, amountWidth], body, dontBreakRows: true },
    layout: {
      hLineWidth: (row: number) => (row === parts.length ? 0.6 : 0),
      vLineWidth: () => 0,
      hLineColor: () => palette.rule,
      fillColor: (row: number) => (row === last ? palette.accent : null),
      paddingLeft: () => 6,
      paddingRight: () => 6,
      paddingTop: (row: number) => (row === last ? 5 : 2.5),
      paddingBottom: (row: number) => (row === last ? 5 : 2.5),
    },
  };
}

const frenchSum = wordsIn('fr').document.sumInWords.invoice;

/** How long a quote's prices hold. */
function validityOf(content: DocumentContent, words: Words['document']): string[] {
  if (content.kind !== 'quote') return [];
  if (content.hasEnded) return [words.endedValidity];
  return [words.validity({ moment: formatBusinessMoment(new Date(content.expiresAt), content.locale) })];
}

/** The sum in words and how long a quote holds, beside the sums. */
function totalsBlock(content: DocumentContent, words: Words['document'], setter: DocumentSetter): Content {
  const { kind, locale } = content;
  const width = page.innerWidth - sumsWidth - gap;
  const centimes = content.totals.totalCentimes;
  const amount = amountInWords(centimes, locale);
  // For Moroccan books the French sum counts, in any language of the document.
  const legal =
    kind === 'invoice' && locale !== 'fr'
      ? [
          setter.text(`${frenchSum}\u00a0: ${amountInWords(centimes, 'fr')} TTC.`, width, {
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
            color: palette.quiet,
          }),
          setter.text(`${amount}${words.taxIncluded}.`, width, { bold: true }),
          ...legal,
          { text: ' ', fontSize: 5 },
          ...validityOf(content, words).map((text) => setter.text(text, width)),
        ],
      },
      { width: sumsWidth, stack: [sumsTable(content, words, setter)] },
    ],
    columnGap: gap,
    margin: [0, 14, 0, 0],
  };
}

/** Terms and bank, at the end. */
function closingBlock(content: DocumentContent, words: Words['document'], setter: DocumentSetter): Content {
  const width = page.innerWidth;
  const look = { fontSize: fontSizes.small, color: palette.quiet };
  const paragraph = (heading: string, text: string): Content[] => [
    { text: heading.toUpperCase(), style: 'caption', margin: [0, 8, 0, 1] },
    setter.text(text, width, look),
  ];
  return {
    stack: [
      ...paragraph(words.terms, content.seller.terms[content.locale]),
      ...paragraph(words.bank, content.seller.bank),
    ],
    margin: [0, 14, 0, 0],
  };
}

/** What follows the lines: sums, terms and bank, which stay together on one page. */
export function closing(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
): Content[] {
  return [totalsBlock(content, words, setter), closingBlock(content, words, setter)];
}
