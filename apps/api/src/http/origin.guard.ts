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

/** Refuses a call that changes something, carries the session cookie and comes from a foreign page. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (safeMethods.includes(request.method) || readSessionCookie(request) === null) return true;
    const origin = originOf(request);
    if (origin === null || this.settings.allowedOrigins.includes(origin)) return true;
    throw new ServiceError('FORBIDDEN', {
      message: 'This page may not act for the signed-in user.',
      details: { hint: 'Call from an allowed origin, or without the session cookie.' },
    });
  }
}
