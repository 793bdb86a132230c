import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentSetter } from './document-setter.js';
import { densities, type Density, fontSizes, page, palette } from './document-style.js';
import { closing } from './document-totals.js';
import { accentRule, identityLines, letterhead } from './letterhead.js';
import { lineTable, rowCount } from './line-table.js';
import { partiesAndFacts } from './parties.js';

const footLook = { fontSize: fontSizes.small, color: palette.quiet };
const footLineHeight = fontSizes.small * 1.4;
const pageNumberWidth = 70;
const identityWidth = page.innerWidth - pageNumberWidth - 10;

function footer(content: DocumentContent, words: Words['document'], setter: DocumentSetter) {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: page.innerWidth, y2: 0 };
  return (place: number, count: number): Content => ({
    stack: [
      { canvas: [{ ...line, lineWidth: 0.6, lineColor: palette.rule }], margin: [0, 0, 0, 6] },
      {
        columns: [
          { width: identityWidth, ...setter.text(identityLines(content.seller), identityWidth, footLook) },
          { width: '*', text: words.page({ place, count }), alignment: 'right', ...footLook },
        ],
        columnGap: 10,
      },
    ],
    margin: [page.margin, 0, page.margin, 0],
  });
}

/** On the pages after the first: the document's title, number and seller. */
function runningHead(content: DocumentContent, words: Words['document'], setter: DocumentSetter) {
  const text = `${words.title[content.kind]} ${content.number} · ${content.seller.name}`;
  return (place: number): Content =>
    place === 1
      ? ''
      : { stack: [setter.text(text, page.innerWidth, footLook)], margin: [page.margin, 26, page.margin, 0] };
}

/** Across each page of a quote that has ended. */
function watermark(
  content: DocumentContent,
  words: Words['document'],
): Pick<TDocumentDefinitions, 'watermark'> {
  if (content.kind !== 'quote' || !content.hasEnded) return {};
  return {
    watermark: { text: words.endedAcross, color: palette.warning, opacity: 0.16, bold: true, angle: -45 },
  };
}

const pageBreak: Content = { text: '', pageBreak: 'after' };

/** How a document is set. */
export interface DocumentLook {
  density: Density;
  /** The last rows that begin a page of their own with the sums, so that no page has few rows or none. */
  carriedRows: number;
}

export const usualLook: DocumentLook = { density: densities.normal, carriedRows: 0 };

/** The pdfmake definition of a document. The same content gives the same definition. */
export function documentDefinition(
  content: DocumentContent,
  setter: DocumentSetter,
  { density, carriedRows }: DocumentLook = usualLook,
): TDocumentDefinitions {
  const words = wordsIn(content.locale).document;
  const issuedAt = new Date(content.issuedAt);
  const count = rowCount(content);
  const split = count - carriedRows;
  const title = `${words.title[content.kind]} ${content.number}`;
  const footLines = identityLines(content.seller)
    .map((line) => setter.lineCount(line, identityWidth, footLook))
    .reduce((sum, count) => sum + count, 0);
  return {
    pageSize: 'A4',
    pageMargins: [page.margin, page.topMargin, page.margin, 36 + footLines * footLineHeight],
    language: content.locale,
    info: {
      title,
      author: content.seller.name,
      subject: title,
      creator: content.seller.name,
      creationDate: issuedAt,
      modDate: issuedAt,
    },
    defaultStyle: { font: 'latin', fontSize: fontSizes.body, color: palette.ink, lineHeight: 1.05 },
    styles: {
      caption: { fontSize: fontSizes.small, bold: true, color: palette.accent, characterSpacing: 0.6 },
      tableHead: { fontSize: fontSizes.small, bold: true, color: palette.accent },
    },
    ...watermark(content, words),
    header: runningHead(content, words, setter),
    footer: footer(content, words, setter),
    content: [
      letterhead(content, words, setter),
      accentRule(),
      partiesAndFacts(content, words, setter),
      ...(split > 0 ? [lineTable(content, words, setter, density, { from: 0, end: split })] : []),
      ...(carriedRows > 0
        ? [pageBreak, lineTable(content, words, setter, density, { from: split, end: count })]
        : []),
      { unbreakable: true, stack: closing(content, words, setter, density) },
    ],
  };
}
