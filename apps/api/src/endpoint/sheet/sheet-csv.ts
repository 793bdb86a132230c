import { Readable } from 'node:stream';
import type { Locale } from '@shared/domain/contract/enums.js';
import { languages } from '@shared/words/languages.js';
import type { Sheet, SheetCell, SheetStream } from './sheet.js';

/** Spreadsheets take a text that begins so, after spaces, for a formula. */
const formula = /^[\s\uFEFF]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A text that no spreadsheet runs: an apostrophe before it makes it plain text. */
function unrunnable(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function decimalText({ units, decimals }: { units: bigint; decimals: number }, point: string): string {
  if (units < 0n) return `-${decimalText({ units: -units, decimals }, point)}`;
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}${point}${digits.slice(-decimals)}`;
}

/** Rows as lines, with the separator and the decimal point of a language. */
function linesOf(rows: readonly (readonly SheetCell[])[], locale: Locale): string {
  const { decimal } = languages[locale].writing.amounts;
  const separator = decimal === ',' ? ';' : ',';
  const quoted = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  const cell = (value: SheetCell): string => {
    if (value === null) return '';
    if (typeof value === 'string') return quoted(unrunnable(value));
    return 'day' in value ? value.day : quoted(decimalText(value, decimal));
  };
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

/**
 * A table as CSV in UTF-8 with a byte order mark, by which Excel knows it. A language with a decimal comma has
 * semicolons between its cells, as spreadsheets in that language expect.
 */
export function sheetCsv({ head, rows }: Pick<Sheet, 'head' | 'rows'>, locale: Locale): string {
  return `\uFEFF${linesOf([head, ...rows], locale)}`;
}

/** The same, portion by portion. */
export function csvStream({ head, portions }: SheetStream, locale: Locale): Readable {
  async function* parts(): AsyncIterable<Buffer> {
    yield Buffer.from(sheetCsv({ head, rows: [] }, locale));
    for await (const rows of portions()) yield Buffer.from(linesOf(rows, locale));
  }
  return Readable.from(parts());
}
