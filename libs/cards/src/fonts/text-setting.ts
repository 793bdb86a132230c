import {
  type CardFont,
  type TextCase,
  type TextField,
  textFields,
  type Tracking,
} from '../design/card-options.js';
import { trackingCaps } from '../design/card-dimensions.js';
import { hasArabic, withoutUnseen, withPlainLetters } from './arabic-script.js';
import { runsOf } from './bidi-runs.js';
import { fontTraits, letterGapCaps } from './font-traits.js';
import type { Glyph, GlyphSource, ShapedSource } from './glyph.js';
import { boxAround, type Box, type Contour, moved } from '../plane.js';

/** The fonts of a process. */
export interface FontLibrary {
  sourceOf(font: CardFont): GlyphSource;
  /** In turn asked for what a font lacks. */
  fallbacks: readonly GlyphSource[];
  /** Sets Arabic, whatever the font. */
  arabic?: ShapedSource;
}

/** How a text is set. */
interface TypeStyle {
  font: CardFont;
  tracking: Tracking;
}

/** A text in one line, its capitals 1 high, its base line at 0. */
interface SetLine {
  contours: Contour[];
  /** Of the ink; `null` for a text that shows nothing. */
  box: Box | null;
  /** Characters that no font has. */
  missing: string[];
  /** Characters that another font had to lend. */
  borrowed: string[];
  /** The thinnest stroke of the fonts that it is set in. */
  strokeCaps: number;
}

/** Whose rules turn small letters into capitals: Turkish `i` becomes `İ`. */
export type CapitalRules = 'fr' | 'tr';

/** Turkish if any text has letters that hardly another language has; ş is Romanian, too. */
export function capitalRulesOf(texts: Readonly<Record<TextField, string>>): CapitalRules {
  return textFields.some((field) => /[ıİğĞ]/u.test(texts[field].normalize('NFC'))) ? 'tr' : 'fr';
}

/**
 * A text as it is set: composed characters, single plain spaces and hyphens, capitals where they are wanted. What
 * browsers show nothing of, such as soft hyphens, is left out; joiners and direction marks steer Arabic alone.
 */
export function preparedText(text: string, textCase: TextCase, rules: CapitalRules = 'fr'): string {
  const shown = withoutUnseen(withPlainLetters(text).normalize('NFC'));
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

/** A text as phones and address books take it: without the marks that steer its direction on a line. */
export function plainText(text: string): string {
  return preparedText(text, 'asTyped').replaceAll(/\p{Bidi_Control}/gu, '');
}

/** Sets a line; Arabic and what stands beside it in the order of Unicode's bidirectional algorithm. */
export function setLine(text: string, style: TypeStyle, library: FontLibrary): SetLine {
  const line = new Line(style, library);
  if (!hasArabic(text)) line.setCharacters(text);
  else {
    for (const run of runsOf(text)) {
      if ('shaped' in run) line.setShaped(run.shaped, run.isRightToLeft);
      else line.setCharacters(run.characters);
    }
  }
  return line.done(text);
}

/** A line while it is set, from left to right. */
class Line {
  private readonly sources: readonly GlyphSource[];
  private readonly contours: Contour[] = [];
  private readonly missing = new Set<string>();
  private readonly borrowed = new Set<string>();
  private readonly strokesCaps = new Set<number>();
  private x = 0;
  private last: { character: string; source: GlyphSource } | undefined;
  private isBesideShaped = false;

  constructor(
    private readonly style: TypeStyle,
    private readonly library: FontLibrary,
  ) {
    this.sources = [library.sourceOf(style.font), ...library.fallbacks];
  }

  /** Pairs are kerned within one font. */
  setCharacters(characters: Iterable<string>): void {
    const { font, tracking } = this.style;
    for (const character of characters) {
      const source = this.sources.find((candidate) => candidate.glyph(character) !== null);
      if (source === undefined) {
        this.missing.add(character);
        continue;
      }
      if (source !== this.sources[0]) this.borrowed.add(character);
      if (this.last?.source === source) this.x += source.kerning(this.last.character, character);
      const glyph = source.glyph(character)!;
      if (this.isBesideShaped && glyph.contours.length > 0) this.x += letterGapCaps;
      this.put(glyph, source.strokeCaps ?? fontTraits[font].strokeCaps);
      this.x += glyph.advance + trackingCaps[tracking] + fontTraits[font].spacedCaps;
      this.last = { character, source };
      this.isBesideShaped = false;
    }
  }

  /** Joined letters are not spaced; what stands beside them is. */
  setShaped(text: string, isRightToLeft: boolean): void {
    const { arabic } = this.library;
    const lacking = [...text].filter((character) => arabic?.has(character) !== true);
    for (const character of lacking) this.missing.add(character);
    if (arabic === undefined || lacking.length > 0) return;
    for (const character of text.replaceAll(/[\u200c\u200d]/g, '')) this.borrowed.add(character);
    const word = arabic.set(text, isRightToLeft);
    if (this.last !== undefined && this.last.character !== ' ') this.x += letterGapCaps;
    this.put(word, word.strokeCaps);
    this.x += word.advance + trackingCaps[this.style.tracking];
    this.last = undefined;
    this.isBesideShaped = true;
  }

  private put({ contours }: Glyph, strokeCaps: number): void {
    for (const contour of moved(contours, 1, this.x, 0)) this.contours.push(contour);
    if (contours.length > 0) this.strokesCaps.add(strokeCaps);
  }

  /** What was lent is told in the order in which it is read. */
  done(text: string): SetLine {
    const { contours } = this;
    const strokeCaps = Math.min(...this.strokesCaps, Infinity);
    const borrowed = [...this.borrowed].sort((a, b) => text.indexOf(a) - text.indexOf(b));
    return { contours, box: boxAround(contours), missing: [...this.missing], borrowed, strokeCaps };
  }
}
