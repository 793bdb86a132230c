import { timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries that bearer token; compared in constant time. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
