import { bedSideMm } from '../contract/limits.js';
import type { PartShadow } from './part-shadow.js';

const side = bedSideMm;

/** A shadow ready to be placed: where it must find free cells, and which cells it then takes from others. */
export interface Footprint {
  width: number;
  height: number;
  /** Row, from and end of each run that must be free: three numbers a run. */
  runs: Int16Array;
  /** The same of the shadow widened by the gap; rows and columns may be below 0. */
  taken: Int16Array;
}

/** @param gapMm free space that is kept around it on the plate */
export function footprintOf(shadow: PartShadow, gapMm: number): Footprint {
  const runs = shadow.rows.flatMap((row, y) => runsOf(row).map(([from, end]) => [y, from, end]));
  const width = Math.max(...runs.map((run) => run[2]!));
  const taken = widened(shadow, gapMm);
  return {
    width,
    height: shadow.rows.length,
    runs: Int16Array.from(runs.flat()),
    taken: Int16Array.from(taken.flat()),
  };
}

function runsOf(row: readonly number[]): [number, number][] {
  return Array.from({ length: row.length / 2 }, (_, run) => [row[run * 2]!, row[run * 2 + 1]!]);
}

/** Every cell that is nearer than the gap to a covered one, edge to edge. */
function widened(shadow: PartShadow, gapMm: number): number[][] {
  const reachRows = Math.ceil(gapMm);
  const runs: number[][] = [];
  for (let y = -reachRows; y < shadow.rows.length + reachRows; y++) {
    const row: [number, number][] = [];
    for (let by = -reachRows; by <= reachRows; by++) {
      const covered = shadow.rows[y + by];
      const reach = reachAt(Math.abs(by), gapMm);
      if (covered === undefined || reach < 0) continue;
      for (const [from, end] of runsOf(covered)) row.push([from - reach, end + reach]);
    }
    runs.push(...merged(row).map(([from, end]) => [y, from, end]));
  }
  return runs;
}

/** How many cells to the side are nearer than the gap, so many rows away; below 0 if none is. */
function reachAt(rows: number, gapMm: number): number {
  const between = Math.max(0, rows - 1);
  if (between >= gapMm) return -1;
  return Math.ceil(Math.sqrt(gapMm * gapMm - between * between));
}

function merged(runs: [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [from, end] of runs.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([from, end]);
  }
  return joined;
}

/** Where to look on: everything before is known to be taken. */
export interface Cursor {
  x: number;
  y: number;
}

/**
 * The cells of one plate. For each cell it knows how many cells from there to the right are free, or, as a negative
 * number, taken: a place that is taken is jumped over.
 */
export class PlateRaster {
  private readonly free = new Int16Array(side * side);
  /** Places that were looked at. */
  looks = 0;

  constructor(like?: PlateRaster) {
    if (like !== undefined) this.free.set(like.free);
    else for (let cell = 0; cell < this.free.length; cell++) this.free[cell] = side - (cell % side);
  }

  /** A bed of which only a square at its corner is free. */
  static ofSide(sideMm: number): PlateRaster {
    const raster = new PlateRaster();
    for (let row = 0; row < side; row++) raster.takeRun(row, row < sideMm ? sideMm : 0, side);
    return raster;
  }

  /**
   * The lowest place, and of those the leftmost, at or after the cursor that has room; it becomes the cursor.
   *
   * @returns whether there is one
   */
  find(footprint: Footprint, cursor: Cursor): boolean {
    for (; cursor.y + footprint.height <= side; cursor.y++, cursor.x = 0) {
      while (cursor.x + footprint.width <= side) {
        const next = this.blockedUntil(footprint, cursor.x, cursor.y);
        if (next === cursor.x) return true;
        cursor.x = next;
      }
    }
    return false;
  }

  /** Takes the cells of a footprint that lies there, and the gap around it. */
  take({ taken }: Footprint, x: number, y: number): void {
    for (let run = 0; run < taken.length; run += 3) {
      const row = y + taken[run]!;
      if (row < 0 || row >= side) continue;
      this.takeRun(row, Math.max(0, x + taken[run + 1]!), Math.min(side, x + taken[run + 2]!));
    }
  }

  /** @returns the same `x` for a place with room, else the next one that may have. */
  private blockedUntil({ runs }: Footprint, x: number, y: number): number {
    this.looks++;
    for (let run = 0; run < runs.length; run += 3) {
      const row = (y + runs[run]!) * side;
      const from = x + runs[run + 1]!;
      const end = x + runs[run + 2]!;
      const free = this.free[row + from]!;
      if (free < 0) return x - free;
      if (from + free >= end) continue;
      const taken = from + free;
      return taken - this.free[row + taken]! - runs[run + 1]!;
    }
    return x;
  }

  private takeRun(row: number, from: number, end: number): void {
    if (from >= end) return;
    const start = row * side;
    const { free } = this;
    for (let x = from; x < end; x++) free[start + x] = -1;
    // Counts are renewed from the right end of the row.
    for (let x = side - 1; x >= 0; x--) {
      const isTaken = free[start + x]! < 0;
      const after = x + 1 < side ? free[start + x + 1]! : 0;
      if (isTaken) free[start + x] = Math.min(0, after) - 1;
      else free[start + x] = Math.max(0, after) + 1;
    }
  }
}
