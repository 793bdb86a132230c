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
  wallLoop: 0.35,
  wallSharpness: 6.5,
  up0: 0.1,
  up1: 0.25,
  up2: 0.8,
  up3: 0.9,
  up4: 1.45,
  down0: 0.1,
  down1: 0.2,
  down2: 0.6,
  down3: 1.1,
  down4: 2,
  bedShare: 1.2,
  concaveUpMm: 1.5,
  convexUpMm: 1.2,
  concaveDownMm: 1.6,
  convexDownMm: 1,
  solidSharpness: 6,
  solidFlow: 1.01,
  roofBridge: 0.48,
  sparseShare: 0.137,
  sparseBorderMm: 0.22,
  supportShare: 0.2,
  contactMm: 0.5,
  onPartMm: 0.35,
  wallPerMm3: 0.02,
  wallCorners: 1.9,
  cornersMostPerMm: 0.017,
  steepPerMm3: 0.2,
  gentlePerMm3: 0.08,
  flatPerMm3: 0.035,
  flatBorder: 0.01,
  solidCorners: 0.1,
  solidRoot: 0.4,
  sparsePerMm3: 0.12,
  sparseRoot: 0.25,
  supportPerMm3: 0.1,
  jumpLayer: 0.05,
  jumpContour: 0.24,
  jumpSteep: 0.1,
  jumpGentle: 0.05,
  jumpSharp: 0.01,
  jumpFlatBorder: 0.004,
  jumpSparseBorder: 0.006,
  jumpSparseRoot: 0.05,
  jumpPatchBorder: 0.035,
  jumpSolidCorners: 1.2,
  jumpSupportLayer: 0.8,
  jumpSupportMm2: 0.002,
  interfacePerMm3: 0.4,
};
