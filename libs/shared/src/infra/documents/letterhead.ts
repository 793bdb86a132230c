import type { Content } from 'pdfmake/interfaces.js';
import type { Words } from '@shared/words/words-in.js';
import { formatBusinessDay, formatBusinessMoment } from '@shared/words/moments.js';
import type { DocumentContent, Seller } from './document-content.js';
import type { DocumentSetter } from './document-setter.js';
import { fontSizes, page, palette } from './document-style.js';

const titleWidth = 200;
const gap = 24;

/** The seller, and the document's title. */
export function letterhead(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
): Content {
  const { seller } = content;
  const width = page.innerWidth - titleWidth - gap;
  const contact = [`${words.telephone} ${seller.phone}`, seller.email].join(' · ');
  return {
    columns: [
      {
        width,
        stack: [
          setter.text(seller.name, width, { fontSize: fontSizes.name, bold: true, color: palette.accent }),
          setter.text([seller.address, seller.city, contact, seller.website], width, {
            color: palette.quiet,
          }),
        ],
      },
      {
        width: titleWidth,
        stack: [
          setter.text(words.title[content.kind].toUpperCase(), titleWidth, {
            fontSize: fontSizes.title,
            bold: true,
            alignment: 'right',
          }),
          setter.text(`${words.numberPrefix} ${content.number}`, titleWidth, {
            fontSize: fontSizes.strong,
            bold: true,
            color: palette.accent,
            alignment: 'right',
          }),
        ],
      },
    ],
    columnGap: gap,
  };
}

/** A line across the page, in the accent colour. */
export function accentRule(): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: page.innerWidth, y2: 0 };
  return { canvas: [{ ...line, lineWidth: 1.5, lineColor: palette.accent }], margin: [0, 12, 0, 16] };
}

function factsOf(content: DocumentContent, words: Words['document']): [string, string][] {
  const day = (moment: string): string => formatBusinessDay(new Date(moment), content.locale);
  const issued: [string, string] = [words.issuedAt, day(content.issuedAt)];
  // Missing in contents stored by earlier releases.
  const deliveryDays = content.deliveryDays ?? null;
  const delivery: [string, string][] =
    deliveryDays === null ? [] : [[words.delivery, words.workingDays({ days: deliveryDays })]];
  if (content.kind === 'quote') {
    const validity: [string, string] = content.hasEnded
      ? [words.state, words.ended]
      : [words.expiresAt, formatBusinessMoment(new Date(content.expiresAt), content.locale)];
    return [issued, validity, ...delivery];
  }
  return [
    issued,
    [words.orderNumber, content.orderNumber],
    [words.paymentReference, content.paymentReference],
    ...delivery,
  ];
}

function paidMention(content: DocumentContent, words: Words['document']): Content[] {
  if (content.kind === 'quote') return [];
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

/** The buyer, beside the dates and numbers. */
export function partiesAndFacts(
  content: DocumentContent,
  words: Words['document'],
  setter: DocumentSetter,
): Content {
  const { buyer } = content;
  const width = (page.innerWidth - gap) / 2;
  const labelWidth = 105;
  const lines = [...buyer.addressLines, buyer.phone ?? '', buyer.email].filter(
    (line) => line !== '' && line !== buyer.name,
  );
  const facts = factsOf(content, words).map(([label, value]) => [
    setter.text(label, labelWidth, { color: palette.quiet }),
    setter.text(value, width - labelWidth - 8, { bold: true }),
  ]);
  return {
    columns: [
      {
        width,
        stack: [
          { text: words.buyer.toUpperCase(), style: 'caption' },
          setter.text(buyer.name, width, { fontSize: fontSizes.strong, bold: true }),
          setter.text(lines, width),
        ],
      },
      {
        width,
        stack: [
          {
            table: { widths: [labelWidth, width - labelWidth - 8], body: facts },
            layout: {
              defaultBorder: false,
              paddingLeft: (column: number) => (column === 0 ? 0 : 8),
              paddingRight: () => 0,
              paddingTop: () => 1,
              paddingBottom: () => 2,
            },
          },
          ...paidMention(content, words),
        ],
      },
    ],
    columnGap: gap,
    margin: [0, 0, 0, 18],
  };
}

/** The seller's legal identity, at the foot of every page. */
export function identityLines(seller: Seller): string[] {
  const { name, address, city, ice, taxId, tradeRegister, businessTax } = seller;
  return [
    [name, address, city].join(' · '),
    [`ICE ${ice}`, `IF ${taxId}`, `RC ${tradeRegister}`, `TP ${businessTax}`].join(' · '),
  ];
}
