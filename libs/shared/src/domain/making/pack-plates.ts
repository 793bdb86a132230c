import { bedSideMm } from '../contract/limits.js';
import { copiesPerPlate } from '../pricing/plates.js';
import { layingOrders } from './laying-orders.js';
import { type Looks, OutlineNester, unlessTooLong } from './nest-outlines.js';
import { shadowCells } from './part-shadow.js';
import { type BoxChoice, BoxPlate, hundredths } from './plate-boxes.js';
import type { Leftover, PlacedCopy, PlateLayout, PlatePart } from './plate-layout.js';
import { withMargins } from './plate-margins.js';

/** What bounds the packing of one group of parts. */
export interface PackingBounds {
  /** Free space between two copies. */
  gapMm: number;
  /** Places that nesting may look at: {@link usualLooks} of them at most. */
  looks?: Looks;
}

/** About a second of a slow core. */
export const usualLooks = 20_000_000;

/** Of these, what may be looked at to keep copies away from the bed's edges. */
const marginLooks = usualLooks / 10;

/** More copies are not laid together: the time would grow with their square. */
const mostTogether = 400;

/**
 * Packs parts of one colour on plates. Never on more than each part needs alone in its grid, the arrangement that the
 * price counts of one line; on fewer where parts share plates, or nest by their outlines. What lies on a plate is in the
 * middle of the bed, with a margin where that costs no plate.
 */
export function packPlates(
  parts: readonly PlatePart[],
  { gapMm, looks = { left: usualLooks } }: PackingBounds,
): PlateLayout[] {
  const packed = withinShare(looks, usualLooks, (own) => packByOutline(parts, gapMm, own));
  return withinShare(looks, marginLooks, (own) => withMargins(parts, packed, gapMm, own));
}

/** Runs what may look at a part of the places, and counts those that it has looked at. */
function withinShare<Result>(looks: Looks, most: number, work: (own: Looks) => Result): Result {
  const given = Math.min(most, looks.left);
  const own = { left: given };
  const result = work(own);
  looks.left -= given - own.left;
  return result;
}

function packByOutline(parts: readonly PlatePart[], gapMm: number, looks: Looks): PlateLayout[] {
  const nester = new OutlineNester(parts, gapMm, looks);
  const fullPlates: PlateLayout[] = [];
  const rest: PlateLayout[] = [];
  for (const [part, { copies }] of parts.entries()) {
    if (copies < 1) continue;
    const full = fullPlate(parts, part, gapMm, nester);
    for (let plate = 0; plate < Math.floor(copies / full.length); plate++) fullPlates.push(full);
    if (copies % full.length > 0) rest.push(full.slice(0, copies % full.length));
  }
  const together = [...fullPlates, ...packTogether(parts, rest, gapMm, nester)];
  // A plate that is full of large parts may still have room for small ones.
  return packTogether(parts, together, gapMm, nester);
}

/** A plate with as many copies of a part as it takes: its grid, or by its outline where that takes more. */
function fullPlate(
  parts: readonly PlatePart[],
  part: number,
  gapMm: number,
  nester: OutlineNester,
): PlateLayout {
  const { boxMm, shadow, copies } = parts[part]!;
  const grid = gridPlate(boxMm, part, gapMm);
  if (shadow === null || copies <= grid.length) return grid;
  const nested = unlessTooLong(() => nester.plateOf(part, copies));
  return nested !== null && nested.length > grid.length ? nested : grid;
}

/** The arrangement that the price counts: copies in rows and columns. */
function gridPlate(boxMm: PlatePart['boxMm'], part: number, gapMm: number): PlateLayout {
  const count = Number(copiesPerPlate(boxMm, gapMm));
  const columns = Number(copiesPerPlate({ x: boxMm.x, y: bedSideMm }, gapMm));
  const [stepX, stepY] = [hundredths(boxMm.x) / 100 + gapMm, hundredths(boxMm.y) / 100 + gapMm];
  return Array.from({ length: count }, (_, copy): PlacedCopy => ({
    part,
    xMm: rounded((copy % columns) * stepX),
    yMm: rounded(Math.floor(copy / columns) * stepY),
    turns: 0,
  }));
}

/** What lies on some plates, laid together on as few as are found; as it was where none are saved. */
function packTogether(
  parts: readonly PlatePart[],
  plates: readonly PlateLayout[],
  gapMm: number,
  nester: OutlineNester,
): PlateLayout[] {
  let best = [...plates];
  const copies = Map.groupBy(plates.flat(), ({ part }) => part);
  const leftovers = [...copies].map(([part, { length }]): Leftover => ({ part, copies: length }));
  const least = leastPlates(parts, leftovers);
  if (leftovers.length < 2 || plates.flat().length > mostTogether) return best;
  for (const order of layingOrders(parts, leftovers)) {
    for (const choice of ['lowest', 'tightest'] as const) {
      if (best.length <= least) return best;
      const packed = packBoxes(parts, order, gapMm, choice);
      if (packed.length < best.length) best = packed;
    }
  }
  for (const order of layingOrders(parts, leftovers)) {
    if (best.length <= least) break;
    const nested = unlessTooLong(() => nester.nest(order, best.length - 1));
    if (nested !== null) best = nested;
  }
  return best;
}

/** No plate holds more than its area. */
function leastPlates(parts: readonly PlatePart[], leftovers: readonly Leftover[]): number {
  const cells = leftovers.reduce((sum, { part, copies }) => {
    const { shadow, boxMm } = parts[part]!;
    return (
      sum + copies * (shadow === null ? boxMm.x * boxMm.y : Math.min(shadowCells(shadow), boxMm.x * boxMm.y))
    );
  }, 0);
  return Math.ceil(cells / (bedSideMm * bedSideMm));
}

/** Lays boxes on plates: each on the first that has room. */
function packBoxes(
  parts: readonly PlatePart[],
  leftovers: readonly Leftover[],
  gapMm: number,
  choice: BoxChoice,
): PlateLayout[] {
  const plates: { boxes: BoxPlate; copies: PlacedCopy[] }[] = [];
  for (const { part, copies } of leftovers) {
    const { boxMm } = parts[part]!;
    let from = 0;
    for (let copy = 0; copy < copies; copy++) {
      for (let index = from; ; index++) {
        const plate = (plates[index] ??= { boxes: new BoxPlate(hundredths(gapMm), choice), copies: [] });
        const place = plate.boxes.place(hundredths(boxMm.x), hundredths(boxMm.y));
        // What finds no room once finds none later.
        from = index;
        if (place === null) continue;
        plate.copies.push({ part, xMm: place.x / 100, yMm: place.y / 100, turns: place.isTurned ? 1 : 0 });
        break;
      }
    }
  }
  return plates.map(({ copies }) => copies);
}

const rounded = (millimetres: number) => Math.round(millimetres * 100) / 100;
