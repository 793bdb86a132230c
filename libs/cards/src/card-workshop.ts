import type { Contour } from '@cards/plane.js';
import type { CardWorkshop } from './make-card.js';
import { openFontLibrary } from './fonts/package-fonts.js';
import { freeing, loadSolidKernel } from './solid/solid-kernel.js';

/** Opens what makes cards; once a thread. */
export async function openCardWorkshop(): Promise<CardWorkshop> {
  const kernel = await loadSolidKernel();
  const resolve = (contours: Contour[]): Contour[] =>
    freeing((keep) => keep(kernel.CrossSection.ofPolygons(contours, 'NonZero')).toPolygons());
  return { kernel, library: openFontLibrary(resolve) };
}
