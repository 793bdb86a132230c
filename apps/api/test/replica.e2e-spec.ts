import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';
import { ReplicatedPostgres } from '@testing/stack/standby.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { TcpRelay } from '@testing/stack/tcp-relay.js';
import { query } from './database.js';
import { insertOrder, knownSecret, openCheckout, sendCallback } from './payment-orders.js';
import { addAddress, uploadBox } from './shop.js';

let folder: string;
let postgres: ReplicatedPostgres;
/** The way of the API to the replica. */
let relay: TcpRelay;
let stack: TestStack;
let client: Client & { email: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replica-'));
  postgres = await ReplicatedPostgres.start(folder);
  const { hostname, port } = new URL(postgres.replicaUrl('postgres'));
  relay = await TcpRelay.start({ host: hostname, port: Number(port) });
  stack = await startStack({
    kind: 'postgres',
    adminUrl: postgres.primary.url('postgres'),
    env: (databaseUrl) => {
      const url = new URL(postgres.replicaUrl(new URL(databaseUrl).pathname.slice(1)));
      url.host = `127.0.0.1:${relay.port}`;
      return { DATABASE_REPLICA_URL: url.href, APP_SECRET: knownSecret };
    },
  });
  client = await signedIn(stack);
}, 120_000);

afterAll(async () => {
  await stack?.stop();
  await relay?.cut();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const labels = async (by: Client = client) =>
  (await by.get<{ label: string }[]>('/api/addresses')).data.map(({ label }) => label);

async function behindSeconds(): Promise<number> {
  const figures = await (await fetch(`${stack.baseUrl}/metrics`)).text();
  return Number(/^database_replica_behind_seconds (\S+)$/m.exec(figures)![1]!.replace('+Inf', 'Infinity'));
}

/** Until the customer's lists are read from the replica: it is then known to have all that they wrote. */
async function untilFromReplica(): Promise<void> {
  for (;;) {
    const [{ at }] = (await postgres.tell<{ at: Date }>('select clock_timestamp() as at')) as [{ at: Date }];
    await labels();
    const [asked] = await postgres.tell<{ at: Date | null }>(
      `select max(query_start) as at from pg_stat_activity
       where query like '%from "addresses"%' and pid <> pg_backend_pid()`,
    );
    if (asked?.at != null && asked.at > at) return;
    await sleep(100);
  }
}

describe('Lists with a read replica', () => {
  it('show each write to its caller at once', async () => {
    const written: string[] = [];
    for (let count = 1; count <= 20; count += 1) {
      written.push(`Address ${count}`);
      await addAddress(client, { label: written.at(-1) });
      expect((await labels()).sort()).toEqual([...written].sort());
    }
  });

  it('show a payment to the customer once it is told', async () => {
    const { id, number } = await insertOrder(stack, client.email);
    const { attemptId } = await openCheckout(client, id);
    await untilFromReplica();
    await postgres.pause();
    expect((await sendCallback(stack, { attemptId })).status).toBe(200);
    const { data } = await client.get<{ orderNumber: string; status: string }[]>('/api/orders');
    await postgres.resume();
    expect(data.find(({ orderNumber }) => orderNumber === number)?.status).toBe('paid');
  });

  it('are read from the replica once it has all that their caller wrote, five seconds behind at most', async () => {
    await untilFromReplica();
    await postgres.pause();
    await query(stack, `update addresses set label = 'Changed by another'`);
    const changedMs = Date.now();
    expect(await labels()).not.toContain('Changed by another');
    let seen: string[] = [];
    // A look that begins later than this sees the change, however long a busy machine takes over it.
    let askedMs = changedMs;
    while (!seen.includes('Changed by another') && askedMs - changedMs < 6_500) {
      await sleep(100);
      askedMs = Date.now();
      seen = await labels();
    }
    expect(new Set(seen)).toEqual(new Set(['Changed by another']));
    await postgres.resume();
  });

  it('are read from the replica after a price, too, which writes nothing that they show', async () => {
    const items = [{ fileKey: await uploadBox(client), filename: 'box.stl', materialId: 'pla-noir' }];
    expect((await client.post('/api/quotes/batch', { items })).status).toBe(200);
    await untilFromReplica();
    await postgres.pause();
    await query(stack, `update addresses set label = 'Changed since'`);
    expect((await client.post('/api/quotes/batch', { items })).status).toBe(200);
    expect(await labels()).not.toContain('Changed since');
    await postgres.resume();
  });

  it('only read: the replica refuses none', async () => {
    const admin = await newAdmin(stack);
    const { id } = (await client.get<{ id: string }>('/api/user/profile')).data;
    await untilFromReplica();
    const lists = [
      ...['/api/addresses', '/api/orders', '/api/quotes', '/ops/api/orders', '/ops/api/customers'],
      ...['quotes', 'orders', 'mails'].map((list) => `/ops/api/customers/${id}/${list}`),
      ...['/ops/api/audit', '/ops/api/messages', '/ops/api/requests', '/ops/api/accounting/journal'],
      ...['movements', 'due', 'returns'].map((list) => `/ops/api/money/${list}`),
    ];
    for (const path of lists) {
      expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
      // One that refuses is not asked before its next look, a second later.
      expect(await behindSeconds()).toBeLessThan(5);
    }
  });

  it('have a change by the time at which the console’s pages hear of it', async () => {
    const admin = await newAdmin(stack);
    await untilFromReplica();
    await postgres.pause();
    const body = { email: 'a@example.com', subject: 'other', message: 'A message for the replica.' };
    expect((await client.post('/api/contact', { name: 'Amina', ...body })).status).toBe(200);
    const toldMs = admin.get('/ops/api/live?topics=messages').then(() => Date.now());
    await sleep(1_500);
    const resumedMs = Date.now();
    await postgres.resume();
    expect(await toldMs).toBeGreaterThanOrEqual(resumedMs);
    const listed = await admin.get<{ message: string }[]>('/ops/api/messages');
    expect(listed.data.map(({ message }) => message)).toContain(body.message);
  });

  it('have a change that others see before the primary has written it to its log', async () => {
    const admin = await newAdmin(stack);
    const walWriterDelay = async (sql: string): Promise<void> => {
      await query(stack, `alter system ${sql}`);
      await query(stack, 'select pg_reload_conf()');
      await sleep(500);
    };
    await walWriterDelay(`set wal_writer_delay = '3s'`);
    await query(stack, 'checkpoint');
    const body = { email: 'a@example.com', subject: 'other', message: 'Not yet in the log.' };
    expect((await client.post('/api/contact', { name: 'Amina', ...body })).status).toBe(200);
    await admin.get('/ops/api/live?topics=messages');
    const database = new URL(stack.databaseUrl).pathname.slice(1);
    const seen = await postgres.tell<{ message: string }>('select message from contact_messages', database);
    await walWriterDelay('reset wal_writer_delay');
    expect(seen.map(({ message }) => message)).toContain(body.message);
  });

  it('are read from the primary within seconds once the replica falls silent, the next at once', async () => {
    await untilFromReplica();
    relay.isSilent = true;
    const silentMs = Date.now();
    // More at a time than there are idle connections: some wait for an answer, others for a new connection.
    await Promise.all(Array.from({ length: 5 }, async () => expect(await labels()).toHaveLength(20)));
    expect(Date.now() - silentMs).toBeLessThan(6_000);
    const nextMs = Date.now();
    expect(await labels()).toHaveLength(20);
    // Less than a silent replica would have taken.
    expect(Date.now() - nextMs).toBeLessThan(2_000);
    relay.isSilent = false;
    await untilFromReplica();
  });

  it('are read from the primary while the replica is away, and no call fails', async () => {
    await untilFromReplica();
    await postgres.stopStandby();
    for (let count = 0; count < 20; count += 1) {
      expect(await labels()).toHaveLength(20);
      await sleep(50);
    }
    await addAddress(client, { label: 'Last' });
    expect(await labels()).toContain('Last');
  });
});
