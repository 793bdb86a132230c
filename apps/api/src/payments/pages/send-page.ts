import type { Response } from 'express';
import { contentPolicy, type PayPage, renderPayPage } from './pay-page.js';

/** What the pages' addresses may carry; nobody has checked it. */
export interface PageQuery {
  token?: unknown;
  lang?: unknown;
  looks?: unknown;
  left?: unknown;
}

/** Sends a page with the headers that guard it; its address holds a token, which no other host may see. */
export function sendPage(response: Response, page: PayPage, status = 200): void {
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.locale,
    'Content-Security-Policy': contentPolicy(page),
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    // Not `no-referrer`: with it browsers post forms as from an unknown origin, which we would refuse.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  });
  response.send(renderPayPage(page));
}
