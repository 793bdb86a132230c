import type { DocumentContent } from './document-content.js';
import { documentDefinition } from './document-definition.js';
import { documentSetter } from './document-setter.js';
import { type Drawn, drawPages } from './draw-pages.js';
import { openFontMeter } from './fonts.js';
import { rowCount } from './line-table.js';

const fontMeter = openFontMeter();

/** Draws a document, without a last page of few rows or none. */
export async function drawDocument(content: DocumentContent): Promise<Drawn> {
  const setter = documentSetter(await fontMeter);
  return drawPages(rowCount(content), (look) => documentDefinition(content, setter, look));
}

/**
 * The PDF of a quote, an invoice or a credit note, its fonts embedded. Equal contents give equal bytes. Takes some tens of
 * milliseconds of its thread, up to four times as long where lines are carried over.
 */
export async function renderDocument(content: DocumentContent): Promise<Buffer> {
  return (await drawDocument(content)).pdf;
}
