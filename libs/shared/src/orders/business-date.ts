import type { Locale } from '../contract/enums.js';
import { businessTimeZone } from './number-series.js';

const dayIn = (tag: string) =>
  new Intl.DateTimeFormat(tag, {
    timeZone: businessTimeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

const days: Record<Locale, Intl.DateTimeFormat> = { fr: dayIn('fr'), en: dayIn('en-GB') };

/** The day of a moment in Morocco, e.g. `21 novembre 2026`. */
export function formatBusinessDay(moment: Date, locale: Locale): string {
  const day = days[locale].format(moment);
  return locale === 'fr' ? day.replace(/^1 /, '1er ') : day;
}
