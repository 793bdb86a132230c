import pdfmake from 'pdfmake';
import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { DocumentContent } from './document-content.js';
import { documentDefinition } from './document-definition.js';
import { documentSetter } from './document-setter.js';
import { openFontMeter } from './fonts.js';
import { lastLineId } from './line-table.js';

const fontMeter = openFontMeter();

/** Lines that go to the last page with the sums, where these do not fit under the table. */
const carriedLines = 2;

/**
 * The PDF of a quote or an invoice, its fonts embedded. Equal contents give equal bytes. Takes some hundred
 * milliseconds of its thread.
 */
export async function renderDocument(content: DocumentContent): Promise<Buffer> {
  const setter = documentSetter(await fontMeter);
  const drawn = await draw(documentDefinition(content, setter));
  if (!drawn.hasSumsAlone || content.lines.length <= carriedLines) return drawn.pdf;
  return (await draw(documentDefinition(content, setter, carriedLines))).pdf;
}

/** Draws, and returns whether the last page has no line because the sums did not fit under the table. */
async function draw(definition: TDocumentDefinitions): Promise<{ pdf: Buffer; hasSumsAlone: boolean }> {
  let pageOfLastLine = 1;
  let pageCount = 1;
  const footer = definition.footer as DynamicContent;
  const pdf = await pdfmake
    .createPdf({
      ...definition,
      footer: (page, count, size) => {
        pageCount = count;
        return footer(page, count, size);
      },
      pageBreakBefore: (node) => {
        if (node.id === lastLineId) pageOfLastLine = node.pageNumbers[0] ?? 1;
        return false;
      },
    })
    .getBuffer();
  return { pdf, hasSumsAlone: pageCount > pageOfLastLine };
}
