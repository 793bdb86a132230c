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
  wallSharp: number;
  steepPerMm3: number;
  gentlePerMm3: number;
  flatPerMm3: number;
  flatBorder: number;
  solidCorners: number;
  sparsePerMm3: number;
  supportPerMm3: number;
  jumpLayer: number;
  jumpContour: number;
  jumpSteep: number;
  jumpGentle: number;
  jumpSparseBorder: number;
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
  wallSharpness: 6.2,
  up0: 0.1,
  up1: 0.25,
  up2: 0.72,
  up3: 0.9,
  up4: 1.2,
  down0: 0.1,
  down1: 0.2,
  down2: 0.5,
  down3: 1.1,
  down4: 1.6,
  bedShare: 1.2,
  concaveUpMm: 1.5,
  convexUpMm: 1,
  concaveDownMm: 1.5,
  convexDownMm: 1.4,
  solidSharpness: 8.6,
  solidFlow: 1.01,
  roofBridge: 0.5,
  sparseShare: 0.137,
  sparseBorderMm: 0.225,
  supportShare: 0.223,
  contactMm: 0.2,
  onPartMm: 0.2,
  wallPerMm3: 0.02,
  wallCorners: 1.2,
  wallSharp: 0.01,
  steepPerMm3: 0.26,
  gentlePerMm3: 0.23,
  flatPerMm3: 0.04,
  flatBorder: 0.015,
  solidCorners: 0.18,
  sparsePerMm3: 0.155,
  supportPerMm3: 0.15,
  jumpLayer: 0.43,
  jumpContour: 0.32,
  jumpSteep: 0.19,
  jumpGentle: 0.07,
  jumpSparseBorder: 0.003,
  jumpPatchBorder: 0.025,
  jumpSolidCorners: 0.7,
  jumpSupportLayer: 0.5,
  jumpSupportMm2: 0.002,
  interfacePerMm3: 0.35,
};
