import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tagsOf } from '@testing/start-tags.js';
import { lastPriority, priorityOf, priorityStepMs } from './fair-queue.js';

interface Arrival {
  flow: number;
  atMs: number;
  costMs: number;
}

interface Served extends Arrival {
  startMs: number;
  beganMs: number;
  endedMs: number;
}

/**
 * Serves the arrivals on so many servers, the smallest start tag first, on a clock of its own.
 *
 * @param toldEveryMs when the virtual time is told of what was done; 0: at once.
 */
function serve(
  arrivals: readonly Arrival[],
  weights: readonly number[],
  servers: number,
  toldEveryMs = 0,
): Served[] {
  const coming = [...arrivals].sort((a, b) => a.atMs - b.atMs);
  const last = weights.map(() => 0);
  const freeAtMs = Array.from({ length: servers }, () => 0);
  const waiting: (Arrival & { startMs: number })[] = [];
  const served: Served[] = [];
  let virtualMs = 0;
  let toldMs = 0;
  const tell = (atMs: number): void => {
    const done = served.filter(({ endedMs }) => endedMs <= atMs);
    const held = [...waiting, ...served.filter(({ beganMs }) => beganMs > atMs)].filter(
      (job) => job.atMs <= atMs && job.startMs >= virtualMs,
    );
    const doneMs = Math.max(0, ...done.map(({ startMs }) => startMs));
    virtualMs = Math.max(virtualMs, Math.min(doneMs, ...held.map(({ startMs }) => startMs)));
  };
  while (coming.length + waiting.length > 0) {
    const server = freeAtMs.indexOf(Math.min(...freeAtMs));
    if (waiting.length === 0) freeAtMs[server] = Math.max(freeAtMs[server]!, coming[0]!.atMs);
    const nowMs = freeAtMs[server]!;
    while (coming.length > 0 && coming[0]!.atMs <= nowMs) {
      const job = coming.shift()!;
      if (toldEveryMs === 0) tell(job.atMs);
      else while (toldMs + toldEveryMs <= job.atMs) tell((toldMs += toldEveryMs));
      const tags = tagsOf(virtualMs, last[job.flow]!, { costMs: job.costMs, weight: weights[job.flow]! });
      last[job.flow] = tags.finishMs;
      waiting.push({ ...job, startMs: tags.startMs });
    }
    const next = waiting.reduce((best, job) => (job.startMs < best.startMs ? job : best));
    waiting.splice(waiting.indexOf(next), 1);
    freeAtMs[server] = nowMs + next.costMs;
    served.push({ ...next, beganMs: nowMs, endedMs: nowMs + next.costMs });
  }
  return served;
}

const workOf = (served: readonly Served[], flow: number, fromMs: number, toMs: number): number =>
  served
    .filter((job) => job.flow === flow && job.beganMs >= fromMs && job.beganMs < toMs)
    .reduce((sum, { costMs }) => sum + costMs, 0);

const cost = fc.integer({ min: 1, max: 2_000 });

describe('Start-time fair queueing', () => {
  it('gives two flows that both wait their shares, but for one job of each', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 })),
        fc.array(cost, { minLength: 30, maxLength: 60 }),
        fc.array(cost, { minLength: 30, maxLength: 60 }),
        (weights, first, second) => {
          const arrivals = [first, second].flatMap((costs, flow) =>
            costs.map((costMs) => ({ flow, atMs: 0, costMs })),
          );
          const served = serve(arrivals, weights, 1);
          // While both wait: until the first of the two has begun its last job.
          const lastOf = (flow: number) => served.findLast((job) => job.flow === flow)!.beganMs;
          const endMs = Math.min(lastOf(0), lastOf(1));
          const bound = Math.max(...first) / weights[0] + Math.max(...second) / weights[1];
          for (const { beganMs } of served.filter((job) => job.beganMs <= endMs)) {
            const [a, b] = [0, 1].map((flow) => workOf(served, flow, 0, beganMs) / weights[flow]!);
            expect(Math.abs(a! - b!)).toBeLessThanOrEqual(bound + 1e-6);
          }
        },
      ),
    );
  });

  it('lets a part of a customer without other work wait for no more than one running job on each server', () => {
    fc.assert(
      fc.property(
        fc.array(cost, { minLength: 50, maxLength: 200 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3_000 }),
        cost,
        (flood, servers, atMs, costMs) => {
          const arrivals = flood.map((each) => ({ flow: 0, atMs: 0, costMs: each }));
          const served = serve([...arrivals, { flow: 1, atMs, costMs }], [1, 1], servers);
          const { beganMs } = served.find(({ flow }) => flow === 1)!;
          expect(beganMs - atMs).toBeLessThanOrEqual(Math.max(...flood));
        },
      ),
    );
  });

  it('lets a customer without other work wait for no more than one job of each other who waits, however late it is told', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            flow: fc.integer({ min: 0, max: 4 }),
            atMs: fc.integer({ min: 0, max: 4_000 }),
            costs: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 25 }),
          }),
          { minLength: 4, maxLength: 8 },
        ),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        (baskets, servers, atMs, toldEveryMs) => {
          const arrivals = baskets.flatMap(({ costs, ...of }) => costs.map((costMs) => ({ ...of, costMs })));
          const newcomer = { flow: 5, atMs, costMs: 20 };
          const served = serve([...arrivals, newcomer], [1, 2, 4, 8, 16, 1], servers, toldEveryMs);
          const place = served.findIndex(({ flow }) => flow === 5);
          const before = served.slice(0, place).filter(({ beganMs }) => beganMs > atMs);
          expect(new Set(before.map(({ flow }) => flow)).size).toBe(before.length);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('lets nothing wait for ever: what begins while a job waits has no later tag', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            flow: fc.integer({ min: 0, max: 4 }),
            atMs: fc.integer({ min: 0, max: 10_000 }),
            costMs: cost,
          }),
          { minLength: 1, maxLength: 120 },
        ),
        fc.integer({ min: 1, max: 3 }),
        (arrivals, servers) => {
          const served = serve(arrivals, [1, 2, 4, 8, 16], servers);
          expect(served).toHaveLength(arrivals.length);
          for (const [place, { atMs, startMs }] of served.entries()) {
            const meanwhile = served.slice(0, place).filter(({ beganMs }) => beganMs >= atMs);
            expect(Math.max(-Infinity, ...meanwhile.map((job) => job.startMs))).toBeLessThanOrEqual(startMs);
          }
        },
      ),
    );
  });
});

describe('priorityOf', () => {
  it('keeps the order of tags within its range, and is never 0, which would overtake all', () => {
    const range = { min: -1e6, max: lastPriority * priorityStepMs * 2, noNaN: true };
    fc.assert(
      fc.property(fc.double(range), fc.double(range), (a, b) => {
        const [low, high] = [priorityOf(Math.min(a, b), 0), priorityOf(Math.max(a, b), 0)];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(1);
        expect(high).toBeLessThanOrEqual(lastPriority);
      }),
    );
  });

  it('gives 1 to the base and a step to each 8 ms', () => {
    expect([0, 7.9, 8, 80].map((ms) => priorityOf(1_000 + ms, 1_000))).toEqual([1, 1, 2, 11]);
  });
});
