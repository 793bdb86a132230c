import type { CardFont } from '../design/card-options.js';
import { minCapHeightMm, minGapMm, minStrokeMm } from '../design/card-dimensions.js';

interface FontTraits {
  /**
   * Thinnest stroke of its letters, in heights of capitals; measured by `libs/testing/src/cards/stroke-widths.ts`, and held
   * to it by a test.
   */
  strokeCaps: number;
  /** Set so much larger than the others at the same size, so that it prints alike. */
  enlarged: number;
  /** Added between letters, in heights of capitals: what is set for paper runs together in plastic. */
  spacedCaps: number;
}

export const fontTraits: Record<CardFont, FontTraits> = {
  block: { strokeCaps: 0.17, enlarged: 1, spacedCaps: 0 },
  bold: { strokeCaps: 0.23, enlarged: 1, spacedCaps: 0 },
  dot: { strokeCaps: 0.15, enlarged: 1.15, spacedCaps: 0 },
  'archivo-black': { strokeCaps: 0.19, enlarged: 1, spacedCaps: 0.03 },
  'rubik-mono': { strokeCaps: 0.26, enlarged: 1, spacedCaps: 0 },
  'russo-one': { strokeCaps: 0.18, enlarged: 1, spacedCaps: 0.03 },
  'titillium-black': { strokeCaps: 0.23, enlarged: 1, spacedCaps: 0.09 },
  montserrat: { strokeCaps: 0.2, enlarged: 1, spacedCaps: 0.03 },
  poppins: { strokeCaps: 0.18, enlarged: 1, spacedCaps: 0.03 },
  'space-grotesk': { strokeCaps: 0.14, enlarged: 1, spacedCaps: 0.03 },
  'barlow-condensed': { strokeCaps: 0.17, enlarged: 1, spacedCaps: 0.06 },
  'roboto-slab': { strokeCaps: 0.14, enlarged: 1, spacedCaps: 0.03 },
  'zilla-slab': { strokeCaps: 0.14, enlarged: 1, spacedCaps: 0.03 },
  'bebas-neue': { strokeCaps: 0.12, enlarged: 1.05, spacedCaps: 0.05 },
  righteous: { strokeCaps: 0.17, enlarged: 1, spacedCaps: 0.03 },
};

/** Smallest capitals that a 0.4 mm nozzle prints, where the thinnest stroke is `strokeCaps` of their height. */
export function smallestCapMm(strokeCaps: number): number {
  return Math.max(minCapHeightMm, minStrokeMm / strokeCaps);
}

/** Of the Arabic letters. */
export const arabicTraits = {
  /** Thinnest stroke, dots and hamza included; measured like those of {@link fontTraits}. */
  strokeCaps: 0.15,
  /** Thinnest stroke where vowels are written. */
  vowelStrokeCaps: 0.13,
  /** Height of alef: beside capitals of its height, its other letters would look small. */
  alefCaps: 1.15,
};

/** Of Tifinagh, which comes in one weight: made heavier, and measured after that. */
export const tifinaghTraits = {
  strokeCaps: 0.15,
  /** Added on every side of a stroke. */
  grownCaps: 0.03,
  /** Added between letters. */
  spacedCaps: 0.05,
};

/** What is left between parts of a letter that do not touch, in heights of capitals: enough at the smallest size. */
export const letterGapCaps = minGapMm / smallestCapMm(arabicTraits.strokeCaps);
