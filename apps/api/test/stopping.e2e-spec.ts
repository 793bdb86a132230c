import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as Database } from 'pg';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { signUp } from './accounts.js';
import { query, untilWaiting } from './database.js';
import { noticeSeconds, RoundRobin } from './round-robin.js';
import { startStack } from './stack.js';

let stack: TestStack;
let client: Client;

beforeAll(async () => {
  // Answers in flight then have twelve seconds instead of thirty, jobs four instead of ten.
  stack = await startStack({ env: { TIME_LIMIT_SCALE: '0.4' } });
  client = await signedIn(stack);
});

afterAll(() => stack.stop());

/** Makes calls that read the table wait until it is let go. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const database = new Database({ connectionString: stack.databaseUrl });
  await database.connect();
  await database.query('begin');
  await database.query(`lock table ${table} in access exclusive mode`);
  return () => database.end();
}

const callTwelve = (): Promise<PromiseSettledResult<Answer>[]> =>
  Promise.allSettled(Array.from({ length: 12 }, () => client.get('/api/addresses')));

/** The form of an upload, in parts. */
function multipart(name: string, content: readonly Buffer[]): { body: Buffer[]; type: string } {
  const boundary = 'a-line-between';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = [Buffer.from(head), ...content, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** Until the API takes no more connections. */
async function untilRefused(): Promise<void> {
  const { hostname, port } = new URL(stack.baseUrl);
  const isTaken = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (await isTaken()) await sleep(20);
}

describe('An API process that is told to stop', () => {
  it('takes no more connections, lets twelve calls in flight end, and exits with 0', async () => {
    const letGo = await holdTable('addresses');
    const answers = callTwelve();
    // As many as its pool has connections reach the database; the others wait for those.
    await untilWaiting(stack, 10);
    const exited = stack.api.kill('SIGTERM');
    await untilRefused();
    await expect(fetch(`${stack.baseUrl}/health/live`)).rejects.toThrow('fetch failed');
    await letGo();
    const ended = await answers;
    expect(ended.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual(Array(12).fill(200));
    expect(await exited).toBe(0);
    await stack.api.start();
    await stack.untilReady();
  });

  it('takes an upload to its end that needs some seconds more', async () => {
    const content = encodeBinaryStl(sphere(20, 60, 30));
    const half = content.length / 2;
    const { body, type } = multipart('slow.stl', [content.subarray(0, half), content.subarray(half)]);
    const sending = request(`${stack.baseUrl}/api/upload`, {
      method: 'POST',
      headers: { 'Content-Type': type, Cookie: client.cookie ?? '' },
    });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    for (const part of body.slice(0, 2)) sending.write(part);
    await sleep(500);
    const exited = stack.api.kill('SIGTERM');
    await untilRefused();
    await sleep(5_000);
    for (const part of body.slice(2)) sending.write(part);
    sending.end();
    const [{ statusCode }] = await answered;
    expect([statusCode, await exited]).toEqual([200, 0]);
    await stack.api.start();
    await stack.untilReady();
  });

  it('refuses what has no answer when the time for it is up with 503 and Retry-After, and ends', async () => {
    const letGo = await holdTable('addresses');
    const answers = callTwelve();
    await untilWaiting(stack, 10);
    const beganMs = performance.now();
    await stack.api.kill('SIGTERM');
    const tookMs = performance.now() - beganMs;
    const ended = await answers;
    await letGo();
    expect(tookMs).toBeGreaterThan(11_900);
    expect(tookMs).toBeLessThan(20_000);
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason as Error;
      expect([one.value.status, one.value.error.code]).toEqual([503, 'EXTERNAL_SERVICE_ERROR']);
      expect(one.value.headers.get('retry-after')).toBe('2');
      expect(one.value.headers.get('connection')).toBe('close');
    }
    await stack.api.start();
    await stack.untilReady();
  });

  it('says on a connection that it still holds that it is not ready, and closes idle and silent ones', async () => {
    const port = Number(new URL(stack.baseUrl).port);
    const [silent, idle, kept] = [1, 2, 3].map(() => connect(port, '127.0.0.1')) as [Socket, Socket, Socket];
    const sockets = [silent, idle, kept];
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    let heard = '';
    const head = 'GET /health/ready HTTP/1.1\r\nHost: x\r\n';
    for (const socket of [idle, kept]) {
      heard = '';
      socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
      socket.write(`${head}\r\n`);
      while (!heard.includes('"success":true')) await sleep(10);
    }
    heard = '';
    // Its end comes once the process is stopping, however late that is seen here.
    kept.write(head);
    const ends = Promise.all(sockets.map((socket) => once(socket, 'close')));
    const beganMs = performance.now();
    const exited = stack.api.kill('SIGTERM');
    await untilRefused();
    kept.write('\r\n');
    await ends;
    // Short of the four seconds after which every connection is closed.
    expect(performance.now() - beganMs).toBeLessThan(3_600);
    expect(await exited).toBe(0);
    expect(heard).toMatch(/^HTTP\/1.1 503 /);
    expect(heard).toMatch(/\r\nConnection: close\r\n/i);
    expect(heard).toContain('"checks":{"process":"draining"}');
    await stack.api.start();
    await stack.untilReady();
  });

  it('is restarted under load without one call that fails, one of two after the other', async () => {
    const notice = { STOP_NOTICE_SECONDS: noticeSeconds };
    const [first, second] = await Promise.all([stack.addApi(notice), stack.addApi(notice)]);
    const balancer = await RoundRobin.start([first.baseUrl, second.baseUrl]);
    const caller = new Client({ ...stack, baseUrl: balancer.baseUrl });
    caller.cookie = client.cookie;
    let isDone = false;
    let calls = 0;
    const failures: string[] = [];
    const callers = Array.from({ length: 8 }, async (_, index) => {
      while (!isDone) {
        calls += 1;
        const answer = await (
          index % 4 === 0
            ? caller.upload('box.stl', encodeBinaryStl(box(10, 10, 10)))
            : caller.get('/api/addresses')
        ).catch((error: unknown) => ({
          status: 0,
          text: `${String(error)}: ${String((error as Error).cause)}`,
        }));
        if (answer.status !== 200) failures.push(`${answer.status} ${answer.text}`);
      }
    });
    await sleep(500);
    for (const { api, baseUrl } of [first, second, first]) {
      expect(await api.kill('SIGTERM')).toBe(0);
      await api.start();
      while (!(await fetch(`${baseUrl}/health/ready`).catch(() => null))?.ok) await sleep(50);
    }
    await sleep(500);
    isDone = true;
    await Promise.all(callers);
    await balancer.stop();
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(100);
  }, 300_000);
});

describe('A worker that is told to stop', () => {
  it('says at once that it takes no more jobs, ends the mail it is sending, and exits with 0', async () => {
    await query(
      stack,
      `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.7); return new; end $$;
       create trigger dawdle before update on outbound_mails for each row execute function dawdle()`,
    );
    const email = await signUp(stack);
    const isSending = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`;
    while ((await query(stack, isSending)).length === 0) await sleep(20);
    expect(await stack.worker.kill('SIGTERM')).toBe(0);
    const [mail] = await query(stack, 'select status from outbound_mails where recipient = $1', [email]);
    expect(mail).toEqual({ status: 'sent' });
    expect(await query(stack, 'select 1 from worker_heartbeats')).toEqual([]);
    await query(stack, 'drop function dawdle cascade');
    await stack.worker.start();
    await stack.untilReady();
    expect(await client.mailsTo(email)).toHaveLength(1);
  });
});
