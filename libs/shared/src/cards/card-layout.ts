import { cornerRadiusMm, formatSidesMm, frameInsetsMm, minModuleMm } from './card-dimensions.js';
import { CardFaultError, type CardWarning } from './card-findings.js';
import { frameContours } from './card-frame.js';
import type { CardOptions } from './card-options.js';
import type { CardPart, LayoutAids } from './card-parts.js';
import { cardZones, type CardZones } from './card-zones.js';
import { placeDivider } from './divider.js';
import { fitMark } from './mark.js';
import { boxAround, type Box, type Contour, heightOf, insetBox, roundedBox } from './plane.js';
import { placeElement, refuseCoveredQr, warnOfOverlaps } from './placement.js';
import { comfortableSideMm, modulesAcross, qrContours, qrSideMm } from './qr-modules.js';
import { stackText, type TextStack } from './text-stack.js';
import { textLines } from './text-lines.js';

/** A card as seen from above. */
export interface CardLayout {
  card: Box;
  plate: Contour;
  parts: CardPart[];
  /** Where the QR code lies with its quiet zone. */
  qr: Box | null;
  warnings: CardWarning[];
}

/**
 * Lays a card out: pure, the same options give the same outlines. A QR code gives way to the text as far as
 * phones still read it.
 *
 * @throws {CardFaultError} when something does not fit, however small, or cannot be set.
 */
export function layOutCard(options: CardOptions, aids: LayoutAids): CardLayout {
  const { width, height } = formatSidesMm[options.format];
  const card: Box = { minX: 0, minY: 0, maxX: width, maxY: height };
  const content = insetBox(card, frameInsetsMm[options.frame].content);
  const warnings: CardWarning[] = [];
  const lines = textLines(options, aids.library, warnings);
  const arrange = (wantedQrMm: number): Arranged => {
    const side = aids.qr === null ? 0 : qrSideMm(aids.qr.modules, wantedQrMm, heightOf(content));
    const zones = cardZones(options.arrangement, content, {
      hasMark: options.mark !== 'none',
      qrSideMm: side,
    });
    return { zones, stack: stackText(options, lines, zones) };
  };
  const arranged = attempt(() => arrange(comfortableSideMm), aids.qr === null) ?? arrange(0);
  return finish(options, aids, card, arranged, warnings);
}

interface Arranged {
  zones: CardZones;
  stack: TextStack;
}

/** `undefined` where the card does not fit and there is something left to try. */
function attempt(arrange: () => Arranged, isLast: boolean): Arranged | undefined {
  try {
    return arrange();
  } catch (error) {
    if (isLast || !(error instanceof CardFaultError)) throw error;
    return undefined;
  }
}

/** Adds to the arranged text what stands around it, and moves what placements move. */
function finish(
  options: CardOptions,
  aids: LayoutAids,
  card: Box,
  { zones, stack }: Arranged,
  earlier: readonly CardWarning[],
): CardLayout {
  const warnings = [...earlier, ...stack.warnings];
  const markBox = stack.mark ?? zones.mark;
  const own = [...stack.parts];
  if (markBox !== null) own.push(fitMark(options, markBox, aids));
  if (aids.qr !== null && zones.qr !== null) own.push(qrPart(aids.qr, zones.qr));
  const limits = insetBox(card, frameInsetsMm[options.frame].frame);
  const placed = own.map((part) => placeElement(part, options.placements, limits, warnings));
  const qr = placed.find(({ element }) => element === 'qr')?.box ?? null;
  refuseCoveredQr(placed, qr, options.placements);
  const divider = placeDivider(options, stack.divider, qr, warnings);
  warnOfOverlaps([...placed, ...divider], warnings);
  return {
    card,
    plate: roundedBox(card, cornerRadiusMm[options.corners]),
    parts: [...placed, ...divider, ...framePart(card, options)],
    qr,
    warnings,
  };
}

function qrPart({ modules, isDarkDrawn }: NonNullable<LayoutAids['qr']>, box: Box): CardPart {
  const moduleMm = (box.maxX - box.minX) / modulesAcross(modules);
  return {
    element: 'qr',
    group: 'qr',
    contours: qrContours(modules, box, isDarkDrawn),
    box,
    smallestScale: Math.min(1, minModuleMm / moduleMm),
  };
}

function framePart(card: Box, { frame, corners }: CardOptions): CardPart[] {
  const contours = frameContours(card, frame, corners);
  const box = boxAround(contours);
  if (box === null) return [];
  return [{ element: 'frame', group: 'decor', contours, box, smallestScale: 1 }];
}
