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

export const printConstants: PrintConstants = {
  wallMm: 0.814,
  wallTurn: 0.28,
  wallLoop: 0.3342,
  wallSharpness: 7.443,
  up0: 0.1039,
  up1: 0.2398,
  up2: 0.845,
  up3: 0.9953,
  up4: 1.946,
  down0: 0.1033,
  down1: 0.2269,
  down2: 1.033,
  down3: 0.9847,
  down4: 2.008,
  bedShare: 1.4,
  concaveUpMm: 1.219,
  convexUpMm: 1.466,
  concaveDownMm: 1.45,
  convexDownMm: 0.9835,
  solidSharpness: 4.623,
  solidFlow: 1.027,
  roofBridge: 0.4736,
  sparseShare: 0.1356,
  sparseBorderMm: 0.222,
  supportShare: 0.1657,
  supportBorderMm: 0.3,
  contactMm: 0.9345,
  onPartMm: 0.6815,
  wallPerMm3: 0.005,
  wallCorners: 3.014,
  cornersMostPerMm: 0.01225,
  steepPerMm3: 0.2767,
  gentlePerMm3: 0.06566,
  flatPerMm3: 0.008769,
  flatBorder: 0.008906,
  solidCorners: 0.1103,
  solidRoot: 0.5574,
  sparsePerMm3: 0.1386,
  sparseRoot: 0.0625,
  supportPerMm3: 0.04526,
  jumpLayer: 0.0125,
  jumpContour: 0.2416,
  jumpSteep: 0.06579,
  jumpGentle: 0.03225,
  jumpSharp: 0.009402,
  jumpFlatBorder: 0.003976,
  jumpSparseBorder: 0.005199,
  jumpSparseRoot: 0.01892,
  jumpPatchBorder: 0.03204,
  jumpSolidCorners: 0.71,
  jumpSupportLayer: 0.7938,
  jumpSupportMm2: 0.0005,
  interfacePerMm3: 0.347,
};
