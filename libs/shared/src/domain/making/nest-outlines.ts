import { bedSideMm } from '../contract/limits.js';
import {
  isSameShadow,
  type PartShadow,
  type QuarterTurns,
  quarterTurns,
  shadowOfBox,
  shadowWidth,
  turnedShadow,
} from './part-shadow.js';
import type { Leftover, PlacedCopy, PlateLayout, PlatePart } from './plate-layout.js';
import { type Cursor, type Footprint, footprintOf, PlateRaster } from './plate-raster.js';

/** A way to lay a part on the bed. */
interface Pose {
  turns: QuarterTurns;
  footprint: Footprint;
  /** From the corner of the turned cells to that of the turned box, whose sides are no whole millimetres. */
  shiftX: number;
  shiftY: number;
}

/** A plate in the making. */
interface NestedPlate {
  raster: PlateRaster;
  /** Where each pose is looked for next, by part. */
  cursors: Map<number, Cursor[]>;
  copies: PlacedCopy[];
}

/** Places that may still be looked at: the work of several may share them. */
export interface Looks {
  left: number;
}

/** More places were looked at than allowed. */
class NestingTooLongError extends Error {
  override readonly name = 'NestingTooLongError';
}

/** What the work finds; `null` where it would look at too many places. */
export function unlessTooLong<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof NestingTooLongError) return null;
    throw error;
  }
}

/**
 * Lays parts on plates by their outlines: each copy, turned by any quarter, where its far edge is lowest. Bounded by
 * the number of places that are looked at, so that equal parts always give equal plates.
 */
export class OutlineNester {
  private readonly poses: (Pose[] | undefined)[] = [];

  constructor(
    private readonly parts: readonly PlatePart[],
    private readonly gapMm: number,
    private readonly looks: Looks,
    private readonly sideMm = bedSideMm,
  ) {}

  /**
   * As many copies of a part as one plate takes.
   *
   * @throws {NestingTooLongError}
   */
  plateOf(part: number, atMost: number): PlateLayout {
    const plate = emptyPlate(this.sideMm);
    this.fill(plate, { part, copies: atMost });
    return plate.copies;
  }

  /**
   * Lays all copies on plates: each part on the first plates that have room for it, in the order given.
   *
   * @throws {NestingTooLongError}
   */
  nest(leftovers: readonly Leftover[], mostPlates: number): PlateLayout[] | null {
    const plates: NestedPlate[] = [];
    for (const { part, copies } of leftovers) {
      let left = copies;
      for (const plate of plates) if (left > 0) left -= this.fill(plate, { part, copies: left });
      while (left > 0) {
        if (plates.length === mostPlates) return null;
        const plate = emptyPlate(this.sideMm);
        plates.push(plate);
        const placed = this.fill(plate, { part, copies: left });
        if (placed === 0) return null;
        left -= placed;
      }
    }
    return plates.map(({ copies }) => copies);
  }

  /** @returns how many copies found room. */
  private fill(plate: NestedPlate, { part, copies }: Leftover): number {
    this.assertLooksLeft();
    const poses = (this.poses[part] ??= posesOf(this.parts[part]!, this.gapMm));
    const cursors = plate.cursors.get(part) ?? poses.map(() => ({ x: 0, y: 0 }));
    plate.cursors.set(part, cursors);
    for (let placed = 0; placed < copies; placed++) {
      const before = plate.raster.looks;
      const index = lowest(plate.raster, poses, cursors);
      this.looks.left -= plate.raster.looks - before;
      this.assertLooksLeft();
      if (index === null) return placed;
      const { turns, footprint, shiftX, shiftY } = poses[index]!;
      const { x, y } = cursors[index]!;
      plate.raster.take(footprint, x, y);
      plate.copies.push({ part, xMm: rounded(x + shiftX), yMm: rounded(y + shiftY), turns });
    }
    return copies;
  }

  private assertLooksLeft(): void {
    if (this.looks.left < 0) throw new NestingTooLongError('Too many places were looked at.');
  }
}

function emptyPlate(sideMm: number): NestedPlate {
  return { raster: PlateRaster.ofSide(sideMm), cursors: new Map(), copies: [] };
}

const rounded = (millimetres: number) => Math.round(millimetres * 100) / 100;

/** The pose whose far edge comes lowest, then leftmost; `null` if none has room. */
function lowest(raster: PlateRaster, poses: readonly Pose[], cursors: readonly Cursor[]): number | null {
  let best: number | null = null;
  let bestTop = Infinity;
  for (const [index, { footprint }] of poses.entries()) {
    const cursor = cursors[index]!;
    if (cursor.y + footprint.height > bestTop || !raster.find(footprint, cursor)) continue;
    const top = cursor.y + footprint.height;
    if (top > bestTop || (top === bestTop && best !== null && cursor.x >= cursors[best]!.x)) continue;
    best = index;
    bestTop = top;
  }
  return best;
}

function posesOf({ boxMm, shadow }: PlatePart, gapMm: number): Pose[] {
  const own = shadow ?? shadowOfBox(boxMm);
  const [width, height] = [shadowWidth(own), own.rows.length];
  const spareX = Math.max(0, width - boxMm.x);
  const spareY = Math.max(0, height - boxMm.y);
  const shifts = [
    [0, 0],
    [spareY, 0],
    [spareX, spareY],
    [0, spareX],
  ] as const;
  const seen: PartShadow[] = [];
  return quarterTurns.flatMap((turns) => {
    const turned = turnedShadow(own, turns);
    if (seen.some((other) => isSameShadow(other, turned))) return [];
    seen.push(turned);
    const [shiftX, shiftY] = shifts[turns];
    return [{ turns, footprint: footprintOf(turned, gapMm), shiftX, shiftY }];
  });
}
