import type { Contour } from '@cards/plane.js';
import { freeing, type SolidKernel } from '@cards/solid/solid-kernel.js';

const stepCaps = 0.005;
const widestCaps = 0.3;

/** The narrowest gap in an outline: how wide strokes may run out before parts fuse or a hole closes. */
export function closingGap({ CrossSection }: SolidKernel, contours: readonly Contour[]): number {
  return freeing((keep) => {
    const shape = keep(CrossSection.ofPolygons([...contours], 'NonZero'));
    const pieces = shape.numContour();
    for (let width = stepCaps; width < widestCaps; width += stepCaps) {
      const run = keep(keep(shape.offset(width / 2, 'Round', 2, 24)).offset(-width / 2, 'Round', 2, 24));
      if (run.numContour() !== pieces) return width - stepCaps;
    }
    return widestCaps;
  });
}
