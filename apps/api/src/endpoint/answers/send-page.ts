import type { PageLocale } from '@shared/domain/contract/enums.js';
import type { Response } from 'express';

/** What a page may do beside showing itself with our stylesheet and pictures. */
export interface PageRights {
  /** Where its forms may post to: ourselves, unless it says so. */
  formAction?: string;
  /** Its one script, by its hash. */
  scriptHash?: string;
  /** What judges pages reads our `robots.txt` from within it; it has no script that could ask for more. */
  isPublic?: boolean;
  /** Runs the storefront: our scripts and workers, WebAssembly, requests to us, pictures that it draws itself. */
  isStorefront?: boolean;
  /** Where the storefront stores files beside ourselves: an origin. */
  uploadsTo?: string;
}

const storefrontSources = (uploadsTo: string | undefined) => [
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  ["connect-src 'self'", ...(uploadsTo === undefined ? [] : [uploadsTo])].join(' '),
  "img-src 'self' blob: data:",
];

/** A page's Content-Security-Policy: nothing of another host, except where the storefront stores files. */
export function pagePolicy(rights: PageRights = {}): string {
  const { formAction = "'self'", scriptHash, isPublic, isStorefront, uploadsTo } = rights;
  const script = scriptHash === undefined ? [] : [`script-src ${scriptHash}`];
  const requests = isPublic ? ["connect-src 'self'"] : [];
  const sources = isStorefront ? storefrontSources(uploadsTo) : ["img-src 'self'", ...requests, ...script];
  return [
    "default-src 'none'",
    "style-src 'self'",
    ...sources,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets a page's security headers. */
export function guardPage(response: Response, locale: PageLocale, rights?: PageRights): void {
  response.set({
    'Content-Language': locale,
    'Content-Security-Policy': pagePolicy(rights),
    'X-Frame-Options': 'DENY',
    // Not `no-referrer`: with it browsers post forms with `Origin: null`, which is refused.
    'Referrer-Policy': 'same-origin',
  });
}

/** Pages show live figures: a browser revalidates after a minute, and mostly gets 304. */
export const pageCaching = 'public, max-age=60';

/** How a page that only its visitor sees is sent. */
export interface ReplyOptions {
  status?: number;
  rights?: PageRights;
  /** Search engines may list it: it is the same for every visitor. */
  isListed?: boolean;
}

/** Sends the answer to a visitor's action; it is not cached, and no index lists it unless it says so. */
export function sendReply(
  response: Response,
  locale: PageLocale,
  page: string,
  { status = 200, rights, isListed = false }: ReplyOptions = {},
): void {
  guardPage(response, locale, rights);
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(isListed ? {} : { 'X-Robots-Tag': 'noindex' }),
  });
  response.send(page);
}
