import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as DatabaseClient } from 'pg';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { startStack } from './stack.js';

let stack: TestStack;
let bulk: Client & { email: string };
let single: Client & { email: string };
let waiting: Client & { email: string };
let operator: Client;

const operatorEmail = 'owner@example.com';

beforeAll(async () => {
  // One job at a time, so that the order of starts is that of service; requests wait six seconds instead of 25.
  const env = { WORKER_CONCURRENCY: '1', TIME_LIMIT_SCALE: '0.25', OPERATOR_EMAILS: operatorEmail };
  stack = await startStack({ env });
  [bulk, single, waiting] = await Promise.all([signedIn(stack), signedIn(stack), signedIn(stack)]);
  operator = await signedIn(stack, operatorEmail);
}, 120_000);

afterAll(() => stack.stop());

async function upload(client: Client, sizeMm: number): Promise<string> {
  const { status, data, text } = await client.upload('part.stl', encodeBinaryStl(box(sizeMm, 10, 10)));
  if (status !== 200) throw new Error(text);
  return data.key;
}

const pendingOf = async () =>
  Number(
    (
      await query<{ n: string }>(stack, `select count(*) as n from file_analyses where status = 'pending'`)
    )[0]!.n,
  );

/** Asks for a price until the worker has measured the part, as a client does that is told to retry. */
async function untilPriced(client: Client, fileKey: string): Promise<void> {
  for (;;) {
    const { status, text } = await client.post('/api/analyze', { fileKey, filename: 'part.stl' });
    if (status === 200) return;
    if (status !== 503) throw new Error(text);
  }
}

/** Owners of the files in the order in which workers began them; one that was settled just before is begun once more. */
async function beganInOrder(count: number, since = new Date(0)): Promise<string[]> {
  const sql = `select u.email from job_events e
    join uploaded_files f on f.content_hash = split_part(e.subject, '-', 1) join users u on u.id = f.user_id
    where e.job = 'analysis.measure' and e.kind = 'started' and e.at > $1
    group by e.subject, u.email order by min(e.at)`;
  for (;;) {
    const rows = await query<{ email: string }>(stack, sql, [since]);
    if (rows.length >= count) return rows.map(({ email }) => email);
    await sleep(100);
  }
}

describe('While one customer has many files', () => {
  it('another’s are measured in turn with them, and one that is waited for comes first', async () => {
    await stack.worker.kill('SIGTERM');
    for (let file = 0; file < 8; file++) await upload(bulk, 20 + file);
    for (let file = 0; file < 2; file++) await upload(single, 40 + file);
    for (let file = 0; file < 4; file++) await upload(waiting, 60 + file);
    const last = await upload(waiting, 70);
    const priced = untilPriced(waiting, last);
    while ((await query(stack, 'select 1 from lane_jobs where is_awaited')).length === 0) await sleep(50);
    await stack.worker.start();
    await priced;
    const order = await beganInOrder(15);
    const placesOf = ({ email }: { email: string }) =>
      order.flatMap((owner, place) => (owner === email ? [place] : []));
    // Each of the three begins in the first round; the second of each in the next; the awaited part is extra.
    expect(placesOf(single)).toHaveLength(2);
    expect(placesOf(single)[0]).toBeLessThan(4);
    expect(placesOf(single)[1]).toBeLessThan(7);
    expect(
      placesOf(waiting)
        .slice(0, 2)
        .every((place) => place < 4),
    ).toBe(true);
    expect(placesOf(bulk).at(-1)).toBe(14);
    while ((await pendingOf()) > 0) await sleep(100);
  }, 120_000);

  it('what waits of one whose work took longer than foreseen comes after that of others', async () => {
    // One whose turn is near: nothing of theirs took any time yet.
    const slow = await signedIn(stack);
    await operator.post('/ops/api/queues/analysis/pause', { reason: 'Looking at it' });
    const since = new Date();
    for (let file = 0; file < 4; file++) await upload(slow, 80 + file);
    for (let file = 0; file < 2; file++) await upload(single, 90 + file);
    await query(
      stack,
      `update lanes set beyond_ms = beyond_ms + 60000 where queue = 'analysis' and owner = (select id from users where email = $1)`,
      [slow.email],
    );
    const behind = `select 1 from lane_jobs where queue = 'analysis' and tag_ms >= 60000`;
    while ((await query(stack, behind)).length < 4) await sleep(50);
    await operator.post('/ops/api/queues/analysis/resume');
    const order = await beganInOrder(6, since);
    expect(order).toEqual([...Array<string>(2).fill(single.email), ...Array<string>(4).fill(slow.email)]);
    while ((await pendingOf()) > 0) await sleep(100);
  }, 120_000);

  it('who waits longer than a request may is told when the work begins', async () => {
    await stack.worker.kill('SIGTERM');
    for (let file = 0; file < 3; file++) await upload(bulk, 30 + file);
    const key = await upload(bulk, 35);
    const ask = (fileKey: string) => bulk.post('/api/analyze', { fileKey, filename: 'part.stl' });
    const refused = await ask(key);
    const details = expectRefusal(refused, 503, 'EXTERNAL_SERVICE_ERROR');
    // No worker is there: nothing can be foretold.
    expect(details.estimatedStartSeconds).toBeNull();
    expect(refused.headers.get('retry-after')).toBe('10');
    await query(
      stack,
      `insert into worker_heartbeats (worker_id, seen_at, concurrency)
       values (gen_random_uuid(), now() + interval '1 minute', '{"analysis": 1}')`,
    );
    // A minute each, by what such files take now.
    await query(stack, `update lane_jobs set size_ms = 30000, tag_ms = 0 where is_awaited = false`);
    await query(stack, `update lane_costs set factor = 2 where job = 'analysis.measure'`);
    const later = await ask(key);
    const foreseen = expectRefusal(later, 503, 'EXTERNAL_SERVICE_ERROR');
    expect(foreseen.estimatedStartSeconds).toBe(180);
    expect(later.headers.get('retry-after')).toBe('60');
    expect(foreseen.hint).toContain('180');
    // Those who give up at one moment are each told their own.
    const last = await upload(bulk, 36);
    await ask(last);
    await query(stack, `update lane_jobs set size_ms = 30000 where is_awaited`);
    const answers = await Promise.all([ask(last), ask(key), ask(last)]);
    const told = answers.map((one) => expectRefusal(one, 503, 'EXTERNAL_SERVICE_ERROR'));
    expect(told.map(({ estimatedStartSeconds }) => estimatedStartSeconds)).toEqual([240, 180, 240]);
    await query(stack, 'delete from worker_heartbeats');
    await stack.worker.start();
    await stack.untilReady();
    await untilPriced(bulk, key);
  }, 120_000);
});

describe('While a worker has a file that takes long', () => {
  it('another customer’s part is measured beside it, although it does one job at a time', async () => {
    while ((await pendingOf()) > 0) await sleep(100);
    await stack.worker.kill('SIGTERM');
    const long = await upload(bulk, 45);
    const holder = new DatabaseClient({ connectionString: stack.databaseUrl });
    await holder.connect();
    try {
      // The job cannot end before this transaction does.
      await holder.query(`begin; select from file_analyses where status = 'pending' for update`);
      await stack.worker.start();
      await stack.untilReady();
      const begun = `select 1 from lane_jobs where queue = 'analysis' and started_at is not null`;
      while ((await query(stack, begun)).length === 0) await sleep(50);
      const key = await upload(single, 90);
      const { status } = await single.post('/api/analyze', { fileKey: key, filename: 'part.stl' });
      expect(status).toBe(200);
      expect(await pendingOf()).toBe(1);
    } finally {
      await holder.end();
    }
    await untilPriced(bulk, long);
  }, 120_000);
});

describe('What an account takes of the workers', () => {
  it('is added up by the hour', async () => {
    const sql = `select w.work_ms from account_work w join users u on u.id = w.user_id where u.email = $1`;
    const rows = async () => query<{ work_ms: string }>(stack, sql, [bulk.email]);
    while ((await rows()).length === 0) await sleep(100);
    expect(Number((await rows())[0]!.work_ms)).toBeGreaterThan(0);
  }, 30_000);

  it('is bounded: further files, cards and files that were given up are refused until the hour has passed', async () => {
    const fileKey = await upload(single, 82);
    // What waits counts, too.
    while ((await query(stack, 'select 1 from lane_jobs')).length > 0) await sleep(100);
    await query(
      stack,
      `insert into account_work (user_id, starts_at, work_ms) select id, date_trunc('hour', now()), 1200000 from users
       where email = $1 on conflict (user_id, starts_at) do update set work_ms = 1200000`,
      [single.email],
    );
    await query(
      stack,
      `update file_analyses a set status = 'failed', is_given_up = true, finished_at = now() - interval '10 minutes'
       from uploaded_files f where f.key = $1 and f.content_hash = a.content_hash`,
      [fileKey],
    );
    const card = { name: 'Amina', materialId: 'pla-noir' };
    for (const refused of [
      await single.post('/api/analyze', { fileKey, filename: 'part.stl' }),
      await single.upload('part.stl', encodeBinaryStl(box(80, 10, 10))),
      await single.post('/api/cards', card),
    ]) {
      const details = expectRefusal(refused, 429, 'RATE_LIMITED');
      expect(details).toMatchObject({ limitSeconds: 1200 });
      const seconds = Number(refused.headers.get('retry-after'));
      // Until this hour has passed, at most; then what it took begins to fade.
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(3_601);
      const minutes = Math.ceil(seconds / 60);
      expect(details.hint).toContain(minutes === 1 ? 'a minute' : `${minutes} minutes`);
    }
    await upload(bulk, 81);
  });

  it('counts what waits as long as the account’s files have turned out to take', async () => {
    const owner = await signedIn(stack);
    const byEmail = 'select id from users where email = $1';
    const { id } = (await query<{ id: string }>(stack, byEmail, [owner.email]))[0]!;
    const taken = (workMs: number, foreseenMs: number) =>
      query(
        stack,
        `insert into account_work (user_id, starts_at, work_ms, foreseen_ms) values ($1, date_trunc('hour', now()), $2, $3)
         on conflict (user_id, starts_at) do update set work_ms = $2, foreseen_ms = $3`,
        [id, workMs, foreseenMs],
      );
    const wait = (job: string, costMs: number, startedAt: string) =>
      query(
        stack,
        `insert into lane_jobs (job, subject, queue, owner, is_awaited, tag_ms, size_ms, cost_ms, size_class, weight,
           waits_since, started_at)
         values ($1, 'x', 'analysis', $2, false, 0, $3, $3, 'stl', 1, now(), ${startedAt})`,
        [job, id, costMs],
      );
    const ask = async () => (await owner.upload('part.3mf', Buffer.from('no package'))).status;
    // 200 s taken and 200 s that wait, of 1,200 s: refused for its content alone.
    await taken(200_000, 200_000);
    await wait('analysis.measure', 200_000, 'null');
    expect(await ask()).toBe(400);
    // They took 7 times what was foreseen: so will those that wait.
    await taken(200_000, 20_000);
    expect(await ask()).toBe(429);
    await query(stack, 'delete from lane_jobs where owner = $1', [id]);
    expect(await ask()).toBe(400);
    // What runs counts as long as it lasts: a minute at most, though its worker may be lost for an hour.
    await taken(1_130_000, 1_130_000);
    await wait('analysis.measure', 10, `now() - interval '1 hour'`);
    expect(await ask()).toBe(400);
    await taken(1_150_000, 1_150_000);
    expect(await ask()).toBe(429);
    await query(stack, 'delete from lane_jobs where owner = $1', [id]);
  });
});
