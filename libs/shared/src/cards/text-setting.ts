import type { CardFont, TextCase, Tracking } from './card-options.js';
import { trackingCaps } from './card-dimensions.js';
import { fontTraits } from './font-traits.js';
import type { GlyphSource } from './glyph.js';
import { boxAround, type Box, type Contour, moved } from './plane.js';

/** The fonts of a process. */
export interface FontLibrary {
  sourceOf(font: CardFont): GlyphSource;
  /** In turn asked for what a font lacks. */
  fallbacks: readonly GlyphSource[];
}

/** How a text is set. */
export interface TypeStyle {
  font: CardFont;
  tracking: Tracking;
}

/** A text in one line, its capitals 1 high, its base line at 0. */
export interface SetLine {
  contours: Contour[];
  /** Of the ink; `null` for a text that shows nothing. */
  box: Box | null;
  /** Characters that no font has. */
  missing: string[];
  /** Characters that another font had to lend. */
  borrowed: string[];
}

/**
 * A text as it is set: composed characters, single spaces, capitals where they are wanted. What browsers show
 * nothing of, such as soft hyphens and joiners, is left out.
 */
export function preparedText(text: string, textCase: TextCase): string {
  const shown = text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const tidy = shown.replaceAll(/\s+/gu, ' ').trim();
  return textCase === 'upper' ? inCapitals(tidy) : tidy;
}

/** The micro sign stays: its capital would be a Greek M. */
function inCapitals(text: string): string {
  return text.replaceAll(/[^µ]+/gu, (letters) => letters.toLocaleUpperCase('fr'));
}

/** Sets a line; pairs are kerned within one font. */
export function setLine(text: string, { font, tracking }: TypeStyle, library: FontLibrary): SetLine {
  const sources = [library.sourceOf(font), ...library.fallbacks];
  const contours: Contour[] = [];
  const missing = new Set<string>();
  const borrowed = new Set<string>();
  let x = 0;
  let last: { character: string; source: GlyphSource } | undefined;
  for (const character of text) {
    const source = sources.find((candidate) => candidate.glyph(character) !== null);
    if (source === undefined) {
      missing.add(character);
      continue;
    }
    if (source !== sources[0]) borrowed.add(character);
    if (last?.source === source) x += source.kerning(last.character, character);
    const glyph = source.glyph(character)!;
    for (const contour of moved(glyph.contours, 1, x, 0)) contours.push(contour);
    x += glyph.advance + trackingCaps[tracking] + fontTraits[font].spacedCaps;
    last = { character, source };
  }
  return { contours, box: boxAround(contours), missing: [...missing], borrowed: [...borrowed] };
}
