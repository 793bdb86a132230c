import { Body, Controller, Patch } from '@nestjs/common';
import type { UserView } from '../auth/auth.service.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { ProfileDto } from './account.dto.js';
import { AccountService } from './account.service.js';

@Controller('api/user')
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Patch('profile')
  @RateLimit(20)
  change(@CurrentCaller() { userId }: Caller, @Body() dto: ProfileDto): Promise<UserView> {
    return this.account.change(userId, dto);
  }
}
