/** Why what is on hand changes. */
export const stockMovementKinds = ['received', 'corrected', 'printed', 'lost'] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** Grams, as operators enter them, in whole milligrams. */
export const milligramsOf = (grams: number): number => Math.round(grams * 1000);

/** The most that a colour may have: a tonne, in milligrams. */
export const mostStockMilligrams = 1_000_000_000;

/** What may be lost beside the weight of a plate: purged, or spilt before it was stopped. */
const lostMarginMilligrams = 100_000;

/** The most that a plate may lose, in milligrams: more is a slip of the keyboard, and would take a colour from the shop. */
export function mostLostMilligrams(plateMilligrams: number): number {
  return 2 * plateMilligrams + lostMarginMilligrams;
}

/** What is known of a colour's plastic, in milligrams. */
export interface StockFacts {
  /** `null` for a colour that is not counted: it is always there. */
  onHand: number | null;
  /** On plates that are not done. */
  planned: number;
  /** Below this the team is told; `null` never. */
  lowAt: number | null;
  /** No longer sold; old orders keep it. */
  isRetired: boolean;
}

/** What follows from it. */
export interface StockState {
  /** On hand, less what is planned; may be less than 0. `null` if it is not counted. */
  free: number | null;
  isLow: boolean;
  /** Whether customers may choose it. */
  isAvailable: boolean;
}

/** What is left of a colour, and whether it is sold. */
export function stockState({ onHand, planned, lowAt, isRetired }: StockFacts): StockState {
  const free = onHand === null ? null : onHand - planned;
  return {
    free,
    isLow: !isRetired && free !== null && lowAt !== null && free < lowAt,
    isAvailable: !isRetired && (free === null || free > 0),
  };
}
