import type { Locale } from '../domain/contract/enums.js';
import { languages } from './languages.js';

const noBreakSpace = '\u00a0';

/** A whole number with its thousands apart, e.g. `1 234 567`; spaces are no-break ones. */
export function formatWhole(number: number | bigint, locale: Locale): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, languages[locale].writing.amounts.group);
}

/**
 * A number of the smallest unit as the decimal number of the language, e.g. 12345 of 2 decimals as `123,45`.
 *
 * @param units whole, not negative
 */
export function formatDecimal(units: number | bigint, decimals: number, locale: Locale): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = formatWhole(BigInt(digits.slice(0, -decimals)), locale);
  return `${whole}${languages[locale].writing.amounts.decimal}${digits.slice(-decimals)}`;
}

function withCurrency(amount: string, locale: Locale): string {
  return `${amount}${noBreakSpace}${languages[locale].writing.amounts.currency}`;
}

/** Centimes as customers read them: `1 234 567,89 DH`, in English `1,234,567.89 MAD`. */
export function formatMad(centimes: number, locale: Locale): string {
  return withCurrency(formatDecimal(centimes, 2, locale), locale);
}

/** Whole dirhams without decimals, e.g. `2 000 DH`, in English `2,000 MAD`. */
export function formatWholeMad(dirhams: number, locale: Locale): string {
  return withCurrency(formatWhole(dirhams, locale), locale);
}
