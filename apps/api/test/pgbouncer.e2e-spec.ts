import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pgbouncer, pgbouncerProgram } from '@testing/stack/pgbouncer.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl } from '@testing/stack/test-database.js';
import { buyPart } from './bought-part.js';
import { invoicePlaces } from './payment-orders.js';

/**
 * Less than the pools of API and worker ask for. One more is needed than the sandbox's jobs, which call the API in a
 * transaction.
 */
const poolSize = 6;

// Without it jest.config.js says so at the end of the run, and CI fails.
(pgbouncerProgram === undefined ? describe.skip : describe)('Behind PgBouncer in transaction mode', () => {
  let pgbouncer: Pgbouncer;
  let stack: TestStack;

  beforeAll(async () => {
    pgbouncer = await Pgbouncer.start(runAdminUrl(), poolSize);
    // Without a template, so that the migrate step goes the same way.
    stack = await startStack({
      kind: 'postgres',
      adminUrl: runAdminUrl(),
      env: (databaseUrl) => ({
        DATABASE_URL: pgbouncer.through(databaseUrl),
        DATABASE_DIRECT_URL: databaseUrl,
      }),
    });
  }, 120_000);

  afterAll(async () => {
    await stack?.stop();
    await pgbouncer?.stop();
  });

  it('customers sign up, upload, order and pay at once over fewer connections than they ask for', async () => {
    const settings = await pgbouncer.ask('show config');
    expect(settings.find(({ key }) => key === 'pool_mode')?.value).toBe('transaction');

    const name = new URL(stack.databaseUrl).pathname.slice(1);
    const mostOf = { clients: 0, servers: 0 };
    let isDone = false;
    const watch = (async () => {
      while (!isDone) {
        const pool = (await pgbouncer.ask('show pools')).find(({ database }) => database === name);
        const sum = (...columns: string[]) =>
          columns.reduce((total, column) => total + Number(pool?.[column] ?? 0), 0);
        mostOf.clients = Math.max(mostOf.clients, sum('cl_active', 'cl_waiting'));
        mostOf.servers = Math.max(mostOf.servers, sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested'));
        await sleep(50);
      }
    })();
    const bought = await Promise.all(
      Array.from({ length: 6 }, (_, index) => buyPart(stack, { sidesMm: [31 + index, 20, 10] })),
    ).finally(() => {
      isDone = true;
      return watch;
    });

    expect(bought.map(({ total }) => total > 0)).toEqual(Array(6).fill(true));
    expect(await invoicePlaces(stack)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(mostOf.clients).toBeGreaterThan(poolSize);
    expect(mostOf.servers).toBeLessThanOrEqual(poolSize);
  }, 120_000);
});
