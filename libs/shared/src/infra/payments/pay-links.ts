import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';

/**
 * Pages under `/pay`. Of an attempt: those that take a payment, and `return`, which shows its outcome. Of an order:
 * `order`, which redirects to its payment page, and `status`, which shows how far it is.
 */
export type PayPage = 'sandbox' | 'cmi' | 'transfer' | 'return' | 'order' | 'status';

function signatureOf(appSecret: string, id: string): Buffer {
  return createHmac('sha256', appSecret).update(`payment-page\n${id}`).digest();
}

/** The token that admits a browser without a session to the pages of one attempt or order. */
export function signPayToken(appSecret: string, id: string): string {
  return signatureOf(appSecret, id).toString('base64url');
}

/** Whether a token, as a browser sent it, admits to the pages of this attempt or order; checked in constant time. */
export function isPayToken(appSecret: string, id: string, token: unknown): boolean {
  if (typeof token !== 'string' || !isUuid(id)) return false;
  const given = Buffer.from(token, 'base64url');
  const expected = signatureOf(appSecret, id);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The address of a page for one attempt or order, as a path on this host. */
export function payPath(appSecret: string, page: PayPage, id: string): string {
  return `/pay/${page}/${id}?token=${signPayToken(appSecret, id)}`;
}
