import {
  type CardFont,
  type TextCase,
  type TextField,
  textFields,
  type Tracking,
} from '../design/card-options.js';
import { trackingCaps } from '../design/card-dimensions.js';
import { fontTraits } from './font-traits.js';
import type { GlyphSource } from './glyph.js';
import { boxAround, type Box, type Contour, moved } from '../plane.js';

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

/** Whose rules turn small letters into capitals: Turkish `i` becomes `İ`. */
export type CapitalRules = 'fr' | 'tr';

/** Turkish if any text has letters that hardly another language has; ş is Romanian, too. */
export function capitalRulesOf(texts: Readonly<Record<TextField, string>>): CapitalRules {
  return textFields.some((field) => /[ıİğĞ]/u.test(texts[field].normalize('NFC'))) ? 'tr' : 'fr';
}

/**
 * A text as it is set: composed characters, single plain spaces and hyphens, capitals where they are wanted. What
 * browsers show nothing of, such as soft hyphens and joiners, is left out.
 */
export function preparedText(text: string, textCase: TextCase, rules: CapitalRules = 'fr'): string {
  const shown = text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const tidy = shown
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2012', '–')
    .replaceAll('\u2015', '—')
    .trim();
  return textCase === 'upper' ? inCapitals(tidy, rules) : tidy;
}

/** The micro sign stays: its capital would be a Greek M. */
function inCapitals(text: string, rules: CapitalRules): string {
  return text.replaceAll(/[^µ]+/gu, (letters) => letters.toLocaleUpperCase(rules));
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
