import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/contract/errors.js';
import { SignInFailure } from '@shared/database/entities/sign-in-failure.entity.js';
import { maxSignInFailures, signInWindowMs } from './session-rules.js';

function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

function tooManyFailures(secondsLeft: string): ServiceError {
  return new ServiceError('RATE_LIMITED', {
    message: 'Too many failed sign-ins for this e-mail.',
    headers: { 'Retry-After': secondsLeft },
    details: { hint: `Try again in ${secondsLeft} s, or reset the password.` },
  });
}

/** Stops the guessing of one account's password from many addresses. */
@Injectable()
export class SignInLimiter {
  constructor(private readonly em: EntityManager) {}

  /** @throws {ServiceError} RATE_LIMITED after ten failures within fifteen minutes. */
  async assertOpen(email: string): Promise<void> {
    const rows = await this.em.execute<{ seconds_left: string }[]>(
      `select ceil(extract(epoch from window_ends_at - now())) as seconds_left from sign_in_failures
       where email_hash = ? and failures >= ? and window_ends_at > now()`,
      [hashOf(email), maxSignInFailures],
    );
    if (rows[0] !== undefined) throw tooManyFailures(rows[0].seconds_left);
  }

  /**
   * Counts a failure; guesses that come together are told that they were wrong ten times, too.
   *
   * @throws {ServiceError} RATE_LIMITED from the eleventh failure on.
   */
  async countFailure(email: string): Promise<void> {
    const rows = await this.em.execute<{ failures: number; seconds_left: string }[]>(
      `insert into sign_in_failures as f (email_hash, failures, window_ends_at)
       values (?, 1, now() + ? * interval '1 millisecond')
       on conflict (email_hash) do update set
         failures = case when f.window_ends_at <= now() then 1 else f.failures + 1 end,
         window_ends_at = case when f.window_ends_at <= now() then excluded.window_ends_at else f.window_ends_at end
       returning failures, ceil(extract(epoch from window_ends_at - now())) as seconds_left`,
      [hashOf(email), signInWindowMs],
    );
    const { failures, seconds_left: secondsLeft } = rows[0]!;
    if (failures > maxSignInFailures) throw tooManyFailures(secondsLeft);
  }

  /** The password was right: earlier failures no longer count. */
  async forgive(email: string): Promise<void> {
    await this.em.nativeDelete(SignInFailure, { emailHash: hashOf(email) });
  }
}
