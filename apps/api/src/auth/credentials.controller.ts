import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { Refuses, SetsCookie } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import type { Accepted, PasswordChanged } from './auth-answers.js';
import { ChangeEmailDto, ChangePasswordDto, ConfirmEmailChangeDto, ResetPasswordDto } from './auth.dto.js';
import { AuthService, userView } from './auth.service.js';
import { CredentialsService } from './credentials.service.js';
import { SessionService } from './session.service.js';

/** Changes of what an account is opened with: each needs its password, and guesses count as failed sign-ins. */
@Controller('api/auth')
export class CredentialsController {
  constructor(
    private readonly auth: AuthService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Changes the password. All sessions end, and a new one begins for this client. The owner gets a mail. Ten wrong
   * passwords within 15 minutes lock the account out like failed sign-ins.
   */
  @Post('change-password')
  @HttpCode(200)
  @SetsCookie()
  @RateLimit(20)
  @Refuses({ INVALID_INPUT: ['wrongPassword'], USER_NOT_FOUND: [] })
  async changePassword(
    @CurrentCaller() { userId, session: { isRemembered } }: Caller,
    @Body() dto: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordChanged> {
    const user = await this.credentials.changePassword(userId, dto);
    const session = await this.sessions.begin(user, isRemembered, request, response);
    return { token: session.id, user: userView(user) };
  }

  /**
   * Asks to move the account to another address, at most five times a day. The new address gets a link; the old one a
   * notice with a link that keeps it. The answer never tells whether the new address has an account.
   */
  @Post('change-email')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({ INVALID_INPUT: ['wrongPassword'], USER_NOT_FOUND: [] })
  async changeEmail(@CurrentCaller() { userId }: Caller, @Body() dto: ChangeEmailDto): Promise<Accepted> {
    await this.credentials.askEmailChange(userId, dto);
    return { status: true };
  }

  /**
   * Moves the account to its new address, by the token mailed there and the account's password. All sessions end:
   * sign in with the new address.
   */
  @Post('confirm-email-change')
  @HttpCode(200)
  @Access('public')
  @RateLimit(20)
  @Refuses({ INVALID_INPUT: ['wrongPassword'], USER_NOT_FOUND: [] })
  async confirmEmailChange(@Body() dto: ConfirmEmailChangeDto): Promise<Accepted> {
    await this.credentials.confirmEmailChange(dto);
    return { status: true };
  }

  /**
   * Objects to a change of address, by the token mailed to the old one: the account has the old address again, and the
   * password chosen now. It works for seven days, also after the change. All sessions end.
   */
  @Post('keep-email')
  @HttpCode(200)
  @Access('public')
  @RateLimit(20)
  async keepEmail(@Body() dto: ResetPasswordDto): Promise<Accepted> {
    await this.auth.choosePassword('keepEmail', dto, null);
    return { status: true };
  }
}
