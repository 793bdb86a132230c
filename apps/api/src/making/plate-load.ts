import type { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';

/** Copies of a line on a plate. */
interface LoadedPiece {
  line: OrderLine;
  copies: number;
}

/** What lies on a plate together. */
export interface PlateLoad {
  copies: number;
  /** On a machine at its nominal pace. */
  estimatedSeconds: number;
  weightMilligrams: number;
}

/** What copies take together: each its share of what its line was priced with. */
export function loadOf(pieces: readonly LoadedPiece[]): PlateLoad {
  const sum = (figure: (line: OrderLine) => number) =>
    pieces.reduce((all, { line, copies }) => all + (figure(line) / line.quantity) * copies, 0);
  return {
    copies: pieces.reduce((all, { copies }) => all + copies, 0),
    estimatedSeconds: Math.max(1, Math.round(sum(({ price }) => price.printCentihours * 36))),
    weightMilligrams: Math.round(sum(({ price }) => price.weightMilligrams)),
  };
}
