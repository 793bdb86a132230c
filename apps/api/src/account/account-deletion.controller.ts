import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SessionService } from '../auth/session.service.js';
import { Refuses, SetsCookie } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { DeleteAccountDto } from './account.dto.js';
import { AccountDeletion } from './account-deletion.service.js';

/** The end of an account. */
@Controller('api/auth')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Deletes the account. Paid orders have to arrive first; unpaid ones are cancelled. Invoices and their orders stay for
   * as long as the law asks, without contact data; everything else goes, files within the hour. A mail confirms it, and
   * the address can sign up again.
   */
  @Post('delete-user')
  @HttpCode(200)
  @SetsCookie()
  @RateLimit(20)
  @Refuses({ INVALID_INPUT: ['wrongPassword', 'ordersInProgress'], USER_NOT_FOUND: [] })
  async delete(
    @CurrentCaller() { userId }: Caller,
    @Body() { password }: DeleteAccountDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    await this.deletion.delete(userId, password);
    this.sessions.forget(response);
    return { success: true };
  }
}
