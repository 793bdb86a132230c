import { describe, expect, it } from '@jest/globals';
import {
  type AddressAccount,
  choosePassword,
  followLink,
  type LinkOutcome,
  type LinkPurpose,
  type LinkState,
  mailFor,
  type MailRequestKind,
  signInOutcome,
  type TypedIdentity,
  unverifiedAccount,
} from './address-proof.js';

/*
 * Two people and one address. The owner reads its mailbox; the stranger does not, but may type the address wherever it
 * is asked for. Every order of up to six of their steps is tried. A password's hash is the password itself here; those
 * that the owner types begin with `owner`.
 */

type Browser = 'owner' | 'ownersPhone' | 'unmarked' | 'stranger';

interface World {
  account: AddressAccount | null;
  signUps: Partial<Record<Browser, TypedIdentity>>;
  links: LinkState[];
  /** Whether a link was just followed in the owner's browser, and with which password it has to leave the account. */
  expected: string | null;
}

type Step = (world: World) => World;

const email = 'amina@example.com';
const typed = (passwordHash: string): TypedIdentity => ({
  name: `${passwordHash} typed this`,
  phone: passwordHash,
  passwordHash,
  locale: 'fr',
});

function mailed(world: World, kind: MailRequestKind): World {
  const purpose = mailFor(kind, world.account)?.purpose ?? null;
  if (purpose === null) return world;
  // Links of one purpose and state are the same to the rules: one of each stands for all.
  const isThere = world.links.some((link) => link.purpose === purpose && link.isOpen);
  return isThere ? world : { ...world, links: [...world.links, { purpose, isOpen: true }] };
}

const signUp =
  (browser: Browser, password: string): Step =>
  (world) => {
    const account = world.account ?? unverifiedAccount(email, typed(password));
    return mailed({ ...world, account, signUps: { ...world.signUps, [browser]: typed(password) } }, 'signUp');
  };

function signInWith(world: World, browser: Browser, password: string): 'refused' | 'unverified' | 'open' {
  const signUp = world.signUps[browser];
  return signInOutcome(world.account, {
    isAccounts: world.account?.passwordHash === password,
    isSignUps: signUp === undefined ? null : signUp.passwordHash === password,
  });
}

const signIn =
  (browser: Browser, password: string): Step =>
  (world) =>
    signInWith(world, browser, password) === 'unverified' ? mailed(world, 'verifyEmail') : world;

const ask =
  (kind: MailRequestKind): Step =>
  (world) =>
    mailed(world, kind);

function settled(world: World, outcome: LinkOutcome): World {
  if (outcome.kind !== 'proved') return world;
  const links = world.links.map((link) => ({ ...link, isOpen: false }));
  const expected = outcome.account.passwordHash;
  return { account: outcome.account, signUps: {}, links: distinct(links), expected };
}

function distinct(links: LinkState[]): LinkState[] {
  return [...new Map(links.map((link) => [JSON.stringify(link), link])).values()];
}

/** Follows every kind of link there is, used ones too; where a password is asked for, the owner types it. */
const follow =
  (purpose: LinkPurpose, isOpen: boolean, browser: Browser, chosen: string): Step =>
  (world) => {
    const link = world.links.find((one) => one.purpose === purpose && one.isOpen === isOpen);
    if (link === undefined || world.account === null) return world;
    const own = world.signUps[browser] ?? null;
    const outcome = followLink(link, world.account, own);
    if (outcome.kind !== 'choosePassword') return settled(world, outcome);
    return settled(world, choosePassword(link, world.account, own, { passwordHash: chosen }));
  };

const steps: Step[] = [
  signUp('owner', 'owner 1'),
  signUp('owner', 'owner 2'),
  signUp('ownersPhone', 'owner 3'),
  signUp('stranger', 'stranger 1'),
  signUp('stranger', 'stranger 2'),
  signIn('owner', 'owner 1'),
  signIn('unmarked', 'owner 2'),
  signIn('stranger', 'stranger 1'),
  signIn('unmarked', 'stranger 2'),
  ask('verifyEmail'),
  ask('resetPassword'),
  ...(['verifyEmail', 'resetPassword'] as const).flatMap((purpose) =>
    [true, false].flatMap((isOpen) =>
      (['owner', 'ownersPhone', 'unmarked'] as const).map((browser) =>
        follow(purpose, isOpen, browser, 'owner chose'),
      ),
    ),
  ),
];

const nothing: World = { account: null, signUps: {}, links: [], expected: null };

/** How far things may have gone before anyone takes a step. */
const beginnings: [string, World][] = [
  ['no account', nothing],
  [
    'a sign-up of a stranger from before browsers were marked, with its link under way',
    {
      ...nothing,
      account: unverifiedAccount(email, typed('stranger 1')),
      links: [{ purpose: 'verifyEmail', isOpen: true }],
    },
  ],
  [
    'a verified account, with links of each kind left open by an earlier release',
    {
      ...nothing,
      account: { ...typed('owner 1'), email, isEmailVerified: true },
      links: [
        { purpose: 'verifyEmail', isOpen: true },
        { purpose: 'resetPassword', isOpen: true },
      ],
    },
  ],
];

const browsers: Browser[] = ['owner', 'ownersPhone', 'unmarked', 'stranger'];

/** What must be true whatever has happened; an empty text when it is. */
function wrongIn(world: World): string {
  const { account } = world;
  const opens = browsers.flatMap((browser) =>
    ['stranger 1', 'stranger 2'].filter((password) => signInWith(world, browser, password) === 'open'),
  );
  if (opens.length > 0) return `${opens[0]} opens the account`;
  if (!account?.isEmailVerified) return '';
  if (!account.passwordHash.startsWith('owner')) return `${account.passwordHash} is armed`;
  if (`${account.name}${account.phone}`.includes('stranger')) return 'a stranger’s words are the account’s';
  return signInWith(world, 'unmarked', account.passwordHash) === 'open' ? '' : 'the owner cannot sign in';
}

/** The owner asks for a new password; if there is no account, she signs up first. */
function recover(world: World): World {
  const known = world.account === null ? signUp('owner', 'owner 1')(world) : world;
  return follow('resetPassword', true, 'unmarked', 'owner again')(mailed(known, 'resetPassword'));
}

describe.each(beginnings)('From %s, every order of six steps', (_said, beginning) => {
  it('never lets a stranger’s password open the account, and lets its owner in', () => {
    let reached = new Map([[JSON.stringify(beginning), { world: beginning, orders: 1 }]]);
    let orders = 0;
    const faults = new Set<string>();
    for (let length = 1; length <= 6; length += 1) {
      const next: typeof reached = new Map();
      for (const { world, orders: ways } of reached.values()) {
        for (const step of steps) {
          const after = step({ ...world, expected: null });
          const wrong = wrongIn(after) || wrongIn(recover(after));
          if (wrong !== '') faults.add(wrong);
          const recovered = recover(after);
          if (signInWith(recovered, 'unmarked', 'owner again') !== 'open') faults.add('no recovery');
          // Orders that come to the same are followed on together: what comes next depends on nothing else.
          const key = JSON.stringify(after);
          const known = next.get(key);
          if (known === undefined) next.set(key, { world: after, orders: ways });
          else known.orders += ways;
          orders += ways;
        }
      }
      reached = next;
    }
    expect([...faults]).toEqual([]);
    const total = [1, 2, 3, 4, 5, 6].reduce((sum, length) => sum + steps.length ** length, 0);
    expect(orders).toBe(total);
  });
});

describe('A verification link', () => {
  const stranger = unverifiedAccount(email, typed('stranger 1'));
  const open: LinkState = { purpose: 'verifyEmail', isOpen: true };

  it('takes over what was typed in the browser that follows it, whoever signed up first', () => {
    expect(followLink(open, stranger, typed('owner 2'))).toEqual({
      kind: 'proved',
      account: { ...typed('owner 2'), email, isEmailVerified: true },
    });
  });

  it('asks for a password in every other browser, and then takes nothing else over', () => {
    expect(followLink(open, stranger, null)).toEqual({ kind: 'choosePassword' });
    expect(choosePassword(open, stranger, null, { passwordHash: 'owner 9' })).toEqual({
      kind: 'proved',
      account: {
        email,
        name: 'amina',
        phone: null,
        passwordHash: 'owner 9',
        locale: 'fr',
        isEmailVerified: true,
      },
    });
    const named = choosePassword(open, stranger, null, { passwordHash: 'owner 9', name: 'Amina' });
    expect(named).toMatchObject({ account: { name: 'Amina', phone: null } });
  });

  it('is dead once the address is verified, used or not', () => {
    const verified = { ...stranger, isEmailVerified: true };
    expect(followLink(open, verified, typed('stranger 2'))).toEqual({ kind: 'dead' });
    expect(choosePassword(open, verified, null, { passwordHash: 'x' })).toEqual({ kind: 'dead' });
    expect(followLink({ ...open, isOpen: false }, stranger, typed('owner 1'))).toEqual({ kind: 'dead' });
  });
});

describe('A reset', () => {
  it('keeps what a verified account says of its owner', () => {
    const verified = { ...unverifiedAccount(email, typed('owner 1')), isEmailVerified: true };
    const link: LinkState = { purpose: 'resetPassword', isOpen: true };
    const outcome = choosePassword(link, verified, typed('stranger 1'), {
      passwordHash: 'new',
      name: 'Other',
    });
    expect(outcome).toEqual({ kind: 'proved', account: { ...verified, passwordHash: 'new' } });
  });
});
