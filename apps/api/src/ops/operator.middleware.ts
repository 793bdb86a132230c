import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '@shared/config/env.js';
import { SETTINGS } from '@shared/config/settings.token.js';
import { ServiceError } from '@shared/contract/errors.js';
import { SessionService } from '../auth/session.service.js';
import { assertOwnOrigin } from '../http/origin.guard.js';
import { readSessionCookie } from '../http/session-cookie.js';
import { assertOperator } from './operators.js';

/** Lets nobody but the operators into pages that are not ours: they know no guards. */
@Injectable()
export class OperatorMiddleware implements NestMiddleware {
  constructor(
    private readonly sessions: SessionService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws {ServiceError} UNAUTHORIZED, SESSION_EXPIRED, FORBIDDEN or INSUFFICIENT_PERMISSIONS. */
  async use(request: Request, _response: Response, next: NextFunction): Promise<void> {
    const token = readSessionCookie(request);
    if (token === null) throw new ServiceError('UNAUTHORIZED');
    assertOwnOrigin(request, this.settings.allowedOrigins);
    const session = await this.sessions.find(token);
    if (session === null) throw new ServiceError('SESSION_EXPIRED');
    assertOperator(session.user.email, this.settings);
    next();
  }
}
