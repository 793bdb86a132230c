import type { Content } from 'pdfmake/interfaces.js';
import { densities, type Density } from './document-style.js';

/** How a document is set. */
export interface DocumentLook {
  density: Density;
  /** The last rows that begin a page of their own with what ends it, so that no page has few rows or none. */
  carriedRows: number;
}

export const usualLook: DocumentLook = { density: densities.normal, carriedRows: 0 };

/** Rows of a table: from `from` to before `end`. */
export interface RowRange {
  from: number;
  end: number;
}

/** Marks a row of a document by its first cell, so that its page is found. */
export function rowId(place: number): string {
  return `row-${place}`;
}

const pageBreak: Content = { text: '', pageBreak: 'after' };

/** The table of a document's rows, or two where some are carried over. */
export function rowTables(
  count: number,
  { carriedRows }: DocumentLook,
  table: (rows: RowRange) => Content,
): Content[] {
  const split = count - carriedRows;
  return [
    ...(split > 0 ? [table({ from: 0, end: split })] : []),
    ...(carriedRows > 0 ? [pageBreak, table({ from: split, end: count })] : []),
  ];
}
