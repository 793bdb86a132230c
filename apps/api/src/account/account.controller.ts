import { Body, Controller, Get, Patch } from '@nestjs/common';
import { Refuses } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { ProfileDto } from './account.dto.js';
import { AccountService, type ProfileView } from './account.service.js';

/** The signed-in customer's own account. */
@Controller('api/user')
export class AccountController {
  constructor(private readonly account: AccountService) {}

  /**
   * Returns the profile.
   * It holds the language of mails, and the company that new quotes and orders take if they name none.
   */
  @Get('profile')
  @Refuses({ USER_NOT_FOUND: [] })
  read(@CurrentCaller() { userId }: Caller): Promise<ProfileView> {
    return this.account.read(userId);
  }

  /** Changes name, phone, picture or language. An empty body changes nothing. */
  @Patch('profile')
  @RateLimit(20)
  @Refuses({ USER_NOT_FOUND: [] })
  change(@CurrentCaller() { userId }: Caller, @Body() dto: ProfileDto): Promise<ProfileView> {
    return this.account.change(userId, dto);
  }
}
