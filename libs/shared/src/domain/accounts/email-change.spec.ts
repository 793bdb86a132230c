import { describe, expect, it } from '@jest/globals';
import {
  type AddressAccount,
  choosePassword,
  confirmChange,
  isAddressFree,
  isEndedBy,
  type LinkPurpose,
  type LinkState,
} from './address-proof.js';

/*
 * Two people and one account. Each reads mailboxes of their own; what either has typed or knows as a password begins
 * with their name, and `leaked` both know. Every order of up to six of their steps is tried.
 */

type Person = 'owner' | 'stranger';

interface MailedLink extends LinkState {
  purpose: LinkPurpose;
  /** The mailbox that it was mailed to. */
  to: string;
  madeAt: number;
}

interface World {
  account: AddressAccount;
  /** In the order in which they were mailed. */
  links: MailedLink[];
}

type Step = (world: World) => World;

const isReadBy = (person: Person, mailbox: string): boolean => mailbox.startsWith(person);
const isKnownTo = (person: Person, password: string): boolean =>
  password === 'leaked' || password.startsWith(person);

function ended(links: MailedLink[], used: MailedLink | null): MailedLink[] {
  return links.map((link) => (isEndedBy(used, link) ? { ...link, isOpen: false } : link));
}

const mailed = (world: World, purpose: LinkPurpose, to: string, email: string | null): World => {
  const link = { purpose, to, email, isOpen: true, madeAt: world.links.length };
  return { ...world, links: [...world.links, link] };
};

/** Asks for another address, with the account's password. */
const askChange =
  (person: Person, to: string): Step =>
  (world) => {
    const { passwordHash, email } = world.account;
    if (!isKnownTo(person, passwordHash) || email === to) return world;
    const earlier = world.links.map((link) =>
      link.purpose === 'changeEmail' ? { ...link, isOpen: false } : link,
    );
    const noticed = mailed({ ...world, links: earlier }, 'keepEmail', email, email);
    return mailed(noticed, 'changeEmail', to, to);
  };

/** Confirms with whatever password the person would type: the account's, if it is known. */
const confirm =
  (person: Person): Step =>
  (world) => {
    const { account, links } = world;
    const link = links.findLast((one) => one.purpose === 'changeEmail' && isReadBy(person, one.to));
    if (link === undefined) return world;
    const outcome = confirmChange(link, account, isKnownTo(person, account.passwordHash));
    return outcome.kind === 'proved' ? { account: outcome.account, links: ended(links, link) } : world;
  };

/** Chooses a password behind a link of the person's mailbox: the oldest or the newest that is open. */
const choose =
  (person: Person, purpose: 'resetPassword' | 'keepEmail', which: 'oldest' | 'newest'): Step =>
  (world) => {
    const { account, links } = world;
    const own = links.filter((one) => one.purpose === purpose && one.isOpen && isReadBy(person, one.to));
    const link = which === 'oldest' ? own[0] : own.at(-1);
    if (link === undefined) return world;
    const outcome = choosePassword(link, account, null, { passwordHash: `${person} chose` });
    return outcome.kind === 'proved' ? { account: outcome.account, links: ended(links, link) } : world;
  };

const askReset: Step = (world) => mailed(world, 'resetPassword', world.account.email, null);

const changePassword =
  (person: Person): Step =>
  (world) => {
    if (!isKnownTo(person, world.account.passwordHash)) return world;
    const account = { ...world.account, passwordHash: `${person} changed` };
    return { account, links: ended(world.links, null) };
  };

const stepsOf = (person: Person): Step[] => [
  askChange(person, `${person}@second`),
  askChange(person, `${person}@third`),
  confirm(person),
  choose(person, 'resetPassword', 'newest'),
  choose(person, 'keepEmail', 'oldest'),
  choose(person, 'keepEmail', 'newest'),
  changePassword(person),
];

const accountOf = (person: Person, passwordHash: string): AddressAccount => ({
  email: `${person}@first`,
  name: 'Amina',
  phone: null,
  passwordHash,
  locale: 'fr',
  isEmailVerified: true,
});

/** The worlds that every order of so many steps leads to, each once. */
function reached(beginning: World, steps: Step[], length: number): World[] {
  const all = new Map([[JSON.stringify(beginning), beginning]]);
  let last = [...all.values()];
  for (let done = 0; done < length; done += 1) {
    const next = new Map<string, World>();
    for (const world of last) {
      for (const step of steps) {
        const after = step(world);
        const key = JSON.stringify(after);
        if (!all.has(key)) next.set(key, after);
      }
    }
    for (const [key, world] of next) all.set(key, world);
    last = [...next.values()];
  }
  return [...all.values()];
}

/** The owner uses the first link that keeps her address; without one, she asks for a new password. */
function recover(world: World): World {
  const kept = choose('owner', 'keepEmail', 'oldest')(world);
  return kept === world ? choose('owner', 'resetPassword', 'newest')(askReset(world)) : kept;
}

describe('An account whose password a stranger has', () => {
  const steps = [...stepsOf('stranger'), ...stepsOf('owner'), askReset];
  const worlds = reached({ account: accountOf('owner', 'leaked'), links: [] }, steps, 6);

  it('comes back to its owner from every state, and the stranger has nothing left', () => {
    const lost = worlds.filter((world) => {
      const { account, links } = recover(world);
      const isOwners = isReadBy('owner', account.email) && account.passwordHash === 'owner chose';
      return !isOwners || links.some((link) => link.isOpen && isUsable(link));
    });
    expect(worlds.length).toBeGreaterThan(5_000);
    expect(lost).toEqual([]);
  });

  /** A link with which the stranger would have the account again. */
  const isUsable = ({ purpose, to }: MailedLink): boolean =>
    isReadBy('stranger', to) && purpose !== 'changeEmail';
});

describe('An account whose password its owner alone knows', () => {
  it('never moves to a mailbox of a stranger, nor opens to one, whatever the stranger asks for', () => {
    const steps = [...stepsOf('stranger'), ...stepsOf('owner'), askReset];
    const worlds = reached({ account: accountOf('owner', 'owner typed'), links: [] }, steps, 6);
    const taken = worlds.filter(
      ({ account }) => isReadBy('stranger', account.email) || isKnownTo('stranger', account.passwordHash),
    );
    expect(worlds.length).toBeGreaterThan(500);
    expect(taken).toEqual([]);
  });
});

describe('An account of a stranger', () => {
  it('never moves to a mailbox whose reader only follows links and types passwords of their own', () => {
    const towardsOwner = ['owner@second', 'owner@third'].map((to) => askChange('stranger', to));
    const steps = [...stepsOf('stranger'), ...towardsOwner, confirm('owner'), askReset];
    const followed = (['resetPassword', 'keepEmail'] as const).map((purpose) =>
      choose('owner', purpose, 'newest'),
    );
    const beginning = { account: accountOf('stranger', 'stranger typed'), links: [] };
    const worlds = reached(beginning, [...steps, ...followed], 6);
    expect(worlds.length).toBeGreaterThan(500);
    expect(worlds.filter(({ account }) => isReadBy('owner', account.email))).toEqual([]);
  });
});

describe('The rules of a change of address', () => {
  const account = accountOf('owner', 'owner typed');
  const link: LinkState = { purpose: 'changeEmail', isOpen: true, email: 'owner@second' };
  const moved = { ...account, email: 'owner@second' };

  it.each([
    ['the link and the password', link, true, { kind: 'proved', account: moved }],
    ['a wrong password', link, false, { kind: 'refused' }],
    ['a link that is used or run out', { ...link, isOpen: false }, true, { kind: 'dead' }],
    ['a link without an address', { ...link, email: null }, true, { kind: 'dead' }],
    ['a reset link', { ...link, purpose: 'resetPassword' }, true, { kind: 'dead' }],
  ] as const)('%s', (_said, given, isRight, outcome) => {
    expect(confirmChange(given, account, isRight)).toEqual(outcome);
  });

  it('give an address to whom nobody has proved it yet', () => {
    expect([null, { isEmailVerified: false }, { isEmailVerified: true }].map(isAddressFree)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('set no password behind a link to a new address', () => {
    expect(choosePassword(link, account, null, { passwordHash: 'x' })).toEqual({ kind: 'dead' });
  });
});
