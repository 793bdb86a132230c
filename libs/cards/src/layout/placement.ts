import type { CardElement, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { CardFaultError, tellMm } from '../design/card-findings.js';
import type { PlacedElement } from './card-elements.js';
import type { CardOptions, Placement } from '../design/card-options.js';
import { type Box, boxesOverlap, centreOf, heightOf, type Point, widthOf } from '../plane.js';

/** Moves and scales an element as asked, kept within `limits` and at a size that prints. */
export function placeElement(
  placed: PlacedElement,
  placements: CardOptions['placements'],
  limits: Box,
  warnings: FoundCardWarning[],
): PlacedElement {
  const { element } = placed;
  const asked = element === 'frame' || element === 'divider' ? undefined : placements[element];
  if (asked === undefined) return placed;
  const scale = printableScale(placed, asked, limits, warnings);
  const [x, y] = centreOf(placed.box);
  const half: Point = [(widthOf(placed.box) * scale) / 2, (heightOf(placed.box) * scale) / 2];
  const centreX = between(x + asked.dx, limits.minX + half[0], limits.maxX - half[0]);
  const centreY = between(y + asked.dy, limits.minY + half[1], limits.maxY - half[1]);
  const movedMm = Math.hypot(centreX - x - asked.dx, centreY - y - asked.dy);
  if (movedMm > 0.005) warnings.push(keptInside(element, movedMm));
  const toPlace = ([px, py]: Point): Point => [centreX + (px - x) * scale, centreY + (py - y) * scale];
  const [minX, minY] = toPlace([placed.box.minX, placed.box.minY]);
  const [maxX, maxY] = toPlace([placed.box.maxX, placed.box.maxY]);
  return {
    ...placed,
    contours: placed.contours.map((contour) => contour.map(toPlace)),
    box: { minX, minY, maxX, maxY },
    strokeMm: placed.strokeMm && placed.strokeMm * scale,
  };
}

function printableScale(
  placed: PlacedElement,
  { scale }: Placement,
  limits: Box,
  warnings: FoundCardWarning[],
): number {
  const largest = Math.min(widthOf(limits) / widthOf(placed.box), heightOf(limits) / heightOf(placed.box));
  const possible = Math.max(Math.min(scale, largest), placed.smallestScale);
  if (Math.abs(possible - scale) > 0.005) {
    const field = `placements.${placed.element}.scale`;
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
  elements: readonly PlacedElement[],
  qr: Box | null,
  placements: CardOptions['placements'],
): void {
  if (qr === null) return;
  const covering = elements.find(({ element, box }) => element !== 'qr' && boxesOverlap(box, qr, 0.01));
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
  elements: readonly PlacedElement[],
  placements: CardOptions['placements'],
  warnings: FoundCardWarning[],
): void {
  const isMoved = ({ element }: PlacedElement): boolean => element in placements;
  elements.forEach((placed, index) => {
    for (const other of elements.slice(index + 1)) {
      if (!boxesOverlap(placed.box, other.box, 0.05)) continue;
      warnings.push({
        code: 'elementsOverlap',
        field: `placements.${(isMoved(placed) ? placed : other).element}`,
        params: { one: nameOf(placed.element), two: nameOf(other.element) },
      });
    }
  });
}
