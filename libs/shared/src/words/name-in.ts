import type { PageLocale } from '../domain/contract/enums.js';
import { arabicColours } from './ar/colours.js';

/** Has a text that begins with Latin letters read as Arabic: the plastic first, then its colour. */
const rightToLeft = '\u200f';

/**
 * The name of a material in a language. The catalogue has English and French; in Arabic its colour is translated, and
 * one of a later catalogue that has no Arabic word keeps its French name, as in Morocco.
 */
export function nameIn(locale: PageLocale, { name, nameFr }: { name: string; nameFr: string }): string {
  if (locale === 'en') return name;
  const [polymer = '', ...colour] = name.split(' ');
  const translated = locale === 'ar' ? arabicColours.get(colour.join(' ')) : undefined;
  return translated === undefined ? nameFr : `${rightToLeft}${polymer} ${translated}`;
}
