import type { Locale } from '@shared/domain/contract/enums.js';
import type { Response } from 'express';

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
