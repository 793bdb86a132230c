import type { EstimateBand, KeptAnalysis } from '@shared/domain/contract/analysis.js';
import type { FoundValidation } from '@shared/domain/contract/mesh-findings.js';
import { estimatePrint, type PrintEstimate } from '@shared/domain/estimate/print-estimate.js';
import { boxOf, validateMesh } from './validate-mesh.js';
import type { MeasuredFile } from './run-kernel.js';

/** The stored results of a measured file: small numbers, never its layers. */
export interface PartFindings {
  analysis: Omit<KeptAnalysis, 'fileHash' | 'kernelVersion'>;
  validation: FoundValidation;
  /** `null` for a part that cannot be printed. */
  estimate: PrintEstimate | null;
}

/** Turns measures into facts, verdicts and the estimate, for all speed classes at once. */
export function findingsOf({ result, print, power }: MeasuredFile): PartFindings {
  const validation = validateMesh(result, print);
  const estimate = validation.printable && print !== undefined ? estimatePrint(print, power) : null;
  const { format, unit, triangles, shells, volumeMm3, surfaceAreaMm2, isClosed, layerCount } = result;
  return {
    analysis: {
      format,
      unit,
      triangles,
      shells,
      volumeMm3,
      surfaceAreaMm2,
      boundingBoxMm: boxOf(result),
      isClosed,
      overhangAreaMm2: result.overhangAreaMm2,
      supportVolumeMm3: print?.supports.supportVolumeMm3 ?? 0,
      layerCount,
      printSeconds: Math.round(estimate?.secondsBySpeedClass.rigid ?? 0),
      longestLayerSeconds: Math.round(estimate?.longestLayerSeconds ?? 0),
      estimateBand: bandOf(estimate),
    },
    validation,
    estimate,
  };
}

/** To 0.1 mm³ and 0.0001 h. */
function bandOf(estimate: PrintEstimate | null): EstimateBand | null {
  if (!estimate?.bands) return null;
  const { extrudedMm3, secondsBySpeedClass } = estimate.bands;
  const round = (value: number, perUnit: number): number => Math.round(value * perUnit) / perUnit;
  const hours = (seconds: number): number => round(seconds / 3600, 1e4);
  const { p10, p90 } = secondsBySpeedClass.rigid;
  return {
    plasticMm3: { p10: round(extrudedMm3.p10, 10), p90: round(extrudedMm3.p90, 10) },
    hours: { p10: hours(p10), p90: hours(p90) },
  };
}
