/**
 * Mixed traffic for half an hour: whether an answer is a fault of the service, and whether its memory, descriptors and
 * connections stay flat after the first third. It starts a stack of its own, finds the most visits a second that the stack
 * serves, and then sends half as many, or `--pace` a second. Ends with status 1 when an answer is not the one that was
 * expected, or a figure is not flat.
 *
 * `npm run tool bench:soak [-- --minutes=30 --pace=5 --redis]`
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client as Database } from 'pg';
import { newAdmin } from '@testing/new-admin.js';
import { withOwnPostgres } from '@testing/stack/own-postgres.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { atMost, type Figure, record } from './figures/figure.js';
import { Answers, CountedClient } from './soak/answers.js';
import { MailLinks } from './soak/mail-links.js';
import { drifts, type Drift, figuresOf, type Sample } from './soak/samples.js';
import { Traffic } from './soak/traffic.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    pace: { type: 'string' },
    redis: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.minutes) * 60;
const sampleEveryMs = 5_000;
const customerCount = 24;
const warmUp = { customers: 8, seconds: 15 };
const rush = { customers: 12, seconds: 30 };

/**
 * Half an hour is judged strictly; in a few minutes collections of garbage alone move a process by a third. Pools open
 * and close some connections with the calls that happen to meet.
 */
const flatness = {
  share: seconds >= 900 ? 0.05 : 0.4,
  least: (name: string) => (name.endsWith('MB') ? 0 : 10),
};

/** Paths of the site's pages. */
async function pagesOf(stack: TestStack): Promise<string[]> {
  const text = await (await fetch(`${stack.baseUrl}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function operatorOf(stack: TestStack, answers: Answers): Promise<CountedClient> {
  return Object.assign(new CountedClient(stack, answers), { cookie: (await newAdmin(stack)).cookie });
}

/** Looks every few seconds until `traffic` has ended, and says once a minute what it saw. */
async function watch(
  stack: TestStack,
  database: Database,
  answers: Answers,
  traffic: Promise<void>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const startedMs = performance.now();
  const ended = new AbortController();
  const over = traffic.finally(() => ended.abort());
  while (!ended.signal.aborted) {
    const dueMs = startedMs + (samples.length + 1) * sampleEveryMs;
    await sleep(Math.max(0, dueMs - performance.now()), undefined, ended).catch(() => undefined);
    if (ended.signal.aborted) break;
    const figures = await figuresOf({ api: stack.api.pid, worker: stack.worker.pid }, database);
    samples.push({ seconds: (performance.now() - startedMs) / 1000, figures });
    if ((samples.length * sampleEveryMs) % 60_000 !== 0) continue;
    const shown = Object.entries(figures).map(([name, figure]) => `${name} ${figure.toFixed(0)}`);
    say(`  ${(samples.length * sampleEveryMs) / 60_000} min: ${answers.total} answers; ${shown.join(', ')}`);
  }
  await over;
  return samples;
}

function report(answers: Answers, found: readonly Drift[]): void {
  const byStatus = [...answers.byStatus].sort().map(([status, count]) => `${status}: ${count}`);
  say();
  say(`Answers by status: ${byStatus.join(', ')}`);
  say(`  of 500 and above: ${answers.serverErrors}; not as expected: ${answers.unexpectedCount}`);
  for (const one of answers.unexpected) say(`  ${one}`);
  say('Medians of the sixth after the first third, and of the last sixth');
  for (const { name, early, late, most, isFlat } of found) {
    const change = `${((late / early - 1) * 100).toFixed(1)} %`;
    const shown = [early, late].map((figure) => figure.toFixed(1).padStart(8)).join('');
    say(
      `  ${name.padEnd(20)}${shown}${change.padStart(9)}   most ${most.toFixed(0)}${isFlat ? '' : '   NOT FLAT'}`,
    );
  }
  const passes = answers.serverErrors + answers.unexpectedCount === 0 && found.every(({ isFlat }) => isFlat);
  say(passes ? 'Passes.' : 'FAILS.');
  if (!passes) process.exitCode = 1;
}

/** For the table of `npm run bench`. */
function figuresOfRun(answers: Answers, found: readonly Drift[]): Figure[] {
  const count = (what: string, of: number): Figure => ({
    what: `${what}, of ${answers.total} answers in ${values.minutes} minutes`,
    value: String(of),
    goal: atMost(of, 0),
    boundBy: 'faults',
  });
  return [
    count('500 and above', answers.serverErrors),
    count('not as expected', answers.unexpectedCount),
    ...found.map(({ name, early, late, isFlat }) => ({
      what: `${name} in the last sixth`,
      value: late.toFixed(0),
      beside: { peer: 'that after the first third', ratio: late / early },
      goal: { bound: `≤ ${(100 * flatness.share).toFixed(0)} % more`, isMet: isFlat },
      boundBy: 'what is remembered and held open',
    })),
  ];
}

async function soak(stack: TestStack, database: Database): Promise<void> {
  const answers = new Answers();
  const shop = {
    ...{ service: stack, answers, mails: new MailLinks(stack.mailFolder) },
    ...{ pages: await pagesOf(stack), operator: await operatorOf(stack, answers) },
  };
  const traffic = await Traffic.open(shop, customerCount);
  await traffic.rush(warmUp);
  const peak = values.pace === undefined ? await traffic.rush(rush) : null;
  const perSecond = peak === null ? Number(values.pace) : peak / 2;
  const half =
    peak === null ? '' : `, half of ${peak.toFixed(1)}, the most of ${rush.customers} without a pause`;
  say(
    `${values.minutes} minutes of ${perSecond.toFixed(1)} visits a second${half}; ${customerCount} customers`,
  );
  const [visits, sent, startedMs] = [traffic.visits, answers.total, performance.now()];
  const samples = await watch(stack, database, answers, traffic.pace({ perSecond, seconds }));
  const tookSeconds = (performance.now() - startedMs) / 1000;
  const rates = [traffic.visits - visits, answers.total - sent].map((count) =>
    (count / tookSeconds).toFixed(1),
  );
  say(`${rates[0]} visits and ${rates[1]} answers a second came to pass`);
  const found = drifts(samples, seconds, flatness);
  report(answers, found);
  record(figuresOfRun(answers, found));
}

await withOwnPostgres(async (postgres) => {
  const env = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' };
  const kind = values.redis ? 'redis' : 'postgres';
  const stack = await startStack({ kind, adminUrl: postgres.url('postgres'), env });
  try {
    const database = new Database({ connectionString: stack.databaseUrl });
    await database.connect();
    await soak(stack, database).finally(() => database.end());
  } finally {
    await stack.stop();
  }
});
