import { createHmac, timingSafeEqual } from 'node:crypto';

/** The two query parameters that make a download link valid without a session. */
export interface LinkSignature {
  /** Unix seconds. */
  expires: string;
  /** HMAC-SHA256 in base64url. */
  signature: string;
}

/** Part of the signed text, so that no other use of the secret yields a valid link. */
const purpose = 'download-link';

function hmac(secret: string, key: string, expires: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${expires}\n${key}`).digest();
}

/** Signs a link to the file under `key`, good until `expiresAt` (to the second). */
export function signLink(secret: string, key: string, expiresAt: Date): LinkSignature {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return { expires, signature: hmac(secret, key, expires).toString('base64url') };
}

/** Checks a link in constant time. A forged link is reported as forged even if it has also expired. */
export function verifyLink(
  secret: string,
  key: string,
  link: LinkSignature,
  now: Date,
): 'valid' | 'expired' | 'forged' {
  const expected = hmac(secret, key, link.expires);
  const given = Buffer.from(link.signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return now.getTime() / 1000 < Number(link.expires) ? 'valid' : 'expired';
}
