import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { asksForPage } from '../endpoint/caller/asks-for-page.js';
import { Access } from '../endpoint/caller/access.decorator.js';
import { Redirects, Refuses, SetsCookie, TakesSignUpCookie } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { pageLocaleOf } from '../endpoint/caller/page-locale.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import type { Accepted, SignedIn, SignedUp, Verified } from './auth-answers.js';
import {
  ConfirmEmailDto,
  RequestResetDto,
  ResetPasswordDto,
  SendVerificationDto,
  SignInDto,
  SignUpDto,
  VerifyEmailQuery,
} from './auth.dto.js';
import { AuthService, spentLink, type UserView, userView } from './auth.service.js';
import { confirmedPath, linkPath } from './link-pages.js';
import { type SessionView, sessionView } from './session-view.js';
import { SessionService } from './session.service.js';
import { markSignUpBrowser, signUpBrowser } from './sign-up-cookie.js';
import { VerifyEmailErrorFilter } from './verify-email-error.filter.js';
import { told } from '@shared/words/say.js';

/** Accounts by e-mail and password, and the session cookie `auth.session_token`. */
@Controller('api/auth')
export class AuthController {
  private readonly isSecure: boolean;

  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.isSecure = settings.publicUrl.startsWith('https:');
  }

  /**
   * Creates an account and mails a verification link. The session begins when the link is followed by the same client,
   * which a cookie of its own, `auth.sign_up`, tells from others: keep it. An e-mail that has an account already gets
   * the same answer; its owner is notified by mail.
   */
  @Post('sign-up/email')
  @HttpCode(200)
  @Access('public')
  @SetsCookie('signUp')
  @RateLimit(20)
  async signUp(
    @Body() dto: SignUpDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedUp> {
    this.auth.allowedCallback('callbackURL', dto.callbackURL);
    const browser = markSignUpBrowser(request, response, this.isSecure);
    const caller = { browser, ip: request.ip };
    return { token: null, user: await this.auth.signUp(dto, dto.locale ?? pageLocaleOf(request), caller) };
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
  ): Promise<SignedIn> {
    const browser = signUpBrowser(request, this.isSecure);
    const user = await this.auth.verifyCredentials(dto, pageLocaleOf(request), {
      browser,
      ip: request.ip,
    });
    const session = await this.sessions.begin(user, dto.rememberMe, request, response);
    return { redirect: false, token: session.id, user: userView(user) };
  }

  /**
   * Returns the session and its user, or `null` without a valid session.
   * It never answers 401, so that a client can ask whether it is signed in.
   */
  @Get('get-session')
  @Access('optional')
  @RateLimit(120)
  getSession(@CurrentCaller() caller: Caller | null): { session: SessionView; user: UserView } | null {
    if (caller === null) return null;
    const { session } = caller;
    return { session: sessionView(session), user: userView(session.user) };
  }

  /**
   * Ends the session and clears its cookie.
   * Other sessions of the account go on; without a session the answer is 401.
   */
  @Post('sign-out')
  @UncountedInOutage(true)
  @HttpCode(200)
  @SetsCookie()
  async signOut(
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    await this.sessions.end(caller.sessionId, response);
    return { success: true };
  }

  /**
   * Verifies an e-mail by the mailed link, once within 24 hours, and begins a session, in the client that signed up.
   * Any other client is refused with `passwordNotChosen` and changes nothing: it sends the token with a password to
   * `POST /api/auth/verify-email`. A browser is led to a page that does so.
   */
  @Get('verify-email')
  @Access('public')
  @UseFilters(VerifyEmailErrorFilter)
  @TakesSignUpCookie()
  @SetsCookie()
  @Refuses({ FORBIDDEN: ['passwordNotChosen'] })
  @Redirects(
    'To `callbackURL`, which then has `error=INVALID_TOKEN` if the link no longer works; a browser without `token` to a page that mails a new link; in another browser than that of the sign-up to a page where a password is chosen.',
  )
  async verifyEmail(
    @Query() query: VerifyEmailQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Verified | undefined> {
    const { token } = query;
    const asked = this.auth.allowedCallback('callbackURL', query.callbackURL);
    // Mail scanners ask for the head of every link: that must not use it up.
    if (request.method === 'HEAD') return undefined;
    const { kind, user, callbackUrl } = await this.auth.follow(token, signUpBrowser(request, this.isSecure));
    const next = asked ?? callbackUrl;
    const isPage = asksForPage(request);
    if (kind === 'proved' && user !== null) {
      await this.sessions.begin(user, false, request, response);
      if (next === null && !isPage) return { status: true, user: userView(user) };
      response.redirect(302, next ?? confirmedPath(user.locale));
    } else if (kind === 'dead') {
      if (next === null && !isPage) throw spentLink('token');
      response.redirect(302, next === null ? linkPath('verifyEmail', token, null) : withInvalidToken(next));
    } else {
      if (next === null && !isPage) throw passwordNotChosen();
      response.redirect(302, linkPath('verifyEmail', token, asked));
    }
    return undefined;
  }

  /**
   * Verifies an e-mail by the token of a mailed link and a password chosen now, and begins a session: for a client
   * that is not the one that signed up. No sign-up's password counts any more, and all other links end.
   */
  @Post('verify-email')
  @HttpCode(200)
  @Access('public')
  @SetsCookie()
  @RateLimit(20)
  async confirmEmail(
    @Body() dto: ConfirmEmailDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Verified> {
    const browser = signUpBrowser(request, this.isSecure);
    const user = await this.auth.choosePassword('verifyEmail', dto, browser);
    await this.sessions.begin(user, false, request, response);
    return { status: true, user: userView(user) };
  }

  /**
   * Mails the verification link again: at most one a minute and ten mails a day to one address, seven of which may be
   * no password resets. The answer never tells whether there is an account.
   */
  @Post('send-verification-email')
  @HttpCode(200)
  @Access('public')
  async sendVerification(
    @Body() { email, callbackURL }: SendVerificationDto,
    @Req() request: Request,
  ): Promise<Accepted> {
    const callbackUrl = this.auth.allowedCallback('callbackURL', callbackURL);
    const wish = { kind: 'verifyEmail', email, locale: pageLocaleOf(request), callbackUrl } as const;
    await this.auth.askForMail(wish, request.ip);
    return { status: true };
  }

  /**
   * Mails a link that lets its reader choose a new password: at most one a minute and ten mails a day to one address, eight of them
   * for one network. The answer never tells whether there is an account.
   */
  @Post('request-password-reset')
  @HttpCode(200)
  @Access('public')
  async requestReset(
    @Body() { email, redirectTo }: RequestResetDto,
    @Req() request: Request,
  ): Promise<Accepted> {
    const callbackUrl = this.auth.allowedCallback('redirectTo', redirectTo);
    const wish = { kind: 'resetPassword', email, locale: pageLocaleOf(request), callbackUrl } as const;
    await this.auth.askForMail(wish, request.ip);
    return { status: true };
  }

  /**
   * Sets the new password by the mailed token, and ends every session and every other link of the account.
   * Sign in with the new password afterwards.
   */
  @Post('reset-password')
  @HttpCode(200)
  @Access('public')
  async resetPassword(@Body() dto: ResetPasswordDto, @Req() request: Request): Promise<Accepted> {
    await this.auth.choosePassword('resetPassword', dto, signUpBrowser(request, this.isSecure));
    return { status: true };
  }
}

/** The link is good, and its reader has yet to type a password. */
function passwordNotChosen(): ServiceError {
  return new ServiceError('FORBIDDEN', {
    message: told('api.messages.passwordNotChosen'),
    details: {
      reason: 'passwordNotChosen',
      hint: told('api.hints.openLinkThere'),
    },
  });
}

/** Tells the page that the link no longer works. */
function withInvalidToken(url: string): string {
  const [page = '', fragment] = url.split(/#(.*)/s);
  const separator = page.includes('?') ? '&' : '?';
  return `${page}${separator}error=INVALID_TOKEN${fragment === undefined ? '' : `#${fragment}`}`;
}
