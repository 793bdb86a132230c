import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { maxUnpaidOrders } from '@shared/domain/contract/limits.js';
import { signedIn } from '@testing/http-client.js';
import type { StackProcess } from '@testing/stack/stack-process.js';
import type { TestStack } from '@testing/stack/stack.js';
import { buyPart } from './bought-part.js';
import { query } from './database.js';
import { invoicePlaces } from './payment-orders.js';
import { noticeSeconds, RoundRobin } from './round-robin.js';
import { addAddress, orderLine, placeOrder, uploadBox } from './shop.js';
import { startStack } from './stack.js';

/** A stack with one more API and one more worker, and a balancer before the APIs. */
export class SeveralProcesses {
  private constructor(
    readonly stack: TestStack,
    readonly balancer: RoundRobin,
    readonly apis: Awaited<ReturnType<TestStack['addApi']>>[],
    readonly workers: StackProcess[],
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<SeveralProcesses> {
    const stack = await startStack({
      env: { ...env, RATE_LIMIT_SCALE: '3', STOP_NOTICE_SECONDS: noticeSeconds },
    });
    const [api, worker] = await Promise.all([stack.addApi(), stack.addWorker()]);
    const apis = [{ api: stack.api, baseUrl: stack.baseUrl }, api];
    const balancer = await RoundRobin.start(apis.map(({ baseUrl }) => baseUrl));
    const several = new SeveralProcesses(stack, balancer, apis, [stack.worker, worker]);
    await several.untilAllWork();
    return several;
  }

  async stop(): Promise<void> {
    await this.balancer.stop();
    await this.stack.stop();
  }

  async untilAllWork(): Promise<void> {
    const sql = 'select count(*)::int as n from worker_heartbeats';
    while ((await query<{ n: number }>(this.stack, sql))[0]!.n < this.workers.length) await sleep(50);
  }
}

/** What holds with any number of processes, over whatever the queues are kept in. */
export function worksAsOne(several: () => SeveralProcesses): void {
  it('serve customers whose calls go to one API, then the other, and number their invoices without a gap', async () => {
    const { stack, balancer } = several();
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
    const { stack, balancer, apis, workers } = several();
    let isDone = false;
    let orders = 0;
    const failures: string[] = [];
    const callers = Array.from({ length: 4 }, async (_, caller) => {
      const client = await signedIn({ ...stack, baseUrl: balancer.baseUrl });
      const addressId = await addAddress(client);
      for (let part = 0; !isDone; part += 1) {
        const call = async () => {
          // A part of its own each, so that each price waits for a worker.
          const fileKey = await uploadBox(client, [50 + caller, 20 + part, 10]);
          const body = { fileKey, filename: 'box.stl', materialId: 'pla-noir' };
          const { status, text } = await client.post('/api/quotes/calculate', body);
          if (status !== 200) throw new Error(text);
          if (part >= maxUnpaidOrders) return;
          await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
          orders += 1;
        };
        await call().catch((error: unknown) => failures.push(String(error)));
        // As often as uploads are allowed.
        await sleep(1_000);
      }
    });
    for (const worker of workers) {
      expect(await worker.kill('SIGTERM')).toBe(0);
      await worker.start();
      await several().untilAllWork();
    }
    for (const { api, baseUrl } of apis) {
      expect(await api.kill('SIGTERM')).toBe(0);
      await api.start();
      while (!(await fetch(`${baseUrl}/health/ready`).catch(() => null))?.ok) await sleep(100);
    }
    isDone = true;
    await Promise.all(callers);
    expect(failures).toEqual([]);
    expect(orders).toBeGreaterThan(20);
    const unpaid = await query(stack, `select 1 from orders where status = 'unpaid'`);
    expect(unpaid).toHaveLength(orders);
  }, 180_000);
}
