import type { BoxMm } from '../contract/analysis.js';
import { copiesPerPlate, platesFor } from '../pricing/plates.js';
import type { Looks } from './nest-outlines.js';
import { packPlates, usualLooks } from './pack-plates.js';
import type { PartShadow, QuarterTurns } from './part-shadow.js';
import type { PlacedCopy, PlateLayout, PlatePart } from './plate-layout.js';

/** Copies of a paid line that are still to be printed. */
export interface PlanLine {
  /** The line of the order. */
  lineId: string;
  /** The order. */
  orderId: string;
  /** Of its content: equal contents are equal parts. */
  contentHash: string;
  /** The colour: the id of a material. */
  sku: string;
  /** Colours of the part beside that one, as on business cards. */
  furtherSkus: readonly string[];
  /** Whether it is rushed. */
  isRush: boolean;
  boxMm: Pick<BoxMm, 'x' | 'y'>;
  shadow: PartShadow | null;
  /** How many copies. */
  copies: number;
  /** The day on which its order's parcel has to leave, `YYYY-MM-DD`; `null` for an order without a date, which comes last. */
  leavesOn: string | null;
}

/** Where a copy lies: the lower left corner of its turned box from the bed's corner, and its quarter turns. */
export interface Placement {
  /** From the left side of the bed. */
  xMm: number;
  /** From the front of the bed. */
  yMm: number;
  /** Quarter turns, counterclockwise. */
  turns: QuarterTurns;
}

/** Copies of a line on one plate. */
export interface PlannedPiece {
  /** The line of the order. */
  lineId: string;
  /** Where each copy lies. */
  placements: Placement[];
}

/** A plate to be printed. */
export interface PlannedPlate {
  /** The colour: the id of a material. */
  sku: string;
  /** Further colours of its parts; left out where they have none. */
  furtherSkus?: readonly string[];
  /** Whether it is rushed. */
  isRush: boolean;
  /** The first day on which a parcel with one of its pieces has to leave. */
  leavesOn: string | null;
  /** Free space between its pieces. */
  gapMm: number;
  /** What lies on it. */
  pieces: PlannedPiece[];
}

/** Plates of one colour, beside what prices have counted for the same copies. */
export interface PlateCount {
  /** The colour: the id of a material. */
  sku: string;
  /** Whether it is rushed. */
  isRush: boolean;
  /** How many copies. */
  copies: number;
  /** By the price's rule, each order for itself. */
  pricedPlates: number;
  /** Plates that are proposed. */
  plannedPlates: number;
}

/** The plates of some lines, most urgent first. */
export interface PlatePlan {
  /** Its plates. */
  plates: PlannedPlate[];
  counts: PlateCount[];
}

/** The space between pieces if the usual one needs more plates than were counted: a skirt's width, no less. */
const tightGapMm = 2;

/** Places looked at for all plates of a plan: the most urgent ones first. Beyond them copies lie in rows, as prices count them. */
const planLooks = 5 * usualLooks;

/**
 * Plans plates: lines of one SKU together, or of the same several, rushed ones apart and first, then by the days on which
 * their parcels have to leave.
 *
 * @param gapMm the price book's space between copies
 */
export function planPlates(lines: readonly PlanLine[], gapMm: number): PlatePlan {
  const looks = { left: planLooks };
  const groups = Map.groupBy(
    lines.toSorted(byUrgency),
    ({ sku, isRush }) => `${isRush ? 'rush' : 'usual'} ${sku}`,
  );
  const planned = [...groups.values()].map((group) => {
    const alike = Map.groupBy(group, ({ furtherSkus }) => furtherSkus.join(' '));
    const plates = [...alike.values()].flatMap((same) => planAlike(same, gapMm, looks));
    const { sku, isRush } = group[0]!;
    const copies = group.reduce((sum, line) => sum + line.copies, 0);
    const pricedPlates = countedByPrice(group, gapMm);
    return { plates, count: { sku, isRush, copies, pricedPlates, plannedPlates: plates.length } };
  });
  return {
    plates: planned.flatMap(({ plates }) => plates).toSorted(byUrgency),
    counts: planned.map(({ count }) => count),
  };
}

/** Plates of lines in the same colours. */
function planAlike(lines: readonly PlanLine[], gapMm: number, looks: Looks): PlannedPlate[] {
  const { sku, furtherSkus, isRush } = lines[0]!;
  const colours = { sku, ...(furtherSkus.length > 0 && { furtherSkus }) };
  const kinds = [...Map.groupBy(lines, ({ contentHash }) => contentHash).values()];
  const parts = kinds.map((same): PlatePart => {
    const { boxMm, shadow } = same[0]!;
    return { boxMm, shadow, copies: same.reduce((sum, { copies }) => sum + copies, 0) };
  });
  const pricedPlates = countedByPrice(lines, gapMm);
  const usual = packPlates(parts, { gapMm, looks });
  const tight = usual.length > pricedPlates ? packPlates(parts, { gapMm: tightGapMm, looks }) : usual;
  const layouts = tight.length < usual.length ? tight : usual;
  const keptGapMm = layouts === usual ? gapMm : tightGapMm;
  return assign(kinds, layouts).map((pieces): PlannedPlate => {
    const dates = pieces.flatMap(({ line }) => line.leavesOn ?? []);
    const leavesOn = dates.toSorted()[0] ?? null;
    const kept = pieces.map(({ line, placements }) => ({ lineId: line.lineId, placements }));
    return { ...colours, isRush, leavesOn, gapMm: keptGapMm, pieces: kept };
  });
}

/** Plates that prices count for these copies: those of one order share them, orders do not. */
function countedByPrice(lines: readonly PlanLine[], gapMm: number): number {
  const orders = Map.groupBy(lines, ({ orderId }) => orderId);
  const counted = [...orders.values()].map((own) =>
    platesFor(
      own.map(({ copies, boxMm }) => ({
        quantity: BigInt(copies),
        copiesPerPlate: copiesPerPlate(boxMm, gapMm),
      })),
    ),
  );
  return Number(counted.reduce((sum, plates) => sum + plates, 0n));
}

interface AssignedPiece {
  line: PlanLine;
  placements: Placement[];
}

/**
 * Says whose copies lie where: the most urgent line takes the fullest plate that has its part, and each plate is
 * filled by urgency. So the first plates finish the first parcels.
 */
function assign(kinds: readonly PlanLine[][], layouts: readonly PlateLayout[]): AssignedPiece[][] {
  const queues = kinds.map((lines) => lines.map((line) => ({ line, left: line.copies })));
  const all = layouts.map((layout): OpenPlate => Map.groupBy(layout, ({ part }) => part));
  const fullest = kinds.map((_, part) => fullestLast(all, part));
  const open = new Set(all);
  const plates: AssignedPiece[][] = [];
  while (open.size > 0) {
    let first: { line: PlanLine; own: OpenPlate[] } | undefined;
    for (const [part, own] of fullest.entries()) {
      while (own.length > 0 && !open.has(own.at(-1)!)) own.pop();
      const line = queues[part]![0]?.line;
      if (line === undefined || own.length === 0) continue;
      if (first === undefined || byUrgency(line, first.line) < 0) first = { line, own };
    }
    if (first === undefined) throw new Error('Plates hold other copies than were asked for');
    const layout = first.own.pop()!;
    open.delete(layout);
    plates.push([...layout].flatMap(([part, copies]) => deal(queues[part]!, copies)));
  }
  return plates;
}

/** The copies on a plate, by part. */
type OpenPlate = ReadonlyMap<number, PlacedCopy[]>;

/** The plates with copies of a part, the one with most of them last; of equal ones the first of `plates`. */
function fullestLast(plates: readonly OpenPlate[], part: number): OpenPlate[] {
  const held = (plate: OpenPlate) => plate.get(part)?.length ?? 0;
  return plates
    .filter((plate) => plate.has(part))
    .toReversed()
    .sort((a, b) => held(a) - held(b));
}

/** Gives the copies of one part on one plate to its most urgent lines. */
function deal(queue: { line: PlanLine; left: number }[], copies: PlateLayout): AssignedPiece[] {
  const pieces: AssignedPiece[] = [];
  for (let from = 0; from < copies.length;) {
    const head = queue[0]!;
    const count = Math.min(head.left, copies.length - from);
    const placements = copies
      .slice(from, from + count)
      .map(({ xMm, yMm, turns }): Placement => ({ xMm, yMm, turns }));
    pieces.push({ line: head.line, placements });
    head.left -= count;
    from += count;
    if (head.left === 0) queue.shift();
  }
  return pieces;
}

/** Rushed ones first, then by the day on which they leave. */
function byUrgency(
  a: { isRush: boolean; leavesOn: string | null; lineId?: string },
  b: { isRush: boolean; leavesOn: string | null; lineId?: string },
): number {
  if (a.isRush !== b.isRush) return a.isRush ? -1 : 1;
  const [left, right] = [a.leavesOn ?? '9999', b.leavesOn ?? '9999'];
  if (left !== right) return left < right ? -1 : 1;
  // Ids rise with time: the older order's line goes first.
  return (a.lineId ?? '').localeCompare(b.lineId ?? '');
}
