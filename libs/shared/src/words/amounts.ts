import type { MailLocale } from '../domain/contract/enums.js';
import { groupThousands, noBreakSpace, writeDecimal, writeMad } from './language.js';
import { languages } from './languages.js';

/** A whole number with its thousands apart, e.g. `1 234 567`; spaces are no-break ones. */
export function formatWhole(number: number | bigint, locale: MailLocale): string {
  return groupThousands(String(number), languages[locale].writing.amounts.group);
}

/** {@link writeDecimal} in a language. */
export function formatDecimal(units: number | bigint, decimals: number, locale: MailLocale): string {
  return writeDecimal(units, decimals, languages[locale].writing);
}

/** {@link writeMad} in a language. */
export function formatMad(centimes: number, locale: MailLocale): string {
  return writeMad(centimes, languages[locale].writing);
}

/** Whole dirhams without decimals, e.g. `2 000 DH`, in English `2,000 MAD`. */
export function formatWholeMad(dirhams: number, locale: MailLocale): string {
  return `${formatWhole(dirhams, locale)}${noBreakSpace}${languages[locale].writing.amounts.currency}`;
}
