import type { PriceBook } from './book.js';
import type { WholeLine } from './line.js';

/** Fractions of a centime that hold grams × centimes and seconds × centimes without rounding. */
export const ticksPerCentime = 36_000n;

/** Amounts in centimes, by name; one below zero is taken off. The totals add up all of them. */
export type Charges = Readonly<Record<string, bigint>>;

/** What the rules have found about a line so far. */
export interface LineDraft {
  /** One copy before its finish, in {@link ticksPerCentime}ths of a centime. */
  copyCostTicks: bigint;
  /** One copy, finished. */
  unitCentimes: bigint;
  /** What all copies cost beside that. */
  charges: Charges;
}

/** What is known before the first rule has run. */
export const emptyDraft: LineDraft = { copyCostTicks: 0n, unitCentimes: 0n, charges: {} };

/** One step of a line's price: reads what earlier steps found, returns what it finds. */
export type LineRule = (book: PriceBook, line: WholeLine, draft: LineDraft) => Partial<LineDraft>;

/** What the rules have found about an order so far. */
export interface OrderDraft {
  /** Sum of the line totals. */
  subtotalCentimes: bigint;
  charges: Charges;
}

/** One step of an order's price, after its lines': what it charges. */
export type OrderRule = (book: PriceBook, draft: OrderDraft) => Charges;

/** The sum of all charges. */
export function sumOfCharges(charges: Charges): bigint {
  let sum = 0n;
  for (const name in charges) sum += charges[name]!;
  return sum;
}
