import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';

/** The version of what is sent, as an ETag. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether the client holds that version. Not `request.fresh`, which is false for `Cache-Control: no-cache`. */
export function clientHolds({ headers }: IncomingMessage, etag: string): boolean {
  const given = headers['if-none-match'];
  if (given === undefined) return false;
  const held = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

/**
 * Sends a public, cacheable answer, or 304 if the client holds this version.
 *
 * @param etag if it is already known
 */
export function sendWithEtag(
  response: Response,
  contentType: string,
  body: string | Buffer,
  cacheControl: string,
  etag = etagOf(body),
): void {
  response.set({ 'Cache-Control': cacheControl, ETag: etag });
  if (clientHolds(response.req, etag)) response.status(304).end();
  else response.set('Content-Type', contentType).send(body);
}
