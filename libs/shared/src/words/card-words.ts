import type {
  CardFault,
  CardWarning,
  KeptCardFault,
  KeptCardWarning,
} from '../domain/contract/card-findings.js';
import type { Locale } from '../domain/contract/enums.js';
import type { Sentence, Told } from '../domain/contract/told.js';
import { saySentence, tell } from './say.js';

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

/** What to say of a kept fault where the language is known. */
export function sentencesOfCardFault(kept: KeptCardFault): {
  field: string;
  message: Sentence;
  hint: Sentence;
} {
  const { field } = kept;
  if ('message' in kept) return { field, message: kept.message, hint: kept.hint };
  const { code, params } = kept;
  const sentence = (part: 'message' | 'hint'): Told => ({ code: `card.faults.${code}.${part}`, params });
  return { field, message: sentence('message'), hint: sentence('hint') };
}

/** A kept fault in words. */
export function tellCardFault(kept: KeptCardFault, locale: Locale): CardFault {
  const { field, message, hint } = sentencesOfCardFault(kept);
  return { field, message: saySentence(locale, message), hint: saySentence(locale, hint) };
}
