import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shopPath } from '@shared/domain/contract/shop-paths.js';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import { startRedisServer } from '@testing/stack/redis-server.js';
import type { TestStack } from '@testing/stack/stack.js';
import { paths, signIn, signUp } from './accounts.js';
import { query } from './database.js';
import { insertOrder, knownSecret, openCheckout, orderRow, sendCallback } from './payment-orders.js';
import { expectRefusal, expectStandingHeaders } from './refusal.js';
import { stackKind, startStack } from './stack.js';
import { runAdminUrl } from '@testing/stack/test-database.js';
import { TcpRelay } from '@testing/stack/tcp-relay.js';

let stack: TestStack;
let database: TcpRelay;
let probe: Client;

const allUp = { database: 'up', queue: 'up', storage: 'up', worker: 'up' };

beforeAll(async () => {
  const adminUrl = new URL(runAdminUrl());
  database = await TcpRelay.start({ host: adminUrl.hostname, port: Number(adminUrl.port) });
  adminUrl.port = String(database.port);
  stack = await startStack({ adminUrl: adminUrl.href });
  probe = new Client(stack);
});

afterAll(async () => {
  await stack.stop();
  await database.cut();
});

async function untilStatus(status: number): Promise<Answer> {
  let answer = await probe.get('/health/ready');
  for (let waitedMs = 0; answer.status !== status && waitedMs < 30_000; waitedMs += 100) {
    await sleep(100);
    answer = await probe.get('/health/ready');
  }
  return answer;
}

describe('/health/live', () => {
  it('answers as long as the process does', async () => {
    const answer = await probe.get('/health/live');
    expect([answer.status, answer.data]).toEqual([200, { status: 'ok' }]);
    expectStandingHeaders(answer.headers);
  });
});

/** What a process says of itself now: an answer holds for half a second. */
async function ready(client = probe): Promise<Answer> {
  await sleep(500);
  return client.get('/health/ready');
}

describe('/health/ready', () => {
  it('names every part that a request may need', async () => {
    const answer = await ready();
    expect([answer.status, answer.data]).toEqual([200, { status: 'ok', checks: { ...allUp, mail: 'up' } }]);
    expectStandingHeaders(answer.headers);
  });

  it('says at once when the last worker has stopped, and recovers with the next one', async () => {
    await stack.worker.kill('SIGTERM');
    const answer = await ready();
    const details = expectRefusal(answer, 503, 'EXTERNAL_SERVICE_ERROR');
    expect(details).toEqual({ checks: { ...allUp, worker: 'down' } });
    expect(answer.error.message).toBe('Not ready: the worker does not answer.');
    expect(answer.headers.get('retry-after')).toBe('5');
    await stack.worker.start();
    expect((await untilStatus(200)).data).toEqual({ status: 'ok', checks: { ...allUp, mail: 'up' } });
  });

  it('says when a killed worker was not heard of for 15 seconds', async () => {
    await stack.worker.kill('SIGKILL');
    expect((await ready()).status).toBe(200);
    await query(stack, `update worker_heartbeats set seen_at = seen_at - interval '15 seconds'`);
    const details = expectRefusal(await ready(), 503, 'EXTERNAL_SERVICE_ERROR');
    expect(details.checks).toEqual({ ...allUp, worker: 'down' });
    await stack.worker.start();
    expect((await untilStatus(200)).status).toBe(200);
  });

  it('says when the database is away; calls answer 503; all of it comes back by itself', async () => {
    const client = await signedIn(stack);
    await database.cut();
    const answer = await untilStatus(503);
    const { checks } = expectRefusal(answer, 503, 'DATABASE_ERROR');
    expect(checks).toMatchObject({ database: 'down', storage: 'up' });
    expect((await probe.get('/health/live')).status).toBe(200);
    for (const call of [
      () => client.get('/api/upload'),
      () => client.get('/api/auth/get-session'),
      async () => (await signIn(stack, client.email)).answer,
    ]) {
      expectRefusal(await call(), 503, 'DATABASE_ERROR');
    }
    expect(client.cookie).not.toBeNull();

    await database.mend();
    expect((await untilStatus(200)).data).toEqual({ status: 'ok', checks: { ...allUp, mail: 'up' } });
    expect((await client.get('/api/upload')).status).toBe(200);
    const email = await signUp(stack);
    expect((await probe.mailTo(email, /./)).subject).toBe('Confirmez votre adresse e-mail');
  });
});

const outages = stackKind === 'postgres' ? storageOutage : queueOutage;
describe('/health/ready, where a part of this deployment is away', outages);

/** Files on disk; those in S3 are another server's. */
function storageOutage(): void {
  it('says when the storage is away', async () => {
    const folder = join(stack.dataDir, 'files');
    await rename(folder, `${folder}.away`);
    await writeFile(folder, 'in the way');
    const answer = await ready();
    expect(expectRefusal(answer, 503, 'STORAGE_ERROR')).toEqual({ checks: { ...allUp, storage: 'down' } });
    await rm(folder);
    await rename(`${folder}.away`, folder);
    expect((await ready()).status).toBe(200);
  });
}

/** Queues and rate counters in Redis. */
function queueOutage(): void {
  it('says when Redis is away; counted calls answer 503, public pages, callbacks and sign-out go on; all of it comes back by itself', async () => {
    const redis = await startRedisServer();
    const relay = await TcpRelay.start({ host: '127.0.0.1', port: Number(new URL(redis.url).port) });
    const env = { REDIS_URL: `redis://127.0.0.1:${relay.port}`, APP_SECRET: knownSecret };
    const own = await startStack({ env });
    const client = await signedIn(own);
    const { id: orderId } = await insertOrder(own, client.email);
    const { attemptId } = await openCheckout(client, orderId);
    const shop = await client.get(shopPath('fr', 'basket'));
    const asset = /\/assets\/shop\/[^"]+\.js/.exec(shop.text)![0];
    await relay.cut();
    expectRefusal(await client.get('/api/upload'), 503, 'EXTERNAL_SERVICE_ERROR');
    expectRefusal(await client.get('/api/shipping/destinations?q=a'), 503, 'EXTERNAL_SERVICE_ERROR');
    expectRefusal(await new Client(own).post(paths.signIn, {}), 503, 'EXTERNAL_SERVICE_ERROR');

    const pages = ['/', '/en/materials', shopPath('en', 'orders'), '/developers', '/openapi.json', asset];
    // Twice: the second answer may come from memory.
    for (const path of [...pages, ...pages, '/api/materials', '/api/shipping/cities', '/api/materials'])
      expect([path, (await new Client(own).get(path)).status]).toEqual([path, 200]);
    expect((await sendCallback(own, { attemptId })).text).toBe('{"received":"taken"}');
    expect((await orderRow(own, orderId)).status).toBe('paid');
    expect((await client.post(paths.signOut)).data).toEqual({ success: true });

    const { checks } = expectRefusal(await ready(client), 503, 'EXTERNAL_SERVICE_ERROR');
    expect(checks).toEqual({ ...allUp, queue: 'down' });
    await relay.mend();
    await own.untilReady();
    const email = await signUp(own);
    expect((await client.mailTo(email, /./)).subject).toBe('Confirmez votre adresse e-mail');
    await own.stop();
    await relay.cut();
    await redis.stop();
  });
}
