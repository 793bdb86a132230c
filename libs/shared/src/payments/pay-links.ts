import { createHmac, timingSafeEqual } from 'node:crypto';

/** Pages of ours under `/pay`: two that take a payment, the one that tells how it went, and a fresh try. */
export type PayPage = 'sandbox' | 'cmi' | 'return' | 'again';

function signatureOf(appSecret: string, attemptId: string): Buffer {
  return createHmac('sha256', appSecret).update(`payment-page\n${attemptId}`).digest();
}

/** What admits a browser without a session to the pages of one attempt. */
export function signPayToken(appSecret: string, attemptId: string): string {
  return signatureOf(appSecret, attemptId).toString('base64url');
}

/** Judges a token in constant time. */
export function isPayToken(appSecret: string, attemptId: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url');
  const expected = signatureOf(appSecret, attemptId);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The address of a page for one attempt, as a path on our host. */
export function payPath(appSecret: string, page: PayPage, attemptId: string): string {
  return `/pay/${page}/${attemptId}?token=${signPayToken(appSecret, attemptId)}`;
}
