/**
 * What becomes dearer with rows and with waiting jobs: a database is filled by SQL with orders of two years and all that
 * comes with them, to one per cent, ten and all of `--orders`. At each, what customers, operators and schedules wait for is
 * asked of the running service: milliseconds, rows that its dearest statement read, and how it read them. Then jobs are
 * added until `--jobs` wait.
 *
 * `npm run tool bench:growth [-- --orders=1000000 --jobs=100000]`: a million orders with their ten million lines take some
 * 20 GB of the temporary folder, or of `--folder`, and an hour.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client as Database } from 'pg';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { newAdmin } from '@testing/new-admin.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { fill, prepareFilling } from './growth/fill.js';
import { ofCustomers, ofOperators, type Question } from './growth/questions.js';
import { type Statement, Statements } from './growth/statements.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    folder: { type: 'string', default: tmpdir() },
    statements: { type: 'boolean', default: false },
  },
});
const scales = [0.01, 0.1, 1].map((share) => Math.round(Number(values.orders) * share));
const rounds = 3;

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
  if (values.statements) for (const one of ran.slice(0, 3)) say(`  ${one.rowsRead} rows: ${one.text}`);
  return { ms: times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!, dearest: ran[0] };
}

/** Who asks: a customer with a part and an address, and an operator. */
async function askers(stack: TestStack): Promise<{ customerId: string; questions: Question[] }> {
  const customer = await signedIn(stack);
  const { data: part } = await customer.upload('part.stl', encodeBinaryStl(box(20, 30, 10)));
  const labels = { filename: 'part.stl', fileName: 'part.stl', fileSize: 684, technology: 'fdm' };
  const line = { fileKey: part.key, ...labels, materialId: 'pla-noir', quantity: 1 };
  await customer.post('/api/quotes/calculate', line);
  const { data: session } = await customer.get<{ user: { id: string } }>('/api/auth/get-session');
  const addressId = await addressOf(customer);
  const operator = await newAdmin(stack);
  return {
    customerId: session.user.id,
    questions: [...ofCustomers(customer, line, addressId), ...ofOperators(operator)],
  };
}

async function addressOf(customer: Client): Promise<string> {
  const path = '/api/shipping/destinations?q=casablanca';
  const { data } = await customer.get<{ destinations: { id: string; name: string }[] }>(path);
  const { id: shippingDestinationId, name: city } = data.destinations[0]!;
  const body = {
    label: 'Atelier',
    fullName: 'Amina Test',
    phone: '0612345678',
    street: '12, rue des Forges',
  };
  const answer = await customer.post<{ id: string }>('/api/addresses', {
    ...body,
    city,
    shippingDestinationId,
  });
  return answer.data.id;
}

function report(found: ReadonlyMap<string, Finding[]>): void {
  const shown = (figures: number[]) => figures.map((figure) => figure.toFixed(0).padStart(9)).join('');
  say();
  say(
    `${'Milliseconds, and rows read by the dearest statement, at orders:'.padEnd(66)}${shown([...scales, ...scales])}`,
  );
  for (const [name, findings] of found) {
    const ms = findings.map((one) => one.ms);
    const rows = findings.map(({ dearest }) => dearest?.rowsRead ?? 0);
    const scan = findings.at(-1)?.dearest?.scan ?? '';
    say(`  ${name.padEnd(44)}${shown(ms)}${shown(rows)}   ${scan}`);
  }
}

async function grow(stack: TestStack, database: Database, statements: Statements): Promise<void> {
  const { customerId, questions } = await askers(stack);
  await prepareFilling(database);
  const found = new Map<string, Finding[]>(questions.map(({ name }) => [name, []]));
  let after = 0;
  for (const upTo of scales) {
    say(`${upTo} orders`);
    await fill(database, { after, upTo, customerId }, say);
    for (const question of questions) {
      const finding = await find(question, statements).catch((error: unknown): Finding => {
        say(`  ${question.name}: ${(error as Error).message}`);
        return { ms: NaN, dearest: undefined };
      });
      found.get(question.name)!.push(finding);
    }
    after = upTo;
  }
  report(found);
}

const folder = await mkdtemp(join(values.folder, 'instant-fdm-growth-'));
const postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
try {
  const admin = new Database({ connectionString: postgres.url('postgres') });
  await admin.connect();
  const statements = new Statements(admin, join(folder, 'server.log'));
  await statements.prepare();
  const env = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' };
  const stack = await startStack({ kind: 'postgres', adminUrl: postgres.url('postgres'), env });
  try {
    const database = new Database({ connectionString: stack.databaseUrl });
    await database.connect();
    await grow(stack, database, statements).finally(() => database.end());
  } finally {
    await stack.stop();
    await admin.end();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
