import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Settings } from '@shared/infra/config/env.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request } from 'express';
import { readSessionCookie } from '../endpoint/caller/session-cookie.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { told } from '@shared/words/say.js';

const anyOriginKey = 'anyOrigin';

/** Foreign pages may post here, with or without a cookie: the endpoint changes nothing and ignores the session. */
export const AnyOrigin = () => SetMetadata(anyOriginKey, true);

const ownPagesKey = 'ownPages';

/** Foreign pages may not post here, signed in or not: a form of this site that needs no session. */
export const OwnPagesOnly = () => SetMetadata(ownPagesKey, true);

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
    message: told('api.messages.foreignPage'),
    details: { hint: told('api.hints.ownOrigin') },
  });
}

/**
 * Refuses a form that a foreign page posts. The request's own host name is allowed, too.
 *
 * @throws {ServiceError} FORBIDDEN
 */
function assertOwnPage(request: Request, allowedOrigins: string[]): void {
  const origin = originOf(request);
  if (origin === null || allowedOrigins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.headers.host) return;
  throw new ServiceError('FORBIDDEN', {
    message: told('api.messages.foreignForm'),
    details: { hint: told('api.hints.useApi') },
  });
}

/** {@link assertOwnOrigin} for every endpoint but those of {@link AnyOrigin}. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    if (this.reflector.get<boolean>(anyOriginKey, handler)) return true;
    const request = context.switchToHttp().getRequest<Request>();
    assertOwnOrigin(request, this.settings.allowedOrigins);
    if (this.reflector.get<boolean>(ownPagesKey, handler))
      assertOwnPage(request, this.settings.allowedOrigins);
    return true;
  }
}
