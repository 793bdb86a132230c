import type { PartShadow, QuarterTurns } from './part-shadow.js';

/** A part to be placed on plates. */
export interface PlatePart {
  /** Sides of its box on the bed. */
  boxMm: { x: number; y: number };
  /** `null` where the outline is not known: it takes its whole box. */
  shadow: PartShadow | null;
  copies: number;
}

/** A copy on a plate. */
export interface PlacedCopy {
  /** Its part's place in the list of parts. */
  part: number;
  /** Lower left corner of its turned box, from the bed's corner. */
  xMm: number;
  yMm: number;
  turns: QuarterTurns;
}

/** Everything on one plate. */
export type PlateLayout = readonly PlacedCopy[];

/** Copies of a part that are not enough for a plate of their own. */
export interface Leftover {
  part: number;
  copies: number;
}

/** Sides of a box after turns. */
export function turnedBox({ x, y }: { x: number; y: number }, turns: QuarterTurns): { x: number; y: number } {
  return turns % 2 === 0 ? { x, y } : { x: y, y: x };
}
