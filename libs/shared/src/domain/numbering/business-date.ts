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

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The day and the hour of a moment in Morocco, e.g. `21 novembre 2026 à 09:30`. */
export function formatBusinessMoment(moment: Date, locale: Locale): string {
  return `${formatBusinessDay(moment, locale)} ${locale === 'fr' ? 'à' : 'at'} ${time.format(moment)}`;
}
