import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { OneTimeLinksService } from './one-time-links.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionService } from './session.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SignInLimiter } from './sign-in-limiter.js';

@Module({
  controllers: [AuthController],
  providers: [
    AuthService,
    OneTimeLinksService,
    PasswordHasher,
    SessionService,
    SessionStrategy,
    SignInLimiter,
  ],
  exports: [AuthService, SessionService],
})
export class AuthModule {}
