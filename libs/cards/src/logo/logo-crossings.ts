import type { Contour } from '@cards/plane.js';

/** Pairs of triangles examined: less than a second's work. Only long slivers exceed it. */
const mostPairs = 200_000_000;

/** Numbers a triangle: its corners counter-clockwise, then its box. */
const size = 10;
const [minX, maxX, minY, maxY] = [6, 7, 8, 9];

/**
 * Whether the edges of triangles cross more than `most` times: a measure of the work of uniting them that does not
 * depend on the machine's load. Triangles that share an edge or a corner do not cross there. When {@link mostPairs}
 * have been examined, the crossings found so far decide.
 */
export function crossesMoreThan(most: number, triangles: readonly Contour[]): boolean {
  const all = fromTheLeft(triangles);
  const sides = new Float64Array(18);
  let [crossings, pairs] = [0, 0];
  for (let one = 0; one < all.length; one += size) {
    for (let other = one + size; other < all.length && all[other + minX]! < all[one + maxX]!; other += size) {
      if (++pairs > mostPairs) return false;
      if (all[other + minY]! >= all[one + maxY]! || all[other + maxY]! <= all[one + minY]!) continue;
      crossings += crossingsOf(all, one, other, sides);
      if (crossings > most) return true;
    }
  }
  return false;
}

function fromTheLeft(triangles: readonly Contour[]): Float64Array {
  const left = triangles.map((corners) => Math.min(...corners.map(([x]) => x)));
  const order = Uint32Array.from(left, (_, place) => place).sort((a, b) => left[a]! - left[b]!);
  const all = new Float64Array(order.length * size);
  order.forEach((place, index) => {
    const corners = triangles[place]!;
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    all.set([...corners.flat(), ...box], index * size);
  });
  return all;
}

/** @param sides working space: of each edge and each corner of the other triangle, on which side it lies. */
function crossingsOf(all: Float64Array, one: number, other: number, sides: Float64Array): number {
  if (isApart(all, one, other, sides, 0) || isApart(all, other, one, sides, 9)) return 0;
  let count = 0;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const [nextI, nextJ] = [(i + 1) % 3, (j + 1) % 3];
      if (sides[i * 3 + j]! * sides[i * 3 + nextJ]! >= 0) continue;
      if (sides[9 + j * 3 + i]! * sides[9 + j * 3 + nextI]! < 0) count++;
    }
  }
  return count;
}

/** Writes the sides of `other`'s corners from `at` on. Returns whether all lie outside one edge of `one`. */
function isApart(all: Float64Array, one: number, other: number, sides: Float64Array, at: number): boolean {
  for (let i = 0; i < 3; i++) {
    const [from, to] = [one + i * 2, one + ((i + 1) % 3) * 2];
    const [x, y] = [all[from]!, all[from + 1]!];
    const [alongX, alongY] = [all[to]! - x, all[to + 1]! - y];
    let outside = 0;
    for (let j = 0; j < 3; j++) {
      // Exactly 0 where the corner is one of the edge's own.
      const side = alongX * (all[other + j * 2 + 1]! - y) - alongY * (all[other + j * 2]! - x);
      sides[at + i * 3 + j] = side;
      if (side <= 0) outside++;
    }
    if (outside === 3) return true;
  }
  return false;
}
