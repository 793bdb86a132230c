import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@shared/contract/enums.js';
import { ServiceError } from '@shared/contract/errors.js';
import type { AccountClaims, LinkPurpose } from '@shared/database/entities/one-time-link.entity.js';
import type { OutboundMail } from '@shared/database/entities/outbound-mail.entity.js';
import { User } from '@shared/database/entities/user.entity.js';
import { newId } from '@shared/database/new-id.js';
import { addMail, dispatchMail } from '@shared/mail/mail-outbox.js';
import { JobQueue } from '@shared/queue/job-queue.js';
import type {
  RequestResetDto,
  ResetPasswordDto,
  SendVerificationDto,
  SignInDto,
  SignUpDto,
} from './auth.dto.js';
import { OneTimeLinksService } from './one-time-links.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionService } from './session.service.js';
import { resendEveryMs } from './session-rules.js';
import { SignInLimiter } from './sign-in-limiter.js';

const linkMail = { verifyEmail: 'verify-email', resetPassword: 'reset-password' } as const;

/** A user as clients see one. */
export interface UserView {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  image: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Accounts: made, verified, opened, recovered. */
@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    private readonly hasher: PasswordHasher,
    private readonly links: OneTimeLinksService,
    private readonly limiter: SignInLimiter,
    private readonly sessions: SessionService,
  ) {}

  /** Answers alike, and works as long, whether or not the address has an account already. */
  async signUp(dto: SignUpDto, locale: Locale): Promise<UserView> {
    this.links.assertAllowed('callbackURL', dto.callbackURL);
    const passwordHash = await this.hasher.hash(dto.password);
    const now = new Date();
    const { name, email, phone = null } = dto;
    const user = this.em.create(
      User,
      { id: newId(), name, email, phone, passwordHash, locale, image: null, createdAt: now, updatedAt: now },
      { persist: false },
    );
    const mail = await this.createAccount(user, dto.callbackURL).catch((error: unknown) => {
      if (error instanceof UniqueConstraintViolationException)
        return this.tellOwner(email, { name, phone, passwordHash }, dto.callbackURL);
      throw error;
    });
    if (mail !== null) await dispatchMail(this.jobQueue, mail);
    return userView(user);
  }

  /** @throws {ServiceError} INVALID_CREDENTIALS, RATE_LIMITED or FORBIDDEN (emailNotVerified). */
  async verifyCredentials(dto: SignInDto): Promise<User> {
    await this.limiter.assertOpen(dto.email);
    const user = await this.em.findOne(User, { email: dto.email });
    const isRight = await this.hasher.matches(user?.passwordHash ?? null, dto.password);
    if (user === null || !isRight) {
      await this.limiter.countFailure(dto.email);
      throw new ServiceError('INVALID_CREDENTIALS');
    }
    // Guesses that came together with this one may have failed meanwhile.
    await this.limiter.assertOpen(dto.email);
    await this.limiter.forgive(dto.email);
    if (user.isEmailVerified) return user;
    await this.mailLinkAtMostOnceAMinute(user, 'verifyEmail', undefined);
    throw new ServiceError('FORBIDDEN', {
      message: 'The e-mail address is not verified yet.',
      details: { reason: 'emailNotVerified', hint: 'Follow the link in the e-mail that we sent you.' },
    });
  }

  /** Mails the link again; says nothing about whether the address has an account. */
  async sendVerification(dto: SendVerificationDto): Promise<void> {
    this.links.assertAllowed('callbackURL', dto.callbackURL);
    const user = await this.em.findOne(User, { email: dto.email });
    if (user === null || user.isEmailVerified) return;
    await this.mailLinkAtMostOnceAMinute(user, 'verifyEmail', dto.callbackURL);
  }

  /** @throws {ServiceError} VALIDATION_ERROR when the link would lead away from our pages. */
  assertAllowedCallback(callbackUrl: string | undefined): void {
    this.links.assertAllowed('callbackURL', callbackUrl);
  }

  /** The user whose address the token proves, or `null` when it no longer works. */
  async verifyEmail(token: string): Promise<User | null> {
    return this.em.transactional(async () => {
      const link = await this.links.redeem(token, 'verifyEmail');
      if (link === null) return null;
      return this.em.assign(link.user, { ...link.claims, isEmailVerified: true });
    });
  }

  /** Mails a reset link; says nothing about whether the address has an account. */
  async requestReset(dto: RequestResetDto): Promise<void> {
    this.links.assertAllowed('redirectTo', dto.redirectTo);
    const user = await this.em.findOne(User, { email: dto.email });
    if (user !== null) await this.mailLinkAtMostOnceAMinute(user, 'resetPassword', dto.redirectTo);
  }

  /** Sets a new password and ends all sessions. Who has the link has the mailbox: it counts as verified. */
  async resetPassword(dto: ResetPasswordDto): Promise<void> {
    const passwordHash = await this.hasher.hash(dto.newPassword);
    await this.em.transactional(async (em) => {
      const link = await this.links.redeem(dto.token, 'resetPassword');
      if (link === null) throw spentLink('token');
      const user = link.user;
      user.passwordHash = passwordHash;
      user.isEmailVerified = true;
      await em.flush();
      await this.sessions.endAll(user.id);
      await this.limiter.forgive(user.email);
    });
  }

  private createAccount(user: User, callbackUrl: string | undefined): Promise<OutboundMail> {
    return this.em.transactional((em) => {
      em.persist(user);
      return Promise.resolve(this.addLinkMail(user, 'verifyEmail', callbackUrl));
    });
  }

  /**
   * An owner who is verified hears of the attempt. One who is not gets a link that makes the account
   * what this sign-up asks for: else a stranger could sign up first and wait for the owner to confirm.
   */
  private async tellOwner(
    email: string,
    claims: AccountClaims,
    callbackUrl: string | undefined,
  ): Promise<OutboundMail | null> {
    this.em.clear();
    const owner = await this.em.findOne(User, { email });
    if (owner === null) return null;
    const { name, locale } = owner;
    const mail = owner.isEmailVerified
      ? addMail(this.em, { template: 'account-exists', locale, recipient: email, data: { name } })
      : this.addLinkMail(owner, 'verifyEmail', callbackUrl, claims);
    await this.em.flush();
    return mail;
  }

  private addLinkMail(
    user: User,
    purpose: LinkPurpose,
    callbackUrl: string | undefined,
    claims: AccountClaims | null = null,
  ): OutboundMail {
    const link = this.links.create(user, purpose, callbackUrl, claims);
    return addMail(this.em, {
      template: linkMail[purpose],
      locale: user.locale,
      recipient: user.email,
      data: { name: claims?.name ?? user.name, linkId: link.id },
    });
  }

  private async mailLinkAtMostOnceAMinute(
    user: User,
    purpose: LinkPurpose,
    callbackUrl: string | undefined,
  ): Promise<void> {
    const mail = await this.em.transactional(async (em) => {
      // One request at a time sees whether the last link is old enough.
      await em.lock(user, LockMode.PESSIMISTIC_WRITE);
      const last = await this.links.lastMadeAt(user, purpose);
      const isTooSoon = last !== null && Date.now() - last.getTime() < resendEveryMs;
      return isTooSoon ? null : this.addLinkMail(user, purpose, callbackUrl);
    });
    if (mail !== null) await dispatchMail(this.jobQueue, mail);
  }
}

/** The refusal of a link that was used, is too old or was never ours. */
export function spentLink(field: string): ServiceError {
  return new ServiceError('VALIDATION_ERROR', {
    message: 'The link is invalid or has expired.',
    details: {
      errors: [{ field, message: 'has already been used, has expired or is invalid' }],
      hint: 'Ask for a new link.',
    },
  });
}

/** An account as its owner sees it: no hash, no claim. */
export function userView(user: User): UserView {
  const { id, name, email, phone, image, createdAt, updatedAt } = user;
  return {
    id,
    name,
    email,
    emailVerified: user.isEmailVerified,
    phone: phone ?? null,
    image: image ?? null,
    createdAt,
    updatedAt,
  };
}
