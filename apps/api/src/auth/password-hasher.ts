import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import pLimit from 'p-limit';
import { told } from '@shared/words/say.js';

/**
 * Hashes computed at once. Each takes 19 MiB and one of libuv's four threads, which file reads and name look-ups
 * need, too.
 */
const maxAtOnce = 2;

/** Passwords that may wait: a few seconds' work. More are refused at once. */
const maxWaiting = 200;

const retryAfterSeconds = 5;

/** Argon2id with the library's recommended cost, a bounded number at a time. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(maxAtOnce);

  /** Used if there is no account, so that both cases take the same time. */
  private readonly nobodysHash = hash('no account has this password');

  /** @throws {ServiceError} RATE_LIMITED when too many passwords wait already. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password));
  }

  /** @throws {ServiceError} RATE_LIMITED when too many passwords wait already. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const judged = passwordHash ?? (await this.nobodysHash);
    const isRight = await this.inTurn(() => verify(judged, password));
    return isRight && passwordHash !== null;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount < maxWaiting) return this.limit(work);
    throw new ServiceError('RATE_LIMITED', {
      message: told('api.messages.tooManySigningIn'),
      retryAfterSeconds,
      details: { hint: told('api.hints.tryAgain', { seconds: retryAfterSeconds }) },
    });
  }
}
