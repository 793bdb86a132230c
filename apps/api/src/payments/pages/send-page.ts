import type { Response } from 'express';
import { contentPolicy, type PayPage, renderPayPage } from './pay-page.js';

/** The query of the pages, unvalidated. */
export interface PageQuery {
  token?: unknown;
  lang?: unknown;
  looks?: unknown;
  left?: unknown;
}

/** Sends a page with its security headers; its address holds a token that must not leak to other hosts. */
export function sendPage(response: Response, page: PayPage, status = 200): void {
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.locale,
    'Content-Security-Policy': contentPolicy(page),
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    // Not `no-referrer`: with it browsers post forms with `Origin: null`, which is refused.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  });
  response.send(renderPayPage(page));
}
