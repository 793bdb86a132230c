import { bedSideMm } from '../contract/limits.js';
import { layingOrders } from './laying-orders.js';
import { type Looks, OutlineNester, unlessTooLong } from './nest-outlines.js';
import { type BoxChoice, BoxPlate, hundredths } from './plate-boxes.js';
import {
  type Leftover,
  type PlacedCopy,
  type PlateLayout,
  type PlatePart,
  turnedBox,
} from './plate-layout.js';

/** Free at each side of a plate where its copies leave room: for a skirt, and the first line of plastic. */
export const marginMm = 5;

const innerSideMm = bedSideMm - 2 * marginMm;

/** Copies of a plate that are laid anew: the time grows with their square. */
const mostLaidAnew = 150;

/**
 * The same plates with what lies on them in the middle of the bed, and away from its edges: laid anew where it reached
 * them and has room. Copies and plates stay as many.
 *
 * @param looks places that nesting may look at, for all plates together
 */
export function withMargins(
  parts: readonly PlatePart[],
  plates: readonly PlateLayout[],
  gapMm: number,
  looks: Looks,
): PlateLayout[] {
  const nester = new OutlineNester(parts, gapMm, looks, innerSideMm);
  const settled = new Map<PlateLayout, PlateLayout>();
  for (const plate of new Set(plates)) {
    const inner = isTooWide(parts, plate) ? laidInside(parts, plate, gapMm, nester) : null;
    settled.set(plate, inMiddle(parts, inner ?? plate));
  }
  return plates.map((plate) => settled.get(plate)!);
}

interface Bounds {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

function boundsOf(parts: readonly PlatePart[], plate: PlateLayout): Bounds {
  const from = { x: Infinity, y: Infinity };
  const to = { x: 0, y: 0 };
  for (const { part, xMm, yMm, turns } of plate) {
    const box = turnedBox(parts[part]!.boxMm, turns);
    from.x = Math.min(from.x, xMm);
    from.y = Math.min(from.y, yMm);
    to.x = Math.max(to.x, xMm + box.x);
    to.y = Math.max(to.y, yMm + box.y);
  }
  return { from, to };
}

function isTooWide(parts: readonly PlatePart[], plate: PlateLayout): boolean {
  const { from, to } = boundsOf(parts, plate);
  return Math.max(to.x - from.x, to.y - from.y) > innerSideMm;
}

function inMiddle(parts: readonly PlatePart[], plate: PlateLayout): PlateLayout {
  const { from, to } = boundsOf(parts, plate);
  const shift = (axis: 'x' | 'y') => {
    const spare = bedSideMm - (to[axis] - from[axis]);
    // A part may be longer than the bed by a tolerance: it stays where it is.
    return spare <= 0 ? 0 : rounded(spare / 2 - from[axis]);
  };
  const [byX, byY] = [shift('x'), shift('y')];
  return plate.map((copy) => ({ ...copy, xMm: rounded(copy.xMm + byX), yMm: rounded(copy.yMm + byY) }));
}

/** All copies of a plate on a bed that is smaller by the margins; `null` where they are not found to have room. */
function laidInside(
  parts: readonly PlatePart[],
  plate: PlateLayout,
  gapMm: number,
  nester: OutlineNester,
): PlateLayout | null {
  const copies = Map.groupBy(plate, ({ part }) => part);
  const leftovers = [...copies].map(([part, { length }]): Leftover => ({ part, copies: length }));
  const fits = ({ part }: Leftover) => Math.max(parts[part]!.boxMm.x, parts[part]!.boxMm.y) <= innerSideMm;
  if (plate.length > mostLaidAnew || !leftovers.every(fits)) return null;
  const orders = [...layingOrders(parts, leftovers)];
  for (const order of orders)
    for (const choice of ['lowest', 'tightest'] as const) {
      const boxed = boxedInside(parts, order, gapMm, choice);
      if (boxed !== null) return boxed;
    }
  if (leftovers.every(({ part }) => parts[part]!.shadow === null)) return null;
  const nested = unlessTooLong(() => nester.nest(orders[0]!, 1));
  return nested?.[0] ?? null;
}

function boxedInside(
  parts: readonly PlatePart[],
  order: readonly Leftover[],
  gapMm: number,
  choice: BoxChoice,
): PlateLayout | null {
  const boxes = new BoxPlate(hundredths(gapMm), choice, innerSideMm);
  const laid: PlacedCopy[] = [];
  for (const { part, copies } of order) {
    const { boxMm } = parts[part]!;
    for (let copy = 0; copy < copies; copy++) {
      const place = boxes.place(hundredths(boxMm.x), hundredths(boxMm.y));
      if (place === null) return null;
      laid.push({ part, xMm: place.x / 100, yMm: place.y / 100, turns: place.isTurned ? 1 : 0 });
    }
  }
  return laid;
}

const rounded = (millimetres: number) => Math.round(millimetres * 100) / 100;
