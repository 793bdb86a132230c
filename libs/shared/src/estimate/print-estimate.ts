import type { MeshAnalysis } from '../contract/analysis.js';
import { printConstants } from './print-constants.js';
import { maxFlowMm3PerSecond, type SpeedClass } from './speed-class.js';

/** What the model reads of a part. */
export type PartMeasures = Pick<MeshAnalysis, 'volumeMm3' | 'surfaceAreaMm2' | 'layerCount'>;

/** What printing one copy takes, supports included; stored with a file's analysis. */
export interface PrintEstimate {
  /** Plastic that leaves the nozzle. */
  extrudedMm3: number;
  secondsBySpeedClass: Record<SpeedClass, number>;
}

/**
 * Estimates a print from volume, area and layers alone: a skin of constant depth that can never
 * hold more than the part does, infill behind it, and time by the mm³ and by the layer.
 *
 * Finite for all finite measures (a volume below zero counts as none) and monotone in each.
 */
export function estimatePrint(part: PartMeasures): PrintEstimate {
  const { infillShare } = printConstants;
  const volumeMm3 = Math.max(0, part.volumeMm3);
  const skinMm3 = smoothMin(volumeMm3, part.surfaceAreaMm2 * printConstants.shellDepthMm);
  const extrudedMm3 = infillShare * volumeMm3 + (1 - infillShare) * skinMm3;
  const secondsOf = (speedClass: SpeedClass): number =>
    extrudedMm3 * Math.max(printConstants.secondsPerMm3, 1 / maxFlowMm3PerSecond[speedClass]) +
    part.layerCount * printConstants.secondsPerLayer;
  return {
    extrudedMm3,
    secondsBySpeedClass: { rigid: secondsOf('rigid'), flexible: secondsOf('flexible') },
  };
}

/** Mass of extruded plastic in grams. */
export function gramsOf(extrudedMm3: number, densityGPerCm3: number): number {
  return (extrudedMm3 / 1000) * densityGPerCm3;
}

/** Close to the smaller of two numbers, below both, rising with each. */
function smoothMin(a: number, b: number): number {
  const smaller = Math.min(a, b);
  if (smaller === 0) return 0;
  const blend = printConstants.shellBlend;
  return smaller / (1 + (smaller / Math.max(a, b)) ** blend) ** (1 / blend);
}
