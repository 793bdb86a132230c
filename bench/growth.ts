/**
 * What becomes dearer with rows and with waiting jobs: a database is filled by SQL with orders of two years and all that
 * comes with them, to one per cent, ten and all of `--orders`. At each, what customers, operators and schedules wait for is
 * asked of the running service: milliseconds, rows that its dearest statement read, and how it read them. Then jobs are
 * added until `--jobs` wait.
 *
 * `npm run tool bench:growth [-- --orders=1000000 --jobs=100000]`: a million orders with their ten million lines take some
 * 20 GB of the temporary folder, or of `--folder`, and an hour or two; 0 leaves a part out.
 * `--statements` prints the three statements of each that read most.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client as Database } from 'pg';
import type { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { newAdmin } from '@testing/new-admin.js';
import { withOwnPostgres } from '@testing/stack/own-postgres.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { deliveryAddress } from '@testing/delivery-address.js';
import { type Figure, record } from './figures/figure.js';
import { median } from './figures/quantile.js';
import { QueueDepth } from './growth/depth.js';
import { fill, prepareFilling } from './growth/fill.js';
import { ofCustomers, ofOperators, ofQueues, type Question } from './growth/questions.js';
import { type Statement, Statements } from './growth/statements.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    jobs: { type: 'string', default: '100000' },
    folder: { type: 'string', default: tmpdir() },
    statements: { type: 'boolean', default: false },
  },
});
const scalesOf = (most: string): number[] => [0.01, 0.1, 1].map((share) => Math.round(Number(most) * share));
const scales = scalesOf(values.orders);
const depths = scalesOf(values.jobs);
const rounds = 3;
/** What a worker does each second, and each time that a job begins or ends, comes in it. */
const workerLooksMs = 3_000;

interface Finding {
  ms: number;
  dearest: Statement | undefined;
}

async function timeOf({ ask }: Question): Promise<number> {
  const startedMs = performance.now();
  return (await ask()) ?? performance.now() - startedMs;
}

/** The middle of some rounds, after one that warms the caches; and the statement of one more that read most. */
async function find(question: Question, statements: Statements): Promise<Finding> {
  await timeOf(question);
  const times: number[] = [];
  while (times.length < rounds) times.push(await timeOf(question));
  const ran = await statements.during(() => timeOf(question));
  sayDearest(question.name, ran);
  return { ms: median(times), dearest: ran[0] };
}

function sayDearest(name: string, ran: readonly Statement[]): void {
  if (!values.statements) return;
  for (const { rowsRead, scan, text } of ran.slice(0, 3))
    say(`    ${name}: ${rowsRead} rows by ${scan}: ${text.slice(0, 1_000)}`);
}

/** Who asks: a customer with a part and an address, and an operator. */
interface Askers {
  customerId: string;
  operator: Client;
  questions: Question[];
}

async function askersOf(stack: TestStack): Promise<Askers> {
  const customer = await signedIn(stack);
  const { data: part } = await customer.upload('part.stl', encodeBinaryStl(box(20, 30, 10)));
  const labels = { filename: 'part.stl', fileName: 'part.stl', fileSize: 684, technology: 'fdm' };
  const line = { fileKey: part.key, ...labels, materialId: 'pla-noir', quantity: 1 };
  await customer.post('/api/quotes/calculate', line);
  const { data: session } = await customer.get<{ user: { id: string } }>('/api/auth/get-session');
  const address = await customer.post<{ id: string }>('/api/addresses', await deliveryAddress(customer));
  const operator = await newAdmin(stack);
  const questions = [...ofCustomers(customer, line, address.data.id), ...ofOperators(operator)];
  return { customerId: session.user.id, operator, questions };
}

const shown = (figures: readonly number[]): string =>
  figures.map((figure) => figure.toFixed(0).padStart(9)).join('');

/** For the table of `npm run bench`: the most, and rows read beside those at a tenth of it. */
function figuresOf(
  of: string,
  at: readonly number[],
  found: ReadonlyMap<string, readonly Finding[]>,
): Figure[] {
  return [...found].map(([name, findings]) => {
    const [before, last] = findings.slice(-2);
    const [rowsBefore = 0, rows = 0] = [before?.dearest?.rowsRead, last?.dearest?.rowsRead];
    return {
      what: `${name}, ${at.at(-1)} ${of}`,
      value: `${last?.ms.toFixed(0)} ms, ${rows} rows read`,
      ...(rowsBefore > 0 && { beside: { peer: `rows of ${at.at(-2)}`, ratio: rows / rowsBefore } }),
      boundBy: last?.dearest?.scan ?? 'no statement',
    };
  });
}

function report(title: string, at: readonly number[], found: ReadonlyMap<string, readonly Finding[]>): void {
  say();
  say(`${title.padEnd(46)}${shown([...at, ...at])}`);
  for (const [name, findings] of found) {
    const ms = findings.map((one) => one.ms);
    const rows = findings.map(({ dearest }) => dearest?.rowsRead ?? 0);
    say(`  ${name.padEnd(44)}${shown(ms)}${shown(rows)}   ${findings.at(-1)?.dearest?.scan ?? ''}`);
  }
}

/** Asks everything and adds what was found. One that is refused is said and has no figure. */
async function findAll(
  questions: readonly Question[],
  statements: Statements,
  found: Map<string, Finding[]>,
): Promise<void> {
  for (const question of questions) {
    const finding = await find(question, statements).catch((error: unknown): Finding => {
      say(`  ${question.name}: ${(error as Error).message}`);
      process.exitCode = 1;
      return { ms: NaN, dearest: undefined };
    });
    found.set(question.name, [...(found.get(question.name) ?? []), finding]);
  }
}

async function growRows(database: Database, askers: Askers, statements: Statements): Promise<void> {
  await prepareFilling(database);
  const found = new Map<string, Finding[]>();
  let after = 0;
  for (const upTo of scales) {
    say(`${upTo} orders`);
    await fill(database, { after, upTo, customerId: askers.customerId }, say);
    await findAll(askers.questions, statements, found);
    after = upTo;
  }
  report('Milliseconds, and rows read, by orders', scales, found);
  record(figuresOf('orders', scales, found));
}

/** What should be the same however many wait. */
function depthFigure(what: string, measured: readonly number[], shownAs: (one: number) => string): Figure {
  const [before = NaN, last = NaN] = measured.slice(-2);
  return {
    what: `${what}, ${depths.at(-1)} jobs waiting`,
    value: shownAs(last),
    beside: { peer: `that with ${depths.at(-2)}`, ratio: last / before },
    boundBy: 'its queue, its lane, its rows',
  };
}

async function growQueue(stack: TestStack, { operator }: Askers, statements: Statements): Promise<void> {
  const queue = await QueueDepth.open(stack);
  const found = new Map<string, Finding[]>();
  const [adding, claiming]: [number[], number[]] = [[], []];
  try {
    for (const depth of depths) {
      adding.push(await queue.addUntil(depth));
      await findAll(ofQueues(operator), statements, found);
      claiming.push(await queue.claim());
      const ran = await queue.besideWorker(() => statements.during(() => sleep(workerLooksMs)));
      const ofWorker = 'a worker, its dearest statement';
      sayDearest(ofWorker, ran);
      found.set(ofWorker, [...(found.get(ofWorker) ?? []), { ms: ran[0]?.ms ?? NaN, dearest: ran[0] }]);
    }
  } finally {
    await queue.close();
  }
  report('Milliseconds, and rows read, by waiting jobs', depths, found);
  record([
    ...figuresOf('jobs waiting', depths, found),
    depthFigure('a file, its rows and its job', adding, (ms) => `${ms.toFixed(2)} ms`),
    depthFigure('analyses a second', claiming, (perSecond) => perSecond.toFixed(0)),
  ]);
  say(
    `  ${'a file, its rows and its job, ms'.padEnd(44)}${adding.map((ms) => ms.toFixed(2).padStart(9)).join('')}`,
  );
  say(`  ${'analyses a second'.padEnd(44)}${shown(claiming)}`);
}

/** Both on one stack, whose connections are listened to from their start. */
async function grow(postgres: EmbeddedPostgres, admin: Database, logFile: string): Promise<void> {
  const statements = new Statements(admin, logFile);
  await statements.prepare();
  const env = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' };
  const stack = await startStack({ kind: 'postgres', adminUrl: postgres.url('postgres'), env });
  try {
    const database = new Database({ connectionString: stack.databaseUrl });
    await database.connect();
    const askers = await askersOf(stack);
    if (Number(values.orders) > 0) await growRows(database, askers, statements);
    await database.end();
    if (Number(values.jobs) > 0) await growQueue(stack, askers, statements);
  } finally {
    await stack.stop();
  }
}

await withOwnPostgres(async (postgres, folder) => {
  const admin = new Database({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await grow(postgres, admin, join(folder, 'server.log')).finally(() => admin.end());
}, values.folder);
