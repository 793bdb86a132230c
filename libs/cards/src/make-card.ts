import encodeQR from 'qr';
import { type CardDesign, isDarkDrawn, isQrToldByColour } from '@cards/design/card-design.js';
import type { FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { type CardHeights, cardHeights } from '@cards/design/card-heights.js';
import { type CardLayout, layOutCard } from '@cards/layout/card-layout.js';
import type { Contour } from '@cards/plane.js';
import type { QrModules } from '@cards/layout/qr-modules.js';
import type { FontLibrary } from '@cards/fonts/text-setting.js';
import { type CardBody, raiseCard } from './solid/card-solid.js';
import type { SolidKernel } from './solid/solid-kernel.js';
import { thinLogoWarnings } from './solid/thin-logo.js';

/** What makes cards; opened once a thread. */
export interface CardWorkshop {
  kernel: SolidKernel;
  library: FontLibrary;
}

export interface MadeCard {
  bodies: CardBody[];
  layout: CardLayout;
  warnings: FoundCardWarning[];
}

/** A card as it will be made: seen from above, and how high what is. */
type LaidOutCard = Pick<MadeCard, 'layout' | 'warnings'> & { heights: CardHeights };

/**
 * Makes a card's solids from its design.
 *
 * @param logo outline of the logo, where the design has one
 * @throws {CardFaultError} when the card cannot be made as asked.
 */
export function makeCard(design: CardDesign, workshop: CardWorkshop, logo: Contour[] | null): MadeCard {
  const { layout, heights, warnings } = layOut(design, workshop, logo);
  return { bodies: raiseCard(workshop.kernel, design, layout, heights), layout, warnings };
}

/** Lays a card out, with all that its owner should know: what {@link makeCard} raises. Throws as that does. */
export function layOut(
  design: CardDesign,
  { kernel, library }: CardWorkshop,
  logo: Contour[] | null,
): LaidOutCard {
  const isToldByColour = isQrToldByColour(design);
  const heights = cardHeights(design.options, isToldByColour);
  const { qrTexts: texts } = design;
  const qr = texts.length === 0 ? null : { texts, encode: qrModules, isDarkDrawn: isDarkDrawn(design) };
  const layout = layOutCard(design.options, { library, logo, qr });
  const warnings = [...heights.warnings, ...layout.warnings];
  if (design.options.mark === 'logo') warnings.push(...thinLogoWarnings(kernel, layout));
  if (qr !== null && !isToldByColour) warnings.push(lowContrast);
  return { layout, heights, warnings };
}

const lowContrast: FoundCardWarning = { code: 'qrLowContrast', field: 'markColorId' };

const corrections = ['low', 'medium', 'quartile', 'high'] as const;

/** The smallest code that holds the text, with as much error correction as it has room for. */
function qrModules(text: string): QrModules {
  const [best] = corrections
    .map((ecc) => encodeModules(text, ecc))
    .reverse()
    .sort((a, b) => a.length - b.length);
  return best!;
}

function encodeModules(text: string, ecc: (typeof corrections)[number]): boolean[][] {
  const bordered = encodeQR(text, 'raw', { ecc, border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
