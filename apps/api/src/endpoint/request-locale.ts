import { type Locale, locales } from '@shared/domain/contract/enums.js';
import type { Request } from 'express';

/** The language to write to a caller in: the best of ours in Accept-Language, else French. */
export function localeOf(request: Request): Locale {
  const best = request.acceptsLanguages([...locales]);
  return best === false ? locales[0] : (best as Locale);
}
