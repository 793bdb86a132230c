import { createHash } from 'node:crypto';
import type { Locale } from '@shared/contract/enums.js';
import type { Request, Response } from 'express';

/** Our own stylesheet and pictures, forms to ourselves, and nothing else. */
const contentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers that guard a page. */
export function guardPage(response: Response, locale: Locale): void {
  response.set({
    'Content-Language': locale,
    'Content-Security-Policy': contentPolicy,
    'X-Frame-Options': 'DENY',
    // Not `no-referrer`: with it browsers post forms as from an unknown origin, which we would refuse.
    'Referrer-Policy': 'same-origin',
  });
}

/** Whether the client holds that version. Not `request.fresh`: for `Cache-Control: no-cache` that says no. */
function isHeld({ headers }: Request, etag: string): boolean {
  const held = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

/** Sends what anyone may keep for a while, or that it has not changed. */
export function sendKept(
  response: Response,
  contentType: string,
  body: string | Buffer,
  cacheControl: string,
): void {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  response.set({ 'Cache-Control': cacheControl, ETag: etag });
  if (isHeld(response.req, etag)) response.status(304).end();
  else response.set('Content-Type', contentType).send(body);
}

/** Pages show live figures: a browser asks again after a minute, and mostly hears that nothing changed. */
export const pageCaching = 'public, max-age=60';

/** Sends a page that answers something; it is not cached. */
export function sendReply(response: Response, locale: Locale, page: string, status: number): void {
  guardPage(response, locale);
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
  response.send(page);
}
