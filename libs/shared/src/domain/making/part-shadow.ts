import { bedSideMm } from '../contract/limits.js';

/**
 * What a part covers of the bed, seen from above, in cells of a millimetre. Row `y`, column `x` is the square from
 * (x, y) to (x + 1, y + 1) in millimetres from the corner of the part's box. Each row lists its runs of covered cells,
 * left to right: `[from, end, from, end …]`, the end not included. A cell that the part touches is covered.
 */
export interface PartShadow {
  rows: readonly (readonly number[])[];
}

/** How often a part is turned by 90° on the bed, counterclockwise seen from above. */
export type QuarterTurns = 0 | 1 | 2 | 3;
export const quarterTurns: readonly QuarterTurns[] = [0, 1, 2, 3];

/** Cells that a length takes; a side up to the bed's tolerance too long still fits. */
export function cellsAlong(sideMm: number): number {
  return Math.min(bedSideMm, Math.max(1, Math.ceil(sideMm - 1e-6)));
}

/** The shadow of a full box: of a part whose outline is not known. */
export function shadowOfBox({ x, y }: { x: number; y: number }): PartShadow {
  const width = cellsAlong(x);
  return { rows: Array.from({ length: cellsAlong(y) }, () => [0, width]) };
}

/** Columns of a shadow, from the box's left side. */
export function shadowWidth({ rows }: PartShadow): number {
  return rows.reduce((widest, row) => Math.max(widest, row.at(-1) ?? 0), 0);
}

/** Cells that a shadow covers. */
export function shadowCells({ rows }: PartShadow): number {
  let cells = 0;
  for (const row of rows) for (let at = 0; at < row.length; at += 2) cells += row[at + 1]! - row[at]!;
  return cells;
}

/** The shadow of the part turned on the bed, from the corner of the turned cells. */
export function turnedShadow(shadow: PartShadow, turns: QuarterTurns): PartShadow {
  if (turns === 0) return shadow;
  const width = shadowWidth(shadow);
  if (turns === 2) {
    const rows = shadow.rows.map((row) => row.map((end) => width - end).toReversed());
    return { rows: rows.toReversed() };
  }
  const columns = columnsOf(shadow, width);
  // A quarter turn takes (x, y) to (height − y, x), three take it to (y, width − x).
  if (turns === 3) return { rows: columns.toReversed() };
  const height = shadow.rows.length;
  return { rows: columns.map((column) => column.map((end) => height - end).toReversed()) };
}

/** The runs of each column, from below. */
function columnsOf({ rows }: PartShadow, width: number): number[][] {
  const columns = Array.from({ length: width }, (): number[] => []);
  for (const [y, row] of rows.entries()) {
    for (let at = 0; at < row.length; at += 2) {
      for (let x = row[at]!; x < row[at + 1]!; x++) {
        const column = columns[x]!;
        if (column.at(-1) === y) column[column.length - 1] = y + 1;
        else column.push(y, y + 1);
      }
    }
  }
  return columns;
}

/** Whether two shadows are the same cell for cell: turning such a part gains nothing. */
export function isSameShadow(a: PartShadow, b: PartShadow): boolean {
  if (a.rows.length !== b.rows.length) return false;
  return a.rows.every((row, y) => {
    const other = b.rows[y]!;
    return row.length === other.length && row.every((end, at) => end === other[at]);
  });
}
