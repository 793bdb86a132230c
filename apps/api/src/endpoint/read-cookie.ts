import type { Request } from 'express';

/** The value of the request's first cookie of that name; `null` where it has none, or an empty one. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [given, ...value] = pair.trim().split('=');
    if (given === name) return value.join('=') || null;
  }
  return null;
}
