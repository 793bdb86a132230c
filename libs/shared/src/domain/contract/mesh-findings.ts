import type { MeshFault, MeshWarning } from './analysis.js';
import type { RefusalReason } from './errors.js';
import type { Sentence, Told, ToldOf } from './told.js';

/** Of an edge that one face meets, from corner to corner. */
interface OpenEdge {
  code: 'mesh.openEdge';
  params: { x1: number; y1: number; z1: number; x2: number; y2: number; z2: number };
}

/** A part's size if its file's numbers were of another unit; lengths to 0.1 mm. */
type OtherUnit = {
  unit: 'inches' | 'metres';
  scale: number;
  x: string;
  y: string;
  z: string;
};

/** Warnings of a printable mesh: codes and the parameters of their messages. */
export interface MeshWarningParams {
  sharedEdges: { count: number };
  invertedShells: { count: number };
  degenerateTriangles: { count: number };
  severalBodies: { count: number };
  thinWalls: { lineWidthMm: number; areaMm2: number };
  supportsNeeded: undefined;
  tallAndSlender: undefined;
  overlappingBodies: { bodies: number };
  likelyOtherUnit: OtherUnit;
}

/** What a mesh is refused for; figures as texts where their last digits tell them from the limit. */
export interface MeshFaultParams {
  notClosed: { count: number; edges: readonly OpenEdge[] };
  tooLarge: { side: string; limit: number };
  tooSmall: { measure: 'largestSide' | 'smallestSide' | 'volume'; shown: string; limit: number };
  /** The work exceeded a bound of time or memory, or failed too often. */
  givenUp: undefined;
}

/** A code of the kernel's for a file that cannot be read; `detail` is what it names. */
interface UnreadableMesh {
  code: string;
  params: { detail: string | number };
}

interface Figures {
  value?: number;
  limit?: number;
}

/** A verdict that does not stop the print, as rows hold it. */
export type FoundWarning = ToldOf<MeshWarningParams> & Figures;

/** A verdict that stops the print, as rows hold it; `tip` is a sentence behind it. */
export type FoundFault = (ToldOf<MeshFaultParams> | UnreadableMesh) &
  Figures & { reason: RefusalReason; tip?: Told };

/** Verdicts about a file's geometry, as rows hold them. */
export interface FoundValidation {
  printable: boolean;
  errors: FoundFault[];
  warnings: FoundWarning[];
}

/** What a row may hold: rows of earlier releases hold their sentences. */
export type KeptFault = FoundFault | MeshFault;

/** @see KeptFault */
export interface KeptValidation {
  printable: boolean;
  errors: KeptFault[];
  warnings: (FoundWarning | MeshWarning)[];
}

/** What to say of a kept fault where the language is known. */
export function sentenceOfFault(kept: KeptFault): Sentence {
  if ('message' in kept) return kept.message;
  const { code, params, tip } = kept;
  const fault = { code: `mesh.${code}`, params };
  return tip === undefined ? fault : { code: 'mesh.withTip', params: { fault, tip } };
}
