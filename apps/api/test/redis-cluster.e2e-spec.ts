import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { signedIn } from '@testing/http-client.js';
import { programOf } from '@testing/installed-programs.js';
import { RedisClusterServer } from '@testing/stack/redis-cluster.js';
import type { StackProcess } from '@testing/stack/stack-process.js';
import type { TestStack } from '@testing/stack/stack.js';
import { buyPart } from './bought-part.js';
import { query } from './database.js';
import { invoicePlaces } from './payment-orders.js';
import { noticeSeconds, RoundRobin } from './round-robin.js';
import { uploadBox } from './shop.js';
import { startStack } from './stack.js';

const hasRedis = programOf('redis-server') !== undefined;

// Without it jest.config.js says so at the end of the run, and CI fails.
(hasRedis ? describe : describe.skip)('Two APIs and two workers over a Redis Cluster of three', () => {
  let cluster: RedisClusterServer;
  let stack: TestStack;
  let balancer: RoundRobin;
  let furtherApi: Awaited<ReturnType<TestStack['addApi']>>;
  let furtherWorker: StackProcess;

  async function untilWorkers(count: number): Promise<void> {
    const sql = 'select count(*)::int as n from worker_heartbeats';
    while ((await query<{ n: number }>(stack, sql))[0]!.n < count) await sleep(50);
  }

  beforeAll(async () => {
    cluster = await RedisClusterServer.start();
    stack = await startStack({
      env: { REDIS_URL: cluster.url, RATE_LIMIT_SCALE: '3', STOP_NOTICE_SECONDS: noticeSeconds },
    });
    [furtherApi, furtherWorker] = await Promise.all([stack.addApi(), stack.addWorker()]);
    balancer = await RoundRobin.start([stack.baseUrl, furtherApi.baseUrl]);
    await untilWorkers(2);
  }, 120_000);

  afterAll(async () => {
    await balancer?.stop();
    await stack?.stop();
    await cluster?.stop();
  });

  it('serve customers whose calls go to one API, then the other, and number their invoices without a gap', async () => {
    const bought = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        buyPart(stack, { sidesMm: [41 + index, 20, 10], baseUrl: balancer.baseUrl }),
      ),
    );
    expect(bought.map(({ total }) => total > 0)).toEqual(Array(4).fill(true));
    expect(await invoicePlaces(stack)).toEqual([1, 2, 3, 4]);
    // Of each part, one measurement by one worker.
    const measured = await query(stack, `select attempts from file_analyses where status = 'done'`);
    expect(measured).toEqual(Array(4).fill({ attempts: 1 }));

    // Counted by both APIs together: 60 calls a minute, times three.
    const { client } = bought[0]!;
    const answers = await Promise.all(Array.from({ length: 200 }, () => client.get('/api/orders')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  }, 120_000);

  it('are restarted one after the other under load without one call that fails', async () => {
    const client = await signedIn({ ...stack, baseUrl: balancer.baseUrl });
    let isDone = false;
    let prices = 0;
    const failures: string[] = [];
    const callers = Array.from({ length: 3 }, async (_, caller) => {
      for (let part = 0; !isDone; part += 1) {
        const call = async () => {
          // A part of its own each, so that each price waits for a worker.
          const fileKey = await uploadBox(client, [50 + caller, 20 + part, 10]);
          const body = { fileKey, filename: 'box.stl', materialId: 'pla-noir' };
          const { status, text } = await client.post('/api/quotes/calculate', body);
          if (status !== 200) throw new Error(text);
        };
        await call().catch((error: unknown) => failures.push(String(error)));
        prices += 1;
        await sleep(4_000);
      }
    });
    for (const worker of [stack.worker, furtherWorker]) {
      expect(await worker.kill('SIGTERM')).toBe(0);
      await worker.start();
      await untilWorkers(2);
    }
    for (const { api, baseUrl } of [{ api: stack.api, baseUrl: stack.baseUrl }, furtherApi]) {
      expect(await api.kill('SIGTERM')).toBe(0);
      await api.start();
      while (!(await fetch(`${baseUrl}/health/ready`).catch(() => null))?.ok) await sleep(100);
    }
    isDone = true;
    await Promise.all(callers);
    expect(failures).toEqual([]);
    expect(prices).toBeGreaterThan(5);
  }, 180_000);

  it('keep each queue in one slot, and the queues on all nodes', async () => {
    const keys = await cluster.keys();
    const queuesOf = (node: string[]) =>
      queueNames.filter((name) => node.some((key) => key.startsWith(`{${name}}:`)));
    const perNode = keys.map(queuesOf);
    expect(perNode.map((queues) => queues.length > 0)).toEqual([true, true, true]);
    expect(perNode.flat().sort()).toEqual([...queueNames].sort());
    expect(keys.flat().filter((key) => key.startsWith('bull:'))).toEqual([]);
  });

  it('lose a node with the schedules and with what waited there, and go on when it is back, empty', async () => {
    const client = await signedIn({ ...stack, baseUrl: balancer.baseUrl });
    const fileKey = await uploadBox(client, [61, 20, 10]);
    const price = () =>
      client.post('/api/quotes/calculate', { fileKey, filename: 'box.stl', materialId: 'pla-noir' });
    const schedules = '{maintenance}:maintenance:repeat';
    const bringBack = await cluster.lose(schedules);
    expect([200, 503]).toContain((await price()).status);
    await bringBack();
    while ((await price()).status !== 200) await sleep(1_000);
    while (!(await cluster.keys()).flat().includes(`${schedules}:maintenance.requeue`)) await sleep(500);
    const invoices = await invoicePlaces(stack);
    await buyPart(stack, { sidesMm: [62, 20, 10], baseUrl: balancer.baseUrl });
    expect(await invoicePlaces(stack)).toEqual([...invoices, invoices.length + 1]);
  }, 120_000);
});
