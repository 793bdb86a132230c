import { type CardFont } from '@cards/design/card-options.js';
import type { FontLibrary } from '@cards/fonts/text-setting.js';
import { freeing, type SolidKernel } from '@cards/solid/solid-kernel.js';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Share of the ink that may get lost before a stroke counts as thinner: corners always lose some. */
const lossShare = 0.04;

/**
 * Thinnest stroke of a font in heights of capitals: the widest round brush that still paints all but a
 * few hundredths of nine in ten letters.
 */
export function thinnestStroke(kernel: SolidKernel, library: FontLibrary, font: CardFont): number {
  const source = library.sourceOf(font);
  const widths = [...characters].map((character) => {
    const glyph = source.glyph(character)!;
    return freeing((keep) => {
      const shape = keep(kernel.CrossSection.ofPolygons(glyph.contours, 'Positive'));
      const area = shape.area();
      for (let width = 0.01; width < 0.5; width += 0.01) {
        const opened = keep(keep(shape.offset(-width / 2, 'Miter', 2)).offset(width / 2, 'Miter', 2));
        if (opened.area() < area * (1 - lossShare)) return width - 0.01;
      }
      return 0.5;
    });
  });
  return [...widths].sort((a, b) => a - b)[Math.floor(widths.length / 10)]!;
}
