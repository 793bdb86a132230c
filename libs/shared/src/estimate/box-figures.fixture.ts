import type { LayerFigures, PrintMeasures } from './print-measures.js';

/** The figures of an upright box, by hand. */
export function boxFigures(x: number, y: number, z: number): LayerFigures {
  const count = Math.round(z / 0.2);
  const all = (value: number): number[] => Array.from({ length: count }, () => value);
  const onTop = (value: number): number[] => [...all(0).slice(1), value];
  const none = all(0);
  return {
    layerHeightMm: 0.2,
    areaMm2: all(x * y),
    contourLengthMm: all(2 * (x + y)),
    contours: all(1),
    outlineTurns: all(8),
    upAreaMm2: [none, none, none, none, onTop(x * y)],
    downAreaMm2: [none, none, none, none, none],
    cornerSeconds: all((4 * (120 - 9 / Math.SQRT2) ** 2) / (3000 * 120)),
    sharpCorners: all(4),
    concaveUpMm: none,
    concaveDownMm: none,
    convexUpMm: onTop(2 * (x + y)),
    convexDownMm: none,
    shortLoopMm: all(2 * (x + y) <= 40.84 ? 2 * (x + y) : 0),
    shadedShare: none.map((_, i) => (i < 4 || i >= count - 5 ? 1 : 0)),
    shadeOverlap: all(1),
    thinWallMm2: none,
    thinWallMm: none,
  };
}

export function boxMeasures(x: number, y: number, z: number): PrintMeasures {
  return {
    layers: boxFigures(x, y, z),
    supports: { contactAreaMm2: 0, contactOnPartMm2: 0, footMm2: 0, supportLayers: [], supportBorderMm: [] },
  };
}
