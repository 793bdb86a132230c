import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of sender and receiver may be apart, and how long a callback may travel. */
const toleranceSeconds = 300;

/** The key of sandbox callbacks; the purpose is part of the derivation, so no other use of the secret yields it. */
export function callbackKey(appSecret: string): Buffer {
  return createHmac('sha256', appSecret).update('sandbox-callback').digest();
}

function signatureOf(key: Buffer, seconds: string, rawBody: Buffer | string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(rawBody).digest();
}

/** The signature header of a body: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body", hex>`. */
export function signBody(key: Buffer, rawBody: Buffer | string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${signatureOf(key, seconds, rawBody).toString('hex')}`;
}

/** Checks a header in constant time. A forged one is reported as forged even if it is also too old. */
export function verifyBody(
  key: Buffer,
  rawBody: Buffer,
  header: string,
  now: Date,
): 'valid' | 'stale' | 'forged' {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const given = Buffer.from(signature, 'hex');
  const expected = signatureOf(key, seconds, rawBody);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const ageSeconds = now.getTime() / 1000 - Number(seconds);
  return Math.abs(ageSeconds) <= toleranceSeconds ? 'valid' : 'stale';
}
