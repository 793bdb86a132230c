import type { CardArrangement, TextAlign } from '../design/card-options.js';
import { type Box, widthOf } from '../plane.js';

/** Where an arrangement puts things. */
export interface CardZones {
  /** Name, title and company; its height is what all text together may take. */
  head: Box;
  /** Telephone, e-mail and website, on the same axis; wider where it ends below what stands beside the head. */
  contact: Box;
  /** Head at the top and contact at the foot, or both together in the middle. */
  vertical: 'spread' | 'together';
  mark: Box | null;
  qr: Box | null;
  /** The mark stands in the column of the text, above it. */
  isMarkInColumn: boolean;
}

/** What has to find a place. */
export interface ZoneNeeds {
  hasMark: boolean;
  /** The text leaves no room for a mark beside it. */
  isMarkAbove: boolean;
  hasContact: boolean;
  align: TextAlign;
  /** Of the widest line at the size that is asked for. */
  textWidthMm: number;
  qr: QrNeeds | null;
}

export interface QrNeeds {
  /** With the quiet zone. */
  sideMm: number;
  /** Of the quiet zone, what may serve as the space to what stands beside. */
  blankMm: number;
  /** Left free between it and its neighbours at least. */
  leastGapMm: number;
  /** How far it may reach over the content box, towards the edge of the card. */
  overhangMm: number;
  /** Beside all text, or beside the head alone: then the contact lines have the whole width. */
  place: 'besideText' | 'besideHead';
}

/** Places that an arrangement has for a QR code. Centred text keeps its axis only in a column of its own. */
export function qrPlaces(arrangement: CardArrangement, { hasContact, align }: ZoneNeeds): QrNeeds['place'][] {
  const hasOneEdge = arrangement !== 'markLeft' && align !== 'center';
  return hasContact && hasOneEdge ? ['besideText', 'besideHead'] : ['besideText'];
}

const gapMm = 3.5;
const betweenMm = 2.5;
const belowMm = 1.5;
const smallestMarkMm = 6.5;
const markMm = { classic: 15, markLeft: 22, leftOfWideText: 12, aboveQr: 18 };

/** Side of a mark that stands above the text. */
export const columnMarkMm = { wanted: 13, yielding: 9, smallest: smallestMarkMm };

/**
 * Divides the content box of a card among what it shows. All text has one axis: what stands beside text that
 * is set to the right stands on its left.
 */
export function cardZones(arrangement: CardArrangement, content: Box, needs: ZoneNeeds): CardZones {
  if (arrangement === 'markLeft') return markLeft(content, needs);
  const zonesOf = arrangement === 'classic' ? classic : stacked;
  const zones =
    needs.qr?.place === 'besideHead' ? besideHead(content, needs, needs.qr) : zonesOf(content, needs);
  return facing(zones, content, needs.align);
}

function classic(content: Box, needs: ZoneNeeds): CardZones {
  const { hasMark, qr: code } = needs;
  const { minX, minY, maxX, maxY } = content;
  if (code !== null) {
    const { sideMm: side, overhangMm } = code;
    const qr = square(maxX + overhangMm - side, minY - overhangMm, side);
    const above = Math.min(markMm.classic, maxY - qr.maxY - spaceTo(code, betweenMm));
    const isAbove = hasMark && above >= smallestMarkMm;
    const text = { minX, minY, maxX: qr.minX - spaceTo(code, gapMm), maxY };
    const mark = isAbove ? square((qr.minX + qr.maxX - above) / 2, maxY - above, above) : null;
    return { ...textZones(text), vertical: 'spread', mark, qr, isMarkInColumn: hasMark && !isAbove };
  }
  if (!hasMark || needs.isMarkAbove || needs.align === 'center') {
    return { ...textZones(content), vertical: 'spread', mark: null, qr: null, isMarkInColumn: hasMark };
  }
  const markY = needs.hasContact ? maxY - markMm.classic : (minY + maxY - markMm.classic) / 2;
  const mark = square(maxX - markMm.classic, markY, markMm.classic);
  const head = { minX, minY, maxX: mark.minX - gapMm, maxY };
  const contact = { ...content, maxY: mark.minY - belowMm };
  return { head, contact, vertical: 'spread', mark, qr: null, isMarkInColumn: false };
}

/** The QR code in the upper corner, for contacts that are too long to stand beside one. */
function besideHead(content: Box, { hasMark }: ZoneNeeds, code: QrNeeds): CardZones {
  const { minX, minY, maxX, maxY } = content;
  const { sideMm: side, overhangMm } = code;
  const qr = square(maxX + overhangMm - side, maxY + overhangMm - side, side);
  const head = { minX, minY, maxX: qr.minX - spaceTo(code, gapMm), maxY };
  const contact = { ...content, maxY: qr.minY - spaceTo(code, belowMm) };
  return { head, contact, vertical: 'spread', mark: null, qr, isMarkInColumn: hasMark };
}

function markLeft(content: Box, needs: ZoneNeeds): CardZones {
  if (needs.qr !== null) return codeLeft(content, needs, needs.qr);
  const { minX, minY, maxX, maxY } = content;
  const { hasMark, isMarkAbove } = needs;
  const left = widthOf(content) - gapMm - needs.textWidthMm;
  const side = Math.min(markMm.markLeft, Math.max(markMm.leftOfWideText, left));
  const mark = hasMark && !isMarkAbove ? square(minX, (minY + maxY - side) / 2, side) : null;
  const text = { minX: mark === null ? minX : mark.maxX + gapMm, minY, maxX, maxY };
  return { ...textZones(text), vertical: 'together', mark, qr: null, isMarkInColumn: hasMark && isMarkAbove };
}

/** The mark over the QR code, both in the middle of the height. */
function codeLeft(content: Box, { hasMark }: ZoneNeeds, code: QrNeeds): CardZones {
  const { minX, minY, maxX, maxY } = content;
  const { sideMm: side, blankMm, overhangMm } = code;
  const gap = spaceTo(code, betweenMm);
  const above = Math.min(markMm.aboveQr, maxY - minY + overhangMm - side - gap);
  const isAbove = hasMark && above >= smallestMarkMm;
  const seen = side - 2 * blankMm + (isAbove ? blankMm + gap + above : 0);
  const qrY = Math.max(minY - overhangMm, (minY + maxY - seen) / 2 - blankMm);
  const qr = square(minX - overhangMm, qrY, side);
  const mark = isAbove ? square((qr.minX + qr.maxX - above) / 2, qr.maxY + gap, above) : null;
  const text = { minX: qr.maxX + spaceTo(code, gapMm), minY, maxX, maxY };
  return { ...textZones(text), vertical: 'together', mark, qr, isMarkInColumn: hasMark && !isAbove };
}

function stacked(content: Box, { hasMark, qr: code }: ZoneNeeds): CardZones {
  const { minX, minY, maxX, maxY } = content;
  const rest = { vertical: 'together', mark: null, isMarkInColumn: hasMark } as const;
  if (code === null) return { ...textZones(content), ...rest, qr: null };
  const { sideMm: side, overhangMm } = code;
  const qr = square(maxX + overhangMm - side, (minY + maxY - side) / 2, side);
  const text = { minX, minY, maxX: qr.minX - spaceTo(code, gapMm), maxY };
  return { ...textZones(text), ...rest, qr };
}

/** What is left between a code's quiet zone and its neighbour, so that they seem `wantedMm` apart. */
function spaceTo({ blankMm, leastGapMm }: QrNeeds, wantedMm: number): number {
  return Math.max(leastGapMm, wantedMm - blankMm);
}

const textZones = (text: Box): Pick<CardZones, 'head' | 'contact'> => ({ head: text, contact: text });

/** The other way round where text is set to the right. */
function facing(zones: CardZones, { minX, maxX }: Box, align: TextAlign): CardZones {
  if (align !== 'right') return zones;
  const mirrored = (box: Box): Box => ({
    ...box,
    minX: minX + maxX - box.maxX,
    maxX: minX + maxX - box.minX,
  });
  const { head, contact, mark, qr } = zones;
  return {
    ...zones,
    head: mirrored(head),
    contact: mirrored(contact),
    mark: mark && mirrored(mark),
    qr: qr && mirrored(qr),
  };
}

function square(minX: number, minY: number, side: number): Box {
  return { minX, minY, maxX: minX + side, maxY: minY + side };
}

/** Left edge of something `width` wide in a box. */
export function alignedX(box: Box, width: number, align: TextAlign): number {
  const slack = widthOf(box) - width;
  return box.minX + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
}
