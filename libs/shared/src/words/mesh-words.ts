import type { MeshFault, MeshValidation, MeshWarning } from '../domain/contract/analysis.js';
import type { FoundWarning, KeptFault, KeptValidation } from '../domain/contract/mesh-findings.js';
import type { Locale } from '../domain/contract/enums.js';
import type { Told } from '../domain/contract/told.js';
import { tell } from './say.js';

type Found = Pick<Told, 'code' | 'params'> & { tip?: Told };

function sentence(locale: Locale, { code, params, tip }: Found): string {
  const said = tell(locale, { code: `mesh.${code}`, params });
  return tip === undefined ? said : `${said} ${tell(locale, tip)}`;
}

function inBoth(found: Found): { message: string; messageFr: string } {
  return { message: sentence('en', found), messageFr: sentence('fr', found) };
}

/** A kept fault in words. */
export function tellFault(kept: KeptFault): MeshFault {
  if ('message' in kept) return kept;
  const { code, params, tip, ...rest } = kept;
  return { ...rest, ...inBoth({ code, params, tip }) };
}

function tellWarning(kept: FoundWarning | MeshWarning): MeshWarning {
  if ('message' in kept) return kept;
  const { code, params, ...rest } = kept;
  return { code, ...rest, ...inBoth({ code, params }) };
}

/** Kept verdicts in words. */
export function tellValidation({ errors, warnings, ...rest }: KeptValidation): MeshValidation {
  return { errors: errors.map(tellFault), warnings: warnings.map(tellWarning), ...rest };
}
