import type {
  CardFault,
  CardWarning,
  KeptCardFault,
  KeptCardWarning,
} from '../domain/contract/card-findings.js';
import type { Locale } from '../domain/contract/enums.js';
import { tell } from './say.js';

/** A sentence begins with a capital, whatever name it begins with. */
function withCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A kept warning in words. */
export function tellCardWarning(kept: KeptCardWarning): CardWarning {
  if ('message' in kept) return kept;
  const { code, params, ...rest } = kept;
  const say = (locale: Locale) => withCapital(tell(locale, { code: `card.warnings.${code}`, params }));
  return { ...rest, code, message: say('en'), messageFr: say('fr') };
}

/** A kept fault in words. */
export function tellCardFault(kept: KeptCardFault, locale: Locale): CardFault {
  const { field } = kept;
  if ('message' in kept) return { field, message: kept.message, hint: kept.hint };
  const { code, params } = kept;
  const say = (part: 'message' | 'hint') => tell(locale, { code: `card.faults.${code}.${part}`, params });
  return { field, message: say('message'), hint: say('hint') };
}
