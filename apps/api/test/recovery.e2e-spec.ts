import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { Client as Database } from 'pg';
import { type RedisServer, startRedisServer } from '@testing/stack/redis-server.js';
import type { TestStack } from '@testing/stack/stack.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { stackKind, startStack } from './stack.js';

let redis: RedisServer | null;
let stack: TestStack;
let database: Database;
let client: Client & { email: string };

beforeAll(async () => {
  // Jobs of a killed worker are then taken over within six seconds instead of twelve. The next worker starts within the
  // same request, which waits for 75 seconds instead of 25: `env.spec.ts` holds the true figures against one another.
  redis = stackKind === 'redis' ? await startRedisServer() : null;
  stack = await startStack({
    env: { TIME_LIMIT_SCALE: '3', ...(redis !== null && { REDIS_URL: redis.url }) },
    workerEnv: { TIME_LIMIT_SCALE: '0.5' },
  });
  database = new Database({ connectionString: stack.databaseUrl });
  await database.connect();
  client = await signedIn(stack);
});

afterAll(async () => {
  await database.end();
  await stack.stop();
  await redis?.stop();
});

interface AnalysisRow {
  status: string;
  attempts: number;
}

async function analysesOf(fileKey: string): Promise<AnalysisRow[]> {
  const { rows } = await database.query<AnalysisRow>(
    `select a.status, a.attempts from file_analyses a
     join uploaded_files f on f.content_hash = a.content_hash where f.key = $1`,
    [fileKey],
  );
  return rows;
}

async function untilStatus(fileKey: string, status: string): Promise<AnalysisRow> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const [row] = await analysesOf(fileKey);
    if (row?.status === status) return row;
    await sleep(50);
  }
  throw new Error(`The analysis never became ${status}.`);
}

/**
 * Keeps what is begun from being settled in a table, however quick its worker is: it is then killed in the middle.
 *
 * @returns ends that, and rolls back what the killed worker had begun
 */
async function holdBegun(table: string): Promise<() => Promise<void>> {
  await database.query('select pg_advisory_lock(1)');
  await database.query(
    `create function wait_for_spec() returns trigger language plpgsql as $$
       begin perform pg_advisory_xact_lock(1); return new; end $$;
     create trigger wait_for_spec before update on ${table} for each row
       when (new.status <> 'pending') execute function wait_for_spec()`,
  );
  return async () => {
    await database.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    );
    await database.query('drop function wait_for_spec cascade');
    await database.query('select pg_advisory_unlock(1)');
  };
}

async function upload(content: Uint8Array, by = client): Promise<string> {
  return (await by.upload('part.stl', content)).data.key;
}

const priceOf = (fileKey: string) =>
  client.post('/api/quotes/calculate', { fileKey, filename: 'part.stl', materialId: 'pla-noir' });

describe('the analysis of a file', () => {
  it('starts with the upload, before anyone asks for a price', async () => {
    const fileKey = await upload(encodeBinaryStl(box(31, 17, 9)));
    expect(await untilStatus(fileKey, 'done')).toEqual({ status: 'done', attempts: 1 });
  });

  it('is made once for equal files, uploaded at once and by different users', async () => {
    const content = encodeBinaryStl(sphere(20, 96, 48));
    const other = await signedIn(stack);
    const keys = await Promise.all(
      Array.from({ length: 8 }, (_, i) => upload(content, i % 2 === 0 ? client : other)),
    );
    await untilStatus(keys[0]!, 'done');
    expect(await analysesOf(keys[0]!)).toEqual([{ status: 'done', attempts: 1 }]);
    const later = await upload(content);
    expect((await priceOf(later)).status).toBe(200);
    expect(await analysesOf(later)).toEqual([{ status: 'done', attempts: 1 }]);
  });

  it('is waited for while no worker runs, and found when one comes back', async () => {
    await stack.worker.kill('SIGKILL');
    const fileKey = await upload(encodeBinaryStl(box(33, 17, 9)));
    const price = priceOf(fileKey);
    await sleep(300);
    expect((await analysesOf(fileKey))[0]?.status).toBe('pending');
    await stack.worker.start();
    expect((await price).status).toBe(200);
  });

  it('is taken over when its worker is killed in the middle, within the same request', async () => {
    const letGo = await holdBegun('file_analyses');
    // The largest file that may be uploaded: it is worked on for some tenths of a second.
    const fileKey = await upload(encodeBinaryStl(sphere(60, 1024, 512)));
    while ((await analysesOf(fileKey))[0]?.attempts === 0) await sleep(5);
    await stack.worker.kill('SIGKILL');
    expect((await analysesOf(fileKey))[0]).toEqual({ status: 'pending', attempts: 1 });
    await letGo();
    const price = priceOf(fileKey);
    await stack.worker.start();
    expect((await price).status).toBe(200);
    // A death beside which other files may have been in flight is no attempt.
    expect((await analysesOf(fileKey))[0]).toEqual({ status: 'done', attempts: 1 });
  });

  it('is done again by the outbox when its job was lost', async () => {
    const fileKey = await upload(encodeBinaryStl(box(34, 17, 9)));
    await untilStatus(fileKey, 'done');
    await database.query(
      `update file_analyses set status = 'pending', analysis = null, validation = null, estimate = null
       where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [fileKey],
    );
    expect((await priceOf(fileKey)).status).toBe(200);
    expect((await analysesOf(fileKey))[0]).toEqual({ status: 'done', attempts: 2 });
  });

  it('gives up a file that took its worker with it three times, and says so', async () => {
    await stack.worker.kill('SIGKILL');
    const fileKey = await upload(encodeBinaryStl(box(35, 17, 9)));
    await database.query(
      `update file_analyses set attempts = 3
       where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [fileKey],
    );
    await stack.worker.start();
    const { status, error } = await priceOf(fileKey);
    expect([status, error.details.reason]).toEqual([400, 'meshUnreadable']);
    expect(error.message).toBe('The file could not be measured within our limits of time and memory.');
  });

  it('is made anew after a change of the kernel', async () => {
    const fileKey = await upload(encodeBinaryStl(box(36, 17, 9)));
    await untilStatus(fileKey, 'done');
    await database.query(
      `update file_analyses set kernel_version = 'older'
       where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [fileKey],
    );
    expect((await priceOf(fileKey)).status).toBe(200);
    expect(await analysesOf(fileKey)).toHaveLength(2);
  });
});

/** Takes some tenths of a second. */
const ask = (name: string) =>
  client.post<{ fileKey: string; previewUrl: string }>('/api/cards', {
    ...{ name, title: 'Architecte', company: 'Atelier Zellige', phone: '+212 612-345678' },
    ...{ email: 'a@zellige.example', website: 'www.zellige.example', materialId: 'pla-noir' },
    ...{ fontFamily: 'dot', relief: 'engrave', icons: true, qr: true, frame: 'line' },
  });

interface CardRow {
  status: string;
  attempts: number;
  picture_status: string | null;
}

async function rowOf(name: string): Promise<CardRow | undefined> {
  const [row] = await query<CardRow>(
    stack,
    `select status, attempts, picture_status from generated_cards where design->'options'->>'name' = $1`,
    [name],
  );
  return row;
}

async function untilBegun(name: string): Promise<void> {
  while (((await rowOf(name))?.attempts ?? 0) === 0) await sleep(5);
}

const cardFiles = () =>
  query<{ key: string }>(
    stack,
    `select key from uploaded_files where filename like '%.3mf' order by created_at`,
  );

describe('A card', () => {
  it('whose worker is killed in the middle is made by the next, once, within the same request', async () => {
    const letGo = await holdBegun('generated_cards');
    const answer = ask('Killed');
    await untilBegun('Killed');
    await stack.worker.kill('SIGKILL');
    expect(await rowOf('Killed')).toEqual({ status: 'pending', attempts: 1, picture_status: null });
    expect(await cardFiles()).toEqual([]);
    await letGo();
    await stack.worker.start();
    const { status, data } = await answer;
    expect(status).toBe(200);
    expect((await ask('Killed')).data.fileKey).toBe(data.fileKey);
    expect(await cardFiles()).toEqual([{ key: data.fileKey }]);
    expect(await rowOf('Killed')).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('is finished by a worker that is told to stop', async () => {
    const answer = ask('Stopped');
    await untilBegun('Stopped');
    await stack.worker.restart();
    expect((await answer).status).toBe(200);
    expect(await rowOf('Stopped')).toMatchObject({ status: 'done', attempts: 1 });
    expect(await cardFiles()).toHaveLength(2);
  });

  it('has its picture although its worker was killed with the answer, and it was given up', async () => {
    const { data } = await ask('Drawn');
    await stack.worker.kill('SIGKILL');
    await query(
      stack,
      `update generated_cards set picture_status = 'failed', picture_attempts = 4 where picture_status = 'pending'`,
    );
    const picture = fetch(data.previewUrl);
    await stack.worker.start();
    const answer = await picture;
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    while ((await rowOf('Drawn'))?.picture_status !== 'done') await sleep(20);
  });
});

(stackKind === 'redis' ? describe : describe.skip)('Redis that comes back with nothing in it', () => {
  it('is told the schedules again, and the jobs that it has lost, without a request and without a restart', async () => {
    const client = new Redis(redis!.url);
    const schedules = () => client.zrange('{maintenance}:maintenance:repeat', '0', '-1');
    const before = (await schedules()).sort();
    expect(before).toContain('maintenance.requeue');
    const fileKey = await upload(encodeBinaryStl(box(37, 17, 9)));
    await untilStatus(fileKey, 'done');
    await client.flushall();
    await database.query(
      `update file_analyses set status = 'pending', analysis = null, validation = null, estimate = null,
         created_at = created_at - interval '1 minute'
       where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [fileKey],
    );
    expect(await untilStatus(fileKey, 'done')).toEqual({ status: 'done', attempts: 2 });
    expect((await schedules()).sort()).toEqual(before);
    client.disconnect();
  });
});
