import type { FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { CardFaultError } from '../design/card-findings.js';
import type { PlacedElement } from './card-elements.js';
import type { CardOptions, TextField } from '../design/card-options.js';
import { alignedX, type CardZones, columnMarkMm } from './card-zones.js';
import { type Box, boxAround, heightOf, moved, widthOf } from '../plane.js';
import type { TextLine } from './text-lines.js';
import { doesNotFit, smallerWarnings } from './text-sizes.js';

/** All text of a card at its sizes and places, and the places that follow from it. */
export interface TextStack {
  elements: PlacedElement[];
  /** Heights of capitals, in the order of the lines. */
  capsMm: number[];
  /** Of a mark that stands above the text. */
  mark: Box | null;
  /** Where a divider goes: its middle height, and the column that it divides. */
  divider: { y: number; column: Box } | null;
  warnings: FoundCardWarning[];
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

/** A name that has to be small makes the other lines smaller than itself, so that it keeps its rank. */
const rankShares = { head: 0.85, contact: 0.8 };

const contactFields: readonly TextField[] = ['phone', 'email', 'website'];

/** Whether a line is a contact line: a phone number, an address or the like. */
export const isContact = ({ field }: TextLine): boolean => contactFields.includes(field);

/**
 * Sizes the text so that it fits its zones, everything by the same share of what it can give, and places it.
 *
 * @throws {CardFaultError} naming the fields that do not fit.
 */
export function stackText(options: CardOptions, lines: readonly TextLine[], zones: CardZones): TextStack {
  const { upper, between, lower } = slotsOf(options, lines, zones);
  const slots = [...upper, ...between, ...lower];
  const name = slots.find(({ line }) => line?.field === 'name');
  const isSpread = zones.vertical === 'spread' && lines.some(isContact);
  const lastField = lines.at(-1)!.field;
  const share = Math.min(
    shareThatFits(slots, name, heightOf(zones.head), lastField),
    isSpread ? shareThatFits(lower, name, heightOf(zones.contact), lastField) : 1,
  );
  const sizeOf = (slot: Slot): number => sizeAt(share, slot, name);
  const rank = name && { line: name.line!, sizeMm: sizeOf(name) };
  const heightOfAll = (some: readonly Slot[]): number => some.reduce((sum, slot) => sum + sizeOf(slot), 0);

  const stack: TextStack = { elements: [], capsMm: [], mark: null, divider: null, warnings: [] };
  const run = (some: readonly Slot[], topY: number, zone: Box): number => {
    let y = topY;
    for (const slot of some) {
      const size = sizeOf(slot);
      y -= size;
      putSlot(stack, options, slot, { y, size, zone, isForRank: isForRank(slot, size, rank) });
    }
    return y;
  };
  if (!isSpread) {
    const middle = (zones.head.minY + zones.head.maxY) / 2;
    run(slots, middle + heightOfAll(slots) / 2, zones.head);
    return stack;
  }
  const upperEnd = run(upper, zones.head.maxY, zones.head);
  const lowerTop = zones.contact.minY + heightOfAll(lower);
  run(lower, lowerTop, zones.contact);
  if (options.divider !== 'none') {
    const y = (upperEnd + lowerTop) / 2;
    stack.divider = { y, column: y > zones.contact.maxY ? zones.head : zones.contact };
  }
  return stack;
}

/**
 * The text in two groups, which a divider separates: the contact lines are the lower one. Without any, a
 * divider separates the name from the rest; a name alone has none.
 */
function slotsOf(
  options: CardOptions,
  lines: readonly TextLine[],
  zones: CardZones,
): Record<'upper' | 'between' | 'lower', Slot[]> {
  const firstContact = lines.findIndex(isContact);
  const isOneGroup = firstContact < 0 && options.divider === 'none';
  const lowerStart = firstContact >= 0 ? firstContact : isOneGroup ? lines.length : 1;
  const lowerZone = firstContact >= 0 ? zones.contact : zones.head;
  const sized = lineSlots(options, lines, (index) => (index < lowerStart ? zones.head : lowerZone));
  const tooWide = sized.filter(({ fullMm, leastMm }) => fullMm < leastMm - 1e-9);
  if (tooWide.length > 0) throw new CardFaultError(...tooWide.map(({ line }) => doesNotFit(line!.field)));
  const hasTwoGroups = lowerStart < lines.length;
  const upper = [...headroom(sized[0]!), ...spaced(sized.slice(0, lowerStart))];
  if (hasTwoGroups) upper.push(...reached(sized[lowerStart - 1], 'below'));
  const between = hasTwoGroups ? betweenSlots(options) : [];
  const lower = hasTwoGroups ? reached(sized[lowerStart], 'above') : [];
  lower.push(...spaced(sized.slice(lowerStart)), ...footroom(sized.at(-1)!));
  const roomMm = heightOf(zones.head) - fullHeightMm([...upper, ...between, ...lower]);
  return { upper: zones.isMarkInColumn ? [...markSlots(roomMm), ...upper] : upper, between, lower };
}

/** Lines of a kind that are too wide make the others of it smaller with them: uneven ones look like a mistake. */
const kinds: readonly (readonly TextField[])[] = [['name'], ['title', 'company'], contactFields];

function lineSlots(
  { arrangement }: CardOptions,
  lines: readonly TextLine[],
  zoneOf: (index: number) => Box,
): Slot[] {
  const sized = lines.map((line, index) => {
    const isTall = arrangement === 'stacked' && line.field === 'name';
    const wanted = line.wantedCapMm * (isTall ? stackedNameFactor : 1);
    return { line, wanted, widest: widthOf(zoneOf(index)) / widthOf(line.box) };
  });
  const full = sized.map(({ line, wanted, widest }): Slot => {
    const kind = kinds.find((fields) => fields.includes(line.field))!;
    const alike = sized.filter((other) => kind.includes(other.line.field));
    const share = Math.min(1, ...alike.map((other) => other.widest / other.wanted));
    const leastMm = line.smallestCapMm;
    return { kind: 'line', line, fullMm: Math.min(widest, Math.max(leastMm, share * wanted)), leastMm };
  });
  const name = full.find(({ line }) => line!.field === 'name');
  return full.map((slot) => (slot.fullMm < slot.leastMm ? slot : { ...slot, fullMm: sizeAt(1, slot, name) }));
}

function spaced(lines: readonly Slot[]): Slot[] {
  return lines.flatMap((slot, index): Slot[] => {
    const next = lines[index + 1];
    if (next === undefined) return [slot];
    const reach = (belowMm: number, aboveMm: number): number =>
      slot.line!.reachCaps.below * belowMm + next.line!.reachCaps.above * aboveMm;
    const fullMm = 0.4 + 0.34 * (slot.fullMm + next.fullMm) + reach(slot.fullMm, next.fullMm);
    const tightMm = 0.3 + 0.25 * (slot.leastMm + next.leastMm) + reach(slot.leastMm, next.leastMm);
    const leastMm = Math.min(fullMm, tightMm);
    return [slot, { kind: 'gap', fullMm, leastMm }];
  });
}

/** How far accents of the first line may reach over the content box; what they need more is kept free. */
const accentMm = 1.8;

function headroom({ line, fullMm, leastMm }: Slot): Slot[] {
  const overshoot = (capMm: number): number => Math.max(0, (line!.box.maxY - 1) * capMm - accentMm);
  return [{ kind: 'gap', fullMm: overshoot(fullMm), leastMm: overshoot(leastMm) }];
}

/** Room towards the other group for what reaches beyond the usual. */
function reached(slot: Slot | undefined, side: 'above' | 'below'): Slot[] {
  const reachCaps = slot?.line?.reachCaps[side] ?? 0;
  if (slot === undefined || reachCaps === 0) return [];
  return [{ kind: 'gap', fullMm: reachCaps * slot.fullMm, leastMm: reachCaps * slot.leastMm }];
}

/** What hangs below the last line may reach over the content box as far; of Latin letters it never does. */
function footroom({ line, fullMm, leastMm }: Slot): Slot[] {
  const { reachCaps, box } = line!;
  if (reachCaps.below === 0) return [];
  const overshoot = (capMm: number): number => Math.max(0, -box.minY * capMm - accentMm);
  return [{ kind: 'gap', fullMm: overshoot(fullMm), leastMm: overshoot(leastMm) }];
}

/** A mark above the text gives way before the text does, and with it after that. */
function markSlots(roomMm: number): Slot[] {
  const { wanted, yielding, smallest } = columnMarkMm;
  const gap: Slot = { kind: 'gap', fullMm: 3.2, leastMm: 1.8 };
  const fullMm = Math.max(yielding, Math.min(wanted, roomMm - gap.fullMm));
  return [{ kind: 'mark', fullMm, leastMm: smallest }, gap];
}

/** Wider than between two lines, so that the groups are distinct. */
function betweenSlots({ divider }: CardOptions): Slot[] {
  if (divider === 'none') return [{ kind: 'gap', fullMm: 4.4, leastMm: 1.6 }];
  return [
    { kind: 'gap', fullMm: 3.4, leastMm: 1.4 },
    { kind: 'divider', fullMm: 0.8, leastMm: 0.8 },
    { kind: 'gap', fullMm: 3.4, leastMm: 1.4 },
  ];
}

function fullHeightMm(slots: readonly Slot[]): number {
  return slots.reduce((sum, { fullMm }) => sum + fullMm, 0);
}

/** Of what all can give, the share that fits: between 0, everything at its least, and 1. */
function shareThatFits(
  slots: readonly Slot[],
  name: Slot | undefined,
  availableMm: number,
  lastField: TextField,
): number {
  const heightAt = (share: number): number =>
    slots.reduce((sum, slot) => sum + sizeAt(share, slot, name), 0) - 1e-9;
  if (heightAt(1) <= availableMm) return 1;
  if (heightAt(0) > availableMm) throw new CardFaultError(doesNotFit(lastField));
  let [fits, tooHigh] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const share = (fits + tooHigh) / 2;
    if (heightAt(share) <= availableMm) fits = share;
    else tooHigh = share;
  }
  return fits;
}

/**
 * The size of a slot that has `share` of what it can give; beneath a small name everything is smaller. There is no
 * name where its characters cannot be set: the other lines are then sized to find what else must change.
 */
function sizeAt(share: number, slot: Slot, name: Slot | undefined): number {
  const { line, leastMm } = slot;
  const sizeMm = ownSizeAt(share, slot);
  if (name === undefined || line === undefined || line.field === 'name') return sizeMm;
  return Math.max(leastMm, Math.min(sizeMm, rankMm(line, name.line!, ownSizeAt(share, name))));
}

function ownSizeAt(share: number, { fullMm, leastMm }: Slot): number {
  return leastMm + share * (fullMm - leastMm);
}

/** Whether it is the name that keeps a line from being larger. */
function isForRank(
  { line }: Slot,
  sizeMm: number,
  name: { line: TextLine; sizeMm: number } | undefined,
): boolean {
  if (name === undefined || line === undefined || line.field === 'name') return false;
  return sizeMm >= rankMm(line, name.line, name.sizeMm) - 1e-6;
}

/** The largest size of a line beside the name's, both as far as not asked otherwise for one of them. */
function rankMm(line: TextLine, name: TextLine, nameMm: number): number {
  const share = isContact(line) ? rankShares.contact : rankShares.head;
  return (share * nameMm * line.sizeFactor) / name.sizeFactor;
}

/** Puts one slot into the stack; `y` is its lower edge. */
function putSlot(
  stack: TextStack,
  { align }: CardOptions,
  { kind, line }: Slot,
  { y, size, zone, isForRank }: { y: number; size: number; zone: Box; isForRank: boolean },
): void {
  if (kind === 'mark') {
    const minX = alignedX(zone, size, align);
    stack.mark = { minX, minY: y, maxX: minX + size, maxY: y + size };
  }
  if (kind === 'divider') stack.divider = { y: y + size / 2, column: zone };
  if (line === undefined) return;
  const x = alignedX(zone, widthOf(line.box) * size, align);
  const contours = moved(line.contours, size, x, y);
  stack.elements.push({
    element: line.field,
    group: 'text',
    contours,
    box: boxAround(contours)!,
    smallestScale: Math.min(1, line.smallestCapMm / size),
    strokeMm: line.strokeCaps * size,
  });
  stack.capsMm.push(size);
  stack.warnings.push(...smallerWarnings(line, size, isForRank));
}
