import { bedSideMm } from '../contract/limits.js';

/** A rectangle on the bed, in hundredths of a millimetre. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** Where a box came to lie. */
interface BoxPlace {
  x: number;
  y: number;
  isTurned: boolean;
}

/** How the place of a box is chosen: as low as possible, or where the least room stays beside it. */
export type BoxChoice = 'lowest' | 'tightest';

/** Hundredths of a millimetre of a length on the bed; noise in a file's last digits must not cost room. */
export function hundredths(millimetres: number): number {
  return Math.min(bedSideMm * 100, Math.round(millimetres * 100));
}

/** One plate that takes boxes, each with its gap: keeps the largest free rectangles. */
export class BoxPlate {
  private free: Rectangle[];

  constructor(
    private readonly gap: number,
    private readonly choice: BoxChoice,
    sideMm = bedSideMm,
  ) {
    // The last box of a row needs no gap behind it.
    const side = sideMm * 100 + gap;
    this.free = [{ x: 0, y: 0, width: side, depth: side }];
  }

  /** Places a box and takes its room; `null` if it has none. Sides are hundredths of a millimetre. */
  place(width: number, depth: number): BoxPlace | null {
    const sides = { width: width + this.gap, depth: depth + this.gap };
    const lying = this.best(sides.width, sides.depth);
    const turned = width === depth ? null : this.best(sides.depth, sides.width);
    const isTurned = turned !== null && (lying === null || isBetter(turned.score, lying.score));
    const found = isTurned ? turned : lying;
    if (found === null) return null;
    const { x, y } = found;
    this.take({
      x,
      y,
      width: isTurned ? sides.depth : sides.width,
      depth: isTurned ? sides.width : sides.depth,
    });
    return { x, y, isTurned };
  }

  private best(
    width: number,
    depth: number,
  ): { x: number; y: number; score: readonly [number, number] } | null {
    let best: { x: number; y: number; score: readonly [number, number] } | null = null;
    for (const space of this.free) {
      if (space.width < width || space.depth < depth) continue;
      const beside = [space.width - width, space.depth - depth] as const;
      const score =
        this.choice === 'lowest'
          ? ([space.y + depth, space.x] as const)
          : ([Math.min(...beside), Math.max(...beside)] as const);
      if (best === null || isBetter(score, best.score)) best = { x: space.x, y: space.y, score };
    }
    return best;
  }

  private take(box: Rectangle): void {
    const rest = this.free.flatMap((space) => around(space, box));
    this.free = rest.filter(
      (space, index) =>
        !rest.some(
          (other, place) =>
            place !== index && contains(other, space) && (place < index || !contains(space, other)),
        ),
    );
  }
}

function isBetter(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}

/** The largest rectangles of a free space beside a box. */
function around(space: Rectangle, box: Rectangle): Rectangle[] {
  const right = space.x + space.width;
  const back = space.y + space.depth;
  const boxRight = box.x + box.width;
  const boxBack = box.y + box.depth;
  if (box.x >= right || boxRight <= space.x || box.y >= back || boxBack <= space.y) return [space];
  return [
    { ...space, width: box.x - space.x },
    { ...space, x: boxRight, width: right - boxRight },
    { ...space, depth: box.y - space.y },
    { ...space, y: boxBack, depth: back - boxBack },
  ].filter(({ width, depth }) => width > 0 && depth > 0);
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.depth >= inner.y + inner.depth
  );
}
