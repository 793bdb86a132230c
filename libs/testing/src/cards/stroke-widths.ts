import { type CardFont } from '@cards/design/card-options.js';
import type { FontLibrary } from '@cards/fonts/text-setting.js';
import type { Contour } from '@cards/plane.js';
import type { OutlineTools } from '@cards/solid/outline-tools.js';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Share of the ink that may get lost before a stroke counts as thinner: corners always lose some. */
const lossShare = 0.04;

/**
 * Thinnest stroke of a font in heights of capitals: the widest round brush that still paints all but a
 * few hundredths of nine in ten letters.
 */
export function thinnestStroke(tools: OutlineTools, library: FontLibrary, font: CardFont): number {
  const source = library.sourceOf(font);
  return thinnestOf(
    tools,
    [...characters].map((character) => source.glyph(character)!.contours),
  );
}

/** The same of any letters. */
export function thinnestOf(tools: OutlineTools, letters: readonly Contour[][]): number {
  const widths = letters.map((contours) => tools.brushOf(contours, lossShare));
  return widths.sort((a, b) => a - b)[Math.floor(widths.length / 10)]!;
}
