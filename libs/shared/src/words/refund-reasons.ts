import { type PageLocale, pageLocales } from '../domain/contract/enums.js';
import { say } from './say.js';

/** Reasons of refunds that are written where an operator gives none. */
const ownReasons = ['terms.wholeOrder', 'terms.restOfOrder'] as const;

/** The reason of a refund in a language: our own are translated, an operator's is as it was typed. */
export function refundReasonIn(locale: PageLocale, reason: string): string {
  const own = ownReasons.find((key) => pageLocales.some((one) => say(one, key) === reason));
  return own === undefined ? reason : say(locale, own);
}
