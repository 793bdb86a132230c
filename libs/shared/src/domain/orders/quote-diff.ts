import type { Finish } from '../contract/enums.js';

/** The fields compared between an order's line and its quote's. */
export interface ComparedLine {
  fileKey: string;
  materialId: string;
  finish: Finish;
  quantity: number;
  isRush: boolean;
}

/** A line of the quote. */
export interface QuotedLine extends ComparedLine {
  id: string;
}

/** A line of the order, which may say where in the quote it stands. */
export interface OrderedLine extends ComparedLine {
  quoteItemId?: string;
}

/** One way in which an order differs from its quote. */
export type QuoteDifference =
  /** The quote has no such line (left): `index` is the order's. */
  | { kind: 'unexpected'; index: number; quoteItemId?: string }
  /** The named line of the quote differs in these fields. */
  | { kind: 'changed'; index: number; quoteItemId: string; fields: (keyof ComparedLine)[] }
  /** The order leaves out this line of the quote. */
  | { kind: 'missing'; quoteItemId: string };

const comparedFields = ['fileKey', 'materialId', 'finish', 'quantity', 'isRush'] as const;

function differingFields(a: ComparedLine, b: ComparedLine): (keyof ComparedLine)[] {
  return comparedFields.filter((field) => a[field] !== b[field]);
}

/** An order's lines beside the quote's. */
export interface QuoteComparison {
  differences: QuoteDifference[];
  /** The quote's line behind each line of the order; `null` where there is none. */
  quoteLineIds: (string | null)[];
}

/**
 * Compares an order's lines with its quote's, in any order: equal lines match, and one that names
 * its `quoteItemId` matches that line alone.
 */
export function compareWithQuote(
  ordered: readonly OrderedLine[],
  quoted: readonly QuotedLine[],
): QuoteComparison {
  const left = new Map(quoted.map((line) => [line.id, line]));
  const quoteLineIds = ordered.map((): string | null => null);
  const differences: QuoteDifference[] = [];
  const take = (index: number, found: QuotedLine): void => {
    left.delete(found.id);
    quoteLineIds[index] = found.id;
  };

  for (const [index, line] of ordered.entries()) {
    const { quoteItemId } = line;
    if (quoteItemId === undefined) continue;
    const named = left.get(quoteItemId);
    if (named === undefined) {
      differences.push({ kind: 'unexpected', index, quoteItemId });
      continue;
    }
    const fields = differingFields(line, named);
    if (fields.length > 0) differences.push({ kind: 'changed', index, quoteItemId, fields });
    take(index, named);
  }
  for (const [index, line] of ordered.entries()) {
    if (line.quoteItemId !== undefined) continue;
    const equal = [...left.values()].find((candidate) => differingFields(line, candidate).length === 0);
    if (equal === undefined) differences.push({ kind: 'unexpected', index });
    else take(index, equal);
  }
  for (const id of left.keys()) differences.push({ kind: 'missing', quoteItemId: id });
  return { differences, quoteLineIds };
}
