import { boxAround, type Box, centreOf, type Contour, moved, type Point } from '../plane.js';

/**
 * How near two outlines come to each other, as far as that is less than `reach`; 0 where they touch or cross.
 * Neither may lie inside the other.
 */
export function gapBetween(one: readonly Contour[], other: readonly Contour[], reach: number): number {
  const [near, far] = [edgesWithin(one, boxAround(other), reach), edgesWithin(other, boxAround(one), reach)];
  let least = reach;
  for (const [a, b] of near) {
    for (const [c, d] of far) {
      if (isFarther(a, b, c, d, least)) continue;
      if (cross(a, b, c, d)) return 0;
      least = Math.min(least, toEdge(a, c, d), toEdge(b, c, d), toEdge(c, a, b), toEdge(d, a, b));
    }
  }
  return least;
}

type Edge = [Point, Point];

/** The edges of an outline that come within `reach` of a box. */
function edgesWithin(contours: readonly Contour[], box: Box | null, reach: number): Edge[] {
  if (box === null) return [];
  const { minX, minY, maxX, maxY } = box;
  const edges: Edge[] = [];
  for (const contour of contours) {
    contour.forEach((start, index) => {
      const end = contour[(index + 1) % contour.length]!;
      const isBeside = Math.max(start[0], end[0]) < minX - reach || Math.min(start[0], end[0]) > maxX + reach;
      const isBeyond = Math.max(start[1], end[1]) < minY - reach || Math.min(start[1], end[1]) > maxY + reach;
      if (!isBeside && !isBeyond) edges.push([start, end]);
    });
  }
  return edges;
}

function isFarther(a: Point, b: Point, c: Point, d: Point, reach: number): boolean {
  return [0, 1].some((axis) => {
    const [from, to] = [Math.min(a[axis]!, b[axis]!), Math.max(a[axis]!, b[axis]!)];
    return Math.max(c[axis]!, d[axis]!) < from - reach || Math.min(c[axis]!, d[axis]!) > to + reach;
  });
}

const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;
}

/** From a point to an edge. */
function toEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [ux, uy] = [bx - ax, by - ay];
  const length2 = ux * ux + uy * uy;
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * ux + (y - ay) * uy) / length2));
  return Math.hypot(x - ax - share * ux, y - ay - share * uy);
}

/** Farther than this parts are not moved from each other, in sizes of the sign that they make. */
const widestSpread = 1.6;

/** Moves the parts of a sign, such as three dots, away from its centre until they are `gap` apart. */
export function spreadParts(parts: readonly Contour[][], gap: number): Contour[][] {
  const box = boxAround(parts.flat());
  if (box === null || parts.length < 2) return [...parts];
  const [x, y] = centreOf(box);
  const spread = (factor: number): Contour[][] =>
    parts.map((part) => {
      const [partX, partY] = centreOf(boxAround(part)!);
      return moved(part, 1, (partX - x) * (factor - 1), (partY - y) * (factor - 1));
    });
  for (let factor = 1; factor <= widestSpread; factor += 0.02) {
    const apart = spread(factor);
    if (isApart(apart, gap)) return apart;
  }
  return spread(1);
}

function isApart(parts: readonly Contour[][], gap: number): boolean {
  return parts.every((part, index) =>
    parts.slice(index + 1).every((other) => gapBetween(part, other, gap) >= gap),
  );
}
