import type { Locale } from '@shared/domain/contract/enums.js';
import { languages } from '@shared/words/languages.js';
import { say } from '@shared/words/say.js';

/**
 * An amount spelled out, as an invoice states its sum.
 *
 * @param amountCentimes whole, not negative
 */
export function amountInWords(amountCentimes: number, locale: Locale): string {
  const centimes = amountCentimes % 100;
  const dirhams = (amountCentimes - centimes) / 100;
  const { inWords } = languages[locale];
  const [whole, part] = [inWords(dirhams), inWords(centimes)];
  return say(locale, 'document.amount', { whole, dirhams, part, centimes });
}
