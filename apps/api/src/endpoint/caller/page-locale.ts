import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import type { Request } from 'express';

/** The language of pages and mails for a caller: the best of ours in Accept-Language, else French. */
export function pageLocaleOf(request: Request): PageLocale {
  const best = request.acceptsLanguages([...pageLocales]);
  return pageLocales.find((one) => one === best) ?? pageLocales[0];
}

/** The language that the address names, else the account's, else the one that the browser prefers. */
export function askedLocale(request: Request, ofAccount?: PageLocale): PageLocale {
  return pageLocales.find((one) => one === request.query.lang) ?? ofAccount ?? pageLocaleOf(request);
}
