/**
 * Constants of the print model, fitted to 90 parts sliced by PrusaSlicer 2.5 with the profile we
 * print with: 0.4 mm nozzle, 0.2 mm layers, 2 walls, 15 % gyroid, automatic supports. Fitted by
 * least squares of log ratios under a soft-L1 loss; errors are in `docs/pricing.md`.
 */
export const printConstants = {
  /** Plastic in a mm³ of deep inside: the infill, and the supports that its bulk brings along. */
  infillShare: 0.165,
  /** Depth of the skin of walls, floors and roofs. */
  shellDepthMm: 1.036,
  /** How abruptly a part turns from all skin to mostly infill. */
  shellBlend: 4.06,
  /** Time for a mm³ of plastic where motion, not flow, is the limit. */
  secondsPerMm3: 0.2007,
  /** Time a layer takes whatever is in it. */
  secondsPerLayer: 4.43,
} as const;
