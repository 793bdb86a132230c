import type { Content } from 'pdfmake/interfaces.js';
import type { Words } from '@shared/words/words-in.js';
import { formatBusinessDay } from '@shared/words/moments.js';
import type { DocumentContent } from './document-content.js';
import { type Fact, factsOf } from './document-facts.js';
import type { DocumentSetter } from './document-setter.js';
import { fontSizes, page, palette } from './document-style.js';

const gap = 24;
const factsWidth = 268;
const buyerWidth = page.innerWidth - gap - factsWidth;
const labelWidth = 116;
const valueGap = 8;

/** Facts of more lines stand below, across the page, where the column of facts would be the longer one. */
const longestFactLines = 2;

function paidMention(content: DocumentContent, words: Words['document']): Content[] {
  if (content.kind !== 'invoice') return [];
  const mention = words.paidOn({ day: formatBusinessDay(new Date(content.paidAt), content.locale) });
  return [
    {
      table: { widths: ['auto'], body: [[{ text: mention, bold: true, color: palette.accent }]] },
      layout: {
        hLineWidth: () => 1.2,
        vLineWidth: () => 1.2,
        hLineColor: () => palette.accent,
        vLineColor: () => palette.accent,
        paddingLeft: () => 8,
        paddingRight: () => 8,
        paddingTop: () => 3,
        paddingBottom: () => 3,
      },
      margin: [0, 8, 0, 0],
    },
  ];
}

function buyerTitle({ kind, deliveryLines, buyer }: DocumentContent, words: Words['document']): string {
  if (kind !== 'invoice' || buyer.addressLines.length === 0) return words.buyer;
  return deliveryLines === undefined ? words.billedAndDelivered : words.billedTo;
}

/** Who buys: the company first, then the person, the address and how to reach them. */
function buyerBlock(content: DocumentContent, words: Words['document'], setter: DocumentSetter): Content[] {
  const { buyer } = content;
  const company = buyer.company ?? null;
  const lines = [
    ...(company === null ? [] : [`ICE ${company.ice}`, words.attention({ name: buyer.name })]),
    ...buyer.addressLines,
    buyer.phone ?? '',
    buyer.email,
  ].filter((line) => line !== '' && line !== buyer.name);
  return [
    { text: buyerTitle(content, words).toUpperCase(), style: 'caption' },
    setter.text(company?.name ?? buyer.name, buyerWidth, { fontSize: fontSizes.strong, bold: true }),
    setter.text(lines, buyerWidth),
  ];
}

/** Where the parcel goes, if that is not where the document goes. */
function deliveryBlock(
  { deliveryLines }: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
): Content[] {
  if (deliveryLines === undefined) return [];
  return [
    { text: words.deliveredTo.toUpperCase(), style: 'caption', margin: [0, 8, 0, 0] },
    setter.text(deliveryLines, buyerWidth),
  ];
}

/** The lines of set texts. */
function linesIn(contents: readonly Content[]): number {
  return contents.reduce<number>(
    (sum, content) =>
      sum + (typeof content === 'object' && 'stack' in content ? [content.stack].flat().length : 1),
    0,
  );
}

function factTable(facts: readonly Fact[], valueWidth: number, setter: DocumentSetter): Content {
  const body = facts.map(([label, value]) => [
    setter.text(label, labelWidth, { color: palette.quiet }),
    setter.text(value, valueWidth, { bold: true }),
  ]);
  return {
    table: { widths: [labelWidth, valueWidth], body },
    layout: {
      defaultBorder: false,
      paddingLeft: (column: number) => (column === 0 ? 0 : valueGap),
      paddingRight: () => 0,
      paddingTop: () => 1,
      paddingBottom: () => 2,
    },
  };
}

/** The buyer, beside the dates and numbers; facts that are too long for their column stand below. */
export function partiesAndFacts(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
): Content {
  const valueWidth = factsWidth - labelWidth - valueGap;
  const buyer = [...buyerBlock(content, words, setter), ...deliveryBlock(content, words, setter)];
  const facts = factsOf(content, words).map((fact) => ({
    fact,
    lines: setter.lineCount(fact[1], valueWidth, { bold: true }),
  }));
  const isLonger = facts.reduce((sum, { lines }) => sum + lines, 0) > linesIn(buyer);
  const isBelow = ({ lines }: { lines: number }): boolean => isLonger && lines > longestFactLines;
  const above = facts.filter((one) => !isBelow(one)).map(({ fact }) => fact);
  const below = facts.filter(isBelow).map(({ fact }) => fact);
  const columns: Content = {
    columns: [
      {
        width: buyerWidth,
        stack: buyer,
      },
      {
        width: factsWidth,
        stack: [factTable(above, valueWidth, setter), ...paidMention(content, words)],
      },
    ],
    columnGap: gap,
  };
  const wide = factTable(below, page.innerWidth - labelWidth - valueGap, setter);
  return {
    stack: [columns, ...(below.length === 0 ? [] : [{ stack: [wide], margin: [0, 10, 0, 0] } as Content])],
    margin: [0, 0, 0, 18],
  };
}
