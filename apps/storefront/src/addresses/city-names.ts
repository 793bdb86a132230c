import type { TariffDestination } from '@shared/domain/pricing/tariff.js';
import { locale } from '../words/language.js';

/** A city's name in the page's script, and in the other one where it is known. */
interface CityNames {
  own: string;
  other: { text: string; lang: string } | null;
}

export function namesOf({ name, aliases }: TariffDestination): CityNames {
  const arabic = aliases.find((alias) => /\p{Script=Arabic}/u.test(alias));
  if (arabic === undefined) return { own: name, other: null };
  if (locale === 'ar') return { own: arabic, other: { text: name, lang: 'fr' } };
  return { own: name, other: { text: arabic, lang: 'ar' } };
}
