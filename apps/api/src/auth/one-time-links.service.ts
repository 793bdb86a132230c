import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type AddressAccount,
  type ChangeOutcome,
  choosePassword,
  confirmChange,
  followLink,
  isAddressFree,
  isEndedBy,
  isLinkAlive,
  type LinkOutcome,
  type LinkPurpose,
  type LinkState,
  type TypedIdentity,
  type TypedPassword,
} from '@shared/domain/accounts/address-proof.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { AccountExport } from '@shared/infra/database/entities/account-export.entity.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import { SignUp } from '@shared/infra/database/entities/sign-up.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { followAccount } from '@shared/infra/mail/kept-mails.js';
import { readLinkToken } from '@shared/infra/mail/link-token.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { enqueueAsked } from '@shared/infra/work/work-changes.js';
import { allowedCallback, safeCallback } from '../endpoint/fields/callback-url.js';

/** The current state of a link. */
export interface HeldLink {
  user: User;
  isAlive: boolean;
  /** The address that it makes the account's, of links that make one. */
  email: string | null;
  /** Where the browser goes afterwards. */
  callbackUrl: string | null;
}

/** The outcome of following a link, and where the browser goes afterwards. */
export interface FollowedLink {
  kind: (LinkOutcome | ChangeOutcome)['kind'];
  /** `null` for a forged link. */
  user: User | null;
  callbackUrl: string | null;
}

interface LockedLink {
  link: OneTimeLink;
  user: User;
  signUp: SignUp | null;
}

type Decided = [
  token: string,
  purpose: LinkPurpose,
  browser: string | null,
  decision: (locked: LockedLink) => LinkOutcome | ChangeOutcome,
];

const unknownLink: FollowedLink = { kind: 'dead', user: null, callbackUrl: null };

function stateOf({ purpose, email, usedAt, expiresAt }: OneTimeLink): LinkState {
  return { purpose, email: email ?? null, isOpen: !usedAt && expiresAt > new Date() };
}

function datedLink({ purpose, createdAt }: OneTimeLink) {
  return { purpose, madeAt: createdAt.getTime() };
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
  private readonly logger = new Logger(OneTimeLinksService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
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
    return { user: link.user, isAlive, email: link.email ?? null, callbackUrl: link.callbackUrl ?? null };
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

  /**
   * A change of address is confirmed in a form that asked for the account's password.
   *
   * @param checkedHash the hash that the password matched
   */
  confirm(token: string, checkedHash: string): Promise<FollowedLink> {
    return this.decide(token, 'changeEmail', null, ({ link, user }) =>
      confirmChange(stateOf(link), accountOf(user), user.passwordHash === checkedHash),
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
    return allowedCallback(field, url, this.settings);
  }

  /** An address of an allowed origin, as a `Location` header may name it; `null` for any other. */
  findAllowed(url: string): string | null {
    return safeCallback(url, this.settings);
  }

  private async decide(...decided: Decided): Promise<FollowedLink> {
    try {
      return await this.decideOnce(...decided);
    } catch (error) {
      // A sign-up took the address after the look for its holder: the second look finds it.
      if (error instanceof UniqueConstraintViolationException) return this.decideOnce(...decided);
      throw error;
    }
  }

  private async decideOnce(...[token, purpose, browser, decision]: Decided): Promise<FollowedLink> {
    let moved: string[] = [];
    const followed = await this.em.transactional(async (em) => {
      const locked = await this.lock(token, purpose, browser, em);
      if (locked === null) return unknownLink;
      const outcome = decision(locked);
      if (outcome.kind === 'proved') {
        if (!(await freeAddress(outcome.account.email, locked.user, em))) return unknownLink;
        moved = await this.settle(locked.user, outcome.account, locked.link, em);
      }
      const { link, user, signUp } = locked;
      // This browser's own sign-up takes precedence: another person may have requested the link.
      return { kind: outcome.kind, user, callbackUrl: signUp?.callbackUrl ?? link.callbackUrl ?? null };
    });
    // Those that the former mailbox refused are not due for a quarter of an hour; a fault costs no more than that.
    await enqueueAsked(this.jobQueue, [{ name: 'mail.send', subjects: moved }]).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'Moved mails are tried when they are due'),
    );
    return followed;
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

  /**
   * Stores the proved account and ends its links, sign-ups and sessions, and after a link the archives that were mailed before.
   *
   * @param used the link that proved it; `null` for a password that its owner has changed
   * @returns the mails that wait and go to its new address now: the caller enqueues them after the commit
   */
  async settle(
    user: User,
    account: AddressAccount,
    used: OneTimeLink | null,
    em: EntityManager,
  ): Promise<string[]> {
    const isMoved = account.email !== user.email;
    if (isMoved) await takeMails(em, user, account.email);
    const moved = isMoved ? await followAccount(em, user, account.email) : [];
    em.assign(user, account);
    await em.flush();
    const open = await em.find(OneTimeLink, { user, usedAt: null });
    const by = used && datedLink(used);
    const ended = open.filter((link) => isEndedBy(by, datedLink(link)));
    await em.nativeUpdate(OneTimeLink, { id: { $in: ended.map(({ id }) => id) } }, { usedAt: new Date() });
    // The mail with the link may be in a mailbox that somebody else reads.
    if (used !== null)
      await em.nativeUpdate(AccountExport, { user, status: 'done' }, { expiresAt: new Date() });
    await em.nativeDelete(SignUp, { email: user.email });
    await em.nativeDelete(Session, { user });
    return moved;
  }
}

/**
 * Takes an address from the unverified account that may have it, which holds nothing.
 *
 * @returns whether the account may have it
 */
async function freeAddress(email: string, user: User, em: EntityManager): Promise<boolean> {
  if (email === user.email) return true;
  const holder = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!isAddressFree(holder)) return false;
  if (holder !== null) await em.nativeDelete(User, { id: holder.id });
  return true;
}

/**
 * Mails with links that went to the address before it was proved become the account's. Not one whose mail server is slow to confirm
 * it: it may have been read by then.
 */
async function takeMails(em: EntityManager, user: User, email: string): Promise<void> {
  await em.execute(
    `update outbound_mails set user_id = ? where id in (
       select id from outbound_mails where recipient = ? and user_id is null and data ->> 'linkId' is not null
       for update skip locked)`,
    [user.id, email],
  );
}

/** The data of a sign-up, as the rules of `address-proof.ts` take it. */
function typedIn({ name, phone, passwordHash, locale }: SignUp): TypedIdentity {
  return { name, phone: phone ?? null, passwordHash, locale };
}
