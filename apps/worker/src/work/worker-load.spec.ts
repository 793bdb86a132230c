import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import type { WorkTally } from '@shared/infra/work/work-tally.js';
import { WorkerLoad } from './worker-load.js';

const concurrency = Object.fromEntries(queueNames.map((name) => [name, 2])) as Record<QueueName, number>;
const tally = { count: () => undefined } as unknown as WorkTally;
const measure = (load: WorkerLoad, subject: string) => load.begin('analysis.measure', subject);

/** Whether it waits still, after so long. */
async function waits(waiting: Promise<void>, ms: number): Promise<boolean> {
  return Promise.race([waiting.then(() => false), sleep(ms, true)]);
}

describe('waiting for a queue to rest', () => {
  it('ends at once where a slot has nothing to do', async () => {
    const load = new WorkerLoad(tally, concurrency);
    measure(load, 'a');
    load.begin('mail.send', 'b');
    load.begin('mail.send', 'c');
    expect(await waits(load.untilRest('analysis', 60_000), 10)).toBe(false);
  });

  it('lasts while jobs follow one another, and a moment longer', async () => {
    const load = new WorkerLoad(tally, concurrency);
    measure(load, 'a');
    let running = measure(load, 'b');
    const waiting = load.untilRest('analysis', 60_000);
    for (let turn = 0; turn < 10; turn++) {
      await sleep(25);
      load.end(running);
      await sleep(2);
      running = measure(load, `${turn}`);
    }
    load.end(running);
    expect(await waits(waiting, 50)).toBe(true);
    await waiting;
  });

  it('has an end, however many jobs there are', async () => {
    const load = new WorkerLoad(tally, concurrency);
    measure(load, 'a');
    measure(load, 'b');
    await load.untilRest('analysis', 60);
    expect(load.inFlight()).toHaveLength(2);
  });
});
