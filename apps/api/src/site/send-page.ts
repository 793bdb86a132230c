import type { Locale } from '@shared/domain/contract/enums.js';
import type { Response } from 'express';

/** Only this host's stylesheet, pictures and forms. */
const contentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sets a page's security headers. */
export function guardPage(response: Response, locale: Locale): void {
  response.set({
    'Content-Language': locale,
    'Content-Security-Policy': contentPolicy,
    'X-Frame-Options': 'DENY',
    // Not `no-referrer`: with it browsers post forms with `Origin: null`, which is refused.
    'Referrer-Policy': 'same-origin',
  });
}

/** Pages show live figures: a browser revalidates after a minute, and mostly gets 304. */
export const pageCaching = 'public, max-age=60';

/** Sends the answer to a visitor's action; it is not cached. */
export function sendReply(response: Response, locale: Locale, page: string, status: number): void {
  guardPage(response, locale);
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
  response.send(page);
}
