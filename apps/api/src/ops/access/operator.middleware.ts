import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { SessionService } from '../../auth/session.service.js';
import { assertOwnOrigin } from '../../http/origin.guard.js';
import { defaultRateLimit } from '../../endpoint/rate-limit.decorator.js';
import { RateCounter } from '../../http/rate-counter.js';
import { readSessionCookie } from '../../endpoint/session-cookie.js';
import { OperatorsService } from './operators.service.js';

/** Admits only operators to pages of third-party middleware, where guards do not run. */
@Injectable()
export class OperatorMiddleware implements NestMiddleware {
  constructor(
    private readonly sessions: SessionService,
    private readonly counter: RateCounter,
    private readonly operators: OperatorsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws {ServiceError} UNAUTHORIZED, SESSION_EXPIRED, FORBIDDEN or INSUFFICIENT_PERMISSIONS. */
  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const token = readSessionCookie(request);
    if (token === null) throw await this.refused(request, response, 'UNAUTHORIZED');
    assertOwnOrigin(request, this.settings.allowedOrigins);
    const session = await this.sessions.find(token);
    if (session === null) throw await this.refused(request, response, 'SESSION_EXPIRED');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    await this.operators.assertRole(session.user, isRead ? 'viewer' : 'operator');
    next();
  }

  /** Calls without a session are counted by address, as everywhere. */
  private async refused(
    request: Request,
    response: Response,
    code: 'UNAUTHORIZED' | 'SESSION_EXPIRED',
  ): Promise<ServiceError> {
    const key = `operator-pages-${normalizeIp(request.ip ?? '')}`;
    const { headers, refusal } = await this.counter.count({ key, limit: defaultRateLimit });
    if (refusal === null) return new ServiceError(code);
    response.set(headers);
    return refusal;
  }
}
