import type { CardArrangement } from './card-options.js';
import { type Box, heightOf, widthOf } from './plane.js';

/** Where an arrangement puts things. */
export interface CardZones {
  /** Name, title and company; its height is what all text together may take. */
  head: Box;
  /** Telephone, e-mail and website: as high as the head's, maybe wider. */
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
  /** Side of the QR code with its quiet zone, 0 without. */
  qrSideMm: number;
}

const gapMm = 3.5;
const betweenMm = 2.5;
const smallestMarkMm = 6.5;
const markMm = { classic: 15, markLeft: 22, stacked: 13 };

/** Side of the mark above the text in the arrangement `stacked`. */
export const columnMarkMm = { wanted: markMm.stacked, smallest: 8 };

/** Divides the content box of a card among what it shows. */
export function cardZones(arrangement: CardArrangement, content: Box, needs: ZoneNeeds): CardZones {
  switch (arrangement) {
    case 'classic':
      return classic(content, needs);
    case 'markLeft':
      return markLeft(content, needs);
    case 'stacked':
      return stacked(content, needs);
  }
}

function classic(content: Box, { hasMark, qrSideMm: side }: ZoneNeeds): CardZones {
  const { minX, minY, maxX, maxY } = content;
  const qr = side > 0 ? { minX: maxX - side, minY, maxX, maxY: minY + side } : null;
  const above = qr === null ? markMm.classic : Math.min(markMm.classic, maxY - qr.maxY - betweenMm);
  const isAbove = above >= smallestMarkMm;
  const markSide = isAbove ? above : 11;
  const markRight = isAbove ? (qr === null ? maxX : maxX - (side - markSide) / 2) : maxX - side - gapMm;
  const mark = hasMark ? square(markRight - markSide, maxY - markSide, markSide) : null;
  const contactRight = qr === null ? maxX : qr.minX - gapMm;
  const headRight = Math.min(contactRight, mark === null ? maxX : mark.minX - gapMm);
  return {
    head: { minX, minY, maxX: headRight, maxY },
    contact: { minX, minY, maxX: contactRight, maxY },
    vertical: 'spread',
    ...{ mark, qr, isMarkInColumn: false },
  };
}

function markLeft(content: Box, { hasMark, qrSideMm: side }: ZoneNeeds): CardZones {
  const { minX, minY, maxX, maxY } = content;
  const left = side > 0 ? heightOf(content) - side - betweenMm : heightOf(content);
  const isStacked = !hasMark || left >= smallestMarkMm;
  const markSide = hasMark ? Math.min(side > 0 ? 18 : markMm.markLeft, isStacked ? left : 11) : 0;
  const column = Math.max(side, isStacked ? markSide : 0);
  const middleX = minX + column / 2;
  const used = isStacked ? markSide + (hasMark && side > 0 ? betweenMm : 0) + side : side;
  const top = (minY + maxY) / 2 + used / 2;
  const qr = side > 0 ? square(middleX - side / 2, top - used, side) : null;
  const textLeft = column > 0 ? minX + column + gapMm : minX;
  const mark = !hasMark
    ? null
    : isStacked
      ? square(middleX - markSide / 2, top - markSide, markSide)
      : square(maxX - markSide, maxY - markSide, markSide);
  const text = { minX: textLeft, minY, maxX: isStacked ? maxX : maxX - markSide - gapMm, maxY };
  return { head: text, contact: text, vertical: 'together', mark, qr, isMarkInColumn: false };
}

function stacked(content: Box, { hasMark, qrSideMm: side }: ZoneNeeds): CardZones {
  const { minX, minY, maxX, maxY } = content;
  const middleY = (minY + maxY) / 2;
  const qr = side > 0 ? square(maxX - side, middleY - side / 2, side) : null;
  const text = { minX, minY, maxX: qr === null ? maxX : qr.minX - gapMm, maxY };
  return { head: text, contact: text, vertical: 'together', mark: null, qr, isMarkInColumn: hasMark };
}

function square(minX: number, minY: number, side: number): Box {
  return { minX, minY, maxX: minX + side, maxY: minY + side };
}

/** Left edge of something `width` wide in a box. */
export function alignedX(box: Box, width: number, align: 'left' | 'center' | 'right'): number {
  const slack = widthOf(box) - width;
  return box.minX + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
}
