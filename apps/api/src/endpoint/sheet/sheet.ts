/** A cell: a text, a day as `YYYY-MM-DD`, or a number as whole units and where its decimal point stands. */
export type SheetCell = string | { day: string } | { units: bigint; decimals: number } | null;

/** A table: its header row, and rows of as many cells. */
export interface Sheet {
  name: string;
  head: string[];
  rows: SheetCell[][];
  /** Rows at the end that sum up. */
  sumCount: number;
}

/** A table whose rows are read portion by portion. */
export interface SheetStream extends Pick<Sheet, 'name' | 'head'> {
  portions: () => AsyncIterable<SheetCell[][]> | Iterable<SheetCell[][]>;
}

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const sheetTypes: Record<SheetFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const wholeCell = (figure: number): SheetCell => ({ units: BigInt(figure), decimals: 0 });
export const hundredthsCell = (units: number): SheetCell => ({ units: BigInt(units), decimals: 2 });

/** Excel counts days from 1900, which it takes for a leap year. */
export function excelDay(day: string): number {
  return Date.parse(day) / 86_400_000 + 25_569;
}
