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

/**
 * Lines of supports, mm: in each layer on a mm² and along a mm of border; on a mm² of the foot, of what they carry, of what
 * they stand on.
 */
export interface SupportConstants {
  supportPerMm: number;
  footPerMm: number;
  supportBorder: number;
  contactPerMm: number;
  onPartPerMm: number;
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
  solidRoot: number;
  sparsePerMm3: number;
  sparseRoot: number;
  supportLost: number;
  denseLost: number;
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
  /** What a mm of the border of sparse infill adds where the outlines are curved. */
  jumpCurvedBorder: number;
  jumpSparseRoot: number;
  jumpPatchBorder: number;
  jumpSupportLayer: number;
  jumpSupportBorder: number;
  /** What a mm of short outline takes longer than one of a long one. */
  shortLoopPerMm: number;
}

export interface PrintConstants extends PlasticConstants, SupportConstants, MotionConstants {}

/**
 * Fitted by `npm run tool fit:estimate` to prints sliced by PrusaSlicer 2.5 with the profile we print with: 0.4 mm nozzle,
 * 0.2 mm layers, 2 walls, 15 % gyroid, with and without automatic supports. Those of plastic and supports to 217 real parts of
 * 125 makers, `sparseShare` and `sparseBorderMm` again to 228 parts; those of motion, from `wallPerMm3` on, to 275 of 183 makers,
 * held near what 274 parts and prints of some of them turned and scaled had given. Errors are in `docs/pricing.md`. Wall width and
 * turn are not fitted: they were read off the walls of the sliced G-code, two lines 0.407 mm apart.
 */
export const printConstants: PrintConstants = {
  wallMm: 0.814,
  wallTurn: 0.28,
  wallLoop: 0.2255,
  wallSharpness: 9.773,
  thinWallMm: 0.01813,
  up1: 0.894,
  up2: 1.025,
  up3: 1.325,
  up4: 1.087,
  down1: 0.4164,
  down2: 1.003,
  down3: 0.841,
  down4: 2.59,
  bedShare: 1.191,
  concaveUpMm: 2.707,
  convexUpMm: 0.533,
  concaveDownMm: 1.792,
  convexDownMm: 0.9436,
  solidSharpness: 5.929,
  solidFlow: 1.015,
  roofBridge: 0.3408,
  sparseShare: 0.1323,
  sparseBorderMm: 0.2575,
  supportPerMm: 0.436,
  footPerMm: 2.73,
  supportBorder: 0.5636,
  contactPerMm: 5.737,
  onPartPerMm: 4.299,
  wallPerMm3: 0.006323,
  wallCorners: 2.135,
  cornersMostPerMm: 0.008445,
  steepPerMm3: 0.1799,
  gentlePerMm3: 0.08391,
  flatPerMm3: 0.005385,
  flatBorder: 0.02761,
  solidRoot: 0.2686,
  sparsePerMm3: 0.1448,
  sparseRoot: 0.08955,
  supportLost: 0.0007578,
  denseLost: 0.003736,
  supportBorderLost: 0.007264,
  coolingPower: 1.187,
  jumpLayer: 0.02804,
  jumpContour: 0.5849,
  jumpSteep: 0.1082,
  jumpGentle: 0.06293,
  jumpSharp: 0.03971,
  jumpFlatBorder: 0.004417,
  jumpSparseBorder: 0.003421,
  jumpCurvedBorder: 0.002238,
  jumpSparseRoot: 0.067,
  jumpPatchBorder: 0.01884,
  jumpSupportLayer: 0.2803,
  jumpSupportBorder: 0.01186,
  shortLoopPerMm: 0.009375,
};
