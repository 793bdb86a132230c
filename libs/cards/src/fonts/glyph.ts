import type { Contour } from '../plane.js';

/** One character of a font at a height of capitals of 1, its base line at 0. */
export interface Glyph {
  /** May overlap; what two or more cover is solid. */
  contours: Contour[];
  /** From its own origin to the next one's. */
  advance: number;
}

/** A font as the layout needs it. */
export interface GlyphSource {
  /** `null` for a character that the font lacks. */
  glyph(character: string): Glyph | null;
  /** Added between two characters. */
  kerning(left: string, right: string): number;
  /** Thinnest stroke of a font that lends letters of its own weight, in heights of capitals. */
  strokeCaps?: number;
}

/** A shaped text, as one glyph. */
export interface ShapedText extends Glyph {
  /** Thinnest stroke, in heights of capitals. */
  strokeCaps: number;
}

/** A font whose letters take their forms from their neighbours. */
export interface ShapedSource {
  has(character: string): boolean;
  /** A text of one direction as it is seen from left to right. */
  set(text: string, isRightToLeft: boolean): ShapedText;
}
