import pdfmake from 'pdfmake';
import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { DocumentContent } from './document-content.js';
import { documentDefinition, type DocumentLook, usualLook } from './document-definition.js';
import { documentSetter } from './document-setter.js';
import { densities } from './document-style.js';
import { openFontMeter } from './fonts.js';
import { rowCount, rowId } from './line-table.js';

const fontMeter = openFontMeter();

/** A last page with fewer rows than this, and than half of them, or with none, is a page of leftovers. */
const leastLastRows = 4;

/** A document as it was drawn. */
interface Drawn {
  pdf: Buffer;
  pageCount: number;
  /** Rows on the last page. */
  lastRows: number;
}

/**
 * Draws a document. A last page with few rows or none is avoided: the document is set closer if that saves the page,
 * else the page gets more rows.
 */
export async function drawDocument(content: DocumentContent): Promise<Drawn> {
  const setter = documentSetter(await fontMeter);
  const count = rowCount(content);
  const drawAs = (look: DocumentLook) => draw(documentDefinition(content, setter, look), count);
  const enough = Math.max(1, Math.min(leastLastRows, Math.floor(count / 2)));
  const usual = await drawAs(usualLook);
  if (usual.pageCount === 1 || usual.lastRows >= enough) return usual;
  const tight = await drawAs({ density: densities.tight, carriedRows: 0 });
  if (tight.pageCount < usual.pageCount) return tight;
  // Very high rows may leave no room for so many of them above the sums.
  for (let carriedRows = enough; carriedRows > 0; carriedRows -= 1) {
    const carried = await drawAs({ density: densities.normal, carriedRows });
    if (carried.lastRows > 0 && carried.pageCount === usual.pageCount) return carried;
  }
  return usual;
}

/**
 * The PDF of a quote, an invoice or a credit note, its fonts embedded. Equal contents give equal bytes. Takes some tens of
 * milliseconds of its thread, up to four times as long where lines are carried over.
 */
export async function renderDocument(content: DocumentContent): Promise<Buffer> {
  return (await drawDocument(content)).pdf;
}

/** Draws, and looks where the rows ended up. */
async function draw(definition: TDocumentDefinitions, count: number): Promise<Drawn> {
  const pageOfRow = new Map<string, number>();
  let pageCount = 1;
  const ids = new Set(Array.from({ length: count }, (_, place) => rowId(place)));
  const footer = definition.footer as DynamicContent;
  const pdf = await pdfmake
    .createPdf({
      ...definition,
      footer: (page, pages, size) => {
        pageCount = pages;
        return footer(page, pages, size);
      },
      pageBreakBefore: ({ id, pageNumbers }) => {
        if (id !== undefined && ids.has(id)) pageOfRow.set(id, pageNumbers[0] ?? 1);
        return false;
      },
    })
    .getBuffer();
  const lastRows = [...pageOfRow.values()].filter((page) => page === pageCount).length;
  return { pdf, pageCount, lastRows };
}
