/** Where plastic goes in a layer. Areas in mm², lengths in mm. */
export interface PlasticConstants {
  /** Wall area of a mm of outline, lost for each mm that the outlines shorten inwards, and for each outline. */
  wallMm: number;
  wallTurn: number;
  wallLoop: number;
  wallSharpness: number;
  /** How much of the area that faces up or down, from steep to flat, makes the inside solid. */
  up0: number;
  up1: number;
  up2: number;
  up3: number;
  up4: number;
  down0: number;
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
  /** The same of a layer whose supports have 1 mm², and which grows with the root of that area. */
  supportBorderMm: number;
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
  jumpSupportMm2: number;
  /** Seconds of a mm³ of support interface. */
  interfacePerMm3: number;
}

export interface PrintConstants extends PlasticConstants, SupportConstants, MotionConstants {}

/**
 * Fitted by `npm run fit:estimate` to 90 real parts sliced by PrusaSlicer 2.5, and at half weight to 279 prints of
 * the same parts turned and scaled, with the profile we print with: 0.4 mm nozzle, 0.2 mm layers, 2 walls, 15 %
 * gyroid, with and without automatic supports. Errors are in `docs/pricing.md`. Wall width and turn are not
 * fitted: they were read off the walls of the sliced G-code, two lines 0.407 mm apart.
 */
export const printConstants: PrintConstants = {
  wallMm: 0.814,
  wallTurn: 0.28,
  wallLoop: 0.3762,
  wallSharpness: 6.876,
  up0: 0.1044,
  up1: 0.2544,
  up2: 0.8309,
  up3: 0.9461,
  up4: 1.943,
  down0: 0.1031,
  down1: 0.2384,
  down2: 0.948,
  down3: 1.1,
  down4: 2.008,
  bedShare: 1.414,
  concaveUpMm: 1.177,
  convexUpMm: 1.48,
  concaveDownMm: 1.391,
  convexDownMm: 1.009,
  solidSharpness: 4.763,
  solidFlow: 1.032,
  roofBridge: 0.5069,
  sparseShare: 0.1351,
  sparseBorderMm: 0.2236,
  supportShare: 0.1616,
  supportBorderMm: 0.7856,
  contactMm: 0.5994,
  onPartMm: 0.4531,
  wallPerMm3: 0.006335,
  wallCorners: 3.252,
  cornersMostPerMm: 0.01105,
  steepPerMm3: 0.2672,
  gentlePerMm3: 0.07819,
  flatPerMm3: 0.01099,
  flatBorder: 0.008665,
  solidCorners: 0.1164,
  solidRoot: 0.4214,
  sparsePerMm3: 0.1479,
  sparseRoot: 0.0625,
  supportPerMm3: 0.1178,
  jumpLayer: 0.06768,
  jumpContour: 0.3426,
  jumpSteep: 0.03883,
  jumpGentle: 0.03727,
  jumpSharp: 0.008532,
  jumpFlatBorder: 0.003547,
  jumpSparseBorder: 0.002741,
  jumpSparseRoot: 0.0125,
  jumpPatchBorder: 0.02607,
  jumpSolidCorners: 0.307,
  jumpSupportLayer: 0.5789,
  jumpSupportMm2: 0.0005,
  interfacePerMm3: 0.333,
};
