import type { CardFont } from '../design/card-options.js';
import { minCapHeightMm, minStrokeMm } from '../design/card-dimensions.js';

interface FontTraits {
  /** Thinnest stroke of its letters, in heights of capitals; measured by `libs/testing/src/cards/stroke-widths.ts`, and held to it by a test. */
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
