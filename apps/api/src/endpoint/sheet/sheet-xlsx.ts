import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { writableText } from '@shared/infra/documents/ubl/xml.js';
import { excelDay, type Sheet, type SheetCell } from './sheet.js';

/** Widths in characters: the file's name, other texts, figures. */
const widths = { name: 40, text: 22, figure: 15 } as const;

const formats: Record<number, string> = { 0: '0', 2: '#,##0.00', 4: '#,##0.0000' };

/** Texts stay texts, also those that look like formulas; numbers are numbers. */
function cellOf(value: SheetCell, isBold: boolean): CellObject | null {
  const look = isBold ? { fontWeight: 'bold' as const } : {};
  if (value === null) return null;
  if (typeof value === 'string') return { type: String, value: writableText(value), ...look };
  if ('day' in value) return { type: Number, value: excelDay(value.day), format: 'yyyy-mm-dd', ...look };
  const { units, decimals } = value;
  return { type: Number, value: Number(units) / 10 ** decimals, format: formats[decimals] ?? '0', ...look };
}

/** A table as an Excel workbook of one sheet. */
export async function sheetXlsx({ name, head, rows, sumCount }: Sheet): Promise<Buffer> {
  const titles: Row = head.map((value) => ({
    type: String,
    value,
    fontWeight: 'bold',
    wrap: true,
    alignVertical: 'top',
  }));
  const firstSum = rows.length - sumCount;
  const body: Row[] = rows.map((row, place) =>
    row.map((value) => cellOf(value, place >= firstSum && place === rows.length - 1)),
  );
  const columns = head.map((_, column) => ({
    width: column === 1 ? widths.name : column === 2 || column === 3 ? widths.text : widths.figure,
  }));
  return writeXlsxFile([titles, ...body], { sheet: name, columns, stickyRowsCount: 1 }).toBuffer();
}
