import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { SessionService } from '../../auth/session.service.js';
import { assertOwnOrigin } from '../../http/origin.guard.js';
import { defaultRateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { RateCounter } from '../../http/rate-counter.js';
import { readSessionCookie } from '../../endpoint/caller/session-cookie.js';
import { OperatorsService } from './operators.service.js';

/** A page loads some dozen files, and asks for its queues every few seconds. */
const callsPerMinute = 600;

/**
 * Admits only operators to the queue board, a third party's middleware, where guards do not run: counts their calls, and writes
 * down what they have it change.
 */
@Injectable()
export class OperatorMiddleware implements NestMiddleware {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionService,
    private readonly counter: RateCounter,
    private readonly operators: OperatorsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws {ServiceError} UNAUTHORIZED, SESSION_EXPIRED, FORBIDDEN, RATE_LIMITED or INSUFFICIENT_PERMISSIONS. */
  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const token = readSessionCookie(request);
    if (token === null) throw await this.refused(request, response, 'UNAUTHORIZED');
    assertOwnOrigin(request, this.settings.allowedOrigins);
    const session = await this.sessions.find(token);
    if (session === null) throw await this.refused(request, response, 'SESSION_EXPIRED');
    const { user } = session;
    const counted = { key: `operator-pages-${user.id}`, limit: callsPerMinute };
    const { headers, refusal } = await this.counter.count(counted);
    response.set(headers);
    if (refusal !== null) throw refusal;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    await this.operators.assertRole(user, isRead ? 'viewer' : 'operator');
    if (!isRead) await this.audit(user.id, request);
    next();
  }

  /** Before it is done: the board, which changes no row of the database, says of none what came of it. */
  private async audit(operatorId: string, { method, originalUrl }: Request): Promise<void> {
    const path = originalUrl.split('?')[0]!;
    // `/ops/queues/api/queues/mail/…`, or of all at once.
    const named = path.split('/')[5];
    const subjectId = queueNames.find((name) => name === named) ?? 'all';
    await this.em.fork().transactional((em) =>
      addAudit(em, operatorId, {
        action: 'queue.board',
        subjectId,
        before: {},
        after: { call: `${method} ${path}`.slice(0, 300) },
      }),
    );
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
