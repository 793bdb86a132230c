import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AddressAccount,
  choosePassword,
  followLink,
  isLinkAlive,
  type LinkOutcome,
  type LinkPurpose,
  type LinkState,
  type TypedIdentity,
  type TypedPassword,
} from '@shared/domain/accounts/address-proof.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import { SignUp } from '@shared/infra/database/entities/sign-up.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { readLinkToken } from '@shared/infra/mail/link-token.js';
import { safeCallback } from './callback-url.js';
import { told } from '@shared/words/say.js';

/** The current state of a link. */
export interface HeldLink {
  user: User;
  isAlive: boolean;
  /** Where the browser goes afterwards. */
  callbackUrl: string | null;
}

/** The outcome of following a link, and where the browser goes afterwards. */
export interface FollowedLink {
  kind: LinkOutcome['kind'];
  /** `null` for a forged link. */
  user: User | null;
  callbackUrl: string | null;
}

interface LockedLink {
  link: OneTimeLink;
  user: User;
  signUp: SignUp | null;
}

const unknownLink: FollowedLink = { kind: 'dead', user: null, callbackUrl: null };

function stateOf({ purpose, usedAt, expiresAt }: OneTimeLink): LinkState {
  return { purpose, isOpen: !usedAt && expiresAt > new Date() };
}

/** An account as the rules of `address-proof.ts` take it. */
export function accountOf({
  email,
  name,
  phone,
  passwordHash,
  locale,
  isEmailVerified,
}: User): AddressAccount {
  return { email, name, phone: phone ?? null, passwordHash, locale, isEmailVerified };
}

/**
 * Links that work once. Their tokens are signed from the row's id and stored nowhere. `address-proof.ts` decides
 * what a link may do; this service applies the decision to the rows, one request of an account at a time.
 */
@Injectable()
export class OneTimeLinksService {
  private readonly appSecret: string;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {
    this.appSecret = settings.appSecret;
  }

  /** Reads a link without using it; `null` if it is forged or deleted. */
  async look(token: string, purpose: LinkPurpose): Promise<HeldLink | null> {
    const id = readLinkToken(this.appSecret, purpose, token);
    const link =
      id === null ? null : await this.em.findOne(OneTimeLink, { id, purpose }, { populate: ['user'] });
    if (link === null) return null;
    const isAlive = isLinkAlive(stateOf(link), accountOf(link.user));
    return { user: link.user, isAlive, callbackUrl: link.callbackUrl ?? null };
  }

  /** A verification link is followed in this browser. */
  follow(token: string, browser: string | null): Promise<FollowedLink> {
    return this.decide(token, 'verifyEmail', browser, ({ link, user, signUp }) =>
      followLink(stateOf(link), accountOf(user), signUp && typedIn(signUp)),
    );
  }

  /** A password is chosen through a link. */
  choose(
    token: string,
    purpose: LinkPurpose,
    typed: TypedPassword,
    browser: string | null,
  ): Promise<FollowedLink> {
    return this.decide(token, purpose, browser, ({ link, user, signUp }) =>
      choosePassword(stateOf(link), accountOf(user), signUp && typedIn(signUp), typed),
    );
  }

  /** This browser's own sign-up with the address. */
  signUpOf(email: string, browser: string | null): Promise<SignUp | null> {
    if (browser === null) return Promise.resolve(null);
    return this.em.findOne(SignUp, { email, browserHash: browser, expiresAt: { $gt: new Date() } });
  }

  /**
   * Allows callback addresses of the allowed origins only.
   *
   * @returns the address as a `Location` header may name it
   * @throws {ServiceError} VALIDATION_ERROR on `field`.
   */
  assertAllowed(field: string, url: string | undefined): string | null {
    if (url === undefined) return null;
    const safe = safeCallback(url, this.settings);
    if (safe !== null) return safe;
    throw new ServiceError('VALIDATION_ERROR', {
      details: { errors: [{ field, message: told('api.fields.allowedOrigin') }] },
    });
  }

  private decide(
    token: string,
    purpose: LinkPurpose,
    browser: string | null,
    decision: (locked: LockedLink) => LinkOutcome,
  ): Promise<FollowedLink> {
    return this.em.transactional(async (em) => {
      const locked = await this.lock(token, purpose, browser, em);
      if (locked === null) return unknownLink;
      const outcome = decision(locked);
      if (outcome.kind === 'proved') await this.settle(locked.user, outcome.account, em);
      const { link, user, signUp } = locked;
      // This browser's own sign-up takes precedence: another person may have requested the link.
      return { kind: outcome.kind, user, callbackUrl: signUp?.callbackUrl ?? link.callbackUrl ?? null };
    });
  }

  /** The link with all facts for the decision; a lock serialises concurrent clicks. */
  private async lock(
    token: string,
    purpose: LinkPurpose,
    browser: string | null,
    em: EntityManager,
  ): Promise<LockedLink | null> {
    const id = readLinkToken(this.appSecret, purpose, token);
    const found = id === null ? null : await em.findOne(OneTimeLink, { id, purpose });
    if (found === null) return null;
    const user = await em.findOneOrFail(User, found.user.id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    // Re-read under the lock: an earlier request may have used it.
    const link = await em.findOneOrFail(OneTimeLink, found.id, { refresh: true });
    return { link, user, signUp: await this.signUpOf(user.email, browser) };
  }

  /** Stores the proved account and ends its open links, sign-ups and sessions. */
  private async settle(user: User, account: AddressAccount, em: EntityManager): Promise<void> {
    em.assign(user, account);
    await em.flush();
    await em.nativeUpdate(OneTimeLink, { user, usedAt: null }, { usedAt: new Date() });
    await em.nativeDelete(SignUp, { email: user.email });
    await em.nativeDelete(Session, { user });
  }
}

/** The data of a sign-up, as the rules of `address-proof.ts` take it. */
export function typedIn({ name, phone, passwordHash, locale }: SignUp): TypedIdentity {
  return { name, phone: phone ?? null, passwordHash, locale };
}
