import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { accessKey, type AccessLevel } from '../endpoint/caller/access.decorator.js';
import type { Caller } from '../endpoint/caller/caller.decorator.js';
import { RateGuard } from '../http/rate.guard.js';
import { readSessionCookie } from '../endpoint/caller/session-cookie.js';
import { SessionService } from './session.service.js';

function isWithoutSession(error: unknown): boolean {
  return error instanceof ServiceError && ['UNAUTHORIZED', 'SESSION_EXPIRED'].includes(error.code);
}

/** Enforces the {@link Access} level of an endpoint. */
@Injectable()
export class SessionGuard extends AuthGuard('session-cookie') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly rate: RateGuard,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.accessOf(context) === 'public') return true;
    try {
      return Boolean(await super.canActivate(context));
    } catch (error) {
      // Counted, because a lookup without a result costs as much as one with.
      if (isWithoutSession(error)) await this.rate.countRefused(context);
      throw error;
    }
  }

  override handleRequest<TUser = Caller | null>(
    error: Error | null,
    caller: TUser | false,
    _info: unknown,
    context: ExecutionContext,
  ): TUser {
    if (error) throw error;
    if (caller) return caller;
    const http = context.switchToHttp();
    const hasCookie = readSessionCookie(http.getRequest<Request>()) !== null;
    if (hasCookie) this.sessions.forget(http.getResponse<Response>());
    if (this.accessOf(context) === 'optional') return null as TUser;
    throw new ServiceError(hasCookie ? 'SESSION_EXPIRED' : 'UNAUTHORIZED');
  }

  private accessOf(context: ExecutionContext): AccessLevel {
    const levels = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<AccessLevel | undefined>(accessKey, levels) ?? 'session';
  }
}
