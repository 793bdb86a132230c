import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Pages under `/pay`: two that take a payment and one that shows its outcome, each of an
 * attempt, and `order`, which redirects to the payment page of an order.
 */
export type PayPage = 'sandbox' | 'cmi' | 'return' | 'order';

function signatureOf(appSecret: string, id: string): Buffer {
  return createHmac('sha256', appSecret).update(`payment-page\n${id}`).digest();
}

/** The token that admits a browser without a session to the pages of one attempt or order. */
export function signPayToken(appSecret: string, id: string): string {
  return signatureOf(appSecret, id).toString('base64url');
}

/** Checks a token in constant time. */
export function isPayToken(appSecret: string, id: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url');
  const expected = signatureOf(appSecret, id);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The address of a page for one attempt or order, as a path on this host. */
export function payPath(appSecret: string, page: PayPage, id: string): string {
  return `/pay/${page}/${id}?token=${signPayToken(appSecret, id)}`;
}
