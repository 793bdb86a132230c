import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { type Answer, Client, linkIn } from '@testing/http-client.js';
import { ageMails, newEmail, paths, signUpBody, type UserAnswer } from './accounts.js';
import { query } from './database.js';
import { quickHashes } from '@testing/stack/quick-hashes.js';
import type { TestStack } from '@testing/stack/stack.js';
import { startStack } from './stack.js';

/*
 * The orders of `address-proof.spec.ts`, drawn at random and sent to the running service. Mails are made older between
 * two steps, so that each request for one has its mail: the most that a stranger can get out of the service.
 */

/** With cheap password hashes: these orders need some two thousand. */
let stack: TestStack;
const sequences = 200;
const atOnce = 8;
const maxLength = 6;

beforeAll(async () => {
  stack = await startStack({ env: quickHashes });
});

afterAll(() => stack.stop());

/** Mulberry32: the same sequences in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A browser that keeps the mark of its sign-up beside its session. */
class Browser {
  readonly client = new Client(stack);
  private mark = '';

  async signUp(email: string, password: string): Promise<void> {
    const body = signUpBody({ email, password, confirmPassword: password, name: `${password} typed this` });
    const answer = await this.client.post(paths.signUp, body, this.cookies());
    [this.mark = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  }

  signIn(email: string, password: string): Promise<Answer<{ user: UserAnswer }>> {
    return this.client.post(paths.signIn, { email, password }, this.cookies());
  }

  open(path: string): Promise<Answer<{ user: UserAnswer }>> {
    return this.client.get(path, this.cookies());
  }

  cookies(): Record<string, string> {
    return { Cookie: this.mark };
  }
}

/** One address, its owner, and a stranger who types it. */
class Story {
  readonly email = newEmail();
  readonly said: string[] = [];
  private readonly owner = new Browser();
  private readonly phone = new Browser();
  private readonly stranger = new Browser();

  constructor(private readonly random: (below: number) => number) {}

  async step(): Promise<void> {
    const { owner, phone, stranger, email } = this;
    const guest = new Client(stack);
    const steps: [string, () => Promise<unknown>][] = [
      ['owner signs up', () => owner.signUp(email, 'Owner2026a')],
      ['owner signs up again', () => owner.signUp(email, 'Owner2026b')],
      ['owner signs up on her phone', () => phone.signUp(email, 'Owner2026c')],
      ['stranger signs up', () => stranger.signUp(email, 'Stranger1')],
      ['stranger signs up again', () => stranger.signUp(email, 'Stranger2')],
      ['the link is mailed again', () => guest.post(paths.sendVerification, { email })],
      ['a reset is asked for', () => guest.post(paths.requestReset, { email })],
      ['owner signs in', () => owner.signIn(email, 'Owner2026a')],
      ['stranger signs in', () => stranger.signIn(email, 'Stranger1')],
      ['owner follows a link', () => this.follow(owner)],
      ['owner follows a link on her phone', () => this.follow(phone)],
      ['owner follows a link elsewhere', () => this.follow(new Browser())],
    ];
    const [said, act] = steps[this.random(steps.length)]!;
    this.said.push(said);
    await act();
    await this.untilMailed();
    await ageMails(stack, email, 61);
  }

  /** Any link of the mailbox, used ones too. Where a password is asked for, the owner types one. */
  private async follow(browser: Browser): Promise<void> {
    const links = await this.mailedLinks();
    if (links.length === 0) return;
    const link = links[this.random(links.length)]!;
    const token = link.searchParams.get('token');
    const body = { token, newPassword: 'Owner2026d' };
    if (link.pathname === '/reset-password') {
      await browser.client.post(paths.resetPassword, body, browser.cookies());
      return;
    }
    const { error } = await browser.open(`${link.pathname}${link.search}`);
    if (error?.details.reason === 'passwordNotChosen')
      await browser.client.post(paths.verify, body, browser.cookies());
  }

  private async untilMailed(): Promise<void> {
    const sql = `select 1 from mail_requests where email = $1
      union all select 1 from outbound_mails where recipient = $1 and status = 'pending'`;
    while ((await query(stack, sql, [this.email])).length > 0) await sleep(30);
  }

  private async mailedLinks(): Promise<URL[]> {
    const sql = 'select id from outbound_mails where recipient = $1 order by id';
    const rows = await query<{ id: string }>(stack, sql, [this.email]);
    const mails = rows.map(async ({ id }) =>
      PostalMime.parse(await readFile(join(stack.mailFolder, `${id}.eml`))),
    );
    const withLink = (await Promise.all(mails)).filter(({ text }) => /https?:/.test(text ?? ''));
    return withLink.map(linkIn);
  }

  /** What must be true at every end; nothing when it is. */
  async faults(): Promise<string[]> {
    const { email, stranger } = this;
    const found: string[] = [];
    for (const password of ['Stranger1', 'Stranger2']) {
      for (const browser of [stranger, new Browser()]) {
        if ((await browser.signIn(email, password)).status === 200) found.push(`${password} opens it`);
      }
    }
    const session = await stranger.client.get<{ user: UserAnswer } | null>(paths.session);
    if (session.data !== null) found.push('the stranger has a session');
    const [row] = await query<{ name: string }>(
      stack,
      'select name from users where email = $1 and is_email_verified',
      [email],
    );
    if (row?.name.startsWith('Stranger')) found.push('a stranger’s words are the account’s');
    return [...found, ...(await this.recover())];
  }

  /** The owner can always get in with a password that she types now. */
  private async recover(): Promise<string[]> {
    const { email } = this;
    await new Browser().signUp(email, 'Owner2026a');
    await this.untilMailed();
    await ageMails(stack, email, 61);
    await new Client(stack).post(paths.requestReset, { email });
    await this.untilMailed();
    const token = (await this.mailedLinks()).at(-1)?.searchParams.get('token');
    await new Client(stack).post(paths.resetPassword, { token, newPassword: 'Owner2026e' });
    const { status } = await new Browser().signIn(email, 'Owner2026e');
    return status === 200 ? [] : [`the owner cannot get in: ${status}`];
  }
}

async function tell(seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const story = new Story(random);
  const length = 1 + random(maxLength);
  for (let n = 0; n < length; n += 1) await story.step();
  return (await story.faults()).map((fault) => `${seed}: ${story.said.join(', ')}: ${fault}`);
}

describe('Whatever an owner and a stranger do, in any order', () => {
  it(`the stranger’s password never opens the account, and the owner gets in (${sequences} orders)`, async () => {
    const seeds = Array.from({ length: sequences }, (_, seed) => seed);
    const faults: string[] = [];
    const worker = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
        faults.push(...(await tell(seed)));
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(faults).toEqual([]);
  }, 600_000);
});
