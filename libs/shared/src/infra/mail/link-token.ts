import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate } from 'uuid';

function signatureOf(appSecret: string, purpose: string, linkId: string): Buffer {
  return createHmac('sha256', appSecret).update(`one-time-link\n${purpose}\n${linkId}`).digest();
}

/** The token of a one-time link: its row's id and a signature over it. Nothing of it is stored. */
export function signLinkToken(appSecret: string, purpose: string, linkId: string): string {
  return `${linkId}.${signatureOf(appSecret, purpose, linkId).toString('base64url')}`;
}

/** The row's id if the signature is valid for this purpose, else `null`. */
export function readLinkToken(appSecret: string, purpose: string, token: string): string | null {
  const [linkId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(appSecret, purpose, linkId);
  if (!validate(linkId) || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return linkId;
}
