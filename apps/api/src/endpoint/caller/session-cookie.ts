import type { Request, Response } from 'express';
import { readCookie } from './read-cookie.js';

const cookieName = 'auth.session_token';

/** What the session cookie needs to know beside its value. */
interface CookieOptions {
  isSecure: boolean;
  /** Absent: the cookie ends with the browser. */
  maxAgeMs?: number;
}

/** The session token that a request carries, or `null`. */
export function readSessionCookie(request: Request): string | null {
  return readCookie(request, cookieName);
}

/** Sets the session cookie; the token is base64url and needs no escaping. */
export function setSessionCookie(response: Response, token: string, options: CookieOptions): void {
  response.cookie(cookieName, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: options.isSecure,
    ...(options.maxAgeMs === undefined ? {} : { maxAge: options.maxAgeMs }),
  });
}

/** Tells the browser to forget the session. */
export function clearSessionCookie(response: Response, options: Pick<CookieOptions, 'isSecure'>): void {
  response.clearCookie(cookieName, { httpOnly: true, sameSite: 'lax', path: '/', secure: options.isSecure });
}
