import type { MailLocale } from '../domain/contract/enums.js';
import { businessTimeZone, noonOf } from '../domain/contract/business-time.js';
import { withFirstOfMonth } from './language.js';
import { languages } from './languages.js';
import { say } from './say.js';

const days = new Map<MailLocale, Intl.DateTimeFormat>();

function dayIn(locale: MailLocale): Intl.DateTimeFormat {
  const held = days.get(locale);
  if (held !== undefined) return held;
  const made = new Intl.DateTimeFormat(languages[locale].writing.tag, {
    timeZone: businessTimeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  days.set(locale, made);
  return made;
}

/** The day of a moment in Morocco, e.g. `21 novembre 2026`. */
export function formatBusinessDay(moment: Date, locale: MailLocale): string {
  return withFirstOfMonth(dayIn(locale).format(moment), languages[locale].writing);
}

/** A day of the calendar, `YYYY-MM-DD`, e.g. `21 novembre 2026`. */
export function formatCalendarDay(day: string, locale: MailLocale): string {
  return formatBusinessDay(noonOf(day), locale);
}

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The day and the hour of a moment in Morocco, e.g. `21 novembre 2026 à 09:30`. */
export function formatBusinessMoment(moment: Date, locale: MailLocale): string {
  return say(locale, 'terms.moment', { day: formatBusinessDay(moment, locale), time: time.format(moment) });
}
