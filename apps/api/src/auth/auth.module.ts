import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsController } from './credentials.controller.js';
import { CredentialsService } from './credentials.service.js';
import { OneTimeLinksService } from './one-time-links.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionService } from './session.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionsController } from './sessions.controller.js';
import { SignInLimiter } from './sign-in-limiter.js';
import { SignUpLimiter } from './sign-up-limiter.js';

@Module({
  controllers: [AuthController, CredentialsController, SessionsController],
  providers: [
    AuthService,
    CredentialsService,
    OneTimeLinksService,
    PasswordHasher,
    SessionService,
    SessionStrategy,
    SignInLimiter,
    SignUpLimiter,
  ],
  exports: [AuthService, CredentialsService, SessionService],
})
export class AuthModule {}
