import type {
  CardCorners,
  CardFormat,
  CardFrame,
  CardThickness,
  FontSize,
  ReliefDepth,
  TextField,
  Tracking,
} from './card-options.js';

/** Sides of a card, millimetres. */
export const formatSidesMm: Record<CardFormat, { width: number; height: number }> = {
  eu: { width: 85, height: 55 },
  us: { width: 88.9, height: 50.8 },
};

/** The plate without its relief. */
export const thicknessMm: Record<CardThickness, number> = { thin: 0.8, standard: 1.2, thick: 1.6 };

/** How far the relief rises above the plate, or goes into it. */
export const depthMm: Record<ReliefDepth, number> = { shallow: 0.4, standard: 0.6, deep: 0.8 };

/** What engraving leaves of the plate: two layers of 0.2 mm, the least that prints without holes. */
export const minFloorMm = 0.4;

/** One layer; heights on a card are whole layers. */
export const layerMm = 0.2;

export const cornerRadiusMm: Record<CardCorners, number> = { square: 0, soft: 3, round: 6 };

/** Nothing comes nearer to the edge of the card. */
export const marginMm = 2;

/** What a frame takes of the card on each side, and how far text then keeps from the edge. */
export const frameInsetsMm: Record<CardFrame, { frame: number; content: number }> = {
  none: { frame: marginMm, content: 5 },
  line: { frame: 3.2, content: 6.4 },
  double: { frame: 4.4, content: 7.2 },
  corners: { frame: 3.2, content: 6.4 },
};

/** Heights of capitals at size `medium`. */
export const capHeightMm: Record<TextField, number> = {
  name: 5,
  title: 2.9,
  company: 3.1,
  phone: 2.7,
  email: 2.7,
  website: 2.7,
};

export const sizeFactor: Record<FontSize, number> = { small: 0.82, medium: 1, large: 1.22 };

/** Space added after each letter, in heights of capitals. */
export const trackingCaps: Record<Tracking, number> = { normal: 0, wide: 0.1, wider: 0.22 };

/** Of the printers; thinner strokes come out soft. */
export const nozzleMm = 0.4;

/**
 * The thinnest line that slicers lay with that nozzle: 85 % of it, the default "minimum wall width" of the wall
 * generator Arachne (PrusaSlicer, OrcaSlicer, Cura). Finer strokes come out as wide as this, and letters fill up.
 */
export const minStrokeMm = 0.34;

/** Half of the nozzle: less space between two lines fills up. */
export const minGapMm = 0.2;

/** Capitals below this are not legible whatever their strokes. */
export const minCapHeightMm = 1.8;

/** Smallest side of a QR module that phones read off a print. */
export const minModuleMm = 0.8;

/** Modules of empty space around a QR code, by its standard. */
export const quietModules = 4;
