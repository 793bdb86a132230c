import type { CrossSection } from 'manifold-3d';
import type { Contour } from '@cards/plane.js';
import { freeing, type Keep, type SolidKernel } from './solid-kernel.js';

/** What the fonts need of the library for solids: outlines as letters have them, with holes. */
export interface OutlineTools {
  /** Makes the pieces of a glyph into outlines around what is solid, whichever way they were drawn. */
  resolve(contours: readonly Contour[]): Contour[];
  /** What is not connected, each with its holes. */
  partsOf(contours: readonly Contour[]): Contour[][];
  /** Makes what is solid larger on every side. */
  grow(contours: readonly Contour[], by: number): Contour[];
  /** The thickness of a stroke: the widest brush that paints all but `lossShare` of it. */
  brushOf(contours: readonly Contour[], lossShare: number): number;
}

/** Steps in which {@link OutlineTools.brushOf} looks, and the widest brush that it tells. */
const brush = { step: 0.01, widest: 0.5 };

export function outlineTools({ CrossSection }: SolidKernel): OutlineTools {
  /** Works on a shape; of no contours at all the library makes none. */
  const ofShape = <T>(
    contours: readonly Contour[],
    none: T,
    work: (shape: CrossSection, keep: Keep) => T,
  ): T => {
    if (contours.length === 0) return none;
    return freeing((keep) => work(keep(CrossSection.ofPolygons([...contours], 'NonZero')), keep));
  };
  return {
    resolve: (contours) => ofShape(contours, [], (shape) => shape.toPolygons()),
    partsOf: (contours) =>
      ofShape(contours, [], (shape, keep) => shape.decompose().map((part) => keep(part).toPolygons())),
    grow: (contours, by) =>
      ofShape(contours, [], (shape, keep) => keep(shape.offset(by, 'Miter', 2)).toPolygons()),
    brushOf: (contours, lossShare) =>
      ofShape(contours, 0, (shape, keep) => {
        const kept = shape.area() * (1 - lossShare);
        for (let width = brush.step; width < brush.widest; width += brush.step) {
          const painted = keep(keep(shape.offset(-width / 2, 'Miter', 2)).offset(width / 2, 'Miter', 2));
          if (painted.area() < kept) return width - brush.step;
        }
        return brush.widest;
      }),
  };
}
