/** Sides of a printed card, millimetres. */
export const formatSidesMm = {
  eu: { width: 85, height: 55 },
  us: { width: 88.9, height: 50.8 },
} as const;

/** The plate without its relief. */
export const thicknessMm = { thin: 0.8, standard: 1.2, thick: 1.6 } as const;

/** How far the relief rises above the plate, or goes into it. */
export const depthMm = { shallow: 0.4, standard: 0.6, deep: 0.8 } as const;
