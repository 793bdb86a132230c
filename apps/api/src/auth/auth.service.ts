import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { signUpLifetimeMs } from '@shared/domain/accounts/account-bounds.js';
import {
  type LinkPurpose,
  type MailRequestKind,
  signInOutcome,
  unverifiedAccount,
} from '@shared/domain/accounts/address-proof.js';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { MailRequest } from '@shared/infra/database/entities/mail-request.entity.js';
import { SignUp } from '@shared/infra/database/entities/sign-up.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { networkOf } from '../endpoint/limits/network-of.js';
import type { SignInDto, SignUpDto } from './auth.dto.js';
import {
  accountOf,
  type FollowedLink,
  type HeldLink,
  OneTimeLinksService,
} from './one-time-links.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SignInLimiter } from './sign-in-limiter.js';
import { SignUpLimiter } from './sign-up-limiter.js';
import { told } from '@shared/words/say.js';

/** A request for a mail; a job checks whether there is an account. */
interface MailWish {
  kind: MailRequestKind;
  email: string;
  locale: MailLocale;
  callbackUrl: string | null;
}

/** A password chosen through a mailed link. */
interface ChosenPassword {
  token: string;
  newPassword: string;
  name?: string | undefined;
}

/** Sign-up, verification, sign-in and recovery of accounts. */
@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly links: OneTimeLinksService,
    private readonly limiter: SignInLimiter,
    private readonly signUps: SignUpLimiter,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Gives the same answer, and does the same work, whether or not the address has an account: creates the account
   * unless there is one, and stores the sign-up for this browser.
   *
   * @param browser hash of the browser's sign-up cookie
   * @param ip of the caller
   * @throws {ServiceError} VALIDATION_ERROR for a foreign callback, RATE_LIMITED for a network with many sign-ups.
   */
  async signUp(
    dto: SignUpDto,
    locale: MailLocale,
    { browser, ip }: { browser: string; ip: string | undefined },
  ): Promise<UserView> {
    const callbackUrl = this.links.assertAllowed('callbackURL', dto.callbackURL);
    const network = await this.signUps.assertOpen(ip);
    const passwordHash = await this.hasher.hash(dto.password);
    const { name, email, phone = null } = dto;
    const typed = { name, phone, passwordHash, locale };
    const now = new Date();
    const expiresAt = new Date(now.getTime() + signUpLifetimeMs);
    const user = {
      id: newId(),
      ...unverifiedAccount(email, typed),
      image: null,
      createdAt: now,
      updatedAt: now,
    };
    await this.em.transactional(async (em) => {
      // An account that nobody has proved is not removed beside its new sign-up.
      await em
        .createQueryBuilder(User)
        .insert(user)
        .onConflict('email')
        .merge(['updatedAt'])
        .where({ isEmailVerified: false })
        .execute();
      await em
        .createQueryBuilder(SignUp)
        .insert({
          id: newId(),
          email,
          browserHash: browser,
          network,
          ...typed,
          callbackUrl,
          expiresAt,
          createdAt: now,
        })
        .onConflict(['email', 'browserHash'])
        .merge([
          'network',
          'name',
          'phone',
          'passwordHash',
          'locale',
          'callbackUrl',
          'expiresAt',
          'createdAt',
        ])
        .execute();
      em.create(MailRequest, { kind: 'signUp', email, locale, callbackUrl, network });
    });
    return userView(user);
  }

  /**
   * @param browser hash of the browser's sign-up cookie, if it has one
   * @param ip of the caller
   * @throws {ServiceError} INVALID_CREDENTIALS, RATE_LIMITED or FORBIDDEN (emailNotVerified).
   */
  async verifyCredentials(
    dto: SignInDto,
    locale: MailLocale,
    { browser, ip }: { browser: string | null; ip: string | undefined },
  ): Promise<User> {
    const { email, password } = dto;
    await this.limiter.assertOpen(email);
    const user = await this.em.findOne(User, { email });
    const account = user && accountOf(user);
    const signUp = await this.links.signUpOf(email, browser);
    // As many hashes whether or not there is an account.
    const isAccounts = await this.hasher.matches(account?.passwordHash ?? null, password);
    const isSignUps = signUp && (await this.hasher.matches(signUp.passwordHash, password));
    const outcome = signInOutcome(account, { isAccounts, isSignUps });
    if (user === null || outcome === 'refused') {
      await this.limiter.countFailure(email);
      throw new ServiceError('INVALID_CREDENTIALS');
    }
    // Concurrent guesses may have failed meanwhile.
    await this.limiter.assertOpen(email);
    if (outcome === 'open') {
      // A stranger's sign-up forgives no guesses.
      await this.limiter.forgive(email);
      return user;
    }
    await this.askForMail({ kind: 'verifyEmail', email, locale, callbackUrl: null }, ip);
    throw new ServiceError('FORBIDDEN', {
      message: told('api.messages.emailNotVerified'),
      details: { reason: 'emailNotVerified', hint: told('api.hints.followLink') },
    });
  }

  /** Stores the request for a job: the answer does not reveal whether the address has an account. */
  async askForMail(wish: MailWish, ip: string | undefined): Promise<void> {
    this.em.create(MailRequest, { ...wish, network: networkOf(ip, this.settings.appSecret) });
    await this.em.flush();
  }

  /** @throws {ServiceError} VALIDATION_ERROR when the address leads to a foreign origin. */
  allowedCallback(field: 'callbackURL' | 'redirectTo', url: string | undefined): string | null {
    return this.links.assertAllowed(field, url);
  }

  /** The address if it leads to an allowed origin, else `null`. */
  findCallback(url: string): string | null {
    return url === '' || url.length > 2000 ? null : this.links.findAllowed(url);
  }

  /** Reads a link without using it. */
  look(token: string, purpose: LinkPurpose): Promise<HeldLink | null> {
    return this.links.look(token, purpose);
  }

  /** Proves the address by the link if this browser signed up with it; else a password must be chosen. */
  follow(token: string, browser: string | null): Promise<FollowedLink> {
    return this.links.follow(token, browser);
  }

  /**
   * Sets the password chosen through a link, ends all sessions, links and sign-ups of the account, and verifies
   * its address: a person with the link has the mailbox.
   *
   * @throws {ServiceError} VALIDATION_ERROR on `token` when the link no longer works.
   */
  async choosePassword(purpose: LinkPurpose, typed: ChosenPassword, browser: string | null): Promise<User> {
    // No hash for a forged or spent link.
    const held = await this.links.look(typed.token, purpose);
    if (held === null || !held.isAlive) throw spentLink('token');
    const passwordHash = await this.hasher.hash(typed.newPassword);
    const { token, name } = typed;
    const { kind, user } = await this.links.choose(token, purpose, { passwordHash, name }, browser);
    if (kind !== 'proved' || user === null) throw spentLink('token');
    await this.limiter.forgive(user.email);
    return user;
  }
}

/** The refusal of a link that is used, expired or forged. */
export function spentLink(field: string): ServiceError {
  return new ServiceError('VALIDATION_ERROR', {
    message: told('api.messages.linkSpent'),
    details: {
      errors: [{ field, message: told('api.fields.linkSpent') }],
      hint: told('api.hints.askForLink'),
    },
  });
}

/** A user as clients see one. */
export interface UserView {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  image: string | null;
  /** The language of mails and documents; documents are French for `ar`. */
  locale: MailLocale;
  createdAt: Date;
  updatedAt: Date;
}

type ViewedUser = Pick<
  User,
  'id' | 'name' | 'email' | 'isEmailVerified' | 'locale' | 'createdAt' | 'updatedAt'
> & {
  phone?: string | null;
  image?: string | null;
};

/** An account as its owner sees it: no hash, no sign-up. */
export function userView(user: ViewedUser): UserView {
  const { id, name, email, phone, image, locale, createdAt, updatedAt } = user;
  return {
    id,
    name,
    email,
    emailVerified: user.isEmailVerified,
    phone: phone ?? null,
    image: image ?? null,
    locale,
    createdAt,
    updatedAt,
  };
}
