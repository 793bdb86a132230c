import { Body, Controller, Patch } from '@nestjs/common';
import type { UserView } from '../auth/auth.service.js';
import { Refuses } from '../endpoint/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { ProfileDto } from './account.dto.js';
import { AccountService } from './account.service.js';

/** The signed-in customer's own account. */
@Controller('api/user')
export class AccountController {
  constructor(private readonly account: AccountService) {}

  /** Changes name, phone or picture. An empty body changes nothing. */
  @Patch('profile')
  @RateLimit(20)
  @Refuses({ USER_NOT_FOUND: [] })
  change(@CurrentCaller() { userId }: Caller, @Body() dto: ProfileDto): Promise<UserView> {
    return this.account.change(userId, dto);
  }
}
