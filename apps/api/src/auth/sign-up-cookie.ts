import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { signUpLifetimeMs } from '@shared/domain/accounts/account-bounds.js';
import { readCookie } from '../endpoint/caller/read-cookie.js';

const plainName = 'auth.sign_up';

/** Browsers accept a `__Host-` cookie from this exact host over https only: no subdomain can set one. */
function cookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${plainName}` : plainName;
}

const wellFormed = /^[\w-]{43}$/;

function readToken(request: Request, isSecure: boolean): string | null {
  const value = readCookie(request, cookieName(isSecure));
  return value !== null && wellFormed.test(value) ? value : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The hash that identifies the browser that signed up; `null` without the cookie. */
export function signUpBrowser(request: Request, isSecure: boolean): string | null {
  const token = readToken(request, isSecure);
  return token === null ? null : hashOf(token);
}

/** Sets the sign-up cookie and returns its hash. A browser that has the cookie keeps its value. */
export function markSignUpBrowser(request: Request, response: Response, isSecure: boolean): string {
  const token = readToken(request, isSecure) ?? randomBytes(32).toString('base64url');
  response.cookie(cookieName(isSecure), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: signUpLifetimeMs,
  });
  return hashOf(token);
}
