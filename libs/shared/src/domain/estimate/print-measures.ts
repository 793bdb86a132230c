/**
 * What the model reads of a part: plain numbers, as the kernel's layer and support measures hold them. Index i
 * is the layer between i and i + 1 layer heights above the part's lowest point.
 */
export interface PrintMeasures {
  layers: LayerFigures;
  supports: SupportFigures;
}

type Figures = ArrayLike<number>;

export interface LayerFigures {
  layerHeightMm: number;
  /** Cross-section. */
  areaMm2: Figures;
  /** Outlines, those of holes included, and how many they are. */
  contourLengthMm: Figures;
  contours: Figures;
  /** How fast the outlines shorten when they move inwards, mm per mm. */
  outlineTurns: Figures;
  /** By slope, steep first: horizontal area of the surface that faces up, and down off the bed. */
  upAreaMm2: readonly Figures[];
  downAreaMm2: readonly Figures[];
  /** Seconds that the outlines' corners cost one wall, and the number of sharp ones. */
  cornerSeconds: Figures;
  sharpCorners: Figures;
  /** Edges between flat faces and walls: where a wall rises off the face, and where it falls away from it. */
  concaveUpMm: Figures;
  concaveDownMm: Figures;
  convexUpMm: Figures;
  convexDownMm: Figures;
  /** Length of the outlines that are printed slowly because they are short. */
  shortLoopMm: Figures;
  /** Share of the cross-section near a surface that faces up or down; and what both sides overlap to. By columns. */
  shadedShare: Figures;
  shadeOverlap: Figures;
  /** Cross-section and length of walls that hold nothing but walls. */
  thinWallMm2: Figures;
  thinWallMm: Figures;
  /** Length of the lines that they are filled with. */
  thinWallLineMm: Figures;
}

export interface SupportFigures {
  /** Cross-section of their first layer. */
  footMm2: number;
  /** Cross-section in every layer of the space between overhangs and what lies below them. */
  supportLayers: Figures;
  /** Length of its border, along the sides of the kernel's columns. */
  supportBorderMm: Figures;
  /** Area of their tops, in the layer that they carry, and of what stands on the part, in the layer above it. */
  contactLayers: Figures;
  contactOnPartLayers: Figures;
}
