import { createHash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '@shared/infra/config/env.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import type { User } from '@shared/infra/database/entities/user.entity.js';
import type { Request, Response } from 'express';
import { clearSessionCookie, setSessionCookie } from '../endpoint/session-cookie.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { longSessionMs, shortSessionMs, slideEveryMs } from '@shared/domain/accounts/session-rules.js';

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

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.isSecure = settings.publicUrl.startsWith('https:');
  }

  /** Begins a session and sets its cookie. The caller flushes. */
  begin(user: User, isRemembered: boolean, request: Request, response: Response): Session {
    const token = randomBytes(32).toString('base64url');
    const session = this.em.create(Session, {
      user,
      tokenHash: hashOf(token),
      isRemembered,
      expiresAt: new Date(Date.now() + lifetimeMs(isRemembered)),
      ipAddress: request.ip?.slice(0, 64) ?? null,
      userAgent: request.headers['user-agent']?.slice(0, 255) ?? null,
    });
    this.setCookie(response, token, isRemembered);
    return session;
  }

  /** The running session of a token with its user, or `null`. */
  async find(token: string): Promise<Session | null> {
    return this.em.findOne(
      Session,
      { tokenHash: hashOf(token), expiresAt: { $gt: new Date() } },
      { populate: ['user'] },
    );
  }

  /** Prolongs a remembered session, once a day. */
  async slide(session: Session, token: string, response: Response): Promise<void> {
    const now = Date.now();
    if (!session.isRemembered || now - session.updatedAt.getTime() < slideEveryMs) return;
    session.expiresAt = new Date(now + longSessionMs);
    session.updatedAt = new Date(now);
    await this.em.flush();
    this.setCookie(response, token, true);
  }

  async end(sessionId: string, response: Response): Promise<void> {
    await this.em.nativeDelete(Session, { id: sessionId });
    this.forget(response);
  }

  /** Ends every session of a user. */
  async endAll(userId: string): Promise<void> {
    await this.em.nativeDelete(Session, { user: userId });
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
