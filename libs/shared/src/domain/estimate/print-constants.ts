/** Where plastic goes in a layer. Areas in mm², lengths in mm. */
export interface PlasticConstants {
  /** Wall area of a mm of outline, lost for each mm that the outlines shorten inwards, and for each outline. */
  wallMm: number;
  wallTurn: number;
  wallLoop: number;
  wallSharpness: number;
  /** What walls that hold nothing but walls lack of their thickness. */
  thinWallMm: number;
  /** How much of the area that faces up or down, from the second slope bin to flat, makes the inside solid. */
  up1: number;
  up2: number;
  up3: number;
  up4: number;
  down1: number;
  down2: number;
  down3: number;
  down4: number;
  bedShare: number;
  /** Width that a flat face gains along walls that rise off it and loses along those that fall away. */
  concaveUpMm: number;
  convexUpMm: number;
  concaveDownMm: number;
  convexDownMm: number;
  solidSharpness: number;
  solidFlow: number;
  /** Plastic that roofs take more where they bridge sparse infill. */
  roofBridge: number;
  /** Plastic in sparse infill, and along its border. */
  sparseShare: number;
  sparseBorderMm: number;
}

/** Plastic in supports: in a mm³ of the space they fill, a mm² below the part and a mm² on it. */
export interface SupportConstants {
  supportShare: number;
  /** Share of their first layer that is plastic. */
  footShare: number;
  /** Cross-section laid for each mm of the supports' border, mm. */
  supportBorder: number;
  contactMm: number;
  onPartMm: number;
}

/** Seconds lost to corners and short lines, and seconds of jumps, by what they go with. */
export interface MotionConstants {
  wallPerMm3: number;
  wallCorners: number;
  /** Most that corners can cost a mm of outline. */
  cornersMostPerMm: number;
  steepPerMm3: number;
  gentlePerMm3: number;
  flatPerMm3: number;
  flatBorder: number;
  solidCorners: number;
  solidRoot: number;
  sparsePerMm3: number;
  sparseRoot: number;
  supportPerMm3: number;
  supportBorderLost: number;
  /** How what corners and short lines lose shrinks with speed where a layer is slowed down. */
  coolingPower: number;
  jumpLayer: number;
  jumpContour: number;
  jumpSteep: number;
  jumpGentle: number;
  jumpSharp: number;
  jumpFlatBorder: number;
  jumpSparseBorder: number;
  jumpSparseRoot: number;
  jumpPatchBorder: number;
  jumpSolidCorners: number;
  jumpSupportLayer: number;
  jumpSupportBorder: number;
  /** What a mm of short outline takes longer than one of a long one. */
  shortLoopPerMm: number;
  /** Seconds of a mm³ of support interface. */
  interfacePerMm3: number;
}

export interface PrintConstants extends PlasticConstants, SupportConstants, MotionConstants {}

/**
 * Fitted by `npm run tool fit:estimate` to 112 real parts of 19 makers sliced by PrusaSlicer 2.5, and at half weight to 78
 * prints of the same parts turned and scaled (`npm run tool slice:variants`), with the profile we print with: 0.4 mm nozzle,
 * 0.2 mm layers, 2 walls, 15 % gyroid, with and without automatic supports. Errors are in `docs/pricing.md`. The fit saw corners at
 * slivers, and lines of wall that lengthen where they widen: both are since put right in the form alone. Wall width
 * and turn are not fitted: they were read off the walls of the sliced G-code, two lines 0.407 mm apart.
 */
export const printConstants: PrintConstants = {
  wallMm: 0.814,
  wallTurn: 0.28,
  wallLoop: 0.3595,
  wallSharpness: 8.725,
  thinWallMm: 0.0115,
  up1: 0.7485,
  up2: 1.113,
  up3: 1.359,
  up4: 1.826,
  down1: 0.5156,
  down2: 0.6792,
  down3: 0.7651,
  down4: 2.338,
  bedShare: 1.199,
  concaveUpMm: 1.563,
  convexUpMm: 1.612,
  concaveDownMm: 1.62,
  convexDownMm: 1.061,
  solidSharpness: 4.998,
  solidFlow: 0.9947,
  roofBridge: 0.3863,
  sparseShare: 0.1372,
  sparseBorderMm: 0.2348,
  supportShare: 0.1261,
  footShare: 0.8071,
  supportBorder: 0.1875,
  contactMm: 0.4029,
  onPartMm: 0.6,
  wallPerMm3: 0.008767,
  wallCorners: 1.853,
  cornersMostPerMm: 0.01642,
  steepPerMm3: 0.1948,
  gentlePerMm3: 0.08016,
  flatPerMm3: 0.009382,
  flatBorder: 0.01176,
  solidCorners: 0.1057,
  solidRoot: 0.3645,
  sparsePerMm3: 0.1382,
  sparseRoot: 0.0625,
  supportPerMm3: 0.02584,
  supportBorderLost: 0.01123,
  coolingPower: 1.458,
  jumpLayer: 0.07521,
  jumpContour: 0.6057,
  jumpSteep: 0.1181,
  jumpGentle: 0.05498,
  jumpSharp: 0.007443,
  jumpFlatBorder: 0.00396,
  jumpSparseBorder: 0.00689,
  jumpSparseRoot: 0.04237,
  jumpPatchBorder: 0.03393,
  jumpSolidCorners: 0.3,
  jumpSupportLayer: 0.1238,
  jumpSupportBorder: 0.002,
  shortLoopPerMm: 0.009814,
  interfacePerMm3: 0.3598,
};
