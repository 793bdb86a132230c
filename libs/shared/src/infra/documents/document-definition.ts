import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import type { DocumentContent } from './document-content.js';
import { type DocumentLook, rowTables, usualLook } from './document-look.js';
import type { DocumentSetter } from './document-setter.js';
import { fontSizes, footLook, page, palette } from './document-style.js';
import { closing } from './document-totals.js';
import { accentRule, identityLines, letterhead, runningHead } from './letterhead.js';
import { lineTable, rowCount } from './line-table.js';
import { partiesAndFacts } from './parties.js';

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

/** The pdfmake definition of a document. The same content gives the same definition. */
export function documentDefinition(
  content: DocumentContent,
  setter: DocumentSetter,
  look: DocumentLook = usualLook,
): TDocumentDefinitions {
  const words = wordsIn(content.locale).document;
  const issuedAt = new Date(content.issuedAt);
  const { density } = look;
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
    header: runningHead(`${title} · ${content.seller.name}`, setter),
    footer: footer(content, words, setter),
    content: [
      letterhead(content, words, setter),
      accentRule(),
      partiesAndFacts(content, words, setter),
      ...rowTables(rowCount(content), look, (rows) => lineTable(content, words, setter, density, rows)),
      { unbreakable: true, stack: closing(content, words, setter, density) },
    ],
  };
}
