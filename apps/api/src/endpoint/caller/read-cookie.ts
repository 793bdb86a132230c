import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The value of the request's first cookie of that name; `null` where it has none, or an empty one. */
export function readCookie(request: Request, name: string): string | null {
  return parseCookie(request.headers.cookie ?? '')[name] || null;
}
