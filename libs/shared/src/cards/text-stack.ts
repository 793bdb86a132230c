import type { CardWarning } from './card-findings.js';
import type { CardPart } from './card-parts.js';
import type { CardOptions, TextField } from './card-options.js';
import { alignedX, type CardZones, columnMarkMm } from './card-zones.js';
import { type Box, boxAround, heightOf, moved, widthOf } from './plane.js';
import { doesNotFit, sizeWarnings, type TextLine } from './text-lines.js';

/** All text of a card at its sizes and places, and the places that follow from it. */
export interface TextStack {
  parts: CardPart[];
  /** Of a mark that stands above the text. */
  mark: Box | null;
  /** Where a divider goes: its middle height, and the column that it parts. */
  divider: { y: number; column: Box } | null;
  warnings: CardWarning[];
}

/** Something of the stack, from its full height down to its least. */
interface Slot {
  kind: 'line' | 'mark' | 'gap' | 'divider';
  line?: TextLine;
  fullMm: number;
  leastMm: number;
}

/** The name grows where it stands under the mark, over all else. */
const stackedNameFactor = 1.15;

const contactFields: readonly TextField[] = ['phone', 'email', 'website'];

/**
 * Sizes the text so that it fits its zones, everything by the same share of what it can give, and places it.
 *
 * @throws {CardFaultError} naming the field that does not fit.
 */
export function stackText(options: CardOptions, lines: readonly TextLine[], zones: CardZones): TextStack {
  const head = lines.filter(({ field }) => !contactFields.includes(field));
  const contact = lines.filter(({ field }) => contactFields.includes(field));
  const headSlots = lineSlots(options, head, zones.head);
  const contactSlots = lineSlots(options, contact, zones.contact);
  const markSlots = zones.isMarkInColumn ? markSlot() : [];
  const between = dividerSlots(options, contact.length > 0);
  const slots = [...markSlots, ...headSlots, ...between, ...contactSlots];
  const share = shareThatFits(slots, heightOf(zones.head), lines.at(-1)!.field);
  const sizeOf = ({ fullMm, leastMm }: Slot): number => leastMm + share * (fullMm - leastMm);
  const heightOfAll = (some: readonly Slot[]): number => some.reduce((sum, slot) => sum + sizeOf(slot), 0);

  const stack: TextStack = { parts: [], mark: null, divider: null, warnings: [] };
  const run = (some: readonly Slot[], topY: number, zone: Box): number => {
    let y = topY;
    for (const slot of some) {
      const size = sizeOf(slot);
      y -= size;
      putSlot(stack, options, slot, { y, size, zone });
    }
    return y;
  };
  if (zones.vertical === 'together' || contact.length === 0) {
    const middle = (zones.head.minY + zones.head.maxY) / 2;
    run(slots, middle + heightOfAll(slots) / 2, zones.head);
    return stack;
  }
  const headEnd = run(headSlots, zones.head.maxY, zones.head);
  const contactTop = zones.contact.minY + heightOfAll(contactSlots);
  run(contactSlots, contactTop, zones.contact);
  if (between.some(({ kind }) => kind === 'divider')) {
    const y = (headEnd + contactTop) / 2;
    const isBesideMark = zones.mark !== null && y > zones.mark.minY - 1.5;
    stack.divider = { y, column: isBesideMark ? zones.head : zones.contact };
  }
  return stack;
}

function lineSlots(options: CardOptions, lines: readonly TextLine[], zone: Box): Slot[] {
  const sized = lines.map((line): Slot & { line: TextLine } => {
    const isTall = options.arrangement === 'stacked' && line.field === 'name';
    const wanted = line.wantedCapMm * (isTall ? stackedNameFactor : 1);
    const fullMm = Math.min(wanted, widthOf(zone) / widthOf(line.box));
    if (fullMm < line.smallestCapMm - 1e-9) throw doesNotFit(line.field);
    return { kind: 'line', line, fullMm, leastMm: line.smallestCapMm };
  });
  return sized.flatMap((slot, index): Slot[] => {
    const next = sized[index + 1];
    if (next === undefined) return [slot];
    const fullMm = 0.4 + 0.34 * (slot.fullMm + next.fullMm);
    const leastMm = Math.min(fullMm, 0.3 + 0.25 * (slot.leastMm + next.leastMm));
    return [slot, { kind: 'gap', fullMm, leastMm }];
  });
}

function markSlot(): Slot[] {
  const { wanted, smallest } = columnMarkMm;
  return [
    { kind: 'mark', fullMm: wanted, leastMm: smallest },
    { kind: 'gap', fullMm: 3.2, leastMm: 1.8 },
  ];
}

function dividerSlots({ divider }: CardOptions, isFollowed: boolean): Slot[] {
  if (divider === 'none') return isFollowed ? [{ kind: 'gap', fullMm: 3.6, leastMm: 1.6 }] : [];
  return [
    { kind: 'gap', fullMm: 2.6, leastMm: 1.4 },
    { kind: 'divider', fullMm: 0.8, leastMm: 0.8 },
    ...(isFollowed ? [{ kind: 'gap', fullMm: 2.4, leastMm: 1.4 } as const] : []),
  ];
}

/** Between 0, all at their least, and 1. */
function shareThatFits(slots: readonly Slot[], availableMm: number, lastField: TextField): number {
  const full = slots.reduce((sum, { fullMm }) => sum + fullMm, 0);
  const least = slots.reduce((sum, { leastMm }) => sum + leastMm, 0);
  if (full <= availableMm) return 1;
  if (least > availableMm) throw doesNotFit(lastField);
  return (availableMm - least) / (full - least);
}

/** Puts one slot into the stack; `y` is its lower edge. */
function putSlot(
  stack: TextStack,
  { align }: CardOptions,
  { kind, line }: Slot,
  { y, size, zone }: { y: number; size: number; zone: Box },
): void {
  if (kind === 'mark') {
    const minX = alignedX(zone, size, align);
    stack.mark = { minX, minY: y, maxX: minX + size, maxY: y + size };
  }
  if (kind === 'divider') stack.divider = { y: y + size / 2, column: zone };
  if (line === undefined) return;
  const x = alignedX(zone, widthOf(line.box) * size, align);
  const contours = moved(line.contours, size, x, y);
  const smallestScale = Math.min(1, line.smallestCapMm / size);
  const box = boxAround(contours)!;
  stack.parts.push({ element: line.field, group: 'text', contours, box, smallestScale });
  stack.warnings.push(...sizeWarnings(line, size));
}
