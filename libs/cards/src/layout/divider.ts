import type { FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import type { PlacedElement } from './card-elements.js';
import type { CardOptions } from '../design/card-options.js';
import { alignedX } from './card-zones.js';
import { boxAround, boxesOverlap, type Box, circle, type Contour, rectangle, widthOf } from '../plane.js';

const lineMm = 0.8;
const shortMm = 12;
const dotMm = 0.9;
const dotPitchMm = 2.4;

/** The divider as an element; left out, with a warning, where a placement has put the QR code. */
export function placeDivider(
  options: CardOptions,
  place: { y: number; column: Box } | null,
  qr: Box | null,
  warnings: FoundCardWarning[],
): PlacedElement[] {
  if (place === null) return [];
  const contours = dividerContours(options, place.y, place.column);
  const box = boxAround(contours);
  if (box === null) return [];
  if (qr !== null && boxesOverlap(box, qr)) {
    warnings.push({ code: 'dividerHidden', field: 'divider' });
    return [];
  }
  return [{ element: 'divider', group: 'decor', contours, box, smallestScale: 1 }];
}

function dividerContours({ divider, align }: CardOptions, y: number, column: Box): Contour[] {
  switch (divider) {
    case 'none':
      return [];
    case 'line':
      return [rectangle(column.minX, y - lineMm / 2, column.maxX, y + lineMm / 2)];
    case 'short': {
      const width = Math.min(shortMm, widthOf(column));
      const x = alignedX(column, width, align);
      return [rectangle(x, y - lineMm / 2, x + width, y + lineMm / 2)];
    }
    case 'dots': {
      const steps = Math.max(1, Math.floor((widthOf(column) - dotMm) / dotPitchMm));
      const pitch = (widthOf(column) - dotMm) / steps;
      const firstX = column.minX + dotMm / 2;
      return Array.from({ length: steps + 1 }, (_, step) => circle(firstX + step * pitch, y, dotMm / 2, 12));
    }
  }
}
