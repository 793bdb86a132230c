import { createHash, randomBytes } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Settings } from '@shared/infra/config/env.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import type { Request, Response } from 'express';
import { clearSessionCookie, setSessionCookie } from '../endpoint/caller/session-cookie.js';
import { gathered } from '@shared/infra/database/gathered.js';
import type { RunningSession } from '../endpoint/caller/running-session.js';
import { findRunning } from './running-session.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import {
  longSessionMs,
  noteUseEveryMs,
  shortSessionMs,
  slideEveryMs,
} from '@shared/domain/accounts/session-rules.js';
import { maxSessions } from '@shared/domain/contract/limits.js';
import { validate as isUuid } from 'uuid';

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function lifetimeMs(isRemembered: boolean): number {
  return isRemembered ? longSessionMs : shortSessionMs;
}

/** Sessions in the database by the hash of their token; only the cookie holds the token. */
@Injectable()
export class SessionService {
  private readonly isSecure: boolean;
  private readonly findByHash = gathered((hashes: readonly string[]) => findRunning(this.em, hashes));

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.isSecure = settings.publicUrl.startsWith('https:');
  }

  /**
   * Begins a session of an account as it was read, and sets its cookie.
   *
   * @throws {ServiceError} INVALID_CREDENTIALS where the account has got another password since: with that its sessions ended.
   */
  async begin(
    { id: user, passwordHash }: User,
    isRemembered: boolean,
    request: Request,
    response: Response,
  ): Promise<Session> {
    const token = randomBytes(32).toString('base64url');
    const session = await this.em.transactional(async (em) => {
      // A change that comes now waits, and finds the session that it ends.
      const asRead = { id: user, passwordHash, deletedAt: null };
      const found = await em.findOne(User, asRead, { lockMode: LockMode.PESSIMISTIC_READ });
      if (found === null) throw new ServiceError('INVALID_CREDENTIALS');
      return em.create(Session, {
        user,
        tokenHash: hashOf(token),
        isRemembered,
        expiresAt: new Date(Date.now() + lifetimeMs(isRemembered)),
        ipAddress: request.ip?.slice(0, 64) ?? null,
        userAgent: request.headers['user-agent']?.slice(0, 255) ?? null,
      });
    });
    this.setCookie(response, token, isRemembered);
    return session;
  }

  /** The running session of a token with its user, or `null`: as it is now, so that ending one holds everywhere at once. */
  find(token: string): Promise<RunningSession | null> {
    return this.findByHash(hashOf(token));
  }

  /** Prolongs a remembered session, once a day. */
  async slide(session: RunningSession, token: string, response: Response): Promise<void> {
    const now = Date.now();
    if (!session.isRemembered || now - session.updatedAt.getTime() < slideEveryMs) return;
    session.expiresAt = new Date(now + longSessionMs);
    session.updatedAt = new Date(now);
    const { id, expiresAt, updatedAt } = session;
    await this.em.nativeUpdate(Session, { id }, { expiresAt, updatedAt });
    this.setCookie(response, token, true);
  }

  /** Notes that a session is used, to {@link noteUseEveryMs}: a write a request would be too many. */
  async noteUse({ id, usedAt, createdAt }: RunningSession): Promise<void> {
    if (Date.now() - (usedAt ?? createdAt).getTime() < noteUseEveryMs) return;
    // By SQL: the row's own date tells when it was prolonged.
    await this.em.execute('update sessions set used_at = now() where id = ?', [id]);
  }

  /** The running sessions of a user, the last used first. */
  async listOf(userId: string): Promise<Session[]> {
    const running = { user: userId, expiresAt: { $gt: new Date() } };
    const found = await this.em.find(Session, running, { orderBy: { id: 'desc' }, limit: maxSessions });
    const usedMs = ({ usedAt, createdAt }: Session): number => (usedAt ?? createdAt).getTime();
    return found.sort((a, b) => usedMs(b) - usedMs(a));
  }

  async end(sessionId: string, response: Response): Promise<void> {
    await this.em.nativeDelete(Session, { id: sessionId });
    this.forget(response);
  }

  /** Ends a session of a user; does nothing for any other id. */
  async endOne(userId: string, sessionId: string): Promise<void> {
    if (isUuid(sessionId)) await this.em.nativeDelete(Session, { id: sessionId, user: userId });
  }

  /** Ends every session of a user, but for one. */
  async endAll(userId: string, exceptId?: string): Promise<void> {
    const others = exceptId === undefined ? {} : { id: { $ne: exceptId } };
    await this.em.nativeDelete(Session, { user: userId, ...others });
  }

  /** Makes the browser delete an invalid cookie. */
  forget(response: Response): void {
    clearSessionCookie(response, { isSecure: this.isSecure });
  }

  private setCookie(response: Response, token: string, isRemembered: boolean): void {
    setSessionCookie(response, token, {
      isSecure: this.isSecure,
      ...(isRemembered ? { maxAgeMs: longSessionMs } : {}),
    });
  }
}
