import { pageLocales } from '@shared/domain/contract/enums.js';
import type { Request } from 'express';
import { pageLocaleOf } from '../endpoint/caller/page-locale.js';
import { prefixOf } from './page-table.js';
import type { PageReader } from './site.service.js';

/** The reader's language: the path's, or the one that Accept-Language prefers. */
export function readerOf(request: Request): PageReader {
  const prefix = prefixOf(request.path.toLowerCase());
  return { prefix, locale: pageLocales.find((one) => prefix === `/${one}`) ?? pageLocaleOf(request) };
}
