import { toCardinal as toEnglish } from 'n2words/en-GB';
import { toCardinal as toFrench } from 'n2words/fr-FR';
import type { Locale } from '@shared/domain/contract/enums.js';

/** After a bare million or milliard, French puts a preposition: `un million de dirhams`. */
const endsRound = /(million|milliard|billion|billiard)s?$/;

function frenchAmount(dirhams: number, centimes: number): string {
  const words = toFrench(dirhams);
  const link = endsRound.test(words) ? ' de ' : ' ';
  const whole = `${words}${link}${dirhams < 2 ? 'dirham' : 'dirhams'}`;
  return centimes === 0
    ? whole
    : `${whole} et ${toFrench(centimes)} ${centimes < 2 ? 'centime' : 'centimes'}`;
}

function englishAmount(dirhams: number, centimes: number): string {
  const whole = `${toEnglish(dirhams)} ${dirhams === 1 ? 'dirham' : 'dirhams'}`;
  return centimes === 0
    ? whole
    : `${whole} and ${toEnglish(centimes)} ${centimes === 1 ? 'centime' : 'centimes'}`;
}

/**
 * An amount spelled out, as an invoice states its sum. French as in France and Morocco: `soixante et onze`,
 * `quatre-vingts`; English as in Britain.
 *
 * @param amountCentimes whole, not negative
 */
export function amountInWords(amountCentimes: number, locale: Locale): string {
  const centimes = amountCentimes % 100;
  const dirhams = (amountCentimes - centimes) / 100;
  return locale === 'fr' ? frenchAmount(dirhams, centimes) : englishAmount(dirhams, centimes);
}
