import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  maxEmailChanges,
  maxPasswordChanges,
  maxPasswordChecks,
} from '@shared/domain/accounts/account-bounds.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { MailRequest } from '@shared/infra/database/entities/mail-request.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { told } from '@shared/words/say.js';
import type { ChangeEmailDto, ChangePasswordDto, ConfirmEmailChangeDto } from './auth.dto.js';
import { countDaily } from '../endpoint/limits/count-daily.js';
import { spentLink } from './auth.service.js';
import { accountOf, type HeldLink, OneTimeLinksService } from './one-time-links.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SignInLimiter } from './sign-in-limiter.js';

/** What is counted by account, under the name of its counter. */
const bounds = {
  'change-email': {
    limit: maxEmailChanges,
    message: told('api.messages.tooManyEmailChanges', { limit: maxEmailChanges }),
  },
  'change-password': {
    limit: maxPasswordChanges,
    message: told('api.messages.tooManyPasswordChanges', { limit: maxPasswordChanges }),
  },
  'check-password': {
    limit: maxPasswordChecks,
    message: told('api.messages.tooManyPasswordChecks', { limit: maxPasswordChecks }),
  },
} as const;

/** Changes of password and address, each by a person who types the account's password. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly links: OneTimeLinksService,
    private readonly limiter: SignInLimiter,
  ) {}

  /**
   * The account of a caller who has typed its password. A wrong one counts like a failed sign-in.
   *
   * @param field the field that held the password
   * @throws {ServiceError} INVALID_INPUT (wrongPassword), RATE_LIMITED, USER_NOT_FOUND.
   */
  async assertPassword(userId: string, field: string, password: string): Promise<User> {
    const user = await this.em.findOne(User, { id: userId, deletedAt: null });
    if (user === null) throw new ServiceError('USER_NOT_FOUND');
    const { email, passwordHash } = user;
    await this.limiter.assertOpen(email);
    await this.count('check-password', userId);
    if (!(await this.hasher.matches(passwordHash, password))) {
      await this.limiter.countFailure(email);
      throw wrongPassword(field);
    }
    // Concurrent guesses may have failed meanwhile.
    await this.limiter.assertOpen(email);
    await this.limiter.forgive(email);
    return user;
  }

  /**
   * Sets a new password, ends all sessions and links of the account, and mails its owner.
   *
   * @throws {ServiceError} as {@link assertPassword}; VALIDATION_ERROR where the password stays the same.
   */
  async changePassword(userId: string, { currentPassword, newPassword }: ChangePasswordDto): Promise<User> {
    const { passwordHash: checkedHash } = await this.assertPassword(
      userId,
      'currentPassword',
      currentPassword,
    );
    if (newPassword === currentPassword) throw unchanged('newPassword');
    await this.count('change-password', userId);
    const passwordHash = await this.hasher.hash(newPassword);
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const user = await em.findOneOrFail(User, userId, lock);
      // A reset, or another change, came first.
      if (user.passwordHash !== checkedHash) throw wrongPassword('currentPassword');
      await this.links.settle(user, { ...accountOf(user), passwordHash }, null, em);
      const { email: recipient, locale, name } = user;
      addMail(em, { template: 'password-changed', locale, recipient, user: userId, data: { name } });
      return user;
    });
  }

  /**
   * Stores the request for a link to the new address. Whether that has an account is found out by a job, so that answer
   * and time are the same.
   *
   * @throws {ServiceError} as {@link assertPassword}; VALIDATION_ERROR for the same address or a foreign callback.
   */
  async askEmailChange(userId: string, dto: ChangeEmailDto): Promise<void> {
    const callbackUrl = this.links.assertAllowed('callbackURL', dto.callbackURL);
    const user = await this.assertPassword(userId, 'currentPassword', dto.currentPassword);
    const { newEmail: email } = dto;
    if (email === user.email) throw unchanged('newEmail');
    await this.count('change-email', user.id);
    const { locale } = user;
    this.em.create(MailRequest, { kind: 'changeEmail', user, email, locale, callbackUrl });
    await this.em.flush();
  }

  /** Reads the link to a new address without using it. */
  lookAtChange(token: string): Promise<HeldLink | null> {
    return this.links.look(token, 'changeEmail');
  }

  /**
   * Moves an account to the address that its link was mailed to, and ends its sessions.
   *
   * @throws {ServiceError} VALIDATION_ERROR on `token` when the link no longer works or the address has an account by
   * now; INVALID_INPUT (wrongPassword), RATE_LIMITED.
   */
  async confirmEmailChange({ token, password }: ConfirmEmailChangeDto): Promise<User> {
    const held = await this.lookAtChange(token);
    if (held === null || !held.isAlive) throw spentLink('token');
    const { id, passwordHash } = await this.assertPassword(held.user.id, 'password', password);
    const { kind, user } = await this.links.confirm(token, passwordHash);
    if (kind === 'refused') throw wrongPassword('password');
    if (kind !== 'proved' || user?.id !== id) throw spentLink('token');
    return user;
  }

  private count(what: keyof typeof bounds, userId: string): Promise<void> {
    return countDaily(this.em, what, userId, bounds[what]);
  }
}

function wrongPassword(field: string): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.wrongPassword'),
    details: {
      reason: 'wrongPassword',
      errors: [{ field, message: told('api.fields.wrongPassword'), reason: 'wrongPassword' }],
      hint: told('api.hints.accountPassword'),
    },
  });
}

function unchanged(field: string): ServiceError {
  return refusedField(field, told('api.fields.unchanged'));
}
