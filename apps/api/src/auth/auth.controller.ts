import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { Session } from '@shared/database/entities/session.entity.js';
import type { User } from '@shared/database/entities/user.entity.js';
import type { Request, Response } from 'express';
import { Access } from '../http/access.decorator.js';
import { Redirects, Refuses, SetsCookie } from '../http/answers.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { localeOf } from '../http/request-locale.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import {
  RequestResetDto,
  ResetPasswordDto,
  SendVerificationDto,
  SignInDto,
  SignUpDto,
  VerifyEmailQuery,
} from './auth.dto.js';
import { AuthService, spentLink, type UserView, userView } from './auth.service.js';
import { type SessionView, sessionView } from './session-view.js';
import { SessionService } from './session.service.js';

/** Accounts by e-mail and password, and the session cookie `auth.session_token`. */
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly em: EntityManager,
    private readonly auth: AuthService,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Creates an account and mails a verification link. The session begins when the link is followed. An e-mail that
   * has an account already gets the same answer; its owner is notified by mail.
   */
  @Post('sign-up/email')
  @HttpCode(200)
  @Access('public')
  @RateLimit(20)
  async signUp(@Body() dto: SignUpDto, @Req() request: Request): Promise<{ token: null; user: UserView }> {
    return { token: null, user: await this.auth.signUp(dto, localeOf(request)) };
  }

  /**
   * Signs in and sets the session cookie. `token` names the session; what authenticates is in the cookie alone.
   * Ten failures within 15 minutes lock an e-mail out until the 15 minutes are over.
   */
  @Post('sign-in/email')
  @HttpCode(200)
  @SetsCookie()
  @Access('public')
  @RateLimit(20)
  @Refuses({ INVALID_CREDENTIALS: [], FORBIDDEN: ['emailNotVerified'] })
  async signIn(
    @Body() dto: SignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ redirect: false; token: string; user: UserView }> {
    const user = await this.auth.verifyCredentials(dto);
    const session = await this.beginSession(user, dto.rememberMe, request, response);
    return { redirect: false, token: session.id, user: userView(user) };
  }

  /** Returns the session and its user, or `null` without a valid session. */
  @Get('get-session')
  @Access('optional')
  @RateLimit(120)
  async getSession(
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ session: SessionView; user: UserView } | null> {
    if (caller === null) return null;
    const session = await this.em.findOneOrFail(Session, caller.sessionId, { populate: ['user'] });
    return { session: sessionView(session), user: userView(session.user) };
  }

  /** Ends the session and clears its cookie. */
  @Post('sign-out')
  @HttpCode(200)
  @SetsCookie()
  async signOut(
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    await this.sessions.end(caller.sessionId, response);
    return { success: true };
  }

  /** Verifies an e-mail by the mailed link, once within 24 hours, and begins a session. */
  @Get('verify-email')
  @Access('public')
  @SetsCookie()
  @Redirects('To `callbackURL`, which then has `error=INVALID_TOKEN` if the link no longer works.')
  async verifyEmail(
    @Query() query: VerifyEmailQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ status: true; user: UserView } | undefined> {
    const { token, callbackURL } = query;
    this.auth.assertAllowedCallback(callbackURL);
    // Mail scanners ask for the head of every link: that must not use it up.
    if (request.method === 'HEAD') return undefined;
    const user = await this.auth.verifyEmail(token);
    if (user !== null) await this.beginSession(user, false, request, response);
    if (callbackURL !== undefined) {
      response.redirect(302, user === null ? withInvalidToken(callbackURL) : callbackURL);
      return undefined;
    }
    if (user === null) throw spentLink('token');
    return { status: true, user: userView(user) };
  }

  /** Mails the verification link again, at most once a minute. The answer never tells whether there is an account. */
  @Post('send-verification-email')
  @HttpCode(200)
  @Access('public')
  async sendVerification(@Body() dto: SendVerificationDto): Promise<{ status: true }> {
    await this.auth.sendVerification(dto);
    return { status: true };
  }

  /** Mails a link that lets its reader choose a new password. The answer never tells whether there is an account. */
  @Post('request-password-reset')
  @HttpCode(200)
  @Access('public')
  async requestReset(@Body() dto: RequestResetDto): Promise<{ status: true }> {
    await this.auth.requestReset(dto);
    return { status: true };
  }

  /** Sets the new password by the mailed token, and ends every session of the account. */
  @Post('reset-password')
  @HttpCode(200)
  @Access('public')
  async resetPassword(@Body() dto: ResetPasswordDto): Promise<{ status: true }> {
    await this.auth.resetPassword(dto);
    return { status: true };
  }

  private async beginSession(
    user: User,
    isRemembered: boolean,
    request: Request,
    response: Response,
  ): Promise<Session> {
    const session = this.sessions.begin(user, isRemembered, request, response);
    await this.em.flush();
    return session;
  }
}

/** Tells the page that the link no longer works. */
function withInvalidToken(url: string): string {
  const [page = '', fragment] = url.split(/#(.*)/s);
  const separator = page.includes('?') ? '&' : '?';
  return `${page}${separator}error=INVALID_TOKEN${fragment === undefined ? '' : `#${fragment}`}`;
}
