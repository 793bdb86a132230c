import type { PriceBook } from './book.js';
import type { WholeLine } from './line.js';

/** Fractions of a centime that hold grams × centimes and seconds × centimes without rounding. */
export const ticksPerCentime = 36_000n;

/** What the rules have found about a line so far; all its copies unless said. */
export interface LineDraft {
  /** One copy before its finish, in {@link ticksPerCentime}ths of a centime. */
  copyCostTicks: bigint;
  /** One copy, finished. */
  unitCentimes: bigint;
  discountCentimes: bigint;
  rushCentimes: bigint;
  extraColoursCentimes: bigint;
}

/** What is known before the first rule has run. */
export const emptyDraft: LineDraft = {
  copyCostTicks: 0n,
  unitCentimes: 0n,
  discountCentimes: 0n,
  rushCentimes: 0n,
  extraColoursCentimes: 0n,
};

/** One step of a line's price: reads what earlier steps found, returns what it finds. */
export type LineRule = (book: PriceBook, line: WholeLine, draft: LineDraft) => Partial<LineDraft>;

/** What the rules have found about an order so far. */
export interface OrderDraft {
  /** Sum of the line totals. */
  subtotalCentimes: bigint;
  setupCentimes: bigint;
  minimumAdjustmentCentimes: bigint;
}

/** One step of an order's price, after its lines'. */
export type OrderRule = (book: PriceBook, draft: OrderDraft) => Partial<OrderDraft>;
