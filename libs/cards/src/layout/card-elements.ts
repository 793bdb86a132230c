import type { ReliefGroup } from '../design/card-heights.js';
import type { PlaceableElement } from '../design/card-options.js';
import type { Box, Contour } from '../plane.js';
import type { QrModules } from './qr-modules.js';
import type { FontLibrary } from '../fonts/text-setting.js';

/** One element of a card where it lies, millimetres from the lower left corner. */
export interface PlacedElement {
  element: PlaceableElement | 'frame' | 'divider';
  /** Which depth and colour it takes. */
  group: ReliefGroup;
  /** May overlap; what two or more cover is solid, what holes leave is not. */
  contours: Contour[];
  box: Box;
  /** How far a placement may scale it before it does not print. */
  smallestScale: number;
  /** Its thinnest stroke, where that depends on its size. */
  strokeMm?: number;
}

/** What the layout cannot make by itself. */
export interface LayoutAids {
  library: FontLibrary;
  /** Outline of the logo, at any size and place. */
  logo: Contour[] | null;
  qr: QrAids | null;
}

export interface QrAids {
  /** What the code may hold, the fullest first; at least one. */
  texts: readonly string[];
  encode: (text: string) => QrModules;
  isDarkDrawn: boolean;
}
