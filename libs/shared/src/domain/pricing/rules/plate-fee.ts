import { prorateCapped } from '../../money/prorate.js';
import type { PriceBook } from '../book.js';
import type { WholeLine } from '../line.js';
import { platesFor, platesOf, plateWeights } from '../plates.js';

/** A line's part of the plate fees, and what it would pay as the only line. */
export interface PlateFee {
  sharedCentimes: bigint;
  aloneCentimes: bigint;
}

/**
 * Plate fees of a basket, one entry per line. Lines of one SKU lie on plates together, rushed ones
 * apart from the rest. A group pays for whole plates; its lines share that by the space they take,
 * none paying more than it would alone.
 */
export function plateFees(book: PriceBook, lines: readonly WholeLine[]): PlateFee[] {
  const centimesPerPlate = BigInt(book.plate.centimesPerPlate);
  const fees = lines.map((line) => {
    const aloneCentimes = platesOf(line) * centimesPerPlate;
    return { sharedCentimes: aloneCentimes, aloneCentimes };
  });
  for (const group of groupsOfLines(lines)) {
    const groupLines = group.map(({ line }) => line);
    const groupFees = group.flatMap(({ index }) => fees[index] ?? []);
    const shares = prorateCapped(
      platesFor(groupLines) * centimesPerPlate,
      plateWeights(groupLines).weights,
      groupFees.map((fee) => fee.aloneCentimes),
    );
    groupFees.forEach((fee, place) => (fee.sharedCentimes = shares[place] ?? 0n));
  }
  return fees;
}

function groupsOfLines(lines: readonly WholeLine[]): { line: WholeLine; index: number }[][] {
  const entries = lines.map((line, index) => ({ line, index }));
  return [...Map.groupBy(entries, ({ line }) => `${line.isRush ? 'rush' : 'usual'} ${line.sku}`).values()];
}
