/**
 * Whether the time of an answer tells who has an account. For each endpoint that may not tell, two kinds of addresses
 * are asked about in turn: those with an account, and those without. The figure is the AUC of the times: the chance
 * that an answer about an account took longer than one about none. 0.5 tells nothing, 1 tells all; below 0.6 passes.
 *
 * It starts a stack of its own. `npm run tool bench:account-timing [rounds]`
 */
import { randomUUID } from 'node:crypto';
import { Client as Database } from 'pg';
import { Client, goodPassword, type ServiceAddress, signedIn } from '@testing/http-client.js';
import { withOwnPostgres } from '@testing/stack/own-postgres.js';
import { startStack } from '@testing/stack/stack.js';
import { median } from './figures/quantile.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const rounds = Number(process.argv[2] ?? 300);
const accountCount = 30;
const warmUpRounds = 30;
const maxAuc = 0.6;

const newEmail = (): string => `${randomUUID()}@example.com`;

/** The chance that a value of `ones` is above one of `others`; ties count half. */
function auc(ones: number[], others: number[]): number {
  const above = ones.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return above.reduce((sum: number, share) => sum + share, 0) / above.length;
}

/** Its distance from 0.5 counts: to be quicker tells as much as to be slower. */
function strength(figure: number): number {
  return Math.max(figure, 1 - figure);
}

interface Question {
  name: string;
  ask: (email: string) => Promise<unknown>;
}

/** Ten wrong passwords lock an address out, with or without an account: the bench must not reach that. */
async function forgetFailures(database: Database): Promise<void> {
  await database.query('delete from attempt_counters');
}

function questions(service: ServiceAddress): Question[] {
  const post = (path: string, body: object) => new Client(service).post(`/api/auth/${path}`, body);
  const password = { password: goodPassword, confirmPassword: goodPassword };
  return [
    { name: 'request-password-reset', ask: (email) => post('request-password-reset', { email }) },
    { name: 'send-verification-email', ask: (email) => post('send-verification-email', { email }) },
    { name: 'sign-up/email', ask: (email) => post('sign-up/email', { name: 'Bench', email, ...password }) },
    { name: 'sign-in/email', ask: (email) => post('sign-in/email', { email, password: 'Wrong2026' }) },
  ];
}

/** Milliseconds of each answer, of known and unknown addresses in turn; which comes first changes. */
async function compare(
  { ask }: Question,
  database: Database,
  known: () => string,
  unknown: () => string,
): Promise<{ known: number[]; unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const timed = async (kind: 'known' | 'unknown', isKept: boolean): Promise<void> => {
    const email = kind === 'known' ? known() : unknown();
    const startedMs = performance.now();
    await ask(email);
    if (isKept) times[kind].push(performance.now() - startedMs);
  };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    await forgetFailures(database);
    for (const kind of order) await timed(kind, round >= 0);
  }
  return times;
}

async function measure(service: ServiceAddress, database: Database): Promise<number> {
  const accounts: string[] = [];
  for (let n = 0; n < accountCount; n += 1) accounts.push((await signedIn(service)).email);
  const strangers = Array.from({ length: accountCount }, newEmail);
  let turn = 0;
  const inTurn = (emails: string[]) => () => emails[turn++ % emails.length]!;
  let worst = 0;
  say(`${rounds} answers each, about ${accountCount} accounts and about no account; median in ms`);
  for (const question of questions(service)) {
    // A sign-up makes an account: only new addresses have none.
    const cases: [string, () => string][] = [['the first time', newEmail]];
    if (question.name !== 'sign-up/email') cases.push(['asked before', inTurn(strangers)]);
    for (const [said, unknown] of cases) {
      const times = await compare(question, database, inTurn(accounts), unknown);
      const figure = auc(times.known, times.unknown);
      worst = Math.max(worst, strength(figure));
      const medians = `${median(times.known).toFixed(2)} / ${median(times.unknown).toFixed(2)}`;
      say(
        `  ${question.name.padEnd(26)}${said.padEnd(16)}${medians.padStart(16)}   AUC ${figure.toFixed(3)}`,
      );
    }
  }
  return worst;
}

await withOwnPostgres(async (postgres) => {
  const stack = await startStack({ kind: 'postgres', adminUrl: postgres.url('postgres') });
  try {
    const database = new Database({ connectionString: stack.databaseUrl });
    await database.connect();
    const worst = await measure(stack, database).finally(() => database.end());
    const verdict = worst < maxAuc ? 'passes' : 'FAILS';
    say(`farthest from 0.5: ${worst.toFixed(3)} (bound ${maxAuc}): ${verdict}`);
    if (worst >= maxAuc) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
});
