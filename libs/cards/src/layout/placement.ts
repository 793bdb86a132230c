import type { CardElement, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { CardFaultError, tellMm } from '../design/card-findings.js';
import type { CardPart } from './card-parts.js';
import type { CardOptions, Placement } from '../design/card-options.js';
import { type Box, boxesOverlap, centreOf, heightOf, type Point, widthOf } from '../plane.js';

/** Moves and scales an element as asked, kept within `limits` and at a size that prints. */
export function placeElement(
  part: CardPart,
  placements: CardOptions['placements'],
  limits: Box,
  warnings: FoundCardWarning[],
): CardPart {
  const { element } = part;
  const asked = element === 'frame' || element === 'divider' ? undefined : placements[element];
  if (asked === undefined) return part;
  const scale = printableScale(part, asked, limits, warnings);
  const [x, y] = centreOf(part.box);
  const half: Point = [(widthOf(part.box) * scale) / 2, (heightOf(part.box) * scale) / 2];
  const centreX = between(x + asked.dx, limits.minX + half[0], limits.maxX - half[0]);
  const centreY = between(y + asked.dy, limits.minY + half[1], limits.maxY - half[1]);
  const movedMm = Math.hypot(centreX - x - asked.dx, centreY - y - asked.dy);
  if (movedMm > 0.005) warnings.push(keptInside(element, movedMm));
  const toPlace = ([px, py]: Point): Point => [centreX + (px - x) * scale, centreY + (py - y) * scale];
  const [minX, minY] = toPlace([part.box.minX, part.box.minY]);
  const [maxX, maxY] = toPlace([part.box.maxX, part.box.maxY]);
  return {
    ...part,
    contours: part.contours.map((contour) => contour.map(toPlace)),
    box: { minX, minY, maxX, maxY },
    strokeMm: part.strokeMm && part.strokeMm * scale,
  };
}

function printableScale(
  part: CardPart,
  { scale }: Placement,
  limits: Box,
  warnings: FoundCardWarning[],
): number {
  const largest = Math.min(widthOf(limits) / widthOf(part.box), heightOf(limits) / heightOf(part.box));
  const possible = Math.max(Math.min(scale, largest), part.smallestScale);
  if (Math.abs(possible - scale) > 0.005) {
    const field = `placements.${part.element}.scale`;
    warnings.push({
      code: 'scaleLimited',
      field,
      params: {
        scale: tellMm(possible),
        asked: tellMm(scale),
        by: possible < scale ? 'card' : 'printer',
      },
      value: tellMm(scale),
      limit: tellMm(possible),
    });
  }
  return possible;
}

/** `value`, or the nearer end; the middle where the ends have crossed by a rounding error. */
function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

function keptInside(element: string, movedMm: number): FoundCardWarning {
  return {
    code: 'keptInside',
    field: `placements.${element}`,
    params: { movedMm: tellMm(movedMm) },
    value: tellMm(movedMm),
  };
}

/**
 * Anything over a QR code or its quiet zone makes it unreadable.
 *
 * @throws {CardFaultError} on the placement that leads there.
 */
export function refuseCoveredQr(
  parts: readonly CardPart[],
  qr: Box | null,
  placements: CardOptions['placements'],
): void {
  if (qr === null) return;
  const covering = parts.find(({ element, box }) => element !== 'qr' && boxesOverlap(box, qr, 0.01));
  if (covering === undefined) return;
  const element = covering.element as keyof CardOptions['placements'];
  throw new CardFaultError({
    field: `placements.${placements[element] === undefined ? 'qr' : element}`,
    code: 'qrCovered',
    params: { element: nameOf(element) },
  });
}

/** What people call an element. */
function nameOf(element: CardElement) {
  return { code: `card.elements.${element}` } as const;
}

/** Tells which elements placements have put on each other, on the one that was moved. */
export function warnOfOverlaps(
  parts: readonly CardPart[],
  placements: CardOptions['placements'],
  warnings: FoundCardWarning[],
): void {
  const isMoved = ({ element }: CardPart): boolean => element in placements;
  parts.forEach((part, index) => {
    for (const other of parts.slice(index + 1)) {
      if (!boxesOverlap(part.box, other.box, 0.05)) continue;
      warnings.push({
        code: 'elementsOverlap',
        field: `placements.${(isMoved(part) ? part : other).element}`,
        params: { one: nameOf(part.element), two: nameOf(other.element) },
      });
    }
  });
}
