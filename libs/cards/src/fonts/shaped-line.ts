import { boxAround, type Box, boxesOverlap, centreOf, type Contour, insetBox, moved } from '../plane.js';
import { gapBetween } from './letter-gaps.js';

/** A glyph of a shaped text, in heights of capitals. */
export interface ShapedSign {
  /** As it is in its font, and as it prints. */
  drawn: Contour[];
  contours: Contour[];
  /** A dot, a vowel or the like, on a letter or under it. */
  isMark: boolean;
  /** The same for a letter and what stands on it. */
  cluster: number;
  dx: number;
  dy: number;
  advance: number;
}

/** A letter or a mark where it stands. */
interface Placed {
  drawn: Contour[];
  contours: Contour[];
  box: Box;
}

interface PlacedMark extends Placed {
  /** What it stands on. */
  letter: Placed | null;
}

/** Nearer than this two letters are joined. */
const joinedCaps = 0.005;

/** How far a mark may be moved off its letter, and towards it, in which steps. */
const liftCaps = { away: 0.5, towards: 0.1, step: 0.02 };

/** Sets glyphs from left to right, with at least `gap` between what is not joined: less fills up in plastic. */
export function setSigns(
  signs: readonly ShapedSign[],
  gap: number,
): { contours: Contour[]; advance: number } {
  const letters: Placed[] = [];
  const marks: PlacedMark[] = [];
  let pen = 0;
  for (const group of clustersOf(signs)) {
    const end = pen + group.reduce((sum, { advance }) => sum + advance, 0);
    const letter = placed(group, pen, false);
    const shift = letter === null ? 0 : shiftOff(letters.slice(-2), letter, gap);
    const shifted = letter && shiftedBy(letter, shift, 0);
    if (shifted !== null) letters.push(shifted);
    for (const index of group.keys()) {
      const mark = group[index]!.isMark ? placed(group, pen + shift, true, index) : null;
      if (mark !== null) marks.push({ ...mark, letter: shifted });
    }
    pen = end + shift;
  }
  const settled = letters.slice();
  for (const mark of marks.toSorted(nearestFirst)) settled.push(lifted(mark, settled, gap));
  return { contours: settled.flatMap(({ contours }) => contours), advance: pen };
}

/** Letters with what stands on them. */
function clustersOf(signs: readonly ShapedSign[]): ShapedSign[][] {
  const clusters: ShapedSign[][] = [];
  for (const sign of signs) {
    const last = clusters.at(-1);
    if (last?.[0]!.cluster === sign.cluster) last.push(sign);
    else clusters.push([sign]);
  }
  return clusters;
}

/** The letters of a cluster as one, or the mark at `index` of it; `null` for what shows nothing. */
function placed(group: readonly ShapedSign[], pen: number, isMark: boolean, index?: number): Placed | null {
  const [drawn, contours]: [Contour[], Contour[]] = [[], []];
  let x = pen;
  group.forEach((sign, at) => {
    if (sign.isMark === isMark && (index === undefined || at === index)) {
      drawn.push(...moved(sign.drawn, 1, x + sign.dx, sign.dy));
      contours.push(...moved(sign.contours, 1, x + sign.dx, sign.dy));
    }
    x += sign.advance;
  });
  const box = boxAround(contours);
  return box && { drawn, contours, box };
}

function shiftedBy({ drawn, contours, box }: Placed, dx: number, dy: number): Placed {
  const { minX, minY, maxX, maxY } = box;
  return {
    drawn: moved(drawn, 1, dx, dy),
    contours: moved(contours, 1, dx, dy),
    box: { minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy },
  };
}

/** How far a letter that is not joined to the one before stands too near. */
function shiftOff(before: readonly Placed[], letter: Placed, gap: number): number {
  const last = before.at(-1);
  if (last === undefined || gapBetween(last.contours, letter.contours, gap) < joinedCaps) return 0;
  let shift = 0;
  for (let round = 0; round < 3; round++) {
    const nearest = nearestOf(shiftedBy(letter, shift, 0), before, gap);
    if (nearest >= gap) break;
    shift += gap - nearest;
  }
  return shift;
}

/** The gap to the nearest of some, as far as that is less than `reach`. */
function nearestOf({ contours, box }: Placed, others: readonly Placed[], reach: number): number {
  return others.reduce(
    (least, other) =>
      boxesOverlap(insetBox(box, -reach), other.box)
        ? Math.min(least, gapBetween(contours, other.contours, reach))
        : least,
    reach,
  );
}

function nearestFirst(a: PlacedMark, b: PlacedMark): number {
  return distanceToLetter(a) - distanceToLetter(b);
}

function distanceToLetter({ box, letter }: PlacedMark): number {
  return letter === null ? 0 : Math.abs(centreOf(box)[1] - centreOf(letter.box)[1]);
}

/**
 * Moves a mark away from its letter, up or down, until it is free of everything; where there is no such place, to
 * the freest. One that is part of its letter stays where the font has it.
 */
function lifted(mark: PlacedMark, others: readonly Placed[], gap: number): Placed {
  const { letter } = mark;
  if (letter === null || gapBetween(mark.drawn, letter.drawn, gap) < joinedCaps) return mark;
  const up = Math.sign(centreOf(mark.box)[1] - centreOf(letter.box)[1]) || 1;
  let freest: Placed = mark;
  let widest = -1;
  const take = (lift: number): number => {
    const candidate = shiftedBy(mark, 0, up * lift);
    const nearest = nearestOf(candidate, others, gap);
    if (nearest > widest) [freest, widest] = [candidate, nearest];
    return nearest;
  };
  for (let lift = 0; lift <= liftCaps.away && widest < gap;) {
    lift += Math.max(liftCaps.step, gap - take(lift));
  }
  for (let lift = liftCaps.step; lift <= liftCaps.towards && widest < gap; lift += liftCaps.step) {
    take(-lift);
  }
  return freest;
}
