import { arrangeCard, type Arrangement, type ChosenQr } from './arrange-card.js';
import { cornerRadiusMm, formatSidesMm, minModuleMm } from '../design/card-dimensions.js';
import type { FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { CardFaultError } from '../design/card-findings.js';
import { elementLimits, frameContours } from './card-frame.js';
import type { CardOptions } from '../design/card-options.js';
import type { PlacedElement, LayoutAids } from './card-elements.js';
import { placeDivider } from './divider.js';
import { fitMark } from './mark.js';
import { boxAround, type Box, type Contour, roundedBox } from '../plane.js';
import { placeElement, refuseCoveredQr, warnOfOverlaps } from './placement.js';
import { modulesAcross, qrContours } from './qr-modules.js';
import { textLines } from './text-lines.js';
import { strokeWarnings } from './text-sizes.js';

/** A card as seen from above. */
export interface CardLayout {
  card: Box;
  plate: Contour;
  elements: PlacedElement[];
  /** Where the QR code lies with its quiet zone. */
  qr: Box | null;
  warnings: FoundCardWarning[];
}

/**
 * Lays a card out: pure, the same options give the same outlines.
 *
 * @throws {CardFaultError} with all that does not fit, however small, or cannot be set.
 */
export function layOutCard(options: CardOptions, aids: LayoutAids): CardLayout {
  const { width, height } = formatSidesMm[options.format];
  const card: Box = { minX: 0, minY: 0, maxX: width, maxY: height };
  const { zones, stack, qr, warnings } = arranged(options, aids, card);
  const own = [...stack.elements];
  const markBox = stack.mark ?? zones.mark;
  if (markBox !== null) own.push(fitMark(options, markBox, aids));
  if (qr !== null && zones.qr !== null) own.push(qrPart(qr, zones.qr, aids.qr!.isDarkDrawn));
  const isQrBlank = aids.qr?.isDarkDrawn ?? false;
  const placed = own.map((element) => {
    const limits = elementLimits(card, options, element.element === 'qr' && isQrBlank);
    return placeElement(element, options.placements, limits, warnings);
  });
  const qrBox = placed.find(({ element }) => element === 'qr')?.box ?? null;
  refuseCoveredQr(placed, qrBox, options.placements);
  const divider = placeDivider(options, stack.divider, qrBox, warnings);
  warnOfOverlaps([...placed, ...divider], options.placements, warnings);
  return {
    card,
    plate: roundedBox(card, cornerRadiusMm[options.corners]),
    elements: [...placed, ...divider, ...frameElement(card, options)],
    qr: qrBox,
    warnings: [...warnings, ...placed.flatMap(strokeWarnings)],
  };
}

/** Everything where it stands without placements; the faults of characters and of sizes come together. */
function arranged(
  options: CardOptions,
  { library, qr }: LayoutAids,
  card: Box,
): Arrangement & { warnings: FoundCardWarning[] } {
  const { lines, faults, warnings } = textLines(options, library);
  let arrangement: Arrangement | null = null;
  try {
    if (lines.length > 0) arrangement = arrangeCard(options, lines, card, qr);
  } catch (error) {
    if (!(error instanceof CardFaultError)) throw error;
    throw new CardFaultError(...faults, ...error.faults);
  }
  if (arrangement === null || faults.length > 0) throw new CardFaultError(...faults);
  if (arrangement.qr?.isShortened) warnings.push(qrShortened);
  return { ...arrangement, warnings: [...warnings, ...arrangement.stack.warnings] };
}

const qrShortened: FoundCardWarning = { code: 'qrShortened', field: 'qr' };

function qrPart({ modules }: ChosenQr, box: Box, isDarkDrawn: boolean): PlacedElement {
  const moduleMm = (box.maxX - box.minX) / modulesAcross(modules);
  return {
    element: 'qr',
    group: 'qr',
    contours: qrContours(modules, box, isDarkDrawn),
    box,
    smallestScale: Math.min(1, minModuleMm / moduleMm),
  };
}

function frameElement(card: Box, { frame, corners }: CardOptions): PlacedElement[] {
  const contours = frameContours(card, frame, corners);
  const box = boxAround(contours);
  if (box === null) return [];
  return [{ element: 'frame', group: 'decor', contours, box, smallestScale: 1 }];
}
