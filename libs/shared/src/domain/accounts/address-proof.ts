import type { MailLocale } from '../contract/enums.js';

/*
 * Who an e-mail address belongs to, as decisions without I/O. A mailed link proves that its reader has the mailbox;
 * it does not prove who typed the password of a sign-up. A password becomes an account's only if the person with the
 * link typed it: in the browser that follows the link, or in the form behind it.
 */

/**
 * The purposes of a mailed link. `changeEmail` goes to the new address of an account, `keepEmail` to the address that it
 * has when a change is asked for.
 */
export const linkPurposes = ['verifyEmail', 'resetPassword', 'changeEmail', 'keepEmail'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Links that anyone can have mailed to an address. */
export type ProofPurpose = 'verifyEmail' | 'resetPassword';

/** The data of a sign-up, which proves nothing about the address. */
export interface TypedIdentity {
  name: string;
  phone: string | null;
  /** Argon2id, PHC string. */
  passwordHash: string;
  locale: MailLocale;
}

/** The account of an address. Until it is verified, what it holds was typed by a person who has proved nothing. */
export interface AddressAccount extends TypedIdentity {
  email: string;
  isEmailVerified: boolean;
}

/** A link as its row has it. */
export interface LinkState {
  purpose: LinkPurpose;
  /** Neither used nor expired. */
  isOpen: boolean;
  /** The address that it makes the account's: of `changeEmail` and `keepEmail`. */
  email?: string | null;
}

/** The outcome of following a link. */
export type LinkOutcome =
  /** Used, expired, or for an address that is already verified. */
  | { kind: 'dead' }
  /** The reader has to type a password first. Nothing has changed. */
  | { kind: 'choosePassword' }
  /** The account is `account` from now on. Every other link, every sign-up and every session of the address ends. */
  | { kind: 'proved'; account: AddressAccount };

/** The password that the person with the link has just typed. */
export interface TypedPassword {
  passwordHash: string;
  name?: string | undefined;
}

const dead = { kind: 'dead' } as const;

/** Whether a link still works: a verified address needs no verification. */
export function isLinkAlive(link: LinkState, account: AddressAccount): boolean {
  return link.isOpen && !(link.purpose === 'verifyEmail' && account.isEmailVerified);
}

/** Which link is used up by another, and when each was made. */
interface DatedLink {
  purpose: LinkPurpose;
  madeAt: number;
}

/**
 * Whether a link ends when another one of the account, or a password of its owner, has set its password or its address.
 * A link that keeps an address outlives all but an older one of its kind: a stranger who has the password, and has
 * moved the account to an address of his own, cannot end the link that its owner was mailed before.
 *
 * @param used `null` for a change without a link
 */
export function isEndedBy(used: DatedLink | null, other: DatedLink): boolean {
  if (other.purpose !== 'keepEmail') return true;
  return used?.purpose === 'keepEmail' && other.madeAt >= used.madeAt;
}

/**
 * Whether an account may move to an address, by the account that has it. An unverified one has proved nothing: it gives
 * way to a person with the mailbox.
 */
export function isAddressFree(holder: Pick<AddressAccount, 'isEmailVerified'> | null): boolean {
  return holder === null || !holder.isEmailVerified;
}

/** The outcome of a confirmed change of address. */
export type ChangeOutcome =
  | Exclude<LinkOutcome, { kind: 'choosePassword' }>
  /** The password is not the account's. Nothing has changed. */
  | { kind: 'refused' };

/**
 * A new address is confirmed: by the link, which proves the mailbox, and by the account's password. The link alone would
 * let a stranger move an account of his own, whose password he knows, to the address of a person who follows links.
 */
export function confirmChange(
  link: LinkState,
  account: AddressAccount,
  isPasswordRight: boolean,
): ChangeOutcome {
  if (link.purpose !== 'changeEmail' || !link.email || !isLinkAlive(link, account)) return dead;
  return isPasswordRight
    ? { kind: 'proved', account: { ...account, email: link.email } }
    : { kind: 'refused' };
}

/**
 * A verification link is followed.
 *
 * @param signUp what was typed in the browser that follows the link, if it signed up for this address
 */
export function followLink(
  link: LinkState,
  account: AddressAccount,
  signUp: TypedIdentity | null,
): LinkOutcome {
  if (!isLinkAlive(link, account)) return dead;
  if (link.purpose !== 'verifyEmail' || signUp === null) return { kind: 'choosePassword' };
  const { name, phone, passwordHash, locale } = signUp;
  const { email } = account;
  return { kind: 'proved', account: { email, name, phone, passwordHash, locale, isEmailVerified: true } };
}

/** A default name: the part of the address before the `@`. */
function nameFromEmail(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'));
  return (local.length >= 2 ? local : email).slice(0, 100);
}

/**
 * A password is chosen through a link; one that keeps an address makes it the account's again. Of an unverified account only
 * the address is kept: the rest may be a stranger's. The data of this browser's own sign-up is used, except for the
 * password.
 */
export function choosePassword(
  link: LinkState,
  account: AddressAccount,
  signUp: TypedIdentity | null,
  typed: TypedPassword,
): LinkOutcome {
  if (!isLinkAlive(link, account)) return dead;
  if (link.purpose === 'changeEmail') return dead;
  const { isEmailVerified, locale } = account;
  const email = (link.purpose === 'keepEmail' ? link.email : null) ?? account.email;
  const known = isEmailVerified ? account : signUp;
  return {
    kind: 'proved',
    account: {
      email,
      locale: known?.locale ?? locale,
      name: (isEmailVerified ? undefined : typed.name) ?? known?.name ?? nameFromEmail(email),
      phone: known?.phone ?? null,
      passwordHash: typed.passwordHash,
      isEmailVerified: true,
    },
  };
}

/** Whose password was typed to sign in. */
interface MatchedPasswords {
  isAccounts: boolean;
  /** That of this browser's own sign-up; `null` if it has none. */
  isSignUps: boolean | null;
}

/**
 * The outcome of a sign-in. Each browser is answered by the password of its own sign-up, which opens nothing, whether the
 * address is verified or not: a stranger who signs up with an address does not learn who has it.
 */
export function signInOutcome(
  account: AddressAccount | null,
  { isAccounts, isSignUps }: MatchedPasswords,
): 'refused' | 'unverified' | 'open' {
  if (account === null) return 'refused';
  if (account.isEmailVerified && isAccounts) return 'open';
  return (isSignUps ?? (isAccounts && !account.isEmailVerified)) ? 'unverified' : 'refused';
}

/** The account that a sign-up makes where there is none. */
export function unverifiedAccount(email: string, signUp: TypedIdentity): AddressAccount {
  const { name, phone, passwordHash, locale } = signUp;
  return { email, name, phone, passwordHash, locale, isEmailVerified: false };
}

/** The mail requests that need no proof of the address. */
export const mailRequestKinds = ['signUp', 'verifyEmail', 'resetPassword', 'changeEmail'] as const;

/** A request by a person who may be a stranger to the account. */
export type MailRequestKind = Exclude<(typeof mailRequestKinds)[number], 'changeEmail'>;

/** Mails to an address that its owner may not have asked for. */
export const accountMailNames = [
  'verify-email',
  'account-exists',
  'reset-password',
  'confirm-email-change',
  'email-taken',
] as const;

/** One of {@link accountMailNames}. */
export type AccountMailName = (typeof accountMailNames)[number];

/** What a request is answered with. */
type RequestedMail = Exclude<AccountMailName, 'confirm-email-change' | 'email-taken'>;

/** The mail that answers a request, or `null`: no mail goes to an address without an account. */
export function mailFor(
  kind: MailRequestKind,
  account: Pick<AddressAccount, 'isEmailVerified'> | null,
): { template: RequestedMail; purpose: ProofPurpose | null } | null {
  if (account === null) return null;
  if (kind === 'resetPassword') return { template: 'reset-password', purpose: 'resetPassword' };
  if (!account.isEmailVerified) return { template: 'verify-email', purpose: 'verifyEmail' };
  return kind === 'signUp' ? { template: 'account-exists', purpose: null } : null;
}
