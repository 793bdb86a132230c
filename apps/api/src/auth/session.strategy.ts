import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import type { Caller } from '../endpoint/caller/caller.decorator.js';
import { readSessionCookie } from '../endpoint/caller/session-cookie.js';
import { SessionService } from './session.service.js';

type Verify = (request: Request, done: (error: unknown, caller: Caller | null) => void) => void;

/** A Passport strategy decided by one asynchronous function. */
class CookieStrategy extends passport.Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: Request): void {
    this.verify(request, (error, caller) => {
      if (error) this.error(error);
      else if (caller === null) this.fail(401);
      else this.success(caller);
    });
  }
}

/** Finds the caller behind the session cookie and slides a remembered session. */
@Injectable()
export class SessionStrategy extends PassportStrategy(CookieStrategy, 'session-cookie') {
  constructor(private readonly sessions: SessionService) {
    super();
  }

  async validate(request: Request): Promise<Caller | null> {
    const token = readSessionCookie(request);
    const session = token === null ? null : await this.sessions.find(token);
    if (token === null || session === null) return null;
    await this.sessions.slide(session, token, request.res!);
    await this.sessions.noteUse(session);
    return { userId: session.user.id, sessionId: session.id, session };
  }
}
