import type { CardElement, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { CardFaultError, tellMm } from '../design/card-findings.js';
import type { PlacedElement } from './card-elements.js';
import type { ElementLimits } from './card-frame.js';
import type { CardOptions, Placement } from '../design/card-options.js';
import { type Box, boxesOverlap, centreOf, heightOf, type Point, widthOf } from '../plane.js';

/** Moves and scales an element as asked, kept within `limits` and at a size that prints. */
export function placeElement(
  placed: PlacedElement,
  placements: CardOptions['placements'],
  limits: ElementLimits,
  warnings: FoundCardWarning[],
): PlacedElement {
  const { element } = placed;
  const asked = element === 'frame' || element === 'divider' ? undefined : placements[element];
  if (asked === undefined) return placed;
  const scale = printableScale(placed, asked, limits.box, warnings);
  const [x, y] = centreOf(placed.box);
  const half: Point = [(widthOf(placed.box) * scale) / 2, (heightOf(placed.box) * scale) / 2];
  const [centreX, centreY] = keptWithin(limits, [x + asked.dx, y + asked.dy], half);
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

/** The centre, moved until a box of these half sides lies within the limits; no element fills them both ways. */
function keptWithin({ box, radiusMm }: ElementLimits, [x, y]: Point, half: Point): Point {
  const [midX, midY] = centreOf(box);
  // All corners lie within if the one farthest from the middle does. It is measured from the centre of the arc there.
  const arc: Point = [widthOf(box) / 2 - radiusMm, heightOf(box) / 2 - radiusMm];
  const least: Point = [half[0] - arc[0], half[1] - arc[1]];
  const asked: Point = [Math.abs(x - midX) + least[0], Math.abs(y - midY) + least[1]];
  const kept = withinArc(asked, least, radiusMm);
  return [
    midX + Math.sign(x - midX) * Math.max(0, kept[0] - least[0]),
    midY + Math.sign(y - midY) * Math.max(0, kept[1] - least[1]),
  ];
}

/** The point, moved to sides at `radius`, then to the arc between them, but no farther in than `least`. */
function withinArc([x, y]: Point, [leastX, leastY]: Point, radius: number): Point {
  const [sideX, sideY] = [Math.min(x, radius), Math.min(y, radius)];
  const distance = Math.hypot(sideX, sideY);
  if (sideX <= 0 || sideY <= 0 || distance <= radius) return [sideX, sideY];
  const nearestX = Math.min((sideX * radius) / distance, legOf(radius, leastY));
  const keptX = Math.max(leastX, nearestX);
  return [keptX, Math.max(leastY, legOf(radius, keptX))];
}

/** The other leg of a right-angled triangle. */
function legOf(hypotenuse: number, leg: number): number {
  return Math.sqrt(Math.max(0, hypotenuse ** 2 - Math.max(0, leg) ** 2));
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
