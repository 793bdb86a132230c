import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import type { Request } from 'express';

/** The language of refusals: the first of ours that Accept-Language names, else English. */
export function answerLocaleOf(request: Request): PageLocale {
  const named = request.acceptsLanguages().map((tag) => tag.toLowerCase().split('-')[0]);
  const known = named.flatMap((tag) => pageLocales.filter((locale) => locale === tag));
  return known[0] ?? 'en';
}
