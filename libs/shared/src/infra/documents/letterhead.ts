import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import type { Words } from '@shared/words/words-in.js';
import type { DocumentContent, Seller } from './document-content.js';
import type { DocumentSetter } from './document-setter.js';
import { fontSizes, footLook, page, palette } from './document-style.js';

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

/** On the pages after the first: what a paper is, and whose. */
export function runningHead(text: string, setter: DocumentSetter): DynamicContent {
  return (place) =>
    place === 1
      ? ''
      : { stack: [setter.text(text, page.innerWidth, footLook)], margin: [page.margin, 26, page.margin, 0] };
}

/** The seller's legal identity, at the foot of every page. */
export function identityLines(seller: Seller): string[] {
  const { name, address, city, ice, taxId, tradeRegister, businessTax } = seller;
  return [
    [name, address, city].join(' · '),
    [`ICE ${ice}`, `IF ${taxId}`, `RC ${tradeRegister}`, `TP ${businessTax}`].join(' · '),
  ];
}
