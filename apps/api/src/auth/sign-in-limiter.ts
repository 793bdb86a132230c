import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { countInWindow, findWindow, forgetWindow } from '@shared/infra/database/window-counter.js';
import { maxSignInFailures, signInWindowMs } from '@shared/domain/accounts/session-rules.js';
import { told } from '@shared/words/say.js';

/** Counts for addresses without an account, too. */
function keyOf(email: string): string {
  return createHash('sha256').update(`sign-in\n${email}`).digest('hex');
}

function tooManyFailures(secondsLeft: number): ServiceError {
  return new ServiceError('RATE_LIMITED', {
    message: told('api.messages.tooManyFailures'),
    retryAfterSeconds: secondsLeft,
    details: { hint: told('api.hints.tryAgainOrReset', { seconds: secondsLeft }) },
  });
}

/** Stops the guessing of one account's password from many addresses. Its counts survive crashes and restarts. */
@Injectable()
export class SignInLimiter {
  constructor(private readonly em: EntityManager) {}

  /** @throws {ServiceError} RATE_LIMITED after ten failures within fifteen minutes. */
  async assertOpen(email: string): Promise<void> {
    const window = await findWindow(this.em, keyOf(email), 'attempts');
    if (window !== null && window.hits >= maxSignInFailures) throw tooManyFailures(window.secondsLeft);
  }

  /**
   * Counts a failure; concurrent guesses are limited to ten, too.
   *
   * @throws {ServiceError} RATE_LIMITED from the eleventh failure on.
   */
  async countFailure(email: string): Promise<void> {
    const { hits, secondsLeft } = await countInWindow(this.em, keyOf(email), signInWindowMs, 'attempts');
    if (hits > maxSignInFailures) throw tooManyFailures(secondsLeft);
  }

  /** The password was right: earlier failures no longer count. */
  async forgive(email: string): Promise<void> {
    await forgetWindow(this.em, keyOf(email), 'attempts');
  }
}
