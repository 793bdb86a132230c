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
 * Fitted by `npm run tool fit:estimate` to 213 real parts of 93 makers sliced by PrusaSlicer 2.5, and at half weight to 56
 * prints of twelve of them turned and scaled (`npm run tool slice:variants`), with the profile we print with: 0.4 mm nozzle,
 * 0.2 mm layers, 2 walls, 15 % gyroid, with and without automatic supports. Errors are in `docs/pricing.md`. Wall width
 * and turn are not fitted: they were read off the walls of the sliced G-code, two lines 0.407 mm apart.
 */
export const printConstants: PrintConstants = {
  wallMm: 0.814,
  wallTurn: 0.28,
  wallLoop: 0.3035,
  wallSharpness: 9.333,
  thinWallMm: 0.02709,
  up1: 0.7324,
  up2: 1.037,
  up3: 1.432,
  up4: 1.593,
  down1: 0.4229,
  down2: 0.5111,
  down3: 0.8205,
  down4: 2.373,
  bedShare: 1.156,
  concaveUpMm: 1.822,
  convexUpMm: 1.482,
  concaveDownMm: 1.703,
  convexDownMm: 0.8902,
  solidSharpness: 5.849,
  solidFlow: 0.9997,
  roofBridge: 0.4171,
  sparseShare: 0.1346,
  sparseBorderMm: 0.2533,
  supportShare: 0.121,
  footShare: 0.7693,
  supportBorder: 0.185,
  contactMm: 0.4959,
  onPartMm: 0.4272,
  wallPerMm3: 0.005,
  wallCorners: 2.349,
  cornersMostPerMm: 0.009738,
  steepPerMm3: 0.193,
  gentlePerMm3: 0.08178,
  flatPerMm3: 0.01182,
  flatBorder: 0.01013,
  solidCorners: 0.09381,
  solidRoot: 0.3431,
  sparsePerMm3: 0.1423,
  sparseRoot: 0.07245,
  supportPerMm3: 0.015,
  supportBorderLost: 0.00913,
  coolingPower: 1.327,
  jumpLayer: 0.07053,
  jumpContour: 0.505,
  jumpSteep: 0.1304,
  jumpGentle: 0.05855,
  jumpSharp: 0.03193,
  jumpFlatBorder: 0.004005,
  jumpSparseBorder: 0.004391,
  jumpSparseRoot: 0.06054,
  jumpPatchBorder: 0.02409,
  jumpSolidCorners: 0.3,
  jumpSupportLayer: 0.1545,
  jumpSupportBorder: 0.002,
  shortLoopPerMm: 0.0107,
  interfacePerMm3: 0.3898,
};
