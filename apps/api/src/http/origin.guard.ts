import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Settings } from '@shared/config/env.js';
import { ServiceError } from '@shared/contract/errors.js';
import type { Request } from 'express';
import { readSessionCookie } from './session-cookie.js';
import { SETTINGS } from '@shared/config/settings.token.js';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

function originOf(request: Request): string | null {
  const stated = request.headers.origin ?? request.headers.referer;
  if (stated === undefined) return null;
  return URL.canParse(stated) ? new URL(stated).origin : stated;
}

/**
 * Refuses a call that changes something, carries the session cookie and comes from a foreign page.
 *
 * @throws {ServiceError} FORBIDDEN
 */
export function assertOwnOrigin(request: Request, allowedOrigins: string[]): void {
  if (safeMethods.includes(request.method) || readSessionCookie(request) === null) return;
  const origin = originOf(request);
  if (origin === null || allowedOrigins.includes(origin)) return;
  throw new ServiceError('FORBIDDEN', {
    message: 'This page may not act for the signed-in user.',
    details: { hint: 'Call from an allowed origin, or without the session cookie.' },
  });
}

/** {@link assertOwnOrigin} for every endpoint. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    assertOwnOrigin(context.switchToHttp().getRequest<Request>(), this.settings.allowedOrigins);
    return true;
  }
}
