import { toCardinal as toEnglish } from 'n2words/en-GB';
import { toCardinal as toFrench } from 'n2words/fr-FR';
import type { Locale } from '@shared/domain/contract/enums.js';
import { say } from '@shared/words/say.js';

/** After a bare million or milliard, French puts a preposition: `un million de dirhams`. */
const endsRound = /(million|milliard|billion|billiard)s?$/;

function countedFrench(number: number): string {
  const words = toFrench(number);
  return endsRound.test(words) ? `${words} de` : words;
}

/** Numbers in words, as they stand before a noun. */
const counted: Record<Locale, (number: number) => string> = { fr: countedFrench, en: toEnglish };

/**
 * An amount spelled out, as an invoice states its sum. French as in France and Morocco: `soixante et onze`,
 * `quatre-vingts`; English as in Britain.
 *
 * @param amountCentimes whole, not negative
 */
export function amountInWords(amountCentimes: number, locale: Locale): string {
  const centimes = amountCentimes % 100;
  const dirhams = (amountCentimes - centimes) / 100;
  const [whole, part] = [counted[locale](dirhams), counted[locale](centimes)];
  return say(locale, 'document.amount', { whole, dirhams, part, centimes });
}
