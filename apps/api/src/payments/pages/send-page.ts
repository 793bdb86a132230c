import type { Response } from 'express';
import { sendReply } from '../../endpoint/answers/send-page.js';
import { type PayPage, renderPayPage, rightsOf } from './pay-page.js';

/** The query of the pages, unvalidated. */
export interface PageQuery {
  token?: unknown;
  lang?: unknown;
  looks?: unknown;
  left?: unknown;
  method?: unknown;
}

/** Sends a page, or the browser to another address. */
export function sendPageOrRedirect(response: Response, next: PayPage | string): void {
  if (typeof next === 'string') response.redirect(303, next);
  else sendPage(response, next);
}

/** Sends a page; its address holds a token that must not leak to other hosts. */
export function sendPage(response: Response, page: PayPage, status = 200): void {
  sendReply(response, page.locale, renderPayPage(page), { status, rights: rightsOf(page) });
}
