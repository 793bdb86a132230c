/** Something on a line with the embedding level of the bidirectional algorithm: odd ones run from right to left. */
export interface Levelled {
  level: number;
}

export const isRightToLeft = ({ level }: Levelled): boolean => level % 2 === 1;

/**
 * Pieces of a line in the order in which they are seen, from left to right. Rule L2 of the bidirectional algorithm:
 * from the highest level down, what runs the other way is turned.
 */
export function inVisualOrder<Piece extends Levelled>(line: readonly Piece[]): Piece[] {
  const ordered = [...line];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}
