import { setTimeout as sleep } from 'node:timers/promises';
import type { TestStack } from '@testing/stack/stack.js';
import { LaneTraffic } from '../lanes/lane-traffic.js';

const portion = 250;
const jobsOfCustomer = 1_000;
const claimMs = 10_000;

/** Jobs that wait while no worker runs: added until so many wait. */
export class QueueDepth {
  private added = 0;
  private customer = '';

  private constructor(
    private readonly stack: TestStack,
    private readonly traffic: LaneTraffic,
  ) {}

  /** Stops the stack's worker. */
  static async open(stack: TestStack): Promise<QueueDepth> {
    await stack.worker.kill('SIGTERM');
    return new QueueDepth(stack, await LaneTraffic.open(stack, null));
  }

  async close(): Promise<void> {
    await this.traffic.close();
  }

  /** Adds until so many wait. Answers the milliseconds of a job of the last portion. */
  async addUntil(depth: number): Promise<number> {
    let addMs = NaN;
    for (let waiting = await this.waiting(); waiting < depth; waiting += portion) {
      if (this.added % jobsOfCustomer === 0) [this.customer = ''] = await this.traffic.addCustomers(1);
      const startedMs = performance.now();
      await this.traffic.add(this.customer, portion);
      addMs = (performance.now() - startedMs) / portion;
      this.added += portion;
    }
    return addMs;
  }

  /** Lets a worker run for some seconds. Answers how many analyses it did in one. */
  async claim(): Promise<number> {
    const before = await this.waiting();
    return this.besideWorker(async () => {
      const [ready, startedMs] = [await this.waiting(), performance.now()];
      await sleep(claimMs);
      const done = ready - (await this.waiting());
      if (before === ready && done === 0) throw new Error('The worker took no job');
      return done / ((performance.now() - startedMs) / 1000);
    });
  }

  /** Lets a worker run meanwhile. */
  async besideWorker<Result>(act: () => Promise<Result>): Promise<Result> {
    await this.stack.worker.start();
    await this.stack.untilReady();
    return act().finally(() => this.stack.worker.kill('SIGTERM'));
  }

  private async waiting(): Promise<number> {
    const [row] = await this.traffic.em
      .fork()
      .execute<[{ count: number }]>(
        `select count(*)::int as count from file_analyses where status = 'pending'`,
      );
    return row.count;
  }
}
