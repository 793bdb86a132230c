import type { Contour } from '@cards/plane.js';

const rounded = (length: number): number => Math.round(length * 1000) / 1000;

/** Outlines as a path, y down, to a micrometre. */
export function pathOf(contours: readonly Contour[], heightMm: number): string {
  return contours
    .map((contour) => `M${contour.map(([x, y]) => `${rounded(x)} ${rounded(heightMm - y)}`).join('L')}Z`)
    .join('');
}
