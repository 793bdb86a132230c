/**
 * Figures of every 0.2 mm layer, bottom first; index i is the layer between z = i·0.2 and (i+1)·0.2 above
 * the part's lowest point, cut at mid-height unless said.
 */
export interface LayerMeasures {
  layerHeightMm: number;
  /** Cross-section; where shells overlap, what they share counts once (by columns, see docs/kernel.md). */
  areaMm2: Float64Array;
  /**
   * Length of the outlines, those of holes included; of shells that overlap what is left of it, as lines along x and y
   * sample it.
   */
  contourLengthMm: Float64Array;
  /** Number of closed outlines, those of holes included. */
  contours: Float64Array;
  /** For each slope bin the horizontal area of the surface facing up whose height lies in the layer. */
  upAreaMm2: Float64Array[];
  /** The same facing down, what lies on the bed left out. */
  downAreaMm2: Float64Array[];
  /**
   * Seconds lost to corners: Σ (v0 − vj)² / (a·v0) over the edges that cross the mid-plane, with v0 = 120 mm/s,
   * a = 3000 mm/s², vj = max(4.5, 9 / (2 sin(θ/2))) and θ the turn between the horizontal directions of the
   * edge's two faces.
   */
  cornerSeconds: Float64Array;
  /** Edges crossing the mid-plane whose turn θ is above 0.5 rad. */
  sharpCorners: Float64Array;
  /**
   * How fast the outlines shorten when they move inwards, mm per mm: Σ ±2 tan(θ/2) over the edges that cross the
   * mid-plane, + where the outline is convex, θ taken as 2.5 rad at most. 8 for a square, 2π for a circle,
   * −2π for a round hole.
   */
  outlineTurns: Float64Array;
  /** Length of the concave edges between a flat face and a wall rising off it, in the layer they lie in. */
  concaveUpMm: Float64Array;
  /** The same where the flat face looks down and the wall goes down from it. */
  concaveDownMm: Float64Array;
  /** Length of the convex edges between a flat face that looks up and a wall below it. */
  convexUpMm: Float64Array;
  /** Length of the convex edges between a flat face that looks down, off the bed, and a wall above it. */
  convexDownMm: Float64Array;
  /**
   * Length of the outlines of up to 40.84 mm, repeated in layers without corners of their own; missing where outlines are
   * longer than 150 mm on average.
   */
  shortLoopMm: Float64Array;
  /**
   * Share of the cross-section that lies below a surface facing up, or above one facing down, as near as solid is laid; by
   * columns.
   */
  shadedShare: Float64Array;
  /** What both sides' shares of the cross-section come to where they count once, as a share of their sum; by columns. */
  shadeOverlap: Float64Array;
  /** Cross-section, and length, of walls no thicker than 2.05 mm; by lines along x and y, 1 mm apart. */
  thinWallMm2: Float64Array;
  thinWallMm: Float64Array;
  /** Length of the lines that such walls are filled with: one up to 0.68 mm, then two, from 1.15 mm three, from 1.49 mm four. */
  thinWallLineMm: Float64Array;
}

/** Figures that columns, lines along x and y, or chosen layers sample: no plain geometry gives them. */
export type SampledFigure =
  'shortLoopMm' | 'shadedShare' | 'shadeOverlap' | 'thinWallMm2' | 'thinWallMm' | 'thinWallLineMm';

/** What a grid of vertical columns says of the supports that the part needs, and of their size. */
export interface SupportMeasures {
  /** Side of a column: a sixth of 2.317 mm for small parts, half of it for large ones, more where a part is crossed too often. */
  columnMm: number;
  /** Volume between overhangs and what lies below them, dilation included; not the material's volume. */
  supportVolumeMm3: number;
  /** Cross-section of the supports' first layer on the bed, wider than the others. */
  footMm2: number;
  /** Horizontal area of the overhangs, those that need no support included. */
  overhangAreaMm2: number;
  /** Cross-section of the supports in every layer, mm². */
  supportLayers: Float64Array;
  /** Length of that cross-section's border along the columns' sides, mm. */
  supportBorderMm: Float64Array;
  /**
   * Horizontal area of the supports' tops, in the layer that they carry, mm²; where the gap is too low for all dense layers,
   * in part.
   */
  contactLayers: Float64Array;
  /** Horizontal area where supports stand on the part, not on the bed, in the layer above it, mm²; in low gaps in part, too. */
  contactOnPartLayers: Float64Array;
}

/** What an estimate of grams and hours reads of a part. */
export interface PrintMeasures {
  layers: LayerMeasures;
  supports: SupportMeasures;
  /** Volume that lies in several shells at once, and that `areaMm2` counts once; by columns. */
  overlapVolumeMm3?: number;
  /**
   * Area of walls thinner than one line of 0.45 mm, as seen along x and along y: a wall that stands at 45° to both
   * counts 1.4-fold. Walls of less than three columns by two are left out. Missing where a part is so intricate that
   * the columns could not tell.
   */
  thinWallAreaMm2?: number;
}
