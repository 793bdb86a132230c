import type { MeshFormat } from './enums.js';
import type { RefusalReason } from './errors.js';
import { type LengthUnit, uploadUnitOf } from './length-units.js';

/** Lengths along the axes of the file, in millimetres. */
export interface BoxMm {
  x: number;
  y: number;
  z: number;
}

/** Nine parts of ten lie between the two figures. */
interface FigureBand {
  p10: number;
  p90: number;
}

/** How sure the estimate of one copy is, supports included. */
export interface EstimateBand {
  /** Plastic that leaves the nozzle. */
  plasticMm3: FigureBand;
  /** Machine time in a rigid material. */
  hours: FigureBand;
}

/** Facts about a file's geometry, as rows keep them: what was measured, never whether it is good. */
export interface KeptAnalysis {
  /**
   * Names content and unit: SHA-256 of the file, lower-case hex, or of that hash, a space and the unit it was uploaded with,
   * if not mm.
   */
  fileHash: string;
  kernelVersion: string;
  format: MeshFormat;
  /** Unit the file's numbers were read in: `millimeter`, `centimeter`, `meter`, `inch`, or another that a 3MF file names. */
  unit: string;
  triangles: number;
  /** Connected pieces of the surface, cavities included. */
  shells: number;
  volumeMm3: number;
  surfaceAreaMm2: number;
  boundingBoxMm: BoxMm;
  isClosed: boolean;
  /** Surface facing down more steeply than 45°, the face on the bed left out. */
  overhangAreaMm2: number;
  /** Space that supports fill, under overhangs that cannot bridge. */
  supportVolumeMm3: number;
  layerCount: number;
  /** Machine time of one copy in a rigid material, and of its longest layer; 0 where it cannot be printed. */
  printSeconds: number;
  longestLayerSeconds: number;
  /**
   * Bands around the estimate of plastic and hours; `null` where the part cannot be printed, missing in analyses of kernels
   * before 10.
   */
  estimateBand?: EstimateBand | null;
}

/** Facts about a file's geometry, as answers show them. */
export interface MeshAnalysis extends KeptAnalysis {
  /** The same unit as an upload's `unit` names it: `mm`, `cm`, `m`, `in`; `null` for another that a 3MF file names. */
  uploadUnit: LengthUnit | null;
}

/** Adds to kept facts what answers show beside them. */
export function toMeshAnalysis(analysis: KeptAnalysis): MeshAnalysis {
  return { ...analysis, uploadUnit: uploadUnitOf(analysis.unit) };
}

/** A verdict that does not stop the print. */
export interface MeshWarning {
  code: string;
  message: string;
  messageFr: string;
  value?: number;
  limit?: number;
}

/** A verdict that stops the print. */
export interface MeshFault {
  reason: RefusalReason;
  message: string;
  messageFr: string;
  value?: number;
  limit?: number;
}

/** Verdicts about a file's geometry. */
export interface MeshValidation {
  printable: boolean;
  errors: MeshFault[];
  warnings: MeshWarning[];
}
