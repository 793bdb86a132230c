import type { Contour, Point } from '../plane.js';

/** How a line is drawn as a solid. */
interface StrokeStyle {
  width: number;
  /** Everything outside is cut off, so that slanting strokes end level. */
  band?: { minY: number; maxY: number };
}

/** Joints sharper than this stay blunt, in stroke widths from the corner to its tip. */
const miterLimit = 1.6;

/**
 * How far a segment reaches into a joint, in stroke widths: pieces that only touch would leave hairlines
 * between them when they are united.
 */
const jointOverlap = 0.03;

/**
 * Draws a polyline with a width: convex pieces that overlap, to be united by the caller. A line
 * whose last point repeats its first is closed. Ends reach half a width further; where they slant into the
 * band's edge, as far as it takes to end level with it.
 */
export function strokeOutline(points: readonly Point[], { width, band }: StrokeStyle): Contour[] {
  const isClosed = points.length > 2 && isSame(points[0]!, points.at(-1)!);
  const pieces: Contour[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const isStart = !isClosed && i === 0;
    const isEnd = !isClosed && i + 2 === points.length;
    pieces.push(segment(points[i]!, points[i + 1]!, width, { isStart, isEnd, band }));
  }
  const last = points.length - 1;
  for (let i = isClosed ? 0 : 1; i < last; i++) {
    const before = i === 0 ? points[last - 1]! : points[i - 1]!;
    pieces.push(joint(before, points[i]!, points[i + 1]!, width));
  }
  const kept = band === undefined ? pieces : pieces.map((piece) => clipToBand(piece, band.minY, band.maxY));
  return kept.filter((piece) => piece.length >= 3).map(counterClockwise);
}

function isSame([ax, ay]: Point, [bx, by]: Point): boolean {
  return ax === bx && ay === by;
}

function segment(
  [ax, ay]: Point,
  [bx, by]: Point,
  width: number,
  { isStart, isEnd, band }: { isStart: boolean; isEnd: boolean; band?: StrokeStyle['band'] },
): Contour {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const reach = (y: number): number => {
    const touches = band !== undefined && Math.min(y - band.minY, band.maxY - y) < width * 0.51;
    const isSlanting = Math.abs(ux) > 0.05 && Math.abs(uy) > 0.05;
    return touches && isSlanting ? width * 1.5 : width / 2;
  };
  const start = isStart ? reach(ay) : width * jointOverlap;
  const end = isEnd ? reach(by) : width * jointOverlap;
  const [sx, sy, ex, ey] = [ax - ux * start, ay - uy * start, bx + ux * end, by + uy * end];
  const [nx, ny] = [(-uy * width) / 2, (ux * width) / 2];
  return [
    [sx - nx, sy - ny],
    [ex - nx, ey - ny],
    [ex + nx, ey + ny],
    [sx + nx, sy + ny],
  ];
}

/** Fills the wedge on the outer side of a corner, to a point unless that would stick out far. */
function joint([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, width: number): Contour {
  const first = Math.hypot(bx - ax, by - ay);
  const second = Math.hypot(cx - bx, cy - by);
  const [ux, uy] = [(bx - ax) / first, (by - ay) / first];
  const [vx, vy] = [(cx - bx) / second, (cy - by) / second];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 1e-9) return [];
  const side = (turn > 0 ? -1 : 1) * (width / 2);
  const p: Point = [bx - uy * side, by + ux * side];
  const q: Point = [bx - vy * side, by + vx * side];
  const [mx, my] = [(p[0] + q[0]) / 2 - bx, (p[1] + q[1]) / 2 - by];
  const half = Math.hypot(mx, my);
  const tip = (width / 2) ** 2 / half;
  if (tip > miterLimit * width) return [[bx, by], p, q];
  return [[bx, by], p, [bx + (mx / half) * tip, by + (my / half) * tip], q];
}

/** Cuts a convex contour to `minY … maxY`. */
function clipToBand(contour: Contour, minY: number, maxY: number): Contour {
  const above = clipHalf(contour, minY, 1);
  return clipHalf(above, maxY, -1);
}

function clipHalf(contour: Contour, edgeY: number, sign: 1 | -1): Contour {
  const kept: Contour = [];
  contour.forEach((point, index) => {
    const next = contour[(index + 1) % contour.length]!;
    const here = sign * (point[1] - edgeY);
    const there = sign * (next[1] - edgeY);
    if (here >= 0) kept.push(point);
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push([point[0] + share * (next[0] - point[0]), edgeY]);
    }
  });
  return kept;
}

function counterClockwise(contour: Contour): Contour {
  let doubleArea = 0;
  contour.forEach(([x, y], index) => {
    const [nx, ny] = contour[(index + 1) % contour.length]!;
    doubleArea += x * ny - nx * y;
  });
  return doubleArea < 0 ? [...contour].reverse() : contour;
}
