import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Pages of ours under `/pay`: two that take a payment and the one that tells how it went, each of an
 * attempt, and `order`, which leads to where the order of that id can be paid.
 */
export type PayPage = 'sandbox' | 'cmi' | 'return' | 'order';

function signatureOf(appSecret: string, id: string): Buffer {
  return createHmac('sha256', appSecret).update(`payment-page\n${id}`).digest();
}

/** What admits a browser without a session to the pages of one attempt, or of one order. */
export function signPayToken(appSecret: string, id: string): string {
  return signatureOf(appSecret, id).toString('base64url');
}

/** Judges a token in constant time. */
export function isPayToken(appSecret: string, id: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url');
  const expected = signatureOf(appSecret, id);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The address of a page for one attempt or order, as a path on our host. */
export function payPath(appSecret: string, page: PayPage, id: string): string {
  return `/pay/${page}/${id}?token=${signPayToken(appSecret, id)}`;
}
