import pdfmake from 'pdfmake';
import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type DocumentLook, rowId, usualLook } from './document-look.js';
import { densities } from './document-style.js';

/** A document as it was drawn. */
export interface Drawn {
  pdf: Buffer;
  pageCount: number;
  /** Rows on the last page. */
  lastRows: number;
}

/** A last page with fewer rows than this, and than half of them, or with none, is a page of leftovers. */
const leastLastRows = 4;

/**
 * Draws a document of `count` rows. A last page with few rows or none is avoided: the document is set closer if that saves
 * the page, else the page gets more rows.
 */
export async function drawPages(
  count: number,
  definitionOf: (look: DocumentLook) => TDocumentDefinitions,
): Promise<Drawn> {
  const drawAs = (look: DocumentLook) => draw(definitionOf(look), count);
  const enough = Math.max(1, Math.min(leastLastRows, Math.floor(count / 2)));
  const usual = await drawAs(usualLook);
  if (usual.pageCount === 1 || usual.lastRows >= enough) return usual;
  const tight = await drawAs({ density: densities.tight, carriedRows: 0 });
  if (tight.pageCount < usual.pageCount) return tight;
  // Very high rows may leave no room for so many of them above what ends the document.
  for (let carriedRows = enough; carriedRows > 0; carriedRows -= 1) {
    const carried = await drawAs({ density: densities.normal, carriedRows });
    if (carried.lastRows > 0 && carried.pageCount === usual.pageCount) return carried;
  }
  return usual;
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
