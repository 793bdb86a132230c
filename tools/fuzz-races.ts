/**
 * Many hands on the same few accounts at once, through two API processes: orders placed, paid, cancelled, quotes shared and
 * deleted, plates planned and moved, schedules run, and the accounts deleted in the midst of it. It starts a service of its
 * own. Ends with status 1 when an answer is a fault of ours, when transactions wait in a circle, when a job fails, or when
 * what is stored in the end does not agree.
 *
 * `npm run tool fuzz:races [-- --seconds=60 --seed=1 --redis]`: the seed says what is called, not in which order it meets.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client as Database } from 'pg';
import { Random } from '@testing/fuzz/random.js';
import { newAdmin } from '@testing/new-admin.js';
import { withOwnPostgres } from '@testing/stack/own-postgres.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { findWrongs } from './races/consistency.js';
import { raceOneCustomer } from './races/customer.js';
import { callUntil, Table } from './races/hand.js';
import { operatorActs } from './races/operator.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    redis: { type: 'boolean', default: false },
  },
});
const customers = 3;
const operators = 2;
const accountMs = 12_000;
/** Jobs that were asked for last are done in this time. */
const settledMs = 15_000;

async function race(stack: TestStack, table: Table): Promise<void> {
  const admin = await newAdmin(stack);
  const stock = { kind: 'corrected', grams: 5_000 };
  await admin.post('/ops/api/stock/pla-noir/movements', stock, { 'Idempotency-Key': 'first' });
  const endMs = Date.now() + Number(values.seconds) * 1000;
  const custom = async () => {
    while (Date.now() < endMs - 2_000) {
      await raceOneCustomer(table, stack, Math.min(endMs, Date.now() + accountMs));
    }
  };
  await Promise.all([
    ...Array.from({ length: customers }, custom),
    ...Array.from({ length: operators }, () => callUntil(table, operatorActs(table, admin.cookie), endMs)),
  ]);
  for (const id of table.all('customer')) {
    await admin.post(`/ops/api/lanes/${id}/resume`, { reason: 'the end' });
  }
  await sleep(settledMs);
  // What calls in flight wrote after their account was deleted goes with the next run, which is every hour.
  await admin.post('/ops/api/schedules/maintenance.erase/run');
  await sleep(settledMs);
}

/** Transactions that waited for each other, as the server's log has them. */
async function circlesIn(logFile: string): Promise<string[]> {
  const log = await readFile(logFile, 'utf8');
  return log.split('\n').filter((line) => line.includes('ERROR:  deadlock detected'));
}

await withOwnPostgres(async (postgres, folder) => {
  const env = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' };
  const kind = values.redis ? 'redis' : 'postgres';
  const stack = await startStack({ kind, adminUrl: postgres.url('postgres'), env });
  const database = new Database({ connectionString: stack.databaseUrl });
  try {
    await database.connect();
    const second = await stack.addApi();
    const random = new Random(Number(values.seed));
    const table = new Table([stack.baseUrl, second.baseUrl], stack.mailFolder, random);
    await race(stack, table);
    const circles = await circlesIn(join(folder, 'server.log'));
    const findings = [...table.faults, ...circles, ...(await findWrongs(database))];
    for (const [what, count] of [...table.answers].sort()) say(`  ${what}: ${count}`);
    for (const finding of findings) say(finding);
    const calls = [...table.answers.values()].reduce((sum, count) => sum + count, 0);
    say(`${calls} calls, seed ${values.seed}; ${findings.length} findings`);
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await database.end();
    await stack.stop();
  }
});
