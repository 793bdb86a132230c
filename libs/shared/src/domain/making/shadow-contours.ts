import type { PartShadow, QuarterTurns } from './part-shadow.js';

/** In millimetres. */
export type Point = readonly [x: number, y: number];

/** The edges of a shadow's cells that have no neighbour, from each corner to the next; covered cells lie to the left. */
function borderOf({ rows }: PartShadow): Map<string, Point[]> {
  const covered = new Set<string>();
  for (const [y, row] of rows.entries())
    for (let at = 0; at < row.length; at += 2)
      for (let x = row[at]!; x < row[at + 1]!; x++) covered.add(`${x} ${y}`);
  const border = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = from.join(' ');
    border.set(key, [...(border.get(key) ?? []), to]);
  };
  for (const cell of covered) {
    const [x, y] = cell.split(' ').map(Number) as [number, number];
    if (!covered.has(`${x} ${y - 1}`)) add([x, y], [x + 1, y]);
    if (!covered.has(`${x + 1} ${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!covered.has(`${x} ${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!covered.has(`${x - 1} ${y}`)) add([x, y + 1], [x, y]);
  }
  return border;
}

/**
 * What a shadow is bounded by: closed lines without their last point, outer ones counterclockwise, those of holes
 * clockwise. Where two cells touch by a corner alone, the line keeps to its own cell.
 */
export function contoursOf(shadow: PartShadow): Point[][] {
  const border = borderOf(shadow);
  const contours: Point[][] = [];
  for (const [key, ends] of border) {
    while (ends.length > 0) {
      const start = key.split(' ').map(Number) as [number, number];
      const line: Point[] = [];
      let [from, to]: [Point, Point] = [start, ends.shift()!];
      for (;;) {
        line.push(from);
        if (to[0] === start[0] && to[1] === start[1]) break;
        const next = takeLeftmost(border.get(to.join(' '))!, from, to);
        [from, to] = [to, next];
      }
      contours.push(withoutStraightPoints(line));
    }
  }
  return contours;
}

/** Of the edges that leave a corner, the one that turns most to the left. */
function takeLeftmost(ends: Point[], from: Point, at: Point): Point {
  const turnOf = (end: Point) => (at[0] - from[0]) * (end[1] - at[1]) - (at[1] - from[1]) * (end[0] - at[0]);
  let best = 0;
  for (let index = 1; index < ends.length; index++)
    if (turnOf(ends[index]!) > turnOf(ends[best]!)) best = index;
  return ends.splice(best, 1)[0]!;
}

function withoutStraightPoints(line: readonly Point[]): Point[] {
  return line.filter((point, index) => {
    const before = line.at(index - 1)!;
    const after = line[(index + 1) % line.length]!;
    return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
  });
}

/** The middle of the widest run, of such rows the middle one: the part covers it whatever its shape is. */
export function broadestPoint(rows: PartShadow['rows']): Point {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((from, at) => (at % 2 === 0 ? [{ y, from, width: row[at + 1]! - from }] : [])),
  );
  const widest = Math.max(...runs.map(({ width }) => width));
  const wide = runs.filter(({ width }) => width === widest);
  const { y, from, width } = wide[Math.floor(wide.length / 2)]!;
  return [from + width / 2, y + 0.5];
}

/** Where a point of a part comes to lie, from the lower left corner of the part's turned box. */
export function turnedPoint([x, y]: Point, boxMm: { x: number; y: number }, turns: QuarterTurns): Point {
  if (turns === 0) return [x, y];
  if (turns === 1) return [boxMm.y - y, x];
  if (turns === 2) return [boxMm.x - x, boxMm.y - y];
  return [y, boxMm.x - x];
}
