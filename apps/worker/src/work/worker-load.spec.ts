import { expect, it } from '@jest/globals';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import type { WorkTally } from '@shared/infra/work/work-tally.js';
import { WorkerLoad } from './worker-load.js';

const twoOfEach = Object.fromEntries(queueNames.map((name) => [name, 2])) as Record<QueueName, number>;
const tally = { count: () => undefined } as unknown as WorkTally;

it('is full of a queue with as many of its jobs as it takes, and of no other', () => {
  const load = new WorkerLoad(tally, twoOfEach);
  const first = load.begin('analysis.measure', 'a');
  load.begin('parts.picture', 'b');
  expect(load.isFull('analysis')).toBe(false);
  load.begin('analysis.measure', 'c');
  expect([load.isFull('analysis'), load.isFull('partPictures')]).toEqual([true, false]);
  load.end(first);
  expect(load.isFull('analysis')).toBe(false);
});
