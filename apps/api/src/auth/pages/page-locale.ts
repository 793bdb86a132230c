import { type Locale, locales } from '@shared/domain/contract/enums.js';
import type { Request } from 'express';
import { localeOf } from '../../endpoint/request-locale.js';

/** The language that the address names, else the account's, else the one that the browser prefers. */
export function askedLocale(request: Request, ofAccount?: Locale): Locale {
  return locales.find((one) => one === request.query.lang) ?? ofAccount ?? localeOf(request);
}

/** This page in the other language. */
export function inOtherLanguage(path: string, query: Record<string, string | null>, locale: Locale): string {
  const other = locales.find((one) => one !== locale) ?? locale;
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${path}?${new URLSearchParams([...given, ['lang', other]]).toString()}`;
}
