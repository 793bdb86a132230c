import type { MeshFault, MeshValidation, MeshWarning } from '../domain/contract/analysis.js';
import {
  type FoundWarning,
  type KeptFault,
  type KeptValidation,
  sentenceOfFault,
} from '../domain/contract/mesh-findings.js';
import type { Sentence } from '../domain/contract/told.js';
import { saySentence } from './say.js';

function inBoth(sentence: Sentence): { message: string; messageFr: string } {
  return { message: saySentence('en', sentence), messageFr: saySentence('fr', sentence) };
}

/** A kept fault in words. */
export function tellFault(kept: KeptFault): MeshFault {
  if ('message' in kept) return kept;
  const { reason, value, limit } = kept;
  return { limit, value, reason, ...inBoth(sentenceOfFault(kept)) };
}

function tellWarning(kept: FoundWarning | MeshWarning): MeshWarning {
  if ('message' in kept) return kept;
  const { code, params, ...rest } = kept;
  return { code, ...rest, ...inBoth({ code: `mesh.${code}`, params }) };
}

/** Kept verdicts in words. */
export function tellValidation({ errors, warnings, ...rest }: KeptValidation): MeshValidation {
  return { errors: errors.map(tellFault), warnings: warnings.map(tellWarning), ...rest };
}
