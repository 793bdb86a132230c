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
 * Fitted by `npm run fit:estimate` to 90 real parts sliced by PrusaSlicer 2.5, and at half weight to 420 prints of
 * the same parts turned and scaled (`npm run slice:variants`), with the profile we print with: 0.4 mm nozzle, 0.2 mm
 * layers, 2 walls, 15 % gyroid, with and without automatic supports. Errors are in `docs/pricing.md`. Wall width and
 * turn are not fitted: they were read off the walls of the sliced G-code, two lines 0.407 mm apart.
 */
export const printConstants: PrintConstants = {
  wallMm: 0.814,
  wallTurn: 0.28,
  wallLoop: 0.3429,
  wallSharpness: 5.159,
  thinWallMm: 0.046,
  up1: 0.3193,
  up2: 0.7822,
  up3: 0.7945,
  up4: 2.085,
  down1: 0.2758,
  down2: 0.7789,
  down3: 0.8796,
  down4: 2.869,
  bedShare: 1.673,
  concaveUpMm: 1.104,
  convexUpMm: 1.558,
  concaveDownMm: 0.7671,
  convexDownMm: 1.114,
  solidSharpness: 2.977,
  solidFlow: 1.024,
  roofBridge: 0.5836,
  sparseShare: 0.1366,
  sparseBorderMm: 0.2273,
  supportShare: 0.118,
  footShare: 0.85,
  supportBorder: 0.179,
  contactMm: 0.6841,
  onPartMm: 0.0875,
  wallPerMm3: 0.005,
  wallCorners: 2.24,
  cornersMostPerMm: 0.01113,
  steepPerMm3: 0.1804,
  gentlePerMm3: 0.1011,
  flatPerMm3: 0.01021,
  flatBorder: 0.008284,
  solidCorners: 0.1068,
  solidRoot: 0.4335,
  sparsePerMm3: 0.1386,
  sparseRoot: 0.0625,
  supportPerMm3: 0.015,
  supportBorderLost: 0.01079,
  coolingPower: 1.465,
  jumpLayer: 0.1225,
  jumpContour: 0.5586,
  jumpSteep: 0.09717,
  jumpGentle: 0.07938,
  jumpSharp: 0.008358,
  jumpFlatBorder: 0.003642,
  jumpSparseBorder: 0.00619,
  jumpSparseRoot: 0.03533,
  jumpPatchBorder: 0.04107,
  jumpSolidCorners: 0.6447,
  jumpSupportLayer: 0.1837,
  jumpSupportBorder: 0.004038,
  shortLoopPerMm: 0.01,
  interfacePerMm3: 0.2333,
};
