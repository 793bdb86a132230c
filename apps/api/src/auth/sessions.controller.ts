import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SetsCookie } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import type { Accepted } from './auth-answers.js';
import { RevokeSessionDto } from './auth.dto.js';
import { type ListedSessionView, listedSessionView } from './session-view.js';
import { SessionService } from './session.service.js';

/** Where an account is signed in. */
@Controller('api/auth')
@UncountedInOutage(true)
export class SessionsController {
  constructor(private readonly sessions: SessionService) {}

  /**
   * Lists the browsers and clients that are signed in to the account, the last used first.
   * The `token` of a session names it in the calls that end one; it authenticates nothing.
   */
  @Get('list-sessions')
  async list(@CurrentCaller() { userId, sessionId }: Caller): Promise<ListedSessionView[]> {
    const sessions = await this.sessions.listOf(userId);
    return sessions.map((session) => listedSessionView(session, sessionId));
  }

  /**
   * Ends one session of the account; one that has ended already, or is another's, changes nothing.
   * Send the `token` that the list of sessions names. Ending the own one signs out.
   */
  @Post('revoke-session')
  @HttpCode(200)
  @SetsCookie()
  async revoke(
    @CurrentCaller() { userId, sessionId }: Caller,
    @Body() { token }: RevokeSessionDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Accepted> {
    await this.sessions.endOne(userId, token);
    if (token === sessionId) this.sessions.forget(response);
    return { status: true };
  }

  /**
   * Ends every session of the account but this one.
   * The others have to sign in again with the password.
   */
  @Post('revoke-other-sessions')
  @HttpCode(200)
  async revokeOthers(@CurrentCaller() { userId, sessionId }: Caller): Promise<Accepted> {
    await this.sessions.endAll(userId, sessionId);
    return { status: true };
  }

  /**
   * Ends every session of the account, this one too.
   * The cookie is cleared; sign in again with the password.
   */
  @Post('revoke-sessions')
  @HttpCode(200)
  @SetsCookie()
  async revokeAll(
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Accepted> {
    await this.sessions.endAll(userId);
    this.sessions.forget(response);
    return { status: true };
  }
}
