import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { ReliefGroup } from './card-heights.js';
import type { CardOptions } from './card-options.js';

/** A colour of the catalogue on a card. */
export interface CardColour {
  sku: string;
  /** As the catalogue calls it. */
  name: string;
  /** `#rrggbb`. */
  hex: string;
}

/** Where the mesh lies whose outline is the logo. */
export interface CardLogo {
  fileKey: string;
  format: MeshFormat;
  sizeBytes: number;
  /** Of its numbers; left out for millimetres. */
  unit?: LengthUnit;
  /** Of the content and its unit, hex. */
  contentHash: string;
}

/** All that decides a card's file: the same design gives the same bytes. */
export interface CardDesign {
  /** {@link designVersion} it was made for. */
  version: number;
  options: CardOptions;
  /** What the QR code may hold, the fullest first; empty without one. */
  qrTexts: string[];
  body: CardColour;
  /** Text, pictograms, frame, divider. */
  text: CardColour;
  /** Mark and QR code. */
  mark: CardColour;
  logo: CardLogo | null;
}

/** Raised whenever the same design would give another file: old files are then made again. */
export const designVersion = 4;

/** The colour of each group of the relief. */
export function colourOf({ text, mark }: CardDesign, group: ReliefGroup): CardColour {
  return group === 'mark' || group === 'qr' ? mark : text;
}

/** Whether anything on the card takes the mark's colour. */
export function hasMarkColour({ mark, qr }: Pick<CardOptions, 'mark' | 'qr'>): boolean {
  return mark !== 'none' || qr;
}

/** SKUs on the card beside its body's, which the price counts. */
export function furtherSkusOf({ body, text, mark }: Pick<CardDesign, 'body' | 'text' | 'mark'>): string[] {
  return [...new Set([text.sku, mark.sku])].filter((sku) => sku !== body.sku);
}

/**
 * Whether the relief makes the dark modules of a QR code or the light ones. Phones read dark on light:
 *
 * - in a colour of its own the relief makes the modules that are as dark as that colour;
 * - in one colour, what lies deeper is in shadow and looks darker: engraving makes the dark modules,
 *   embossing raises the light ones with the quiet zone.
 */
export function isDarkDrawn({ options, body, mark }: CardDesign): boolean {
  const difference = luminance(mark.hex) - luminance(body.hex);
  if (mark.sku === body.sku || Math.abs(difference) < 0.02) return options.relief === 'engrave';
  return difference < 0;
}

/** Of light and dark reflectance: ISO/IEC 15415 grades a symbol contrast below 0.4 as D, hardly readable. */
const clearDifference = 0.4;

/** Phones' cameras see brightness by its ratio: light modules must have four times the dark ones' luminance. */
const clearRatio = 4;

/** Whether phones can tell the modules of a card's QR code by their colour alone. */
export function isQrToldByColour({ body, mark }: Pick<CardDesign, 'body' | 'mark'>): boolean {
  const [dark = 0, light = 0] = [luminance(body.hex), luminance(mark.hex)].sort((a, b) => a - b);
  return light - dark >= clearDifference && (light + 0.05) / (dark + 0.05) >= clearRatio;
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
