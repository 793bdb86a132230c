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
}
