import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ConnectionOptions, Queue, setDefaultBackendFactory, Worker } from 'bullmq';
import { Client } from 'pg';
import { TcpRelay } from '@testing/stack/tcp-relay.js';
import { createDatabase, runAdminUrl, type TestDatabase } from '@testing/stack/test-database.js';
import { readSettings } from '../config/env.js';
import { migrate } from '../database/migrate.js';
import { configureQueueBackend } from './queue-backend.js';

const names = ['first', 'second', 'third'];

let database: TestDatabase;
let client: Client;
let connection: ConnectionOptions;
let queues: Queue[];
let workers: Worker[];
const done: string[] = [];

/** Sessions whose last statement was one that listens. */
async function listeners(): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query ~* '^(--.*\\n)*listen '`,
  );
  return rows.map(({ pid }) => pid);
}

/** Until it holds; the test's own deadline ends the wait. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

async function doByEach(word: string): Promise<void> {
  for (const queue of queues) await queue.add('say', { word });
  await until(() => names.every((name) => done.includes(`${name} ${word}`)));
}

beforeAll(async () => {
  database = await createDatabase(runAdminUrl());
  const settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
  await migrate(settings);
  client = new Client({ connectionString: database.url });
  await client.connect();
  ({ connection } = configureQueueBackend(settings));
  queues = names.map((name) => new Queue(name, { connection }));
  workers = names.map((name) => {
    const say = ({ data }: { data: { word: string } }) =>
      Promise.resolve(void done.push(`${name} ${data.word}`));
    return new Worker(name, say, { connection }).on('error', () => undefined);
  });
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
}, 30_000);

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await Promise.all(queues.map((queue) => queue.close()));
  await client.end();
  setDefaultBackendFactory();
  await database.drop();
});

describe('the sessions of all queues of a process', () => {
  it('are woken by one that listens', async () => {
    await doByEach('one');
    // A worker asks for its first job before it listens.
    await until(async () => (await listeners()).length > 0);
    expect(await listeners()).toHaveLength(1);
  });

  it('are woken again after that one was lost', async () => {
    const [lost] = await listeners();
    await client.query('select pg_terminate_backend($1)', [lost]);
    let now: number[] = [];
    await until(async () => (now = await listeners()).length > 0 && !now.includes(lost!));
    expect(now).toHaveLength(1);
    await doByEach('two');
  });

  it('do not wait for the disk, and read the schema of the queues', async () => {
    const { rows } = await (connection as unknown as Client).query(
      `select current_schema() as schema, current_setting('synchronous_commit') as waits`,
    );
    expect(rows).toEqual([{ schema: 'bullmq', waits: 'off' }]);
  });

  it('stop listening with the last worker', async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await until(async () => (await listeners()).length === 0);
    expect(done).toHaveLength(2 * names.length);
  });
});

/** As PostgreSQL while it starts: each session is refused. */
async function startRefusing(port: number): Promise<Server> {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + fields.length, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a server that starts again', () => {
  it('is asked some times a second, and then work goes on', async () => {
    const { hostname, port } = new URL(database.url);
    const relay = await TcpRelay.start({ host: hostname, port: Number(port) });
    const databaseUrl = database.url.replace(`:${port}/`, `:${relay.port}/`);
    const settings = readSettings({ DATABASE_URL: databaseUrl }, ['databaseUrl']);
    const relayed = configureQueueBackend(settings);
    const options = { ...relayed, skipStalledCheck: true };
    const ended: string[] = [];
    const errors = { busy: 0, idle: 0 };
    let starting: Server | undefined;
    const busy = new Queue('busy', relayed);
    await busy.addBulk(['one', 'two'].map((name) => ({ name, data: {} })));
    const idler = new Worker('idle', () => Promise.resolve(), options);
    idler.on('error', () => errors.idle++);
    await idler.waitUntilReady();
    const work = async ({ name }: { name: string }) => {
      if (starting === undefined) {
        await relay.cut();
        starting = await startRefusing(relay.port);
      }
      ended.push(name);
    };
    const worker = new Worker('busy', work, options).on('error', () => errors.busy++);
    await until(() => errors.busy > 0);
    Object.assign(errors, { busy: 0, idle: 0 });
    await sleep(1_000);
    const inOneSecond = { ...errors };
    starting!.close();
    await relay.mend();
    await until(() => ended.includes('two'));
    expect(inOneSecond.busy).toBeGreaterThan(0);
    expect(inOneSecond.busy).toBeLessThan(10);
    expect(inOneSecond.idle).toBeLessThan(10);
    await Promise.all([worker, idler, busy].map((one) => one.close()));
    await relay.cut();
  });

  it('is told apart from statements that fail, which say so at once', async () => {
    const startedMs = performance.now();
    for (let statement = 0; statement < 20; statement++) {
      const failed = (connection as unknown as Client).query('select nonsense');
      await expect(failed).rejects.toMatchObject({ code: '42703' });
    }
    expect(performance.now() - startedMs).toBeLessThan(20 * 250);
  });
});
